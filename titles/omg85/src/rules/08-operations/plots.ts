/** [8.5] What is plotted for later: attacks, advances, barrages, protective fire, building up, disbanding. */
import {
  type Choice,
  closeUndo,
  type Game,
  type Json,
  OK,
  type Refusal,
  type Ruling,
  refusal,
} from '@bridgehead/engine';
import { DIRECTION_COUNT, nameOf, sideBetween, within } from '@bridgehead/hex';
import { NONE } from '@bridgehead/map';
import { GRID, isInside, WATER } from '../../data/map.ts';
import type { Order } from '../../orders.ts';
import { isAdvanced, mayChangePlots } from '../../scenario/options.ts';
import { tellTo } from '../../state/events.ts';
import { hasOnly, hexField } from '../../state/fields.ts';
import { isEnemyKnownIn, isInKnownZone, reachesOver } from '../../state/stacks.ts';
import {
  addMark,
  advanceOf,
  BREAK_DOWN,
  BUILD_NAMES,
  BUILD_UP,
  barrageOf,
  buildOf,
  clock,
  DISBANDING,
  hasMark,
  hexAt,
  NO_PLOT,
  opOf,
  plottedOf,
  removeMark,
  setAdvance,
  setBarrage,
  setBuild,
  setClock,
  setPlotted,
  setTarget,
  TWO_TARGETS,
  targetOf,
} from '../../state/state.ts';
import {
  classOf,
  hasGuns,
  idOf,
  isArmor,
  isParent,
  parentUnit,
  sideOfUnit,
  type Unit,
  unitsOf,
} from '../../state/units.ts';
import { costOf } from '../../tables/operation-costs.ts';
import { barrageRefusal } from './artillery.ts';
import { hasBridgeUp } from './costs.ts';

const MALFORMED = refusal('8.5', 'the order has the wrong fields');
const ADVANCED_ONLY = refusal('2.1', 'this order belongs to the Advanced game');
const AS_PLOTTED = refusal('8.5', 'that is plotted already');

// ---- attacks ------------------------------------------------------------------------------------------------------------

type AttackChoice = Choice & { readonly kind: 'attack'; readonly unit: string; readonly target: string };

const NOT_NEXT = refusal('8.15', 'a unit attacks a hex next to it');
const ACROSS_BORDER = refusal('1.4', 'Allied units may not attack across the border of the map');
const NOBODY_THERE = refusal('8.15', 'no enemy is known to be there');
const NO_POINTS = refusal('8.15', 'the unit has not the operation points that an attack costs');
const NOT_FOR_ARMOR = refusal('8.8', 'armor does not attack over water without a bridge');

export function attackRefusal(g: Game, u: Unit, target: number): Refusal | undefined {
  const side = sideBetween(GRID, hexAt(g, u), target);
  if (side === undefined) return NOT_NEXT;
  if (!reachesOver(sideOfUnit(u), side)) return ACROSS_BORDER;
  if (!isEnemyKnownIn(g, sideOfUnit(u), target)) return NOBODY_THERE;
  if (opOf(g, u) < costOf('offensive fire', classOf(u))) return NO_POINTS;
  const isWet = (WATER[side] ?? NONE) !== NONE && !hasBridgeUp(g, side);
  return isWet && isArmor(u) ? NOT_FOR_ARMOR : undefined;
}

/** [8.15] To move onto an enemy is to plot an attack; it cannot be taken back. */
export const attackOrder: Order<AttackChoice> = {
  kind: 'attack',
  rule: '8.15',
  *list(g, u) {
    const from = hexAt(g, u);
    if (opOf(g, u) < costOf('offensive fire', classOf(u))) return;
    if (isInside(from) && !isInKnownZone(g, sideOfUnit(u), from)) return;
    for (let d = 0; d < DIRECTION_COUNT; d++) {
      const target = GRID.neighbours[from * DIRECTION_COUNT + d] ?? -1;
      if (target < 0 || attackRefusal(g, u, target) !== undefined) continue;
      yield { kind: 'attack', unit: idOf(u), target: nameOf(GRID, target) };
    }
  },
  check(g, u, choice) {
    const target = hexField(choice.target);
    if (target === undefined || !hasOnly(choice, ['unit', 'target'])) return MALFORMED;
    return attackRefusal(g, u, target) ?? OK;
  },
  perform(g, u, { target }) {
    if (!mayChangePlots(g)) closeUndo(g);
    setTarget(g, u, hexField(target) ?? -1);
    setBarrage(g, u, -1);
    const plots = clock(g, 'plots') + 1;
    setClock(g, 'plots', plots);
    setPlotted(g, u, plots);
    tellTo(g, sideOfUnit(u), 'attack-plotted', { rule: '8.15', unit: idOf(u), target, plot: plots });
    return undefined;
  },
};

