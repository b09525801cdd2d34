/** Everything in a position that is neither a unit nor a counter: Unknown markers, bridges, weather, traffic, ferries. */
import type { Json, JsonObject, State } from '@bridgehead/engine';
import { BRIDGE_KINDS } from '@bridgehead/map';
import { betweenAt, field, hexAt, listAt, objectAt, refuse, refuseBy, unitAt, wholeAt, wordAt } from '../parse.ts';
import { says } from '../says.ts';
import { putTraffic } from '../scenario/scenario.ts';
import { BRIDGE_STATES, BRIDGES, bridgesOn, FERRIES, ferryOn } from '../state/bridges.ts';
import { putCell, unknownUnits } from '../state/columns.ts';
import { hexPlace } from '../state/places.ts';
import {
  CLOCKS,
  type ClockName,
  IN_HOLDING_BOX,
  ON_TURN_TRACK,
  packEngineerFerry,
  TRAFFIC_COUNT,
} from '../state/state.ts';
import { idOf, isEngineer, sideOfUnit, UNIT_COUNT, type Unit } from '../state/units.ts';

/** Stands in the list for an Unknown unit that has been revealed. */
export const REVEALED = 'revealed';

export function readUnknown(state: State, value: Json | undefined): void {
  if (value === undefined) return;
  const list = listAt(value, 'unknown', unknownUnits(state));
  for (let i = 0; i < unknownUnits(state); i++) {
    const entry = list[i] ?? REVEALED;
    putCell(state, 'unknownAt', i, entry === REVEALED ? 0 : hexPlace(hexAt(entry, `unknown[${i}]`)));
  }
}

const STATES = BRIDGE_STATES.filter((name) => name !== '');

export function readBridges(state: State, value: Json | undefined): void {
  const done = new Set<number>();
  listAt(value, 'bridges', BRIDGES.length).forEach((entry, i) => {
    const place = `bridges[${i}]`;
    const data = objectAt(entry, place, ['between', 'kind', 'state']);
    const word = wordAt(field(data, 'state'), `${place}.state`, STATES);
    for (const bridge of bridgesAt(data, place)) {
      if (done.has(bridge)) refuse(place, says('bridge-named-twice'));
      done.add(bridge);
      putCell(state, 'bridge', bridge, BRIDGE_STATES.indexOf(word));
    }
  });
}

/** The bridges that an entry means: all on its hexside, or the one of its kind. */
function bridgesAt(data: JsonObject, place: string): readonly number[] {
  const side = betweenAt(field(data, 'between'), `${place}.between`);
  const kind = field(data, 'kind');
  const wanted = kind === undefined ? undefined : wordAt(kind, `${place}.kind`, BRIDGE_KINDS);
  const found = bridgesOn(side).filter((bridge) => wanted === undefined || BRIDGES[bridge]?.kind === wanted);
  return found.length > 0 ? found : refuseBy('5.1', `${place}.between`, says('no-such-bridge'));
}

/** By the number that the columns hold. */
export const WEATHERS = ['none', 'clear', 'cloudy', 'overcast'] as const;

export function readWeather(state: State, value: Json | undefined): void {
  if (value === undefined) return;
  const data = objectAt(value, 'weather', ['am', 'pm']);
  const put = (key: 'am' | 'pm', clock: ClockName): void => {
    const word = wordAt(field(data, key) ?? 'clear', `weather.${key}`, WEATHERS);
    putCell(state, 'clock', CLOCKS.indexOf(clock), WEATHERS.indexOf(word));
  };
  put('am', 'weatherAm');
  put('pm', 'weatherPm');
}

export const HOLDING = 'holding';
export const TRACK = 'track';

/** One entry for each marker: a hex, the Holding Box or the Turn Record Track. */
export function readTraffic(state: State, value: Json | undefined, turn: number): void {
  if (value === undefined) return;
  putTraffic(state, turn);
  listAt(value, 'traffic', TRAFFIC_COUNT).forEach((entry, i) => {
    const at =
      entry === HOLDING ? IN_HOLDING_BOX : entry === TRACK ? ON_TURN_TRACK : hexPlace(hexAt(entry, `traffic[${i}]`));
    putCell(state, 'trafficAt', i, at);
  });
}

const MOST_FERRY_STEPS = 9;

/** [8.5.6] [23.3.3] What the ferries have carried. */
export function readFerries(state: State, json: JsonObject): void {
  listAt(field(json, 'ferries'), 'ferries', FERRIES.length).forEach((entry, i) => {
    const place = `ferries[${i}]`;
    const data = objectAt(entry, place, ['between', 'steps']);
    const side = betweenAt(field(data, 'between'), `${place}.between`);
    const ferry = ferryOn(side) ?? refuseBy('8.5.5', `${place}.between`, says('no-such-ferry'));
    putCell(state, 'ferryUsed', ferry, wholeAt(field(data, 'steps'), `${place}.steps`, 1, MOST_FERRY_STEPS));
  });
  listAt(field(json, 'engineerFerries'), 'engineerFerries', UNIT_COUNT).forEach((entry, i) => {
    const place = `engineerFerries[${i}]`;
    const data = objectAt(entry, place, ['unit', 'between', 'steps', 'vehicleSteps']);
    const u = engineerAt(field(data, 'unit'), `${place}.unit`);
    const packed = packEngineerFerry({
      side: betweenAt(field(data, 'between'), `${place}.between`),
      steps: wholeAt(field(data, 'steps'), `${place}.steps`, 0, MOST_FERRY_STEPS),
      vehicleSteps: wholeAt(field(data, 'vehicleSteps') ?? 0, `${place}.vehicleSteps`, 0, MOST_FERRY_STEPS),
    });
    putCell(state, 'engineerFerry', u, packed);
  });
}

function engineerAt(value: Json | undefined, place: string): Unit {
  const u = unitAt(value, place);
  if (!isEngineer(u) || sideOfUnit(u) !== 'allied')
    refuseBy('23.3.3', place, says('not-an-engineer', { unit: idOf(u) }));
  return u;
}
