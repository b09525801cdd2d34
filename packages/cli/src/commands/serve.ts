import { expectWords, readArguments, readNumber } from '../arguments.ts';
import { startServer } from '../serve/server.ts';
import type { Command } from '../shell.ts';

const DEFAULT_PORT = 5173;
const OPTIONS = { port: '<number>', host: '<name>' } as const;

export const serveCommand: Command = {
  usage: `[--port ${DEFAULT_PORT}] [--host localhost]`,
  summary: 'Serves the atlas as a page. With --host 0.0.0.0 other devices in the network can open it.',
  run: async (args, shell) => {
    const given = readArguments(args, OPTIONS);
    expectWords(given.words, []);
    const port = readNumber('port', given.valueOf('port'), { from: 0, to: 65535, whole: true }) ?? DEFAULT_PORT;
    const server = await startServer(shell, { port, host: given.valueOf('host') ?? 'localhost' });
    shell.print(`The atlas is at ${server.address} (Ctrl+C ends it)\n`);
    await shell.untilStopped();
    await server.close();
  },
};
