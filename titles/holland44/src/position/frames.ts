/** Where a position stands in the sequence of play: written frames are checked, a named phase starts afresh. */
import type { Frame, Json, JsonObject } from '@bridgehead/engine';
import { SIDES, type Side } from '../data/unit-data.ts';
import { field, join, listAt, objectAt, quoted, refuse, refuseBy, wordAt } from '../parse.ts';
import { OVER, PHASE_NAMES, phaseOf } from '../phase-names.ts';
import { PROCEDURES } from '../procedures.ts';
import { playerTurnFrame } from '../sequence.ts';

const DEEPEST_STACK = 40;
const DEEPEST_LOCAL = 4;
const LONGEST_LIST = 400;
const LONGEST_TEXT = 200;
const LARGEST_LOCAL = 1e9;
const LOCAL_NAME = /^[a-z][a-zA-Z0-9]{0,40}$/;

export function readFrames(json: JsonObject, turn: number): Frame[] {
  const phase = field(json, 'phase');
  const written = field(json, 'frames');
  if (written === undefined) return freshFrames(phase, turn);
  const frames = listAt(written, 'frames', DEEPEST_STACK).map((frame, i) => frameAt(frame, `frames[${i}]`));
  const stands = phaseOf(frames);
  if (phase !== stands) refuse('phase', `${quoted(phase)}: the frames stand in ${quoted(stands)}`);
  if (frames.length > 0 && frames[0]?.proc !== 'game') refuse('frames[0].proc', 'expected «game» at the bottom');
  frames.forEach((frame, i) => {
    checkSide(frame, `frames[${i}]`);
    if (frames[i - 1]?.proc === 'player-turn' && sideIn(frame) !== sideIn(frames[i - 1])) {
      refuse(`frames[${i}].side`, 'a phase belongs to the side whose player-turn it is');
    }
  });
  return frames;
}

/** [3] The frames with which the sequence of play would begin this phase; its first automatic step calls the phase. */
function freshFrames(phase: Json | undefined, turn: number): Frame[] {
  if (phase === OVER) return [];
  const name = wordAt(phase, 'phase', PHASE_NAMES);
  if (turn === 1 && ABSENT_ON_TURN_1.includes(name))
    refuseBy('23.1.1', 'phase', 'turn 1 begins with allied.airlanding');
  const bottom: Frame = { proc: 'game', step: 'next' };
  const [side, step] = name.split('.');
  if (step === undefined) return [bottom, { proc: 'turn', step: name }];
  const owner = wordAt(side, 'phase', SIDES);
  const after: Record<Side, string> = { allied: 'german', german: 'victory-check' };
  return [bottom, { proc: 'turn', step: after[owner] }, { ...playerTurnFrame(owner), step }];
}

const ABSENT_ON_TURN_1: readonly string[] = ['weather', 'allied.artillery-resupply', 'allied.bridge'];

function frameAt(value: Json, place: string): Frame {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const odd = keys.find((key) => !LOCAL_NAME.test(key));
  if (odd !== undefined) refuse(join(place, odd), 'not the name of a local');
  const frame = objectAt(value, place, keys);
  const proc = field(frame, 'proc');
  const steps = typeof proc === 'string' ? PROCEDURES.get(proc)?.steps : undefined;
  if (steps === undefined) return refuse(`${place}.proc`, `${quoted(proc)}: there is no such procedure`);
  const step = field(frame, 'step');
  if (typeof step !== 'string' || !steps.has(step)) {
    return refuse(`${place}.step`, `${quoted(step)}: ${quoted(proc)} has no such step`);
  }
  for (const key of keys) checkLocal(frame[key] ?? null, `${place}.${key}`, DEEPEST_LOCAL);
  // The order of the fields is part of what a position's hash is made of.
  return structuredCopy(frame) as unknown as Frame;
}

function checkLocal(value: Json, place: string, depth: number): void {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Math.abs(value) > LARGEST_LOCAL) refuse(place, 'the number is too large');
  } else if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT) refuse(place, 'the text is too long');
  } else if (typeof value === 'object' && value !== null) {
    if (depth === 0) refuse(place, 'nested too deeply');
    const entries = Object.entries(value);
    if (entries.length > LONGEST_LIST) refuse(place, `${entries.length} entries: expected at most ${LONGEST_LIST}`);
    for (const [key, item] of entries) checkLocal(item ?? null, join(place, key), depth - 1);
  }
}

function structuredCopy(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(structuredCopy);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, structuredCopy(item ?? null)]));
}

const sideIn = (frame: Frame | undefined): Json | undefined =>
  (frame as (Frame & { readonly side?: Json }) | undefined)?.side;

/** Whoever a frame is about, it is one of the two sides. */
function checkSide(frame: Frame, place: string): void {
  const side = sideIn(frame);
  if (typeof side === 'string') wordAt(side, `${place}.side`, SIDES);
  else if (frame.proc === 'player-turn') refuse(`${place}.side`, `expected ${SIDES.join(', ')}`);
}
