import { COMMON_SPEECH, loadSpeech } from '@bridgehead/catalogue';
import type { Fault, Title } from '@bridgehead/engine';
import type { Say } from '@bridgehead/engine/contract';
import type { Speech } from '@bridgehead/protocol';
import { TITLES } from './game-titles.ts';

const SPEECHES = new Map(
  await Promise.all(TITLES.map(async ({ manifest, title }) => [title.id, await loadSpeech(manifest)] as const)),
);

/** How a title is told, or what is told where no title is known. */
export const speechIn = (title: Title | undefined): Speech => SPEECHES.get(title?.id ?? '') ?? COMMON_SPEECH;

export const sayIn = (title: Title | undefined): Say => speechIn(title).say;

/** `units[3].hex: [6.1] two Unknown units stand there` */
export function faultIn(title: Title | undefined, { place, says: { rule, ...what } }: Fault): string {
  const by = rule === undefined ? '' : `[${rule}] `;
  return `${place}: ${by}${sayIn(title)(what)}`;
}
