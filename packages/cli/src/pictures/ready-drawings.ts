/** The drawings of which `npm run pictures` makes the pictures that come with the client. */
import { createHash } from 'node:crypto';
import { drawAtlas, drawSheetGround, type Theme } from '@bridgehead/board';
import type { TitleManifest } from '@bridgehead/catalogue';
import type { Shell } from '../shell.ts';
import { loadRelief } from '../titles.ts';
import { fontCss } from './fonts.ts';

/** Where the files of titles are. */
type Place = Pick<Shell, 'root'>;

export const READY_KINDS = ['ground', 'banner'] as const;
export type ReadyKind = (typeof READY_KINDS)[number];
export const READY_THEMES: readonly Theme[] = ['light', 'dark'];

/** Of maps with a relief: what the client paints it from. */
export const READY_RELIEF = 'relief.webp';

/** The most that a file may weigh, in bytes: all are counted in what the first visit loads. */
export const MOST_BYTES: Readonly<Record<ReadyKind | 'relief', number>> = {
  ground: 150_000,
  banner: 100_000,
  relief: 200_000,
};

export const readyFolder = (title: string): string => `titles/${title}/map/pictures`;

export async function readyDrawing(
  shell: Place,
  manifest: TitleManifest,
  kind: ReadyKind,
  theme: Theme,
): Promise<string> {
  const map = await manifest.loadMap();
  const { mapStyle: style, picture: view } = manifest;
  const relief = loadRelief(shell, manifest.facts.id);
  if (kind === 'ground') return drawSheetGround(map, { style, theme, relief });
  return drawAtlas(map, { style, theme, view, relief, fontCss: fontCss(), numbers: false, legend: false });
}

/** What is only for those who cannot see it. */
const UNSEEN = /<(title|desc)\b[^>]*>[\s\S]*?<\/\1>/g;

/** What all pictures of a title are made of: with another map, look or colour it is another word. */
export async function madeFrom(shell: Place, manifest: TitleManifest): Promise<string> {
  const hash = createHash('sha256');
  for (const kind of READY_KINDS) {
    for (const theme of READY_THEMES)
      hash.update((await readyDrawing(shell, manifest, kind, theme)).replace(UNSEEN, ''));
  }
  return hash.digest('hex').slice(0, 32);
}
