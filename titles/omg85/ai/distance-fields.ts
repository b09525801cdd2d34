/** How far it is to a place, in operation points, for each class of units: worked out once a phase for each goal. */
import { distanceField, remembered } from '@bridgehead/ai';
import { cached, type Game, type Thinking } from '@bridgehead/engine';
import { DIRECTION_COUNT } from '@bridgehead/hex';
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

interface FieldOptions {
  readonly goal: number;
  readonly unitClass: number;
  readonly side: Side;
}

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
function bridgeCost(g: Game, { side, unitClass }: FieldOptions, bridge: number): number {
  const state = bridgeState(g, bridge);
  const isFordable = unitClass === FOOT && WATER[BRIDGES[bridge]?.side ?? 0] !== RIVER;
  if (state === BLOWN) return isFordable ? WAY.wading : WAY.blownBridge;
  return state === UNTESTED && side === 'allied' ? WAY.untestedBridge : 0;
}

/** By class of unit, as long as neither the enemy nor a bridge changes. */
const stepTables = {
  allied: cached([...ENEMY_COLUMNS.allied, BRIDGE], () => new Map<number, Int16Array>()),
  german: cached([...ENEMY_COLUMNS.german, BRIDGE], () => new Map<number, Int16Array>()),
} as const;

/** The same with the enemy and the bridges as they are now. */
function stepsInto(g: Game, options: FieldOptions): Int16Array {
  const tables = stepTables[options.side](g);
  const steps = tables.get(options.unitClass) ?? buildSteps(g, options);
  tables.set(options.unitClass, steps);
  return steps;
}

function buildSteps(g: Game, options: FieldOptions): Int16Array {
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
export function fieldTo(g: Game, thinking: Thinking, { goal, unitClass, side }: FieldOptions): Field {
  // On the way to somewhere else trucks and tanks are much the same.
  const options = { goal, side, unitClass: unitClass === FOOT ? FOOT : MOTORIZED };
  return remembered(thinking, `field.${options.unitClass}.${goal}`, () => {
    thinking.spend();
    return distanceField(GRID, { stepsInto: stepsInto(g, options), starts: [goal], unreachable: UNREACHABLE });
  });
}
