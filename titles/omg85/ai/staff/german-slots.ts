/** What the German staff wants: to bar the road and the bridges, to crush the airborne, to cut the corridor. */
import type { Game } from '@bridgehead/engine';
import { hexOf, TOWNS } from '../../src/data/map.ts';
import { isGroundSupplied } from '../../src/rules/05-supply/ground-supply.ts';
import { ownerOf, sourceOf, turnOf } from '../../src/state/state.ts';
import { hasGuns, isHeadquarters, type Unit } from '../../src/state/units.ts';
import { LAST_TURN, SOURCES } from '../../src/tables/campaign-tables.ts';
import type { BAR_TASKS } from '../../words/ai.en.ts';
import { OBJECTIVE_GROUND } from '../map-facts.ts';
import { says } from '../says.ts';
import { enemyMap } from '../threat-map.ts';
import { GERMAN_SLOT } from '../weights.ts';
import type { Slot } from './slot.ts';
import { supplyLine } from './supply-line.ts';

const fighters = (u: Unit): number => (isHeadquarters(u) ? 0.5 : 1);
const riflemen = (u: Unit): number => (hasGuns(u) ? 0 : 1);

interface Bar {
  readonly hex: string;
  readonly name: keyof typeof BAR_TASKS;
  readonly value: number;
  readonly need: number;
}

/** [11.2] The places to hold, in the order of the road, each with what it is worth while it is German. */
const BARS: readonly Bar[] = [
  { hex: '12,9', name: 'task.hold-nijmegen', value: 75, need: 150 },
  { hex: '11,8', name: 'task.hold-far-end', value: 70, need: 130 },
  { hex: '12,10', name: 'task.hold-nijmegen', value: 50, need: 80 },
  { hex: '8,4', name: 'task.hold-arnhem', value: 60, need: 100 },
  { hex: '8,5', name: 'task.hold-arnhem-bridge', value: 45, need: 60 },
  { hex: '9,7', name: 'task.hold-elst', value: 35, need: 60 },
  { hex: '10,4', name: 'task.hold-westervoort', value: 30, need: 45 },
  { hex: '18,26', name: 'task.bar-road-at-son', value: 40, need: 60 },
  { hex: '16,28', name: 'task.hold-best', value: 25, need: 80 },
  { hex: '13,13', name: 'task.bar-road-at-grave', value: 35, need: 60 },
];

function barSlots(g: Game): Slot[] {
  const { threat, strength } = enemyMap(g, 'german');
  return BARS.map(({ hex: at, value, need, name }) => {
    const hex = hexOf(at);
    const isOurs = ownerOf(g, hex) === 'german';
    const wanted = isOurs ? Math.max(need, 0.5 * (threat[hex] ?? 0)) : Math.max(need, 2 * (strength[hex] ?? 0));
    return {
      hex,
      value: isOurs ? value : GERMAN_SLOT.taken * value,
      need: Math.min(400, wanted),
      name: says(name),
      suits: fighters,
    };
  });
}

const delaySlots = (route: readonly number[]): Slot[] =>
  route
    .slice(1, 1 + GERMAN_SLOT.barredAhead)
    .map((hex, i) => ({ hex, value: 55 - 4 * i, need: 110, name: says('task.bar-road'), suits: riflemen }));

/** [10.1] [11.2] The sources of the airborne divisions. */
function sourceSlots(g: Game): Slot[] {
  const { strength } = enemyMap(g, 'german');
  return SOURCES.flatMap(({ points, name }, formation) => {
    const hex = sourceOf(g, formation);
    if (hex < 0 || ownerOf(g, hex) !== 'allied') return [];
    const need = Math.max(90, 2 * (strength[hex] ?? 0));
    const task = says('task.overrun-source', { formation: name });
    return [{ hex, value: 25 + 15 * points, need, name: task, suits: fighters }];
  });
}

function cutSlots(g: Game): Slot[] {
  const { strength, threat } = enemyMap(g, 'german');
  const value = GERMAN_SLOT.cut.value + (turnOf(g) >= LAST_TURN - 1 ? GERMAN_SLOT.cut.last : 2 * turnOf(g));
  return supplyLine(g)
    .slice(GERMAN_SLOT.cut.from)
    .filter((_, i) => i % 2 === 0 || turnOf(g) >= LAST_TURN - 1)
    .map((hex) => ({
      hex,
      value: (value * 120) / (120 + (threat[hex] ?? 0) + (strength[hex] ?? 0)),
      need: Math.max(60, strength[hex] ?? 0),
      name: says('task.cut-road'),
      suits: riflemen,
    }));
}

/** [10.1] An objective does not count while one of its neighbours is German. */
function groundSlots(g: Game): Slot[] {
  return OBJECTIVE_GROUND.flatMap(({ points, ground }) =>
    ground
      .filter((hex) => ownerOf(g, hex) === 'allied' && isGroundSupplied(g, 'allied', hex))
      .map((hex) => ({
        hex,
        value: 1.2 * points * (turnOf(g) >= LAST_TURN - 2 ? 2 : 1),
        need: 80,
        name: says('task.spoil-objective'),
        suits: riflemen,
      })),
  );
}

const townSlots = (g: Game): Slot[] =>
  TOWNS.filter((hex) => ownerOf(g, hex) === 'allied').map((hex) => ({
    hex,
    value: 14 + turnOf(g),
    need: Math.max(40, 1.5 * (enemyMap(g, 'german').strength[hex] ?? 0)),
    name: says('task.take-back-town'),
    suits: riflemen,
  }));

export const germanSlots = (g: Game, route: readonly number[]): readonly Slot[] => [
  ...barSlots(g),
  ...delaySlots(route),
  ...sourceSlots(g),
  ...cutSlots(g),
  ...groundSlots(g),
  ...townSlots(g),
];
