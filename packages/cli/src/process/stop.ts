import { once } from 'node:events';
import { exitOfSignal, STOP_SIGNALS, type StopSignal } from './exit-codes.ts';

/** A program that is still busy with its end after so long is ended. */
const PATIENCE_MS = 500;

const isStopSignal = (name: string): name is StopSignal => Object.hasOwn(STOP_SIGNALS, name);

/** Listens for signals from the first call on; the first that comes is the last that is heeded. */
export function openStop(): () => Promise<StopSignal> {
  let stopped: Promise<StopSignal> | undefined;
  return () => {
    stopped ??= firstSignal();
    return stopped;
  };
}

async function firstSignal(): Promise<StopSignal> {
  const heard = new AbortController();
  const signals = Object.keys(STOP_SIGNALS).filter(isStopSignal);
  const signal = await Promise.race(
    signals.map(async (name) => {
      await once(process, name, { signal: heard.signal });
      return name;
    }),
  );
  heard.abort();
  setTimeout(() => process.exit(exitOfSignal(signal)), PATIENCE_MS).unref();
  return signal;
}
