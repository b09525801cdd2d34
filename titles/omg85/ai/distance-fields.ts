/** How far it is to a place, in operation points, for each class of units: worked out once a phase for each goal. */
import { distanceField, remembered } from '@bridgehead/ai';
import { cached, type Game, type Thinking } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP, opposite } from '@bridgehead/hex';
import { IMPASSABLE, NONE } from '@bridgehead/map';
import { BORDER, BRIDGE_ON, BRIDGES, FERRY, GRID, OFF_BOARD, RIVER, ROAD, TERRAIN, WATER } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { ENTER } from '../src/rules/08-operations/costs.ts';
import { BLOWN, BRIDGE, bridgeState, UNTESTED } from '../src/state/state.ts';
import { FOOT, MOTORIZED } from '../src/state/units.ts';
import { costOf } from '../src/tables/operation-costs.ts';
import { ENEMY_COLUMNS, enemyMap } from './threat-map.ts';
import { WAY } from './weights.ts';

/** By hex: the way to the goal in operation points. */
export type Field = Int16Array;

/** Farther than anything. */
export const UNREACHABLE = 150;

interface GroundOptions {
  readonly unitClass: number;
  readonly side: Side;
}

interface FieldOptions extends GroundOptions {
  readonly goal: number;
}

/** On the way to somewhere else trucks and tanks are much the same. */
const onTheWay = (unitClass: number): number => (unitClass === FOOT ? FOOT : MOTORIZED);

/** The step into `to` over a hexside, enemies and bridges left out. */
function groundStep(side: Side, unitClass: number, to: number, hexside: number): number {
  if (BORDER[hexside] === 1 && side === 'allied') return IMPASSABLE;
  if (TERRAIN[to] === OFF_BOARD) return costOf('enter off-board', unitClass);
  if (ROAD[hexside] === 1) return 1;
  if (FERRY[hexside] === 1)
    return side === 'german' && unitClass !== FOOT ? costOf('cross German ferry', unitClass) : IMPASSABLE;
  const water = WATER[hexside] ?? NONE;
  if (water === RIVER || (water !== NONE && unitClass !== FOOT)) return IMPASSABLE;
  const crossing = water === NONE ? 0 : costOf('cross stream or canal', unitClass);
  return costOf(ENTER[TERRAIN[to] ?? 0] ?? 'enter clear', unitClass) + crossing;
}

const CLASS_COUNT = 3;

/** By hex and direction: what it costs to come into the hex from there. */
const groundSteps = (side: Side, unitClass: number): Int16Array =>
  Int16Array.from({ length: GRID.hexCount * DIRECTION_COUNT }, (_, slot) =>
    (GRID.neighbours[slot] ?? -1) < 0
      ? IMPASSABLE
      : groundStep(side, unitClass, Math.floor(slot / DIRECTION_COUNT), GRID.sides[slot] ?? 0),
  );
const GROUND_STEPS: Readonly<Record<Side, readonly Int16Array[]>> = {
  allied: Array.from({ length: CLASS_COUNT }, (_, unitClass) => groundSteps('allied', unitClass)),
  german: Array.from({ length: CLASS_COUNT }, (_, unitClass) => groundSteps('german', unitClass)),
};

/** [8.8] [8.12] Infantry wades through a canal beside a bridge that is blown; everybody else waits for the engineers. */
function bridgeCost(g: Game, { side, unitClass }: GroundOptions, bridge: number): number {
  const state = bridgeState(g, bridge);
  const isFordable = unitClass === FOOT && WATER[BRIDGES[bridge]?.side ?? 0] !== RIVER;
  if (state === BLOWN) return isFordable ? WAY.wading : WAY.blownBridge;
  return state === UNTESTED && side === 'allied' ? WAY.untestedBridge : 0;
}

/** By hex and direction: what it costs to come into the hex from there, and what to go out of it. */
interface Steps {
  readonly into: Int16Array;
  readonly outOf: Int16Array;
}

/** By class of unit, as long as neither the enemy nor a bridge changes. */
const stepTables = {
  allied: cached([...ENEMY_COLUMNS.allied, BRIDGE], () => new Map<number, Steps>()),
  german: cached([...ENEMY_COLUMNS.german, BRIDGE], () => new Map<number, Steps>()),
} as const;

/** With the enemy and the bridges as they are now. */
function stepsFor(g: Game, options: GroundOptions): Steps {
  const tables = stepTables[options.side](g);
  const kept = tables.get(options.unitClass);
  if (kept !== undefined) return kept;
  const into = buildSteps(g, options);
  const steps = { into, outOf: into.map((_, slot) => into[BACK[slot] ?? 0] ?? IMPASSABLE) };
  tables.set(options.unitClass, steps);
  return steps;
}

/** By hex and direction: the place in the tables of the way back; anywhere off the map, where no step leads. */
const BACK = Int16Array.from({ length: GRID.hexCount * DIRECTION_COUNT }, (_, slot) => {
  const to = GRID.neighbours[slot] ?? OFF_MAP;
  return to === OFF_MAP ? slot : to * DIRECTION_COUNT + opposite(slot % DIRECTION_COUNT);
});

function buildSteps(g: Game, options: GroundOptions): Int16Array {
  const extra = enemyMap(g, options.side).hindrance;
  return (GROUND_STEPS[options.side][options.unitClass] ?? new Int16Array()).map((cost, slot) => {
    if (cost < 0) return IMPASSABLE;
    const bridge = BRIDGE_ON[GRID.sides[slot] ?? 0] ?? NONE;
    return (
      cost + (extra[Math.floor(slot / DIRECTION_COUNT)] ?? 0) + (bridge === NONE ? 0 : bridgeCost(g, options, bridge))
    );
  });
}

/** The field to a goal, kept in the memory of the player-turn. */
export function fieldTo(g: Game, thinking: Thinking, { goal, side, unitClass }: FieldOptions): Field {
  const options = { side, unitClass: onTheWay(unitClass) };
  return remembered(thinking, `field.${options.unitClass}.${goal}`, () => {
    thinking.spend();
    return distanceField(GRID, { stepsInto: stepsFor(g, options).into, starts: [goal], unreachable: UNREACHABLE });
  });
}

/** The way from a hex to every other: where goals are many, those who could go there stand in fewer hexes. */
export const waysFrom = (g: Game, from: number, { side, unitClass }: GroundOptions): Field =>
  distanceField(GRID, {
    stepsInto: stepsFor(g, { side, unitClass: onTheWay(unitClass) }).outOf,
    starts: [from],
    unreachable: UNREACHABLE,
  });
