/** What the Allied staff wants: the bridges, the road, the objectives in their order, the sources guarded. */
import type { Game } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { BRIDGES, CITY, GRID, hexOf, TERRAIN, TOWNS } from '../../src/data/map.ts';
import { isGroundSupplied, openExits } from '../../src/rules/05-supply/ground-supply.ts';
import { BLOWN, bridgeState, hasMark, LINKED, ownerOf, sourceOf, turnOf } from '../../src/state/state.ts';
import {
  airborneFormation,
  isArmor,
  isEngineer,
  isHeadquarters,
  isOfCorps,
  printedCp,
  type Unit,
} from '../../src/state/units.ts';
import { AIRBORNE_REACH, ALLIED_EXITS, LAST_TURN, SOURCES } from '../../src/tables/campaign-tables.ts';
import type { SITE_TASKS } from '../../words/ai.en.ts';
import { HIGHWAY, highwayIndex, OBJECTIVE_GROUND } from '../map-facts.ts';
import { says } from '../says.ts';
import { suppliedIndex } from '../score.ts';
import { enemyMap } from '../threat-map.ts';
import { ALLIED_SLOT } from '../weights.ts';
import { RAID } from './raids.ts';
import { nextObjective } from './route.ts';
import type { Slot } from './slot.ts';
import { corridorAhead, supplyLine } from './supply-line.ts';

const BRITISH = 0;
const is101 = (u: Unit): boolean => airborneFormation(u) === 1;
const is82 = (u: Unit): boolean => airborneFormation(u) === 2;
const isBritish = (u: Unit): boolean => airborneFormation(u) === BRITISH;
/** Those who are at home there rather than others. */
const rather =
  (isHome: (u: Unit) => boolean, others = 0.4) =>
  (u: Unit): number =>
    isHome(u) ? 1 : isHeadquarters(u) ? others / 2 : others;

interface Site {
  readonly hexes: readonly string[];
  readonly name: keyof typeof SITE_TASKS;
  readonly value: number;
  readonly need: number;
  readonly suits: (u: Unit) => number;
}

const foot = (u: Unit): boolean => airborneFormation(u) >= 0;

/** [11.1] The bridges, each by both its ends. */
const SITES: readonly Site[] = [
  { hexes: ['19,26', '18,26'], name: 'task.bridge-at-son', value: 60, need: 60, suits: rather(is101) },
  { hexes: ['14,23', '14,22'], name: 'task.bridge-at-veghel', value: 60, need: 60, suits: rather(is101) },
  { hexes: ['16,26', '15,25'], name: 'task.bridge-at-oedenrode', value: 40, need: 45, suits: rather(is101) },
  { hexes: ['13,14', '13,13'], name: 'task.bridge-at-grave', value: 70, need: 60, suits: rather(is82) },
  { hexes: ['11,11', '11,10'], name: 'task.bridge-at-honinghutje', value: 50, need: 60, suits: rather(is82) },
  { hexes: ['12,10', '12,9'], name: 'task.nijmegen', value: 90, need: 130, suits: rather(is82, 0.7) },
  { hexes: ['11,8'], name: 'task.far-end-at-nijmegen', value: 80, need: 120, suits: rather(is82, 0.8) },
  { hexes: ['8,4', '7,4'], name: 'task.arnhem', value: 70, need: 120, suits: rather(isBritish, 0.5) },
  { hexes: ['8,5'], name: 'task.far-end-at-arnhem', value: 40, need: 60, suits: rather(foot, 0.6) },
  { hexes: ['21,27', '20,27'], name: 'task.eindhoven', value: 110, need: 65, suits: rather(is101, 0.5) },
];

