/** [8.12] Bridges blow once or never; engineers build them again. */
import type { Game } from '@bridgehead/engine';
import { sideName } from '@bridgehead/hex';
import { NONE } from '@bridgehead/map';
import { BRIDGE_ON, BRIDGES, GRID } from '../../data/map.ts';
import { LEVELS } from '../../inferred-formulas.ts';
import { isAdvanced, levelOf } from '../../scenario/options.ts';
import { emitEvent, tellOf, tellPart } from '../../state/events.ts';
import { isInZoneOf, isSeen } from '../../state/stacks.ts';
import { BLOWN, bridgeState, hexAt, isTravelling, opOf, SAFE, setBridge, setOp, UNTESTED } from '../../state/state.ts';
import { enemyOf, isEngineer, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { REBUILD_BRIDGE } from '../../tables/operation-costs.ts';

/** [8.12] Whether this crossing is the first try of an Allied unit over a bridge that may blow. */
export function isFirstTry(g: Game, u: Unit, side: number): boolean {
  const bridge = BRIDGE_ON[side] ?? NONE;
  if (bridge === NONE || sideOfUnit(u) !== 'allied') return false;
  return bridgeState(g, bridge) === UNTESTED && BRIDGES[bridge]?.isSafe === false;
}

/** [8.12] In a hundred, by level. */
export const blowChance = (g: Game): number => LEVELS[levelOf(g)]?.bridgeBlows ?? 0;

/** [8.12] The one check of a bridge; true if it blows. */
export function testBridge(g: Game, side: number, rolled: number): boolean {
  const bridge = BRIDGE_ON[side] ?? NONE;
  const blows = rolled <= blowChance(g);
  setBridge(g, bridge, blows ? BLOWN : SAFE);
  emitEvent(g, blows ? 'bridge-blown' : 'bridge-safe', { rule: '8.12', ...bridgeFacts(bridge), die: rolled });
  return blows;
}

const bridgeFacts = (bridge: number): { readonly bridge: string; readonly hexside: string } => ({
  bridge: BRIDGES[bridge]?.name ?? '',
  hexside: sideName(GRID, BRIDGES[bridge]?.side ?? 0),
});

/** [8.8] [8.12] Whether an engineer can rebuild a blown bridge beside it now. */
function canRebuild(g: Game, u: Unit): boolean {
  const hex = hexAt(g, u);
  if (hex < 0 || !isEngineer(u) || opOf(g, u) < REBUILD_BRIDGE || isInZoneOf(g, 'german', hex)) return false;
  return !(isAdvanced(g) && isTravelling(g, u));
}

/** [8.12] At the beginning of the Allied Operation Phase engineers rebuild the blown bridges that they stand beside. */
export function rebuildBridges(g: Game): void {
  for (const u of unitsOf('allied')) {
    if (!isEngineer(u) || !canRebuild(g, u)) continue;
    const hex = hexAt(g, u);
    const bridge = BRIDGES.findIndex(
      ({ side }, i) =>
        bridgeState(g, i) === BLOWN && (GRID.sideHexes[side * 2] === hex || GRID.sideHexes[side * 2 + 1] === hex),
    );
    if (bridge < 0) continue;
    setBridge(g, bridge, SAFE);
    setOp(g, u, opOf(g, u) - REBUILD_BRIDGE);
    // Which bridges stand the map shows to both sides.
    if (!isSeen(g, u)) tellPart(g, enemyOf(sideOfUnit(u)), 'bridge-rebuilt', { rule: '8.12', ...bridgeFacts(bridge) });
    tellOf(g, u, 'bridge-rebuilt', { rule: '8.12', ...bridgeFacts(bridge) });
  }
}
