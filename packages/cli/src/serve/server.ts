import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Shell } from '../shell.ts';
import { safeHeaders } from './headers.ts';
import { isOwnName } from './hosts.ts';
import { addressOf, listen, type ServerPlace } from './listen.ts';
import { METHODS, respond } from './respond.ts';
import { createRouter, type Router } from './router.ts';

export interface RunningServer {
  readonly address: string;
  /** Ends within a moment, whatever is still being sent or received. */
  readonly close: () => Promise<void>;
}

/** How long a client may take, in milliseconds, and how much it may have. */
interface Limits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** For a reader that takes nothing, or for one that says nothing. */
  readonly idleTimeout: number;
  readonly connections: number;
  /** Nobody has anything to send here; what is sent all the same is thrown away, up to so many bytes. */
  readonly bodyBytes: number;
}

/**
 * Fewer connections than a process may have files open: no number of clients keeps us from reading one. While a map is
 * drawn nothing is read: what has come meanwhile must not be too late, even on a slow machine.
 */
const LIMITS: Limits = {
  headersTimeout: 60_000,
  requestTimeout: 90_000,
  keepAliveTimeout: 5_000,
  idleTimeout: 60_000,
  connections: 512,
  bodyBytes: 1_000_000,
};
const CHECK_EVERY_MS = 1000;

interface Service {
  readonly route: Router;
  readonly complain: Shell['complain'];
  readonly place: ServerPlace;
  readonly limits: Limits;
}

export async function startServer(
  shell: Shell,
  place: ServerPlace,
  limits: Partial<Limits> = {},
): Promise<RunningServer> {
  const { complain } = shell;
  const service: Service = { route: createRouter(shell), complain, place, limits: { ...LIMITS, ...limits } };
  const servers = await listen(() => newServer(service), place);
  for (const server of servers) server.on('error', (error) => complain(`bridgehead: ${error.message}\n`));
  return {
    address: `http://${hostOf(place)}:${addressOf(servers[0])?.port ?? place.port}/`,
    close: async () => {
      await Promise.all(servers.map(closed));
    },
  };
}

/** First nobody new comes in, then everybody goes. */
function closed(server: Server): Promise<unknown> {
  const done = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  return done;
}

/** The host as an address spells it; a server that listens everywhere is also here. */
function hostOf({ host }: ServerPlace): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function newServer({ route, complain, place, limits }: Service): Server {
  const { idleTimeout, connections, bodyBytes, ...timeouts } = limits;
  const server = createServer({
    ...timeouts,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    // We say ourselves what is wrong with a host.
    requireHostHeader: false,
  });
  server.setTimeout(idleTimeout);
  server.maxConnections = connections;
  const ownName = (name: string): boolean => isOwnName(name, addressOf(server)?.address ?? '', place.host);
  /** The newest response of each connection. */
  const responses = new WeakMap<Duplex, ServerResponse>();
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    responses.set(request.socket, response);
    throwAway(request, bodyBytes);
    respond({ route, isOwnName: ownName, complain }, request, response);
  };
  server.on('request', handle);
  // Whatever a client expects of us: it gets the response, and need not send a body.
  server.on('checkContinue', handle);
  server.on('checkExpectation', handle);
  server.on('connect', (_request, socket) => refuse(socket, 405));
  server.on('clientError', (error, socket) => {
    if (responses.get(socket)?.writableFinished === false) hangUp(socket);
    else refuse(socket, statusOf(error));
  });
  return server;
}

function throwAway(request: IncomingMessage, most: number): void {
  let size = 0;
  request.on('error', () => undefined);
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size > most) request.socket.destroy();
  });
}

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const statusOf = (error: Error): number => ('code' in error ? STATUSES[String(error.code)] : undefined) ?? 400;

/** Answers what could not be read as a request. It may have been a HEAD: the status must do. */
function refuse(socket: Duplex, status: number): void {
  const headers = {
    ...safeHeaders(),
    ...(status === 405 ? METHODS : {}),
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': 0,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  hangUp(socket, [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
}

/** What has been written before still goes out. An error that nobody hears would end the process. */
function hangUp(socket: Duplex, last = ''): void {
  socket.on('error', () => undefined);
  if (socket.writable) socket.end(last, () => socket.destroy());
  else socket.destroy();
}
