/** How a staff spreads its strength on this map. */
import type { Game } from '@bridgehead/engine';
import { DOCTRINE } from './weights.ts';

export const doctrineOf = (g: Game): (typeof DOCTRINE)['wide' | 'faid'] =>
  g.setUp.scenario === 'faid' ? DOCTRINE.faid : DOCTRINE.wide;
