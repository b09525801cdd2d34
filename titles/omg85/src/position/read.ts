/** Reading the position notation: anything at all comes in, a checked position or the rule it breaks comes out. */
import { emptyState, type Json, type JsonObject, type Result, type SetUp, type State } from '@bridgehead/engine';
import {
  field,
  listAt,
  objectAt,
  putCell,
  type ReadPosition,
  readBase,
  readChance,
  readFrames,
  readSafely,
  readSetUp,
  refuseBy,
  type StandNotation,
  wholeAt,
  wordAt,
} from '@bridgehead/toolkit';
import { BRIDGE_ON, BRIDGES, FIELD, hexOf, isInside } from '../data/map.ts';
import { BRIDGE_STATES } from '../data/state-names.ts';
import { betweenIn, hexIn } from '../parse.ts';
import { PROCEDURES } from '../procedures.ts';
import { says } from '../says.ts';
import { OVER, PHASE_NAMES, phaseOf } from '../scenario/phase-names.ts';
import { beginScenario, putMap } from '../scenario/scenario.ts';
import { hexOfPlace } from '../state/places.ts';
import { BLOWN, CLOCKS, type ClockName, LAYOUT } from '../state/state.ts';
import { AIRBORNE_FORMATIONS, unitsOf } from '../state/units.ts';
import { LAST_TURN, SOURCES, WEATHER } from '../tables/campaign-tables.ts';
import { OMG85_FACTS } from '../title-facts.ts';
import { checkPosition } from './checks.ts';
import { checkClock, highestPlot, sourceFault } from './clock-checks.ts';
import { checkUnits } from './unit-checks.ts';
import { placeIn, readUnits } from './units.ts';

const FIELDS = [
  'title',
  'edition',
  'scenario',
  'options',
  'seed',
  'base',
  'turn',
  'phase',
  'units',
  'allied',
  'bridges',
  'sources',
  'weather',
  'counters',
  'chance',
  'frames',
];

const USUAL_SCENARIO = 'historical';
const DEEPEST_STACK = 12;
const LARGEST_COUNTER = 999;

export const readPosition = (json: JsonObject): Result<ReadPosition> => readSafely(() => positionOf(json));

function positionOf(json: JsonObject): ReadPosition {
  const data = objectAt(json, '', FIELDS);
  const setUp = readSetUp(data, OMG85_FACTS, USUAL_SCENARIO);
  const state = readBase(data, setUp, { scenarios: [USUAL_SCENARIO], empty: emptyMap, begin: beginScenario });
  putCell(state, 'turn', 0, wholeAt(field(data, 'turn'), 'turn', 1, LAST_TURN));
  const entries = readUnits(state, field(data, 'units'));
  readOwners(state, field(data, 'allied'));
  readBridges(state, field(data, 'bridges'));
  readSources(state, field(data, 'sources'));
  readClocks(state, data);
  readChance(state, field(data, 'chance'));
  state.frames = readFrames(data, STANDS);
  checkPosition(state);
  checkUnits({ state, setUp, entries });
  checkClock(state, setUp, phaseOf(state.frames));
  return { setUp, state };
}

/** The bare map, with the historical sources. */
function emptyMap({ seed }: SetUp): State {
  const state = emptyState(LAYOUT, seed);
  putMap(state);
  SOURCES.forEach(({ hex }, i) => {
    putCell(state, 'source', i, hexOf(hex) + 1);
  });
  return state;
}

/** [1.4] The Allied hexes; left out, those of the base and those in which Allied units stand. */
function readOwners(state: State, value: Json | undefined): void {
  if (value === undefined) {
    for (const u of unitsOf('allied')) {
      const hex = hexOfPlace(placeIn(state, u));
      if (hex >= 0) putCell(state, 'owner', hex, 1);
    }
    return;
  }
  for (const hex of FIELD) putCell(state, 'owner', hex, 0);
  listAt(value, 'allied', FIELD.length).forEach((name, i) => {
    const hex = hexIn(name, `allied[${i}]`);
    if (!isInside(hex)) refuseBy('1.4', `allied[${i}]`, says('allied-off-map'));
    putCell(state, 'owner', hex, 1);
  });
}

function readBridges(state: State, value: Json | undefined): void {
  for (const [i, entry] of listAt(value, 'bridges', BRIDGES.length).entries()) {
    const place = `bridges[${i}]`;
    const data = objectAt(entry, place, ['between', 'state']);
    const bridge = BRIDGE_ON[betweenIn(field(data, 'between'), `${place}.between`)] ?? -1;
    const site = BRIDGES[bridge];
    if (site === undefined) refuseBy('8.12', `${place}.between`, says('no-bridge-there'));
    const stands = BRIDGE_STATES.indexOf(wordAt(field(data, 'state'), `${place}.state`, BRIDGE_STATES));
    if (site?.isSafe === true && stands === BLOWN)
      refuseBy('8.12', `${place}.state`, says('bridge-never-blown', { bridge: site.name }));
    putCell(state, 'bridge', bridge, stands);
  }
}

/** [5.2] The supply sources by formation; left out, the historical ones. */
function readSources(state: State, value: Json | undefined): void {
  if (value === undefined) return;
  const data = objectAt(value, 'sources', AIRBORNE_FORMATIONS);
  AIRBORNE_FORMATIONS.forEach((name, i) => {
    const source = field(data, name);
    const hex = source === undefined ? -1 : hexIn(source, `sources.${name}`);
    const fault = hex < 0 ? undefined : sourceFault(hex);
    if (fault !== undefined) refuseBy('2.1', `sources.${name}`, fault);
    putCell(state, 'source', i, hex + 1);
  });
}

function readClocks(state: State, data: JsonObject): void {
  const names = WEATHER.map(({ name }) => name);
  const weather = names.indexOf(wordAt(field(data, 'weather') ?? 'clear', 'weather', names));
  const counters = field(data, 'counters');
  const given =
    counters === undefined
      ? {}
      : objectAt(
          counters,
          'counters',
          CLOCKS.filter((name) => name !== 'weather'),
        );
  CLOCKS.forEach((name, i) => {
    const value =
      name === 'weather'
        ? weather
        : wholeAt(field(given, name) ?? usualCounter(state, name), `counters.${name}`, 0, LARGEST_COUNTER);
    putCell(state, 'clock', i, value);
  });
}

/** [8.15] Where the position does not count the plots, the highest of their numbers does. */
const usualCounter = (state: State, name: ClockName): number => (name === 'plots' ? highestPlot(state) : 0);

/** [2.3] */
const STANDS: StandNotation = {
  procedures: PROCEDURES,
  deepest: DEEPEST_STACK,
  phaseOf,
  framesFor: (phase) =>
    phase === OVER
      ? []
      : [
          { proc: 'game', step: 'next' },
          { proc: 'turn', step: wordAt(phase, 'phase', PHASE_NAMES) },
        ],
};
