import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

// A reader that has seen enough, such as `head`, closes the pipe; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await run(process.argv.slice(2), {
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  cwd: process.cwd(),
  env: process.env,
  input: process.stdin,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  untilStopped: async () => {
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  },
});
