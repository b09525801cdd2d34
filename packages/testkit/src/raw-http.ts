/** HTTP without a library: any bytes may be sent, and what comes back is read strictly. */
import { connect, type Socket } from 'node:net';

export interface RawReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface RawRequest {
  /** One character a byte. */
  readonly bytes: string;
  /** Sent at once, or in pieces with a pause between them. */
  readonly pieces?: number;
  /** Afterwards the client says that it has no more, waits with an open line, or goes away without reading. */
  readonly ending?: 'finish' | 'hold' | 'abort';
}

export interface Received {
  readonly text: string;
  /** Either side went away before the end. */
  readonly isCut: boolean;
}

const PIECE_MS = 5;
const HOLD_MS = 30;
const PATIENCE_MS = 60_000;

/** Sends the bytes and gives all that came back until the connection was closed. */
export function exchange(port: number, { bytes, pieces = 1, ending = 'finish' }: RawRequest): Promise<Received> {
  return new Promise((resolve, reject) => {
    let text = '';
    let isCut = ending !== 'finish';
    const socket = connect(port, '127.0.0.1');
    const patience = setTimeout(() => socket.destroy(new Error('the connection was never closed')), PATIENCE_MS);
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', (error) => {
      // A client that is refused while it still speaks may be cut off.
      if ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')) isCut = true;
      else reject(error);
    });
    socket.on('close', () => {
      clearTimeout(patience);
      resolve({ text, isCut });
    });
    socket.on('connect', async () => {
      await send(socket, bytes, pieces);
      if (ending === 'finish') socket.end();
      else setTimeout(() => socket.destroy(), ending === 'hold' ? HOLD_MS : 0);
    });
  });
}

async function send(socket: Socket, bytes: string, pieces: number): Promise<void> {
  const length = Math.ceil(bytes.length / pieces);
  for (let at = 0; at < bytes.length; at += length) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, PIECE_MS));
    if (socket.writable) socket.write(Buffer.from(bytes.slice(at, at + length), 'latin1'));
  }
}

const HEAD = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[\w-]+: [^\r\n]*\r\n)*)\r\n/;
const BODILESS = [204, 304];

/** The replies one after the other; throws at the first that is not well formed. What was cut may end anywhere. */
export function readReplies({ text, isCut }: Received, isHead = false): RawReply[] {
  const replies: RawReply[] = [];
  for (let rest = text; rest !== ''; ) {
    const [head, status = '', lines = ''] = HEAD.exec(rest) ?? [];
    if (head === undefined && isCut) break;
    if (head === undefined) throw new Error(`not a reply: ${JSON.stringify(rest.slice(0, 200))}`);
    const headers = new Map(lines.split('\r\n').slice(0, -1).map(headerOf));
    const length = isHead || BODILESS.includes(Number(status)) ? 0 : Number(headers.get('content-length'));
    if (!Number.isInteger(length)) throw new Error(`a reply without length: ${JSON.stringify(head)}`);
    const body = rest.slice(head.length, head.length + length);
    if (body.length !== length && !isCut) throw new Error(`a reply of another length: ${JSON.stringify(head)}`);
    replies.push({ status: Number(status), headers, body });
    rest = rest.slice(head.length + length);
  }
  return replies;
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
}
