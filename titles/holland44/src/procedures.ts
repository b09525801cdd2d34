/** Every procedure of the title by name; a name in a save is a contract. */
import type { Procedure } from '@bridgehead/engine';
import { weather } from './rules/04-weather.ts';
import { bridgePhase, demolition } from './rules/05-bridges/bridges.ts';
import { stepLimit } from './rules/06-stacking/step-limit.ts';
import { automaticDs } from './rules/08-movement/automatic-ds.ts';
import { march } from './rules/08-movement/march.ts';
import { movement } from './rules/08-movement/movement.ts';
import { attack } from './rules/09-combat/attack.ts';
import { combat } from './rules/09-combat/combat.ts';
import { remnant } from './rules/11-results/remnants.ts';
import { results } from './rules/11-results/results.ts';
import { determinedDefense } from './rules/12-determined-defense.ts';
import { retreat } from './rules/13-retreats/retreats.ts';
import { forcedRetreats } from './rules/14-disruption/forced-retreats.ts';
import { recovery } from './rules/14-disruption/recovery.ts';
import { advance } from './rules/15-advance/advance.ts';
import { artilleryResupply } from './rules/17-artillery/artillery.ts';
import { supply } from './rules/18-supply/supply.ts';
import { airlanding } from './rules/22-airborne-landings/airborne-landings.ts';
import { arrival406 } from './rules/23-special-rules/406th-division.ts';
import { trafficMarker } from './rules/24-traffic-markers.ts';
import { revealUnknown } from './rules/25-unknown-units/unknown-units.ts';
import { victoryCheck } from './rules/26-victory.ts';
import { disengagement } from './rules/27-optional-rules/disengagement.ts';
import { isolation } from './rules/27-optional-rules/isolation.ts';
import { balance } from './scenario/scenario.ts';
import { game, playerTurn, turn } from './scenario/sequence.ts';

const ALL: readonly Procedure[] = [
  game,
  balance,
  turn,
  playerTurn,
  weather,
  bridgePhase,
  demolition,
  movement,
  march,
  automaticDs,
  stepLimit,
  revealUnknown,
  combat,
  attack,
  results,
  remnant,
  determinedDefense,
  retreat,
  forcedRetreats,
  advance,
  disengagement,
  isolation,
  recovery,
  artilleryResupply,
  supply,
  airlanding,
  arrival406,
  trafficMarker,
  victoryCheck,
];

export const PROCEDURES: ReadonlyMap<string, Procedure> = new Map(ALL.map((one) => [one.name, one]));
