/** Reading the position notation: anything at all comes in, a checked position or the rule it breaks comes out. */
import type { Frame, Json, JsonObject, Result, State } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import {
  type BaseNotation,
  cellAt,
  field,
  listAt,
  objectAt,
  putCell,
  quoted,
  type ReadPosition,
  readBase,
  readChance,
  readFrames,
  readSafely,
  readSetUp,
  refuse,
  refuseBy,
  type StandNotation,
  wholeAt,
  wordAt,
} from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { WATCHED } from '../data/objectives.ts';
import { SOURCES } from '../data/sources.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { airIn, hexIn } from '../parse.ts';
import { PROCEDURES } from '../procedures.ts';
import { says } from '../says.ts';
import { firstTurnOf, lastTurnOf } from '../scenario/calendar.ts';
import {
  OPERATIONS,
  type Operation,
  OVER,
  PHASE_NAMES,
  phaseOf,
  phasingSide,
  SET_UP,
} from '../scenario/phase-names.ts';
import { beginScenario, emptyMap } from '../scenario/scenario.ts';
import { operationsFrame } from '../scenario/sequence.ts';
import { SET_UP_FRAME } from '../scenario/set-up.ts';
import { hexOfPlace } from '../state/places.ts';
import {
  AIR_EXPECTED,
  AIR_READY,
  AIR_USED,
  airOver,
  attackCode,
  CLOCKS,
  MOST_ATTACKS,
  strongpointCode,
} from '../state/state.ts';
import { AIR_COUNT, ALL_UNITS, airDataOf, isLeader, sideOfUnit } from '../state/units.ts';
import { CRTS } from '../tables/combat-results.ts';
import { PLANS } from '../tables/plans.ts';
import { WEATHERS } from '../tables/weather.ts';
import { KASSERINE_FACTS } from '../title-facts.ts';
import { checkPosition } from './checks.ts';
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
  'weather',
  'units',
  'attacks',
  'air',
  'strongpoints',
  'held',
  'shut',
  'plan',
  'counters',
  'chance',
  'frames',
];

const USUAL_SCENARIO = 'campaign';
const DEEPEST_STACK = 12;
const LARGEST_COUNTER = 99;

export const readPosition = (json: JsonObject): Result<ReadPosition> => readSafely(() => positionOf(json));

const BASES: BaseNotation = {
  scenarios: KASSERINE_FACTS.scenarios.map(({ id }) => id),
  empty: ({ seed }) => emptyMap(seed),
  begin: beginScenario,
};

function positionOf(json: JsonObject): ReadPosition {
  const data = objectAt(json, '', FIELDS);
  const setUp = readSetUp(data, KASSERINE_FACTS, USUAL_SCENARIO);
  const state = readBase(data, setUp, BASES);
  const { scenario } = setUp;
  const turn = wholeAt(
    field(data, 'turn') ?? firstTurnOf(scenario),
    'turn',
    firstTurnOf(scenario),
    lastTurnOf(scenario),
  );
  putCell(state, 'turn', 0, turn);
  putCell(state, 'weather', 0, WEATHERS.indexOf(wordAt(field(data, 'weather') ?? 'dry', 'weather', WEATHERS)));
  readUnits(state, field(data, 'units'));
  readAttacks(state, field(data, 'attacks'));
  readAir(state, field(data, 'air'));
  readStrongpoints(state, field(data, 'strongpoints'));
  readHolders(state, field(data, 'held'));
  readShut(state, field(data, 'shut'));
  readCounters(state, data);
  readChance(state, field(data, 'chance'));
  state.frames = readFrames(data, STANDS);
  checkPosition(state, setUp);
  return { setUp, state };
}

function readAttacks(state: State, value: Json | undefined): void {
  listAt(value, 'attacks', MOST_ATTACKS).forEach((entry, i) => {
    const place = `attacks[${i}]`;
    const data = objectAt(entry, place, ['attack', 'crt', 'fire', 'hexes']);
    const attack = wholeAt(field(data, 'attack'), `${place}.attack`, 1, MOST_ATTACKS);
    const crt = wordAt(field(data, 'crt'), `${place}.crt`, CRTS);
    const fire = field(data, 'fire');
    if (fire !== undefined && fire !== true) refuse(`${place}.fire`, says('expected-yes', { value: quoted(fire) }));
    putCell(state, 'crt', attack, attackCode({ crt, fire: fire === true }));
    listAt(field(data, 'hexes'), `${place}.hexes`, GRID.hexCount).forEach((hex, at) => {
      putCell(state, 'target', hexIn(hex, `${place}.hexes[${at}]`), attack);
    });
  });
}

const AIR_WORDS: Readonly<Record<string, number>> = { expected: AIR_EXPECTED, ready: AIR_READY, used: AIR_USED };

