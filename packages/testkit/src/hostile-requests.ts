/** Requests that no decent program would send, made from a grammar of bad targets, methods, headers and endings. */
import type { Random } from '@bridgehead/engine';
import type { RawRequest } from './raw-http.ts';

export interface HostileRequest extends Required<RawRequest> {
  readonly isHead: boolean;
}

/** What the server under test has: half-right addresses come farther than wrong ones. */
export interface KnownPlace {
  readonly host: string;
  readonly addresses: readonly string[];
}

type Make = (random: Random, place: KnownPlace) => string;

const oneOf = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing =>
  things[random.below(things.length)] ?? things[0];

const many = (random: Random, most: number, make: () => string): string =>
  Array.from({ length: random.below(most + 1) }, make).join('');

const anyByte = (random: Random): string => String.fromCharCode(random.below(256));

const BAD_TARGETS = [
  ...['//', '///', '/\\', '//[', '/\\[', 'http://[', 'http://', 'http:///', 'https://x:y@z/', 'http://a b/', '*', '/*'],
  ...[
    '',
    'atlas',
    '?',
    '#',
    '/?',
    '/#',
    '/??',
    '/%',
    '/%0',
    '/%zz',
    '/%ff',
    '/%00',
    '/a%00.js',
    '/%u0041',
    '/%E0%A4%A',
  ],
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/..\\..\\x.js', '/..%5c..%5cx.js'],
  ...['/%c0%ae%c0%ae/x.js', '/....//x.js', '/./index.html', '/assets/../index.html', '/.git/config', '/.env', '/.js'],
  ...['/con', '/aux.js', '/C:/x.js', '/c:x.js', '/index.html::$DATA', '/index.html.', '/index.html%20', '/index.html/'],
  ...[
    '/index.html/x.js',
    '/INDEX.HTML',
    '/__proto__',
    '/constructor.js',
    '/atlas/assets/__proto__',
    '/atlas/..',
    '/atlas//',
  ],
  ...[
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:,',
    'ws://localhost/',
    'mailto:x',
    '/\0',
    '/\x7f',
    '/\xe9',
    '/\x1b[2J',
  ],
  ...['/ HTTP/1.1 more', '/\tx', '/<script>', '/"', "/'", '/{}', '/|', '/^', '/`', '/;', '/atlas/;x', '/atlas/?theme'],
] as const;

const PIECES = [
  ...['/', '/', '/', '//', '\\', '..', '.', '%2f', '%5c', '%00', '%', '%e0%a4', ':', '@', '[', ']', '?', '#', '&', '='],
  ...[
    'atlas',
    'assets',
    'index.html',
    '.svg',
    '.json',
    '.js',
    'theme=dark',
    'http://',
    'localhost',
    '~',
    '*',
    '\t',
    ' ',
  ],
  ...['\x01', '\xff', '"', '<', "'", ',', '-', '0', '9999'],
] as const;

const TARGETS: readonly [Make, ...Make[]] = [
  (random) => oneOf(random, ['/', ...BAD_TARGETS]),
  (random) => oneOf(random, ['/', '']) + many(random, 8, () => oneOf(random, ['/', ...PIECES])),
  (random, { addresses }) => {
    const good = oneOf(random, ['/', ...addresses]);
    const at = random.below(good.length + 1);
    return good.slice(0, at) + oneOf(random, [...PIECES, anyByte(random)]) + good.slice(at + random.below(2));
  },
  (random, { addresses }) => `${oneOf(random, ['/', ...addresses])}?theme=${many(random, 40, () => anyByte(random))}`,
  (random) =>
    `/${oneOf(random, ['a', 'a/', '../', '%2e%2e%2f', '%00', '\\']).repeat(oneOf(random, [300, 3000, 20_000]))}`,
  (random, { host, addresses }) => `http://${oneOf(random, [host, ...BAD_HOSTS])}${oneOf(random, ['/', ...addresses])}`,
  (random, { addresses }) => oneOf(random, ['/', ...addresses]),
];

const METHODS = [
  ...[
    'HEAD',
    'HEAD',
    'OPTIONS',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'M-SEARCH',
    'SOURCE',
  ],
  ...['PRI', 'get', 'GE T', '', 'G\0T', 'XYZZY', 'A'.repeat(300), '\xff'],
] as const;

const VERSIONS = [
  ...['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/1.', '', 'http/1.1', 'HTTPS/1.1', 'HTTP/1.1 ', 'ICE/1.0'],
] as const;

const BAD_HOSTS = [
  ...['', 'evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', 'localhost:99999999', 'localhost:80:80'],
  ...[
    'localhost:x',
    '[',
    '[::1',
    '[]',
    '[::1]x',
    '@',
    'u@localhost',
    'a b',
    'localhost, evil.example',
    '..',
    '*',
    '\xff',
  ],
  ...['x'.repeat(9000), '0', '0x7f.1', 'http://localhost/', '/etc/passwd', '%6cocalhost'],
] as const;

