import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BadInput } from '../bad-input.ts';
import type { Shell } from '../shell.ts';
import { type Answerer, answerer } from './answers.ts';

export interface RunningServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

export interface ServerPlace {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

export async function startServer(shell: Shell, place: ServerPlace): Promise<RunningServer> {
  const answer = guarded(answerer(shell), shell);
  const server = createServer((request, response) => respond(answer, request, response));
  const port = await listening(server, place);
  return {
    address: `http://${hostOf(place)}:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A fault of our own in one answer is told to both sides; the other answers go on. */
function guarded(answer: Answerer, { complain }: Shell): Answerer {
  return (url) => {
    try {
      return answer(url);
    } catch (error) {
      complain(`bridgehead: ${url.pathname}: ${error instanceof Error ? error.stack : error}\n`);
      return { status: 500, type: 'text/plain; charset=utf-8', body: String(error) };
    }
  };
}

/** The host as an address spells it; a server that listens everywhere is also here. */
function hostOf({ host }: ServerPlace): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function listening(server: Server, { port, host }: ServerPlace): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new BadInput(refusal(error, port, host), { cause: error });
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function refusal(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is taken: expected a free one, such as --port ${port + 1}`;
  if (code === 'EACCES') return `port ${port} is not allowed: expected one from 1024 on, such as --port 5173`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return `cannot listen on «${host}»: expected a name or an address of this machine`;
  }
  throw error;
}

function respond(answer: Answerer, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { status, type, body, isForever = false, location } = answer(new URL(request.url ?? '/', 'http://localhost'));
  const packing = isText(type) ? packingFor(String(request.headers['accept-encoding'])) : undefined;
  const content = packing === undefined ? Buffer.from(body) : packed(body, packing);
  response.writeHead(status, {
    'content-type': type,
    'content-length': content.length,
    'cache-control': isForever ? 'max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(packing === undefined ? {} : { 'content-encoding': packing }),
    ...(location === undefined ? {} : { location }),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}

type Packing = 'br' | 'gzip';

/** The smallest that the browser takes. */
function packingFor(accepted: string): Packing | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

const PACKERS: Readonly<Record<Packing, (body: string | Buffer) => Buffer>> = {
  // A little more than this packs hardly better and takes twice as long.
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body, { level: 4 }),
};

/** Files stay the same buffers until they change: each is packed once. */
const packedFiles: Readonly<Record<Packing, WeakMap<Buffer, Buffer>>> = { br: new WeakMap(), gzip: new WeakMap() };

function packed(body: string | Buffer, packing: Packing): Buffer {
  if (typeof body === 'string') return PACKERS[packing](body);
  const known = packedFiles[packing].get(body) ?? PACKERS[packing](body);
  packedFiles[packing].set(body, known);
  return known;
}

/** Fonts and pictures are packed already. */
const isText = (type: string): boolean => /^text\/|json|svg|javascript/.test(type);
