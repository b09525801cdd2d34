/** The engine and the drawing of maps, off the window's thread: lines in, lines out; `{ draw }` in, a drawing out. */
import { drawAtlas, drawMap } from '@bridgehead/board';
import { createSession } from '@bridgehead/protocol';
import type { DrawReply, DrawRequest } from './game/wire.ts';
import { TITLES, titleMap } from './titles.ts';

const LARGEST_NEW_SEED = 2 ** 31;

const session = createSession({
  titles: TITLES,
  newSeed: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % LARGEST_NEW_SEED,
});

function drawn(request: DrawRequest): DrawReply {
  const title = 'draw' in request ? request.draw : request.picture;
  const known = titleMap(title);
  if (known === undefined) return { refusal: `there is no map of «${title}»` };
  const { map, style, picture } = known;
  if ('draw' in request) return { ground: { map, drawing: drawMap(map, { style, numbers: true }) } };
  return {
    picture: drawAtlas(map, {
      style,
      theme: request.theme,
      view: picture,
      names: false,
      numbers: false,
      legend: false,
    }),
  };
}

const REPLY_MS = 4;

/** Replies go together, but none waits long for those after it. */
function answer(lines: readonly string[]): void {
  let replies: string[] = [];
  let sent = performance.now();
  for (const line of lines) {
    replies.push(session.handleLine(line));
    if (performance.now() - sent < REPLY_MS) continue;
    postMessage(replies);
    replies = [];
    sent = performance.now();
  }
  if (replies.length > 0) postMessage(replies);
}

addEventListener('message', ({ data }: MessageEvent<readonly string[] | DrawRequest>) => {
  if ('length' in data) answer(data);
  else postMessage(drawn(data));
});