function siteSlots(g: Game): Slot[] {
  const { threat } = enemyMap(g, 'allied');
  return SITES.flatMap(({ hexes, name, value, need, suits }) =>
    hexes.map(hexOf).map((hex) => {
      const isOwn = ownerOf(g, hex) === 'allied';
      const share = isOwn
        ? (threat[hex] ?? 0) > ALLIED_SLOT.threatened
          ? ALLIED_SLOT.heldUnderThreat
          : ALLIED_SLOT.held
        : 1;
      const wanted = Math.max(need, (isOwn ? 0.5 : 0.8) * (threat[hex] ?? 0));
      return { hex, value: value * share, need: Math.min(wanted, 4 * need), name: says(name), suits };
    }),
  );
}

/** [5.2] [10.1] The drop zones, as long as they feed somebody or cost points. */
function sourceSlots(g: Game): Slot[] {
  return SOURCES.flatMap(({ points, name }, formation) => {
    const hex = sourceOf(g, formation);
    if (hex < 0 || points === 0 || ownerOf(g, hex) !== 'allied') return [];
    const threat = enemyMap(g, 'allied').threat[hex] ?? 0;
    const value = 25 + 15 * points;
    const suits = (u: Unit): number => (airborneFormation(u) !== formation ? 0.1 : isHeadquarters(u) ? 1.4 : 0.7);
    const need = Math.max(30, Math.min(180, 0.6 * threat));
    return [{ hex, value, need, name: says('task.source', { formation: name }), suits }];
  });
}

const corps = (u: Unit): number => (isOfCorps(u) ? (isEngineer(u) ? 0.8 : 1) : 0.25);

/** The head of the column: the first hex of its way that is not in supply, and the objective beyond it. */
function driveSlots(g: Game, route: readonly number[]): Slot[] {
  const next = route[1];
  const beyond = { hex: nextObjective(g), value: 80, need: 600, name: says('task.drive-on'), suits: corps };
  return next === undefined
    ? [beyond]
    : [{ hex: next, ...ALLIED_SLOT.openTheRoad, name: says('task.open-road'), suits: corps }, beyond];
}

function exitSlots(g: Game): Slot[] {
  const { strength } = enemyMap(g, 'allied');
  return ALLIED_EXITS.map(hexOf)
    .filter((hex) => ownerOf(g, hex) !== 'allied')
    .map((hex) => {
      const need = Math.max(ALLIED_SLOT.exit.need, 2 * (strength[hex] ?? 0));
      return { hex, value: ALLIED_SLOT.exit.value, need, name: says('task.retake-exit') };
    });
}

function reopenSlots(g: Game): Slot[] {
  const { strength } = enemyMap(g, 'allied');
  return HIGHWAY.slice(0, Math.max(0, suppliedIndex(g)))
    .filter((hex) => ownerOf(g, hex) !== 'allied')
    .map((hex) => ({
      hex,
      value: ALLIED_SLOT.reopen,
      need: Math.max(60, 1.5 * (strength[hex] ?? 0)),
      name: says('task.clear-road'),
    }));
}

/** [8.12] Engineers to blown bridges on the highway, on the near bank. */
function bridgeSlots(g: Game): Slot[] {
  return BRIDGES.flatMap(({ side, name }, i) => {
    if (bridgeState(g, i) !== BLOWN) return [];
    const ends = [GRID.sideHexes[side * 2] ?? 0, GRID.sideHexes[side * 2 + 1] ?? 0];
    const near = ends.filter((hex) => isGroundSupplied(g, 'allied', hex) || ownerOf(g, hex) === 'allied');
    const isOnHighway = ends.every((hex) => highwayIndex(hex) >= 0);
    const suits = (u: Unit): number => (isEngineer(u) ? 3 : 0);
    const task = says('task.rebuild', { bridge: name });
    return near.map((hex) => ({ hex, value: isOnHighway ? 150 : 25, need: 30, name: task, suits }));
  });
}

