/** The short game or the campaign: what counts is not the same. */
import type { Game } from '@bridgehead/engine';

export const isShort = (known: Game): boolean => known.setUp.scenario === 'short';
export const gameLength = (known: Game): 'short' | 'campaign' => (isShort(known) ? 'short' : 'campaign');
