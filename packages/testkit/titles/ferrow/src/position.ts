/** The position notation: anything at all comes in, a checked position or the rule it breaks comes out. */

import type { SetUp, State } from '@bridgehead/engine';
import {
  CHANCE_COLUMN,
  cell,
  type Frame,
  type Game,
  type Json,
  type JsonObject,
  type Result,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import {
  type BaseNotation,
  cellAt,
  field,
  hexOrBox,
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
  unitEntries,
  wholeAt,
  wordAt,
  writeHead,
} from '@bridgehead/toolkit';
import { GRID, OBJECTIVES } from './data/map.ts';
import { SIDES } from './data/units.ts';
import { decoyCount } from './options.ts';
import { hexIn, unitIn } from './parse.ts';
import { NAMING, OVER, PHASE_NAMES, phaseOf } from './phase-names.ts';
import { PROCEDURES } from './procedures.ts';
import { LAST_TURN } from './rules/03-sequence.ts';
import { says } from './says.ts';
import { beginScenario, emptyMap } from './scenario.ts';
import { GONE, hexAt, hexOfPlace, hexPlace, holderOf, LAYOUT, POOL, placeOf, turnOf } from './state.ts';
import { FERROW_FACTS } from './title-facts.ts';
import { ALL_UNITS, idOf, sideOfUnit, type Unit, unitsOf } from './units.ts';

const FIELDS = 'title edition scenario options seed base turn phase units held chance frames'.split(' ');
const SCENARIO = 'crossing';
/** Columns of one flag a unit, which are states of the notation. */
const STATES = ['decoy', 'shown', 'acted'] as const;
const DEEPEST_STACK = 4;

export const readPosition = (json: JsonObject): Result<ReadPosition> => readSafely(() => positionOf(json));

const BASES: BaseNotation = { scenarios: [SCENARIO], empty: ({ seed }) => emptyMap(seed), begin: beginScenario };

function positionOf(json: JsonObject): ReadPosition {
  const data = objectAt(json, '', FIELDS);
  const setUp = readSetUp(data, FERROW_FACTS, SCENARIO);
  const state = readBase(data, setUp, BASES);
  putCell(state, 'turn', 0, wholeAt(field(data, 'turn'), 'turn', 1, LAST_TURN));
  readUnits(state, field(data, 'units'));
  readHolders(state, field(data, 'held'));
  readChance(state, field(data, 'chance'));
  state.frames = readFrames(data, STANDS);
  checkUnits(state, setUp);
  return { setUp, state };
}

const UNITS = { most: ALL_UNITS.length, fields: ['id', 'hex', 'box', 'states'], rule: '1.2', unitIn, idOf };

function readUnits(state: State, value: Json | undefined): void {
  for (const { unit: u, data, place } of unitEntries(value, UNITS)) {
    putCell(state, 'place', u, placeAt(data, place));
    const states = listAt(field(data, 'states'), `${place}.states`, STATES.length).map((word, at) =>
      wordAt(word, `${place}.states[${at}]`, STATES),
    );
    for (const name of STATES) putCell(state, name, u, states.includes(name) ? 1 : 0);
  }
}

/** A unit is in a hex, or it is gone. */
function placeAt(data: JsonObject, place: string): number {
  const { hex, box } = hexOrBox(data, place);
  if (hex !== undefined) return hexPlace(hexIn(hex, `${place}.hex`));
  wordAt(box, `${place}.box`, ['gone']);
  return GONE;
}

/** [6.1] The objectives by hex; left out, as they are printed, and those in which somebody stands are his. */
function readHolders(state: State, value: Json | undefined): void {
  const names = OBJECTIVES.map(({ hex }) => nameOf(GRID, hex));
  const given = value === undefined ? {} : objectAt(value, 'held', names);
  OBJECTIVES.forEach(({ hex }, i) => {
    const name = nameOf(GRID, hex);
    const word = field(given, name);
    const stands = ALL_UNITS.find((u) => hexOfPlace(cellAt(state, 'place', u)) === hex);
    if (word !== undefined) putCell(state, 'holder', i, SIDES.indexOf(wordAt(word, `held.${name}`, SIDES)));
    else if (stands !== undefined) putCell(state, 'holder', i, SIDES.indexOf(sideOfUnit(stands)));
    if (stands !== undefined && SIDES[cellAt(state, 'holder', i)] !== sideOfUnit(stands))
      refuseBy('6.1', `held.${name}`, says('is-held-by', { unit: idOf(stands) }));
  });
}

/** [3.1] */
const STANDS: StandNotation = {
  procedures: PROCEDURES,
  deepest: DEEPEST_STACK,
  phaseOf,
  framesFor: (phase) => framesFor(wordAt(phase, 'phase', [NAMING, ...PHASE_NAMES, OVER])),
};

function framesFor(phase: string): Frame[] {
  if (phase === OVER) return [];
  if (phase === NAMING) return [{ proc: 'game', step: 'begin' }];
  return [
    { proc: 'game', step: 'next' },
    { proc: 'turn', step: phase },
  ];
}

/** [4.4] One unit to a hex; [2.2] no more decoys than the option says, and those that are shown are gone. */
function checkUnits(state: State, setUp: SetUp): void {
  const hexes = new Set<number>();
  for (const u of ALL_UNITS) {
    const hex = hexOfPlace(cellAt(state, 'place', u));
    if (hex >= 0 && hexes.has(hex)) refuseBy('4.4', 'units', says('two-in-a-hex', { hex: nameOf(GRID, hex) }));
    hexes.add(hex);
    const [isDecoy, isShown] = [cellAt(state, 'decoy', u) === 1, cellAt(state, 'shown', u) === 1];
    const isGone = cellAt(state, 'place', u) === GONE;
    if (isDecoy && isShown !== isGone) refuseBy('5.3', 'units', says('decoy-seen', { unit: idOf(u) }));
    if (isGone && !isShown) refuseBy('5.3', 'units', says('gone-unseen', { unit: idOf(u) }));
  }
  const most = decoyCount(setUp);
  for (const side of SIDES) {
    const decoys = unitsOf(side).filter((u) => cellAt(state, 'decoy', u) === 1).length;
    if (decoys > most) refuseBy('2.2', 'units', says('too-many-decoys', { count: decoys, side, most }));
  }
}

/** The whole position, to go on from exactly, dice included. */
export function writePosition(g: Game): JsonObject {
  return {
    ...writeHead(g),
    turn: turnOf(g),
    phase: phaseOf(g.state.frames),
    units: ALL_UNITS.flatMap((u) => unitEntry(g, u)),
    held: Object.fromEntries(OBJECTIVES.map(({ hex }, i) => [nameOf(GRID, hex), holderOf(g, i)])),
    chance: [...(g.state.columns[CHANCE_COLUMN] ?? [])],
    frames: g.state.frames.map((frame) => ({ ...frame })),
  };
}

function unitEntry(g: Game, u: Unit): JsonObject[] {
  if (placeOf(g, u) === POOL) return [];
  const hex = hexAt(g, u);
  const states = STATES.filter((name) => cell(g, LAYOUT.names.indexOf(name), u) === 1);
  const where = hex >= 0 ? { hex: nameOf(GRID, hex) } : { box: 'gone' };
  return [{ id: idOf(u), ...where, ...(states.length === 0 ? {} : { states }) }];
}
