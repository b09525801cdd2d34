/** [11] [11.1] [11.1.6] [16.7] Whether an air unit arrives, and what modifies its roll. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { lookUp } from '@bridgehead/toolkit';
import { GRID } from '../../data/map.ts';
import { type Reason, saysBy } from '../../says.ts';
import { tell } from '../../state/events.ts';
import { ELIMINATED } from '../../state/places.ts';
import { AIR_READY, AIR_USED, hexAt, isDeployed, placeOf, setAir, weatherOf } from '../../state/state.ts';
import { type AirUnit, ALL_UNITS, airDataOf, airIdOf, isAirCommand } from '../../state/units.ts';
import { AIR_ARRIVAL, ARRIVAL_MODIFIERS, type Arrival } from '../../tables/air-arrival.ts';

const AIR_COMMAND = ALL_UNITS.find(isAirCommand) ?? -1;

/** [16.7.2] [18.1.4] XII ASC moves or is lost; where it takes no part, it counts as Deployed. */
export const isAirCommandDown = (g: Game): boolean =>
  placeOf(g, AIR_COMMAND) === ELIMINATED || (hexAt(g, AIR_COMMAND) >= 0 && !isDeployed(g, AIR_COMMAND));

type Item = Reason & { readonly value: number };

/** [17.6] [16.7.2] Every modifier of an arrival; `sent` are the units that its side sends to the same combat. */
function arrivalItems(g: Game, air: AirUnit, sent: readonly AirUnit[]): readonly Item[] {
  const { nation, side, id } = airDataOf(air);
  const isUS = nation === 'US';
  const when = (holds: boolean, code: Parameters<typeof saysBy>[1], rule: string, value: number): Item[] =>
    holds ? [{ ...(saysBy(rule, code as 'arrival-us') as Reason), value }] : [];
  return [
    ...when(isUS, 'arrival-us', '11.1.6', ARRIVAL_MODIFIERS.us),
    ...when(id.startsWith('air-a20'), 'arrival-a20', '11.1.6', ARRIVAL_MODIFIERS.a20),
    ...when(side === 'allied' && sent.length > 1, 'arrival-pair', '11.1.6', ARRIVAL_MODIFIERS.alliedPair),
    ...when(isUS && isAirCommandDown(g), 'arrival-air-command', '16.7.2', ARRIVAL_MODIFIERS.airCommandMoving),
  ];
}

export const arrivalModifier = (g: Game, air: AirUnit, sent: readonly AirUnit[]): number =>
  arrivalItems(g, air, sent).reduce((sum, { value }) => sum + value, 0);

/** [11.1.6] The faces of a die that let it arrive. */
export const arrivingFaces = (g: Game, air: AirUnit, sent: readonly AirUnit[]): number =>
  [1, 2, 3, 4, 5, 6].filter((die) => lookUp(AIR_ARRIVAL, weatherOf(g), die + arrivalModifier(g, air, sent)) === 'A')
    .length;

interface Mission {
  /** The air units that its side sends to the same combat. */
  readonly sent: readonly AirUnit[];
  readonly hex: number | undefined;
}

/** [11.1.6] [11.1.7] What the die brings: it arrives, goes back to Ready, or to Used. */
export function rollArrival(g: Game, air: AirUnit, die: number, { sent, hex }: Mission): Arrival {
  const modifier = arrivalModifier(g, air, sent);
  const arrival = lookUp(AIR_ARRIVAL, weatherOf(g), die + modifier);
  if (arrival !== 'A') setAir(g, air, arrival === 'R' ? AIR_READY : AIR_USED);
  const over = hex === undefined ? {} : { hex: nameOf(GRID, hex) };
  tell(g, 'air-arrived', '11.1.6', { air: airIdOf(air), die, modifier, arrival, ...over });
  return arrival;
}
