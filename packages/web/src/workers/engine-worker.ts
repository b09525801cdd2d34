/** The engine and the drawing of maps, off the window's thread: lines in, lines out; calls for drawings beside them. */
import { drawAtlas, drawLegend, drawMap } from '@bridgehead/board';
import { CATALOGUE, loadLanguages, manifestOf } from '@bridgehead/catalogue';
import { serveWorkerCalls, type WorkerCall } from '@bridgehead/client-kit/workers';
import { createSession, type Session } from '@bridgehead/protocol';
import { levelsFor } from '../app/computer-players.ts';
import type { DrawReply, DrawRequest } from './engine-client.ts';

const LARGEST_NEW_SEED = 2 ** 31;

let session: Promise<Session> | undefined;

/** The rules are loaded for the first lines: a worker that only draws does without them. */
async function openSession(): Promise<Session> {
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

async function drawn({ draw, title, theme }: DrawRequest): Promise<DrawReply> {
  const manifest = manifestOf(title);
  if (manifest === undefined) throw new Error(`there is no map of «${title}»`);
  const map = await manifest.loadMap();
  const { mapStyle: style, picture: view } = manifest;
  if (draw === 'legend') return { picture: drawLegend(map, { style, theme }) };
  const relief = await manifest.loadRelief?.();
  if (draw === 'ground') return { ground: { map, drawing: drawMap(map, { style, relief, numbers: true }) } };
  return { picture: drawAtlas(map, { style, theme, view, relief, names: false, numbers: false, legend: false }) };
}

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

const serveDrawing = serveWorkerCalls(drawn, (reply) => postMessage(reply));

addEventListener('message', ({ data }: MessageEvent<readonly string[] | WorkerCall<DrawRequest>>) => {
  if ('length' in data) orFail(handleLines(data));
  else serveDrawing(data);
});
