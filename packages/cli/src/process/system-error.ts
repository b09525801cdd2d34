import { BadInput, Unable } from '../bad-input.ts';

/** What the operating system refuses. */
interface SystemError extends Error {
  /** `ENOSPC`. */
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
}

export const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  'syscall' in error &&
  typeof error.syscall === 'string';

/** Another line would not help: the machine itself must be helped. */
const OF_THE_MACHINE: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'no room is left on the disk'],
  ['EDQUOT', 'no room is left of what the disk grants you'],
  ['EFBIG', 'the file would be larger than the system allows'],
  ['EIO', 'the disk or device does not work'],
  ['EMFILE', 'too many files are open'],
  ['ENFILE', 'too many files are open'],
  ['ENOMEM', 'no memory is left'],
  ['EAGAIN', 'the device is busy'],
  ['EBUSY', 'it is in use'],
]);

const OF_THE_LINE: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file or directory'],
  ['EISDIR', 'expected a file, it is a directory'],
  ['ENOTDIR', 'a part of its path is not a directory'],
  ['EACCES', 'permission is denied'],
  ['EPERM', 'the system does not permit it'],
  ['EROFS', 'the disk can only be read'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['ELOOP', 'its links lead in a circle'],
  ['ENXIO', 'nobody listens at the device'],
  ['ETXTBSY', 'it is a program that runs'],
  ['EINVAL', 'the system cannot use this name'],
]);

/** `no room is left on the disk (ENOSPC)`. */
export function inWords({ code }: SystemError): string {
  const words = OF_THE_MACHINE.get(code) ?? OF_THE_LINE.get(code);
  return words === undefined ? `the system says ${code}` : `${words} (${code})`;
}

/** The sentence for what the system refused, told as a fault of the line or of the machine. */
export function refusal(says: string, error: SystemError): BadInput | Unable {
  const message = `${says}: ${inWords(error)}`;
  return OF_THE_MACHINE.has(error.code)
    ? new Unable(message, { cause: error })
    : new BadInput(message, { cause: error });
}

/** Does something with a file; whatever the system refuses is told after `says`. */
export function tellingRefusals<T>(says: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw isSystemError(error) ? refusal(says, error) : error;
  }
}
