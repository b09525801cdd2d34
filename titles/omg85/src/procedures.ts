/** Every procedure of the title by name; a name in a save is a contract. */
import type { Procedure } from '@bridgehead/engine';
import { setUp } from './rules/02-set-up.ts';
import { weather } from './rules/03-weather.ts';
import { airStrike } from './rules/04-air-strikes.ts';
import { interdiction } from './rules/04-interdiction.ts';
import { supply } from './rules/05-supply-phase.ts';
import { reinforcement } from './rules/06-reinforcements.ts';
import { build } from './rules/07-build-up.ts';
import { move } from './rules/08-move.ts';
import { operation } from './rules/08-operation.ts';
import { battle } from './rules/09-battle.ts';
import { combat } from './rules/09-combat.ts';
import { game, turn } from './sequence.ts';

const ALL: readonly Procedure[] = [
  game,
  setUp,
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
];

export const PROCEDURES: ReadonlyMap<string, Procedure> = new Map(ALL.map((one) => [one.name, one]));
