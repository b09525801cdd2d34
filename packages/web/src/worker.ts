/** The engine and the drawing of maps, off the window's thread: a line in, a line out; `{ draw }` in, a drawing out. */
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
  const { map, picture } = known;
  if ('draw' in request) return { ground: { map, drawing: drawMap(map, { numbers: true }) } };
  return {
    picture: drawAtlas(map, { theme: request.theme, view: picture, names: false, numbers: false, legend: false }),
  };
}

addEventListener('message', ({ data }: MessageEvent<string | DrawRequest>) => {
  postMessage(typeof data === 'string' ? session.handleLine(data) : drawn(data));
});
