/** Every procedure of the title by name. */
import type { Procedure } from '@bridgehead/engine';
import { phaseEnd } from './rules/03-concepts/stacking.ts';
import { reinforcements } from './rules/05-strategic-segment/reinforcements.ts';
import { weather } from './rules/05-strategic-segment/weather.ts';
import { supplyStatus } from './rules/06-supply/supply-status.ts';
import { movement } from './rules/07-movement/movement.ts';
import { reserves } from './rules/08-special-movement/reserve.ts';
import { reserve } from './rules/08-special-movement/reserve-movement.ts';
import { declaration } from './rules/09-pre-combat/declaration.ts';
import { evasion } from './rules/09-pre-combat/evasion.ts';
import { reaction } from './rules/09-pre-combat/reaction.ts';
import { jointAir } from './rules/11-air-power/joint-air.ts';
import { battle } from './rules/12-combat/battle.ts';
import { combat } from './rules/12-combat/combat.ts';
import { advance } from './rules/13-results/advance.ts';
import { retreat } from './rules/13-results/retreat.ts';
import { recovery } from './rules/14-strongpoints/recovery.ts';
import { building } from './rules/14-strongpoints/strongpoints.ts';
import { slip } from './rules/16-special-units/commandos.ts';
import { plan } from './rules/18-scenarios/plans.ts';
import { game, operations, turn } from './scenario/sequence.ts';
import { setUp } from './scenario/set-up.ts';

const ALL: readonly Procedure[] = [
  game,
  setUp,
  turn,
  weather,
  supplyStatus,
  building,
  reinforcements,
  plan,
  jointAir,
  operations,
  movement,
  slip,
  reserves,
  declaration,
  reaction,
  evasion,
  combat,
  battle,
  retreat,
  advance,
  reserve,
  phaseEnd,
  recovery,
];

export const PROCEDURES: ReadonlyMap<string, Procedure> = new Map(ALL.map((one) => [one.name, one]));