/** [10.1] Objectives count with all their neighbours; those of Nijmegen first. */
function groundSlots(g: Game): Slot[] {
  const index = suppliedIndex(g);
  return OBJECTIVE_GROUND.flatMap(({ hex: centre, points, ground }) => {
    const isNear = index >= highwayIndex(centre) - 10;
    return ground
      .filter((hex) => ownerOf(g, hex) !== 'allied')
      .map((hex) => ({
        hex,
        value: (isNear ? 4 : 0.5) * points,
        need: Math.max(40, 0.7 * (enemyMap(g, 'allied').threat[hex] ?? 0)),
        name: says('task.ground-of-objective'),
      }));
  });
}

function townSlots(g: Game): Slot[] {
  const value = turnOf(g) < ALLIED_SLOT.late ? 16 + turnOf(g) : ALLIED_SLOT.lateTown;
  return TOWNS.filter((hex) => ownerOf(g, hex) !== 'allied').map((hex) => ({
    hex,
    value,
    need: Math.max(40, 0.6 * (enemyMap(g, 'allied').threat[hex] ?? 0)),
    name: says('task.town'),
    suits: (u) => (isHeadquarters(u) ? 0 : isOfCorps(u) && turnOf(g) < ALLIED_SLOT.late ? ALLIED_SLOT.aside : 1),
  }));
}

/** A weak unit guards as well as a strong one; tanks are wanted elsewhere. */
const watchmen = (u: Unit): number =>
  isHeadquarters(u) || isEngineer(u) ? 0.2 : isArmor(u) ? 0.5 : printedCp(u) > 100 ? 0.4 : 1;

/** The road must not be cut: a guard wherever the enemy could come in the next phase. */
function guardSlots(g: Game, raids: Int16Array): Slot[] {
  const isLate = turnOf(g) >= LAST_TURN - 2;
  const exits = openExits(g, 'allied');
  return supplyLine(g)
    .filter((hex) => exits.includes(hex) || (raids[hex] ?? 0) <= RAID)
    .map((hex) => ({
      hex,
      value: exits.includes(hex) ? ALLIED_SLOT.exitGuard : isLate ? ALLIED_SLOT.guard.late : ALLIED_SLOT.guard.early,
      need: 45,
      name: says('task.guard-road'),
      suits: watchmen,
    }));
}

const airborne = (u: Unit): number => (isOfCorps(u) ? 0.3 : isHeadquarters(u) ? 0 : 1);

function corridorSlots(g: Game, raids: Int16Array): Slot[] {
  return corridorAhead(g)
    .filter((hex) => (raids[hex] ?? 0) <= RAID)
    .map((hex) => ({
      hex,
      value: TERRAIN[hex] === CITY ? ALLIED_SLOT.corridor.city : ALLIED_SLOT.corridor.value,
      need: ALLIED_SLOT.corridor.need,
      name: says('task.keep-highway-open'),
      suits: airborne,
    }));
}

/** [5.2] Airborne troops who are not linked stay where they are fed. */
const withinSupply =
  (g: Game) =>
  (slot: Slot): Slot => ({
    ...slot,
    suits(u) {
      const formation = airborneFormation(u);
      const isFree = formation < 0 || hasMark(g, u, LINKED) || sourceOf(g, formation) < 0;
      const isFed = isFree || distanceBetween(GRID, sourceOf(g, formation), slot.hex) <= AIRBORNE_REACH;
      return (slot.suits?.(u) ?? 1) * (isFed ? 1 : ALLIED_SLOT.outOfReach);
    },
  });

export const alliedSlots = (g: Game, raids: Int16Array, route: readonly number[]): readonly Slot[] =>
  [
    ...siteSlots(g),
    ...sourceSlots(g),
    ...exitSlots(g),
    ...driveSlots(g, route),
    ...reopenSlots(g),
    ...bridgeSlots(g),
    ...groundSlots(g),
    ...townSlots(g),
    ...guardSlots(g, raids),
    ...corridorSlots(g, raids),
  ].map(withinSupply(g));
