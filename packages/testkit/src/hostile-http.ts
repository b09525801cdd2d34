/** A server under hostile requests: each gets a well-formed refusal or answer or a closed line, and the server lives on. */
import { randomFrom } from '@bridgehead/engine';
import { type HostileRequest, hostileRequest, type KnownPlace } from './hostile-requests.ts';
import { exchange, type RawReply, readReplies } from './raw-http.ts';

export interface HostileTrial {
  readonly port: number;
  readonly seed: number;
  readonly requests: number;
  /** What the server has; the first must be found. */
  readonly addresses: readonly [string, ...string[]];
  /** What no reply may contain, such as paths of the machine. */
  readonly secrets: readonly string[];
  readonly onProgress?: (done: number) => void;
}

/** After so many it is asked for something that it has. */
const GOOD_EVERY = 20;

/** Headers that every answer carries, whatever it answers. */
const SAFE = ['content-security-policy', 'referrer-policy', 'x-content-type-options'];

/** How often each status was given; connections closed without a word count as 0. Throws at the first that fails. */
export async function tryHostileRequests(trial: HostileTrial): Promise<ReadonlyMap<number, number>> {
  const { port, seed, requests, addresses, onProgress } = trial;
  const place: KnownPlace = { host: `localhost:${port}`, addresses };
  const tally = new Map<number, number>();
  for (let i = 0; i < requests; i++) {
    const request = hostileRequest(randomFrom(seed + i), place);
    const statuses = await attempt(trial, request, seed + i);
    for (const status of statuses) tally.set(status, (tally.get(status) ?? 0) + 1);
    if ((i + 1) % GOOD_EVERY === 0 || i + 1 === requests) await expectAlive(place, port, seed + i);
    onProgress?.(i + 1);
  }
  return tally;
}

async function attempt({ port, secrets }: HostileTrial, request: HostileRequest, seed: number): Promise<number[]> {
  try {
    const received = await exchange(port, request);
    const replies = readReplies(received, request.isHead);
    const secret = secrets.find((one) => received.text.includes(one));
    if (secret !== undefined) throw new Error(`a reply names ${secret}`);
    replies.forEach(expectDecent);
    return replies.length === 0 ? [0] : replies.map(({ status }) => status);
  } catch (error) {
    throw new Error(`seed ${seed}, request ${JSON.stringify(request).slice(0, 2000)}`, { cause: error });
  }
}

function expectDecent({ status, headers }: RawReply): void {
  if (status < 200 || status >= 500) throw new Error(`status ${status}`);
  const missing = SAFE.find((name) => !headers.has(name));
  if (missing !== undefined) throw new Error(`status ${status} without ${missing}`);
}

async function expectAlive({ host, addresses }: KnownPlace, port: number, seed: number): Promise<void> {
  const bytes = `GET ${addresses[0]} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const [reply] = readReplies(await exchange(port, { bytes }));
  if (reply?.status !== 200) throw new Error(`after seed ${seed} a good request got ${reply?.status ?? 'no answer'}`);
}