function readAir(state: State, value: Json | undefined): void {
  const data = value === undefined ? {} : objectAt(value, 'air', Object.keys(value ?? {}).slice(0, AIR_COUNT));
  for (const [id, at] of Object.entries(data)) {
    const air = airIn(id, `air.${id}`);
    const known = typeof at === 'string' && Object.hasOwn(AIR_WORDS, at) ? AIR_WORDS[at] : undefined;
    putCell(state, 'air', air, known ?? airOver(overHex(at, air, `air.${id}`)));
  }
}

/** [11.2.1] */
function overHex(value: Json | undefined, air: number, place: string): number {
  if (!airDataOf(air).interdicts)
    refuseBy(
      '11.2.1',
      place,
      says('expected-word', { value: quoted(value), known: Object.keys(AIR_WORDS).join(', ') }),
    );
  return hexIn(value, place);
}

function readStrongpoints(state: State, value: Json | undefined): void {
  if (value === undefined) return;
  for (let hex = 0; hex < GRID.hexCount; hex++) putCell(state, 'strongpoint', hex, 0);
  listAt(value, 'strongpoints', GRID.hexCount).forEach((entry, i) => {
    const place = `strongpoints[${i}]`;
    const data = objectAt(entry, place, ['hex', 'side', 'active']);
    const active = field(data, 'active');
    if (typeof active !== 'boolean') refuse(`${place}.active`, says('expected-flag', { value: quoted(active) }));
    const side = wordAt(field(data, 'side'), `${place}.side`, SIDES);
    putCell(
      state,
      'strongpoint',
      hexIn(field(data, 'hex'), `${place}.hex`),
      strongpointCode({ side, active: active === true }),
    );
  });
}

/** [3.1.1] Left out: as the base has it, and where somebody stands, his. */
function readHolders(state: State, value: Json | undefined): void {
  for (const u of ALL_UNITS) {
    const watched = isLeader(u) ? -1 : WATCHED.indexOf(hexOfPlace(placeIn(state, u)));
    if (watched >= 0) putCell(state, 'holder', watched, SIDES.indexOf(sideOfUnit(u)));
  }
  const names = WATCHED.map((hex) => nameOf(GRID, hex));
  const data = value === undefined ? {} : objectAt(value, 'held', names);
  for (const [name, side] of Object.entries(data))
    putCell(state, 'holder', names.indexOf(name), SIDES.indexOf(wordAt(side, `held.${name}`, SIDES)));
}

/** [6.3.1] The sources that give no supply. */
function readShut(state: State, value: Json | undefined): void {
  if (value === undefined) return;
  const shut = listAt(value, 'shut', SOURCES.length).map((name, i) => hexIn(name, `shut[${i}]`));
  SOURCES.forEach(({ hex }, i) => {
    putCell(state, 'source', i, shut.includes(hex) ? 0 : 1);
  });
  const sources = SOURCES.map(({ hex }) => hex);
  const unknown = shut.findIndex((hex) => !sources.includes(hex));
  if (unknown >= 0)
    refuseBy('6.3.1', `shut[${unknown}]`, says('not-watched', { hex: nameOf(GRID, shut[unknown] ?? 0) }));
}

function readCounters(state: State, data: JsonObject): void {
  const plan = field(data, 'plan');
  putCell(state, 'plan', 0, plan === undefined ? 0 : PLANS.indexOf(wordAt(plan, 'plan', PLANS)) + 1);
  const counters = field(data, 'counters');
  const given = counters === undefined ? {} : objectAt(counters, 'counters', CLOCKS);
  CLOCKS.forEach((name, i) => {
    const usual = name === 'planDrawn' && plan !== undefined ? 1 : cellAt(state, 'clock', i);
    putCell(state, 'clock', i, wholeAt(field(given, name) ?? usual, `counters.${name}`, 0, LARGEST_COUNTER));
  });
}

/** [4.3.1] */
const STANDS: StandNotation = {
  procedures: PROCEDURES,
  deepest: DEEPEST_STACK,
  phaseOf,
  framesFor: (phase) => framesFor(wordAt(phase, 'phase', [SET_UP, ...PHASE_NAMES, OVER])),
};

/** The frames of a phase that begins. */
function framesFor(phase: string): Frame[] {
  if (phase === OVER) return [];
  if (phase === SET_UP) return [{ proc: 'game', step: 'turn' }, { ...SET_UP_FRAME }];
  const game = { proc: 'game', step: 'next' };
  for (const segment of SIDES) {
    const operation = OPERATIONS.find((one) => `${phasingSide(segment, one)}.${one}` === phase);
    if (operation === undefined) continue;
    // The reaction is named after who reacts: it stands in the segment of the other side.
    const waiting = segment === 'axis' ? 'allied' : 'recovery';
    return [game, turnFrame(waiting, segment), startOf(segment, operation)];
  }
  return [game, turnFrame(phase, phase)];
}

const startOf = (segment: Side, operation: Operation): Frame => {
  const begun = { ...operationsFrame(segment), step: operation, phase: operation };
  return begun;
};

const turnFrame = (step: string, phase: string): Frame => ({ proc: 'turn', step, ...{ phase } });