type RescindChoice = Choice & { readonly kind: 'rescind'; readonly unit: string };
const NOT_RESCINDED = refusal('8.15', 'combat plots may not be rescinded');
const NOTHING_PLOTTED = refusal('8.15', 'the unit has plotted no attack');

/** [8.15] Only with the option; later plots move up. */
export const rescindOrder: Order<RescindChoice> = {
  kind: 'rescind',
  rule: '8.15',
  list: (g, u) => (mayChangePlots(g) && targetOf(g, u) >= 0 ? [{ kind: 'rescind', unit: idOf(u) }] : []),
  check(g, u, choice) {
    if (!hasOnly(choice, ['unit'])) return MALFORMED;
    if (!mayChangePlots(g)) return NOT_RESCINDED;
    return targetOf(g, u) >= 0 ? OK : NOTHING_PLOTTED;
  },
  perform(g, u) {
    const plot = plottedOf(g, u);
    setTarget(g, u, -1);
    setPlotted(g, u, 0);
    for (const other of unitsOf(sideOfUnit(u))) {
      if (plottedOf(g, other) > plot) setPlotted(g, other, plottedOf(g, other) - 1);
    }
    setClock(g, 'plots', clock(g, 'plots') - 1);
    return undefined;
  },
};

// ---- advances, barrages, protective fire: the Advanced game --------------------------------------------------------------

export const MOST_ADVANCE = 2;
type AdvanceChoice = Choice & { readonly kind: 'advance'; readonly unit: string; readonly hexes: number };

/** [8.16] Advanced: how far the unit will advance after combat. */
export const advanceOrder: Order<AdvanceChoice> = {
  kind: 'advance',
  rule: '8.16',
  list: (g, u) =>
    isAdvanced(g)
      ? [0, 1, MOST_ADVANCE]
          .filter((hexes) => hexes !== advanceOf(g, u))
          .map((hexes) => ({ kind: 'advance', unit: idOf(u), hexes }) as const)
      : [],
  check(g, u, choice): Ruling {
    if (!hasOnly(choice, ['unit', 'hexes'])) return MALFORMED;
    if (!isAdvanced(g)) return ADVANCED_ONLY;
    const { hexes } = choice;
    if (typeof hexes !== 'number' || ![0, 1, MOST_ADVANCE].includes(hexes)) return MALFORMED;
    return hexes === advanceOf(g, u) ? AS_PLOTTED : OK;
  },
  perform(g, u, { hexes }) {
    setAdvance(g, u, hexes);
    return undefined;
  },
};

type BarrageChoice = Choice & { readonly kind: 'barrage'; readonly unit: string; readonly target: string };

/** [8.13] Advanced: the target hex of an offensive barrage. */
export const barrageOrder: Order<BarrageChoice> = {
  kind: 'barrage',
  rule: '8.13',
  *list(g, u) {
    if (!isAdvanced(g) || !hasGuns(u)) return;
    const centre = GRID.axial[hexAt(g, u)];
    if (centre === undefined) return;
    for (const target of hexesAround(centre)) {
      if (barrageOf(g, u) === target || barrageRefusal(g, u, target) !== undefined) continue;
      yield { kind: 'barrage', unit: idOf(u), target: nameOf(GRID, target) };
    }
  },
  check(g, u, choice) {
    const target = hexField(choice.target);
    if (target === undefined || !hasOnly(choice, ['unit', 'target'])) return MALFORMED;
    if (!isAdvanced(g)) return ADVANCED_ONLY;
    return barrageOf(g, u) === target ? AS_PLOTTED : (barrageRefusal(g, u, target) ?? OK);
  },
  perform(g, u, { target }) {
    setBarrage(g, u, hexField(target) ?? -1);
    return undefined;
  },
};

