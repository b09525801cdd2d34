import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadInput } from '../bad-input.ts';
import type { Shell } from '../shell.ts';
import { packingFor } from './content.ts';
import { safeHeaders } from './headers.ts';
import { hostName } from './hosts.ts';
import { NOTHING_HERE, type PageResponse, textResponse } from './page-response.ts';
import type { Router } from './router.ts';
import { readTarget, type Target } from './target.ts';

interface RequestContext {
  readonly route: Router;
  /** Whether we go by this name. */
  readonly isOwnName: (host: string) => boolean;
  readonly complain: Shell['complain'];
}

export const METHODS = { allow: 'GET, HEAD, OPTIONS' };
const MOST_TARGET = 2048;

const NO_HOST = textResponse(400, 'The request must name one host.');
const FOREIGN_HOST = textResponse(421, 'This server answers to the names of its own machine only.');
const NO_ADDRESS = textResponse(400, 'This is not an address.');
const TOO_LONG = textResponse(414, 'The address is too long.');
const READ_ONLY = textResponse(405, 'This server can only be read.', METHODS);
const WHAT_MAY_BE_ASKED = textResponse(204, '', METHODS);
/** A fault of our own, which no request can bring about by itself. */
const NOT_NOW = textResponse(503, 'This cannot be shown just now; the window in which the server runs says why.');

/** Whatever is asked and whatever goes wrong, one response is sent, and it tells nothing of this machine. */
export function respond(context: RequestContext, request: IncomingMessage, response: ServerResponse): void {
  try {
    send(responseTo(context, request), request, response);
  } catch (error) {
    context.complain(`bridgehead: ${printable(request.url)}: ${faultText(error)}\n`);
    if (response.headersSent) response.destroy();
    else send(NOT_NOW, request, response);
  }
}

/** Nothing that a terminal would obey. */
const printable = (text = ''): string => text.replace(/[^\x21-\x7e]/g, '?');

function responseTo(context: RequestContext, request: IncomingMessage): PageResponse {
  const { method, url = '' } = request;
  if (url.length > MOST_TARGET) return TOO_LONG;
  const target = readTarget(url);
  const refusal = hostRefusal(context, request, target);
  if (refusal !== undefined) return refusal;
  if (method === 'OPTIONS' && (url === '*' || target !== undefined)) return WHAT_MAY_BE_ASKED;
  if (method !== 'GET' && method !== 'HEAD') return READ_ONLY;
  if (target === undefined) return NO_ADDRESS;
  return target.path === undefined ? NOTHING_HERE : context.route(target.path, target.query);
}

/** One host, as every browser sends it; only the oldest programs have none to name. An address in full names another. */
function hostRefusal(
  { isOwnName }: RequestContext,
  request: IncomingMessage,
  target: Target | undefined,
): PageResponse | undefined {
  const given = request.headersDistinct.host ?? [];
  if (given.length > 1 || (given.length === 0 && request.httpVersion !== '1.0')) return NO_HOST;
  const all = target?.authority === undefined ? given : [...given, target.authority];
  for (const name of all.map(hostName)) {
    if (name === undefined) return NO_HOST;
    if (!isOwnName(name)) return FOREIGN_HOST;
  }
  return undefined;
}

function faultText(error: unknown): string {
  if (error instanceof BadInput) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function send(page: PageResponse, request: IncomingMessage, response: ServerResponse): void {
  const { status, content } = page;
  const packing = packingFor(content, request.headers['accept-encoding'] ?? '');
  const tag = status === 200 ? content.tag(packing) : undefined;
  const headers = commonHeaders(page, tag);
  if (status === 204 || isKnown(request.headers['if-none-match'], tag)) {
    response.writeHead(status === 204 ? 204 : 304, headers).end();
    return;
  }
  const body = packing === undefined ? content.body : content.packed(packing);
  response.writeHead(status, {
    ...headers,
    'content-type': content.type,
    'content-length': body.length,
    ...(packing === undefined ? {} : { 'content-encoding': packing }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What a response carries also where its content is known already. */
const commonHeaders = (
  { status, content, isForever = false, headers = {} }: PageResponse,
  tag: string | undefined,
) => ({
  ...safeHeaders(content.scripts),
  ...headers,
  'cache-control': status !== 200 ? 'no-store' : isForever ? 'max-age=31536000, immutable' : 'no-cache',
  vary: 'accept-encoding',
  ...(tag === undefined ? {} : { etag: tag }),
});

/** `*`, or a list in which the tag stands, weak or strong. */
function isKnown(known: string | undefined, tag: string | undefined): boolean {
  if (known === undefined || tag === undefined) return false;
  return known.trim() === '*' || [...known.matchAll(/"[^"]*"/g)].some(([one]) => one === tag);
}
