/** What is sent, and all that is derived from its bytes. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Packing = 'br' | 'gzip';

export interface Content {
  readonly type: string;
  readonly body: Buffer;
  /** A strong validator; each form of the bytes has its own. */
  readonly tag: (packing: Packing | undefined) => string;
  /** Packed when first asked for, and once. */
  readonly packed: (packing: Packing) => Buffer;
  /** Hashes of the scripts that stand in a page itself: no other may run there. */
  readonly scripts: readonly string[];
}

export const HTML = 'text/html; charset=utf-8';
export const SVG = 'image/svg+xml; charset=utf-8';
export const CSS = 'text/css; charset=utf-8';
export const JS = 'text/javascript; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';
export const TEXT = 'text/plain; charset=utf-8';

export function contentOf(type: string, given: string | Buffer): Content {
  const body = Buffer.from(given);
  const hash = lazy(() => hashOf(body).slice(0, 27));
  const forms = { br: lazy(() => PACKERS.br(body)), gzip: lazy(() => PACKERS.gzip(body)) };
  return {
    type,
    body,
    tag: (packing) => (packing === undefined ? `"${hash()}"` : `"${hash()}-${packing}"`),
    packed: (packing) => forms[packing](),
    scripts: type === HTML ? scriptHashes(body.toString()) : [],
  };
}

const PACKERS: Readonly<Record<Packing, (body: Buffer) => Buffer>> = {
  // A little more than this packs hardly better and takes twice as long.
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body, { level: 4 }),
};

/** What fits into one packet is sent as it is; fonts and pictures are packed already. */
const isWorthPacking = ({ type, body }: Content): boolean =>
  body.length > 1400 && /^text\/|json|svg|javascript/.test(type);

/** The smallest form that the reader takes, by its `Accept-Encoding`. */
export function packingFor(content: Content, accepted: string): Packing | undefined {
  if (!isWorthPacking(content)) return undefined;
  const taken = accepted.split(',').flatMap((coding) => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((packing) => taken.includes(packing));
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A browser hashes a script as it reads it: with the line ends of Unix. */
const scriptHashes = (page: string): string[] =>
  [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${hashOf(Buffer.from(script.replaceAll('\r\n', '\n')))}'`,
  );

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
