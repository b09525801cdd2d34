/** [5.4] [9.3] Bridges that the German player may blow before Allied units attack over them. */
import { call, type Flow, type Game } from '@bridgehead/engine';
import type { Battle } from '../../state/battle.ts';
import { otherEnd } from '../05-bridges/bridge-sites.ts';
import { demolitionFrame, wiredBridgesAcross } from '../05-bridges/bridges.ts';

/** [5.4] The wired bridges over which this attack goes, each once. */
export const bridgesAhead = (g: Game, { side, attackers }: Battle): readonly number[] =>
  side === 'allied' ? [...new Set(attackers.flatMap(({ over }) => wiredBridgesAcross(g, over)))] : [];

/** [5.4] Asks about one of them; no bridge lies on the edge of the map, so the attackers stand at its other end. */
export const askBefore = <Step extends string>({ target }: Battle, bridge: number, then: Step): Flow<Step> =>
  call(demolitionFrame(bridge, 'attack', otherEnd(bridge, target)), then);
