/** What a side may know, built up from nothing. */
import type { Game, JsonObject } from '@bridgehead/engine';
import type { AnswerOf, ToldAnswer } from '@bridgehead/engine/contract';
import { nameOf } from '@bridgehead/hex';
import { decisionView, type ViewHead, viewHead } from '@bridgehead/toolkit';
import type { QUERIES } from './contract.ts';
import { GRID } from './data/map.ts';
import { SIDES, type Side } from './data/units.ts';
import { phaseOf } from './phase-names.ts';
import { LAST_TURN } from './rules/03-sequence.ts';
import { ALLOWANCES } from './rules/04-movement.ts';
import { pointsOf, victoryItems, winnerOf } from './rules/06-victory.ts';
import { saysBy } from './says.ts';
import { hasActed, hexAt, isDecoy, isShown, POOL, placeOf, turnOf } from './state.ts';
import { ALL_UNITS, dataOf, sideOfUnit, type Unit } from './units.ts';

export type UnitView = {
  readonly unit: string;
  readonly side: Side;
  readonly name: string;
  readonly type: string;
  readonly formation: string;
  readonly hex?: string;
  readonly box?: string;
  readonly values: { readonly strength: number; readonly movement: number };
  /** `decoy`, `shown`, `acted`. */
  readonly states: readonly string[];
};

/** As a client hears it. */
export type ToldView = FerrowView & { readonly victory: ToldAnswer<typeof QUERIES, 'victory'> };

export type FerrowView = ViewHead & {
  readonly turn: number;
  readonly lastTurn: number;
  readonly phase: string;
  readonly decision?: JsonObject;
  readonly units: readonly UnitView[];
  readonly victory: AnswerOf<typeof QUERIES, 'victory'>;
};

/** [2.2] Whether a side may know what a unit is. */
const mayKnow = (g: Game, u: Unit, viewer: string | undefined): boolean =>
  viewer === undefined || viewer === sideOfUnit(u) || isShown(g, u);

export function unitView(g: Game, u: Unit, viewer: string | undefined): UnitView {
  const { id, side, name, arm, strength } = dataOf(u);
  const hex = hexAt(g, u);
  return {
    unit: id,
    side,
    name,
    type: arm,
    formation: side,
    ...(hex >= 0 ? { hex: nameOf(GRID, hex) } : { box: 'gone' }),
    values: { strength, movement: ALLOWANCES[arm] },
    states: [
      ...(mayKnow(g, u, viewer) && isDecoy(g, u) ? ['decoy'] : []),
      ...(isShown(g, u) ? ['shown'] : []),
      ...(hasActed(g, u) ? ['acted'] : []),
    ],
  };
}

/** [6] */
export const victoryView = (g: Game): AnswerOf<typeof QUERIES, 'victory'> => ({
  ...(g.state.frames.length > 0 ? {} : { winner: winnerOf(g) }),
  points: { upland: pointsOf(g, 'upland'), lowland: pointsOf(g, 'lowland') },
  items: victoryItems(g),
  needs: SIDES.map((side) => ({ side, ...saysBy('6.4', side === 'upland' ? 'more-points' : 'as-many-points') })),
});

export function viewFor(g: Game, side: string | undefined): FerrowView {
  return {
    ...viewHead(g, side),
    turn: turnOf(g),
    lastTurn: LAST_TURN,
    phase: phaseOf(g.state.frames),
    ...decisionView(g, side),
    units: ALL_UNITS.filter((u) => placeOf(g, u) !== POOL).map((u) => unitView(g, u, side)),
    victory: victoryView(g),
  };
}
