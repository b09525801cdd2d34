/** How far a hex is from a goal for units of a kind, in half points: over the ground, and around what the enemy holds. */
import { distanceField, remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { isInZone } from '../src/rules/03-concepts/zones.ts';
import { groundRefusal, stepCost } from '../src/rules/07-movement/ground.ts';
import { isInArea } from '../src/scenario/options.ts';
import { isHeldBy, unitsIn } from '../src/state/stacks.ts';
import { isRain } from '../src/state/state.ts';
import {
  ALL_UNITS,
  enemyOf,
  isArmor,
  isGun,
  isLeader,
  isOnFoot,
  isRedBox,
  sideOfUnit,
  type Unit,
} from '../src/state/units.ts';
import { defenseOfUnit } from './strength.ts';
import { WAY } from './weights.ts';

export const UNREACHABLE = 2000;

const MARCHES = ['foot', 'armor', 'red', 'orange', 'gun'] as const;
type March = (typeof MARCHES)[number];

const marchOf = (u: Unit): March => {
  if (isOnFoot(u)) return 'foot';
  if (isArmor(u) && !isGun(u)) return 'armor';
  if (isGun(u)) return 'gun';
  return isRedBox(u) ? 'red' : 'orange';
};

const MODEL: Readonly<Record<March, Unit>> = Object.fromEntries(
  MARCHES.map((march) => [march, ALL_UNITS.find((u) => !isLeader(u) && marchOf(u) === march) ?? 0]),
) as Record<March, Unit>;

const grounds = new Map<string, Int16Array>();

/** What each step costs by the ground alone. */
function groundOf(march: March, rain: boolean): Int16Array {
  const key = `${march}/${rain}`;
  const known = grounds.get(key);
  if (known !== undefined) return known;
  const table = new Int16Array(GRID.hexCount * DIRECTION_COUNT).fill(-1);
  const u = MODEL[march];
  for (let slot = 0; slot < table.length; slot++) {
    const hex = Math.floor(slot / DIRECTION_COUNT);
    const side = GRID.sides[slot] ?? 0;
    if ((GRID.neighbours[slot] ?? OFF_MAP) === OFF_MAP || groundRefusal(u, hex, side, rain) !== undefined) continue;
    table[slot] = stepCost(u, hex, side, { rain, roadRates: true });
  }
  grounds.set(key, table);
  return table;
}

/** What the enemy adds to a hex. */
function hindranceOf(g: Game, side: Side): Int16Array {
  const enemy = enemyOf(side);
  const table = new Int16Array(GRID.hexCount);
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    if (isHeldBy(g, enemy, hex)) {
      const defense = unitsIn(g, enemy, hex).reduce((sum, u) => sum + defenseOfUnit(g, u), 0);
      table[hex] = Math.min(WAY.mostOfEnemy, WAY.enemy + WAY.perDefense * defense);
    } else if (isInZone(g, enemy, hex)) table[hex] = WAY.zone;
  }
  return table;
}

function stepsOf(g: Game, march: March, hindrance: Int16Array): Int16Array {
  const table = Int16Array.from(groundOf(march, isRain(g)));
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    const isOutside = !isInArea(g, hex);
    const more = hindrance[hex] ?? 0;
    if (!isOutside && more === 0) continue;
    for (let slot = hex * DIRECTION_COUNT; slot < (hex + 1) * DIRECTION_COUNT; slot++) {
      const cost = table[slot] ?? -1;
      if (cost >= 0) table[slot] = isOutside ? -1 : cost + more;
    }
  }
  return table;
}

export type Field = Int16Array;

/** By hex: half points of a unit of this kind from there to the goal, as things stand when the phase begins. */
export function fieldTo(g: Game, thinking: Pick<Thinking, 'memory'>, u: Unit, goal: number): Field {
  const [side, march] = [sideOfUnit(u), marchOf(u)];
  return remembered(thinking, `field/${side}/${march} ${goal}`, () => {
    const hindrance = remembered(thinking, `hindrance/${side}`, () => hindranceOf(g, side));
    const stepsInto = remembered(thinking, `steps/${side}/${march}`, () => stepsOf(g, march, hindrance));
    return distanceField(GRID, { stepsInto, starts: [goal], unreachable: UNREACHABLE });
  });
}

const plainFields = new Map<string, Field>();

/** The same by the ground alone, whoever stands there: kept for good. */
export function plainFieldTo(g: Game, u: Unit, goal: number): Field {
  const march = marchOf(u);
  const rain = isRain(g);
  const key = `${march}/${rain} ${goal}`;
  const known = plainFields.get(key);
  if (known !== undefined) return known;
  const field = distanceField(GRID, { stepsInto: groundOf(march, rain), starts: [goal], unreachable: UNREACHABLE });
  plainFields.set(key, field);
  return field;
}
