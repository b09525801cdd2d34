import { expectNumber, expectWords, readArguments, readNumber } from '../arguments.ts';
import { clientOf } from '../serve/client.ts';
import { startServer } from '../serve/server.ts';
import type { RunCommand, Shell } from '../shell.ts';

const DEFAULT_PORT = 5173;
const PORTS = { from: 0, to: 65535, whole: true };
const OPTIONS = { port: '<number>', host: '<name>' } as const;

export const serveCommand: RunCommand = async (args, shell) => {
  const given = readArguments(args, OPTIONS);
  expectWords(given.words, []);
  const port = readNumber('port', given.valueOf('port'), PORTS) ?? portIn(shell.env) ?? DEFAULT_PORT;
  const server = await startServer(shell, { port, host: given.valueOf('host') ?? 'localhost' });
  shell.print(greeting(server.address, clientOf(shell.root).isBuilt()));
  await shell.untilStopped();
  await server.close();
};

/** The variable of the environment by which hosts tell a program where to listen; an empty one says nothing. */
function portIn({ PORT }: Shell['env']): number | undefined {
  return PORT === undefined || PORT === '' ? undefined : expectNumber('variable «PORT»', PORT, PORTS);
}

function greeting(address: string, hasClient: boolean): string {
  return hasClient
    ? `Bridgehead is at ${address} and its maps are at ${address}#/map (Ctrl+C ends it)\n`
    : `The client is not built («npm run build» does it); the server is at ${address} (Ctrl+C ends it)\n`;
}