const BY_AXIAL: ReadonlyMap<string, number> = new Map(GRID.axial.map(({ q, r }, hex) => [`${q},${r}`, hex]));
const LONGEST_RANGE = 2;

function* hexesAround(centre: { readonly q: number; readonly r: number }): Iterable<number> {
  for (const { q, r } of within(GRID.layout.orientation, centre, LONGEST_RANGE)) {
    const hex = BY_AXIAL.get(`${q},${r}`);
    if (hex !== undefined) yield hex;
  }
}

type ProtectiveChoice = Choice & { readonly kind: 'protective'; readonly unit: string; readonly targets: number };
const NO_ARTILLERY = refusal('8.13', 'the unit has no artillery');

/** [8.13] Advanced: protective fire on the first attack within range, or half on each of the first two. */
export const protectiveOrder: Order<ProtectiveChoice> = {
  kind: 'protective',
  rule: '8.13',
  list: (g, u) =>
    isAdvanced(g) && hasGuns(u)
      ? [{ kind: 'protective', unit: idOf(u), targets: hasMark(g, u, TWO_TARGETS) ? 1 : 2 }]
      : [],
  check(g, u, choice): Ruling {
    if (!hasOnly(choice, ['unit', 'targets']) || (choice.targets !== 1 && choice.targets !== 2)) return MALFORMED;
    if (!isAdvanced(g)) return ADVANCED_ONLY;
    if (!hasGuns(u)) return NO_ARTILLERY;
    return hasMark(g, u, TWO_TARGETS) === (choice.targets === 2) ? AS_PLOTTED : OK;
  },
  perform(g, u, { targets }) {
    if (targets === 2) addMark(g, u, TWO_TARGETS);
    else removeMark(g, u, TWO_TARGETS);
    return undefined;
  },
};

// ---- building up, breaking down, disbanding ------------------------------------------------------------------------------

type BuildChoice = Choice & { readonly kind: 'build'; readonly unit: string; readonly plot: string };
const HAS_NO_PARENT = refusal('7.1', 'the unit builds up into none');
const HAS_NO_PARTS = refusal('7.1', 'the unit contains no others');

const buildNamed = (name: Json | undefined): number => (BUILD_NAMES as readonly (Json | undefined)[]).indexOf(name);

function buildRefusal(g: Game, u: Unit, plot: number): Refusal | undefined {
  if (plot === buildOf(g, u)) return AS_PLOTTED;
  if (plot === BUILD_UP && parentUnit(u) < 0) return HAS_NO_PARENT;
  return plot === BREAK_DOWN && !isParent(u) ? HAS_NO_PARTS : undefined;
}

/** [7.1] [8.5] Plotted now, carried out in the next Buildup/Breakdown Phase. */
export const buildOrder: Order<BuildChoice> = {
  kind: 'build',
  rule: '8.5',
  list: (g, u) =>
    [NO_PLOT, BUILD_UP, BREAK_DOWN]
      .filter((plot) => buildRefusal(g, u, plot) === undefined)
      .map((plot) => ({ kind: 'build', unit: idOf(u), plot: BUILD_NAMES[plot] ?? '' }) as const),
  check(g, u, choice) {
    const plot = buildNamed(choice.plot);
    if (plot < 0 || !hasOnly(choice, ['unit', 'plot'])) return MALFORMED;
    return buildRefusal(g, u, plot) ?? OK;
  },
  perform(g, u, { plot }) {
    setBuild(g, u, buildNamed(plot));
    return undefined;
  },
};

type DisbandChoice = Choice & { readonly kind: 'disband'; readonly unit: string; readonly plot: boolean };

/** [8.5] The unit will be removed in the next Buildup/Breakdown Phase, or no longer. */
export const disbandOrder: Order<DisbandChoice> = {
  kind: 'disband',
  rule: '8.5',
  list: (g, u) => [{ kind: 'disband', unit: idOf(u), plot: !hasMark(g, u, DISBANDING) }],
  check(g, u, choice) {
    if (!hasOnly(choice, ['unit', 'plot']) || typeof choice.plot !== 'boolean') return MALFORMED;
    return choice.plot === hasMark(g, u, DISBANDING) ? AS_PLOTTED : OK;
  },
  perform(g, u, { plot }) {
    if (plot) addMark(g, u, DISBANDING);
    else removeMark(g, u, DISBANDING);
    return undefined;
  },
};
