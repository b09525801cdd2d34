/** The engine and the drawing of maps, off the window's thread: lines in, lines out; calls for drawings beside them. */
import { drawAtlas, drawLegend, drawMap, type MapStyle, toldStyle } from '@bridgehead/board';
import { CATALOGUE, manifestOf, openLanguages, type TitleManifest } from '@bridgehead/catalogue';
import { answerOver } from '@bridgehead/client-kit/game';
import { serveWorkerCalls, type WorkerCall } from '@bridgehead/client-kit/workers';
import type { Title } from '@bridgehead/engine';
import { createSession, type HostSession, PSEUDO_LANGUAGE, pseudoText } from '@bridgehead/protocol';
import { levelsFor } from '../app/computer-players.ts';
import type { DrawReply, DrawRequest, LentSeat, TitleToCome } from './engine-client.ts';

const LARGEST_NEW_SEED = 2 ** 31;

/** Rules and words come with the first line that names their title: who plays one does not fetch the others. */
const titles: Title[] = [];
const { languages, learn } = openLanguages();
const loads = new Map<string, Promise<void>>();

function load(manifest: TitleManifest): Promise<void> {
  const { id } = manifest.facts;
  const known = loads.get(id);
  if (known !== undefined) return known;
  const coming = Promise.all([manifest.loadRules(), learn(manifest)]).then(([title]) => void titles.push(title));
  loads.set(id, coming);
  // A file that did not come may be asked for again.
  coming.catch(() => loads.delete(id));
  return coming;
}

let opened: HostSession | undefined;

/** A worker that only draws opens none. */
function session(): HostSession {
  opened ??= createSession({
    titles,
    facts: CATALOGUE.map(({ facts }) => facts),
    levelsFor,
    languages,
    newSeed: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % LARGEST_NEW_SEED,
  });
  return opened;
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
  const wanted = CATALOGUE.filter(({ facts }) => lines.some((line) => line.includes(JSON.stringify(facts.id))));
  await Promise.all(wanted.map(load));
  const { handleLine } = session();
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

/** Whether it comes is seen when it is needed. */
function loadAhead(title: string): void {
  const manifest = manifestOf(title);
  if (manifest !== undefined) load(manifest).catch(() => undefined);
}

let lastLines: Promise<void> = Promise.resolve();

/** One after the other, also where the first of them wait for rules. */
function queueLines(lines: readonly string[]): void {
  lastLines = orFail(lastLines.then(() => handleLines(lines)));
}

/** What goes wrong here must be heard outside as an error of the worker, not as a promise that nobody looks at. */
const orFail = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    reportError(error);
  });

type Message = readonly string[] | LentSeat | TitleToCome | WorkerCall<DrawRequest>;

export function serveEngine(): void {
  const serveDrawing = serveWorkerCalls(drawn, (reply) => postMessage(reply));
  addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('length' in data) queueLines(data);
    else if ('seat' in data) answerOver(data.port, session().seat(data.seat).handleLine);
    else if ('coming' in data) loadAhead(data.coming);
    else serveDrawing(data);
  });
}