const HEADERS = [
  ...[
    'Content-Length: -1',
    'Content-Length: 5',
    'Content-Length: 5\r\nContent-Length: 6',
    `Content-Length: ${'9'.repeat(30)}`,
  ],
  ...['Content-Length: 0x10', 'Transfer-Encoding: chunked', 'Transfer-Encoding: gzip', 'Transfer-Encoding: x, chunked'],
  ...['Transfer-Encoding: chunked\r\nContent-Length: 3', 'Expect: 100-continue', 'Expect: 200-ok', 'Expect: '],
  ...[
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings',
    'Connection: close',
  ],
  ...[
    'Connection: keep-alive, close',
    'Connection: host',
    'Keep-Alive: timeout=999999',
    'If-None-Match: *',
    'If-None-Match: "',
  ],
  ...[
    'If-None-Match: W/"x", "y"',
    `If-None-Match: ${'"x",'.repeat(2000)}`,
    'If-Modified-Since: never',
    'If-Match: "x"',
  ],
  ...[
    'Accept-Encoding: br',
    'Accept-Encoding: gzip',
    'Accept-Encoding: br;q=0, gzip;q=0, identity;q=0',
    'Accept-Encoding: ;;;q=,,',
  ],
  ...[
    'Accept-Encoding: __proto__',
    'Range: bytes=0-',
    'Range: bytes=9-1,-',
    'Range: x',
    'Referer: //[',
    'Origin: null',
  ],
  ...[
    `Cookie: ${'x'.repeat(7000)}`,
    `Cookie: ${'x'.repeat(30_000)}`,
    ' folded: yes',
    'no colon',
    ': nameless',
    'X: \0',
    'X\0: y',
  ],
  ...[
    'X : y',
    'X: \x1b[2J\x9b',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-For: 1',
    'Host : localhost',
    '__proto__: x',
  ],
  ...['constructor: x', Array.from({ length: 3000 }, (_, i) => `X${i}: y`).join('\r\n')],
] as const;

const BODIES = [
  ...[
    '',
    '',
    '',
    '',
    'x',
    'hello',
    '5\r\nhello\r\n0\r\n\r\n',
    '5\r\nhel',
    'ffffffffffffffffff\r\nx',
    '-1\r\n',
    '0\r\nX: y\r\n\r\n',
  ],
  ...['\r\n', 'GET / HTTP/1.1\r\n\r\n', 'x'.repeat(100_000), `1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`],
] as const;

/** What is no request at all; the last is how a secure connection begins. */
const NOISE = [
  '\0',
  '\r\n\r\n\r\n',
  '\n',
  'GET',
  'GET /',
  'HTTP/1.1 200 OK\r\n\r\n',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
] as const;

/** Most of a request is as it should be: what is wrong everywhere is refused at the first fault. */
const usually = <Thing>(random: Random, good: Thing, odd: () => Thing): Thing => (random.below(5) > 0 ? good : odd());

export function hostileRequest(random: Random, place: KnownPlace): HostileRequest {
  const method = usually(random, 'GET', () => oneOf(random, METHODS));
  const whole = random.below(30) === 0 ? noise(random) : request(random, place, method);
  const bytes = random.below(15) === 0 ? whole.slice(0, random.below(whole.length + 1)) : whole;
  return {
    bytes: bytes.repeat(usually(random, 1, () => oneOf(random, [2, 5, 50]))),
    pieces: usually(random, 1, () => 3),
    ending: usually<HostileRequest['ending']>(random, 'finish', () => oneOf(random, ['hold', 'abort'])),
    isHead: method === 'HEAD',
  };
}

const noise = (random: Random): string => oneOf(random, NOISE) + many(random, 200, () => anyByte(random));

function request(random: Random, place: KnownPlace, method: string): string {
  const lineEnd = random.below(20) > 0 ? '\r\n' : oneOf(random, ['\n', '\r', '\r\r\n']);
  const version = usually(random, 'HTTP/1.1', () => oneOf(random, VERSIONS));
  const headers = Array.from({ length: oneOf(random, [0, 0, 1, 2]) }, () => oneOf(random, HEADERS));
  const lines = [`${method} ${oneOf(random, TARGETS)(random, place)} ${version}`, ...hosts(random, place), ...headers];
  const body = usually(random, '', () => oneOf(random, BODIES));
  return lines.map((line) => line + lineEnd).join('') + lineEnd + body;
}

function hosts(random: Random, { host }: KnownPlace): string[] {
  const bad = oneOf(random, BAD_HOSTS);
  return usually(random, [host], () => oneOf(random, [[bad], [bad], [], [host, bad]])).map((name) => `Host: ${name}`);
}
