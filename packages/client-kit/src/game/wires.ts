/** Lines of the protocol between threads, in lists: what is asked in one breath goes in one message. */
import type { EngineClient } from './contract.ts';
import { createLineClient } from './line-client.ts';

/** Dozens of messages would keep the window from drawing. */
export function together(send: (lines: readonly string[]) => void): (line: string) => void {
  let waiting: string[] = [];
  return (line) => {
    waiting.push(line);
    if (waiting.length > 1) return;
    queueMicrotask(() => {
      const all = waiting;
      waiting = [];
      send(all);
    });
  };
}

export interface PortClient extends EngineClient {
  close(): void;
}

/** Asks the other end. */
export function askOver(port: MessagePort): PortClient {
  const lines = createLineClient(together((all) => port.postMessage(all)));
  port.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
    for (const line of data) lines.receive(line);
  };
  return { request: lines.request, close: () => port.close() };
}

/** Answers what comes over a port. */
export function answerOver(port: MessagePort, handleLine: (line: string) => string): void {
  port.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
    port.postMessage(data.map(handleLine));
  };
}
