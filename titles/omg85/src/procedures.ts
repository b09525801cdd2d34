/** Every procedure of the title by name; a name in a save is a contract. */
import type { Procedure } from '@bridgehead/engine';
import { firstDrops, germanSetUp, setUp, supplySources } from './rules/02-set-up/set-up.ts';
import { weather } from './rules/03-weather.ts';
import { airStrike } from './rules/04-air-strikes/air-strikes.ts';
import { interdiction } from './rules/04-air-strikes/interdiction.ts';
import { supply } from './rules/05-supply/supply-phase.ts';
import { reinforcement } from './rules/06-reinforcements.ts';
import { build } from './rules/07-build-up/build-up.ts';
import { move } from './rules/08-operations/move.ts';
import { operation } from './rules/08-operations/operation.ts';
import { advanceAfterCombat } from './rules/09-combat/advance-after-combat.ts';
import { ammunition } from './rules/09-combat/ammunition.ts';
import { battle } from './rules/09-combat/battle.ts';
import { charge } from './rules/09-combat/charge.ts';
import { combat } from './rules/09-combat/combat.ts';
import { firing } from './rules/09-combat/firing.ts';
import { retreatCheck } from './rules/09-combat/retreat-check.ts';
import { game, turn } from './scenario/sequence.ts';

const ALL: readonly Procedure[] = [
  game,
  setUp,
  germanSetUp,
  supplySources,
  firstDrops,
  turn,
  weather,
  airStrike,
  supply,
  interdiction,
  reinforcement,
  build,
  operation,
  move,
  combat,
  battle,
  charge,
  firing,
  ammunition,
  retreatCheck,
  advanceAfterCombat,
];

export const PROCEDURES: ReadonlyMap<string, Procedure> = new Map(ALL.map((one) => [one.name, one]));
