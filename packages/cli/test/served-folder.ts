import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../src/serve/server.ts';
import { quietShell, temporaryFolder } from './shell.ts';

interface ServedFolder {
  readonly folder: string;
  /** What the server has said of what went wrong. */
  readonly complaints: string[];
  address(): string;
}

/** A server over a folder of these files, for as long as the tests of a file run. */
export function servedFolder(files: Readonly<Record<string, string>>): ServedFolder {
  const { folder, remove } = temporaryFolder(files);
  const complaints: string[] = [];
  let server: RunningServer;
  beforeAll(async () => {
    const shell = { ...quietShell(folder), complain: (text: string) => complaints.push(text) };
    server = await startServer(shell, { port: 0, host: 'localhost' });
  });
  afterAll(async () => {
    await server.close();
    remove();
  });
  return { folder, complaints, address: () => server.address };
}
