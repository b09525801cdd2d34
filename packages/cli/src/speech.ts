import { COMMON_SPEECH, loadSpeech } from '@bridgehead/catalogue';
import type { Fault, Title } from '@bridgehead/engine';
import type { Say } from '@bridgehead/engine/contract';
import { TITLES } from './game-titles.ts';

const SPEECHES = new Map(
  await Promise.all(TITLES.map(async ({ manifest, title }) => [title.id, await loadSpeech(manifest)] as const)),
);

/** Says what a title says, or what is said where no title is known. */
export const sayIn = (title: Title | undefined): Say => (SPEECHES.get(title?.id ?? '') ?? COMMON_SPEECH).say;

/** `units[3].hex: [6.1] two Unknown units stand there` */
export function faultIn(title: Title | undefined, { place, says: { rule, ...what } }: Fault): string {
  const by = rule === undefined ? '' : `[${rule}] `;
  return `${place}: ${by}${sayIn(title)(what)}`;
}
