/** Reading written frames: each must stand at a step of a procedure that there is, with locals that are plain and small. */
import type { Frame, Json, Procedure } from '@bridgehead/engine';
import { field, join, objectAt, quoted, refuse } from './parse.ts';

const DEEPEST_LOCAL = 4;
const LONGEST_LIST = 400;
const LONGEST_TEXT = 200;
const LARGEST_LOCAL = 1e9;
const LOCAL_NAME = /^[a-z][a-zA-Z0-9]{0,40}$/;

/** A frame as `writePosition` writes it. */
export function frameAt(value: Json, place: string, procedures: ReadonlyMap<string, Procedure>): Frame {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const odd = keys.find((key) => !LOCAL_NAME.test(key));
  if (odd !== undefined) refuse(join(place, odd), 'not the name of a local');
  const frame = objectAt(value, place, keys);
  const proc = field(frame, 'proc');
  const steps = typeof proc === 'string' ? procedures.get(proc)?.steps : undefined;
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
