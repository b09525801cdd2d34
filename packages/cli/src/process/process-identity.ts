/** Which process this is, so that another can tell later whether it still runs. */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** Which start of the machine it belongs to, and when it began there; empty where the system does not tell. */
  readonly boot: string;
  readonly began: string;
}

export const ownIdentity = (): ProcessIdentity => ({
  pid: process.pid,
  host: hostname(),
  boot: bootOf(),
  began: statusOf(process.pid)?.began ?? '',
});

/** A process of another machine may be running: nobody here can tell. */
export const isElsewhere = ({ host }: ProcessIdentity): boolean => host !== hostname();

/** A number is given again to another process in time, so when it began must agree as well. */
export function mayRun(identity: ProcessIdentity): boolean {
  if (isElsewhere(identity)) return true;
  if (identity.boot !== bootOf() || !isRunning(identity.pid)) return false;
  const status = statusOf(identity.pid);
  return status === undefined || (status.isAlive && status.began === identity.began);
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is somebody else's, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function bootOf(): string {
  return textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
}

/** The fields that the system tells of a process begin behind its name, which may hold anything. */
function statusOf(pid: number): { readonly isAlive: boolean; readonly began: string } | undefined {
  const text = textOf(`/proc/${pid}/stat`);
  if (text === undefined) return undefined;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { isAlive: !['Z', 'X'].includes(fields[0] ?? ''), began: fields[19] ?? '' };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
