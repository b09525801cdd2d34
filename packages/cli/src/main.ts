import { fileURLToPath } from 'node:url';
import { openOutput, unwritten } from './process/channels.ts';
import { complaintOf, EXIT_DONE, endingOf } from './process/exit-codes.ts';
import { openStop } from './process/stop.ts';
import { isSystemError } from './process/system-error.ts';
import { run } from './run.ts';

/** Where standard error is full or gone, nobody can be told. */
function complain(text: string): void {
  try {
    process.stderr.write(text);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

function end(error: unknown): never {
  const { code, says } = endingOf(error, process.env);
  complain(complaintOf(says));
  process.exit(code);
}

process.stderr.on('error', () => {});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, closes the pipe; that is no fault.
  if (error.code === 'EPIPE') process.exit(EXIT_DONE);
  end(isSystemError(error) ? unwritten(error) : error);
});
process.on('uncaughtException', end);
process.on('unhandledRejection', end);

const output = openOutput(process.stdout);

process.exitCode = await run(process.argv.slice(2), {
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  cwd: process.cwd(),
  env: process.env,
  input: process.stdin,
  print: output.write,
  untilTaken: output.untilTaken,
  complain,
  untilStopped: openStop(),
});
