/** Which book a game is played by, and with which single rules of the other. */
import type { PlayedRules } from '@bridgehead/client-kit/title';
import { EDITIONS } from '../../src/facts.ts';

const IN_ORDER: readonly number[] = EDITIONS;
/** The place of an edition’s book among those of all. */
export const bookOf = (edition: number): number => IN_ORDER.indexOf(edition);

export type HouseRules = NonNullable<PlayedRules['rules']>;
