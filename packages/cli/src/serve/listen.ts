import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BadInput } from '../bad-input.ts';

export interface ServerPlace {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

/** A browser may try either first: with only one of them the other might be left to another program. */
const LOCALHOST = ['127.0.0.1', '::1'];
/** A machine need not have both. */
const LACKING = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];
/** A port that was free at one address may be taken at the other. */
const MOST_TRIES = 5;

/** One server for each address of the host, all at one port. */
export async function listen(newServer: () => Server, place: ServerPlace): Promise<readonly Server[]> {
  const isLocal = place.host.toLowerCase() === 'localhost';
  for (let tries = 1; ; tries++) {
    try {
      return await openAll(newServer, isLocal ? LOCALHOST : [place.host], place.port);
    } catch (error) {
      if (place.port === 0 && codeOf(error) === 'EADDRINUSE' && tries < MOST_TRIES) continue;
      throw new BadInput(refusal(codeOf(error), place), { cause: error });
    }
  }
}

async function openAll(newServer: () => Server, addresses: readonly string[], port: number): Promise<Server[]> {
  const servers: Server[] = [];
  let lack: unknown;
  for (const address of addresses) {
    const server = newServer();
    try {
      server.listen(addressOf(servers[0])?.port ?? port, address);
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      lack = error;
      if (addresses.length > 1 && LACKING.includes(codeOf(error))) continue;
      for (const open of servers) open.close();
      throw error;
    }
  }
  if (servers.length === 0) throw lack;
  return servers;
}

export function addressOf(server: Server | undefined): AddressInfo | undefined {
  const address = server?.address();
  return typeof address === 'object' ? (address ?? undefined) : undefined;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function refusal(code: string, { port, host }: ServerPlace): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken: expected a free one, such as --port ${port + 1}`;
  if (code === 'EACCES') return `port ${port} is not allowed: expected one from 1024 on, such as --port 5173`;
  return `cannot listen on «${host}»: expected a name or an address of this machine`;
}
