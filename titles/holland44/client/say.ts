/** Words of the play screen as this title needs them. */
import { type Say, sayer } from '@bridgehead/client-kit/play';
import type { HOLLAND44_EN } from '../words/en.ts';

export { capital } from '@bridgehead/client-kit/messages';
export { placeName, sayOr, sideName, unitName, unitNames, wordFor } from '@bridgehead/client-kit/play';

export const say: Say<typeof HOLLAND44_EN> = sayer();

const SIXTHS = ['', '⅙', '⅓', '½', '⅔', '⅚'] as const;

/** Costs are whole sixths of a Movement Point. */
export function points(sixths: number): string {
  const whole = Math.floor(sixths / 6);
  const part = SIXTHS[sixths % 6] ?? '';
  return whole === 0 && part !== '' ? part : `${whole}${part}`;
}

/** `3-1` with the dash that figures deserve. */
export const columnText = (column: string): string => column.replace('-', '–');
