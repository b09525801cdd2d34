/** The engine and the drawing of maps, off the window's thread: lines in, lines out; calls for drawings beside them. */
import { drawAtlas, drawLegend, drawMap, type MapStyle, toldStyle } from '@bridgehead/board';
import { CATALOGUE, loadLanguages, manifestOf } from '@bridgehead/catalogue';
import { answerOver } from '@bridgehead/client-kit/game';
import { serveWorkerCalls, type WorkerCall } from '@bridgehead/client-kit/workers';
import { createSession, type HostSession, PSEUDO_LANGUAGE, pseudoText } from '@bridgehead/protocol';
import { levelsFor } from '../app/computer-players.ts';
import type { DrawReply, DrawRequest, LentSeat } from './engine-client.ts';

const LARGEST_NEW_SEED = 2 ** 31;

let session: Promise<HostSession> | undefined;

/** The rules are loaded for the first lines: a worker that only draws does without them. */
async function openSession(): Promise<HostSession> {
  const titles = await Promise.all(
    CATALOGUE.map(async (manifest) => ({ manifest, title: await manifest.loadRules() })),
  );
  return createSession({
    titles: titles.map(({ title }) => title),
    levelsFor,
    languages: await loadLanguages(titles),
    newSeed: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % LARGEST_NEW_SEED,
  });
}

async function drawn({ draw, title, theme, lang }: DrawRequest): Promise<DrawReply> {
  const manifest = manifestOf(title);
  if (manifest === undefined) throw new RangeError(`there is no map of «${title}»`);
  const map = await manifest.loadMap();
  const { mapStyle, picture: view } = manifest;
  const style = styleIn(lang, mapStyle);
  if (draw === 'legend') return { picture: drawLegend(map, { style, theme }) };
  const relief = await loadRelief(manifest.relief);
  if (draw === 'ground') return { drawing: drawMap(map, { style, relief, numbers: true }) };
  return { picture: drawAtlas(map, { style, theme, view, relief, names: false, numbers: false, legend: false }) };
}

/** A drawing holds its pictures in itself: as an image it may load nothing. */
async function loadRelief(address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined;
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(reply.statusText);
  const blob = await reply.blob();
  return new Promise((read, failed) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}

const styleIn = (lang: string, style: MapStyle): MapStyle =>
  lang === PSEUDO_LANGUAGE ? toldStyle(style, pseudoText) : style;

const REPLY_MS = 4;

/** Replies go together, but none waits long for those after it. */
async function handleLines(lines: readonly string[]): Promise<void> {
  session ??= openSession();
  const { handleLine } = await session;
  let replies: string[] = [];
  let sent = performance.now();
  for (const line of lines) {
    replies.push(handleLine(line));
    if (performance.now() - sent < REPLY_MS) continue;
    postMessage(replies);
    replies = [];
    sent = performance.now();
  }
  if (replies.length > 0) postMessage(replies);
}

/** What goes wrong here must be heard outside as an error of the worker, not as a promise that nobody looks at. */
const orFail = (work: Promise<void>): void => {
  work.catch((error: unknown) => reportError(error));
};

/** Only who has opened a game lends its seats, so there is a session. */
async function serveSeat({ seat, port }: LentSeat): Promise<void> {
  session ??= openSession();
  answerOver(port, (await session).seat(seat).handleLine);
}

type Message = readonly string[] | LentSeat | WorkerCall<DrawRequest>;

export function serveEngine(): void {
  const serveDrawing = serveWorkerCalls(drawn, (reply) => postMessage(reply));
  addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('length' in data) orFail(handleLines(data));
    else if ('seat' in data) orFail(serveSeat(data));
    else serveDrawing(data);
  });
}
