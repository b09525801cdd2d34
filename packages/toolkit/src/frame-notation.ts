/** Reading written frames: each stands at a step of a procedure that there is, with its locals, where it can be called. */
import type { Frame, Json, JsonObject, Procedure } from '@bridgehead/engine';
import { checkFields } from './kinds.ts';
import { field, listAt, objectAt, quoted, refuse } from './parse.ts';
import { says } from './says.ts';

type Procedures = ReadonlyMap<string, Procedure>;

/** A frame as `writePosition` writes it. */
export function frameAt(value: Json | undefined, place: string, procedures: Procedures): Frame {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const proc = field(objectAt(value, place, keys), 'proc');
  const procedure = typeof proc === 'string' ? procedures.get(proc) : undefined;
  if (procedure === undefined) return refuse(`${place}.proc`, says('unknown-procedure', { value: quoted(proc) }));
  const frame = objectAt(value, place, ['proc', 'step', ...Object.keys(procedure.locals)]);
  const step = field(frame, 'step');
  if (typeof step !== 'string' || !procedure.steps.has(step)) {
    return refuse(`${place}.step`, says('unknown-step', { value: quoted(step), procedure: quoted(proc) }));
  }
  checkFields(procedure.locals, frame, place);
  // The order of the fields is part of what a position's hash is made of.
  return structuredCopy(frame) as unknown as Frame;
}

/** The stack of frames: those not on top wait for the one above, and on top somebody is asked. */
export function framesAt(value: Json | undefined, place: string, procedures: Procedures, deepest: number): Frame[] {
  const frames = listAt(value, place, deepest).map((frame, i) => frameAt(frame, `${place}[${i}]`, procedures));
  frames.forEach((frame, i) => {
    const above = frames[i + 1];
    if (above !== undefined) checkCall(frame, above, `${place}[${i}]`, procedures);
    else if (typeof procedures.get(frame.proc)?.steps.get(frame.step) === 'function')
      refuse(`${place}[${i}].step`, says('nobody-asked', { step: quoted(frame.step) }));
  });
  return frames;
}

/** How a title's positions tell where they stand in the sequence of play. */
export interface StandNotation {
  readonly procedures: Procedures;
  readonly deepest: number;
  /** The name of the phase in which frames stand. */
  phaseOf(frames: readonly Frame[]): string;
  /** The frames with which a phase begins, by the name that a position gives. */
  framesFor(phase: Json | undefined): Frame[];
}

/** Every game begins with this procedure. */
const BOTTOM = 'game';

/** Where a position stands: written frames are checked, and stand in the phase that it names; without them the phase starts afresh. */
export function readFrames(data: JsonObject, { procedures, deepest, phaseOf, framesFor }: StandNotation): Frame[] {
  const phase = field(data, 'phase');
  const written = field(data, 'frames');
  if (written === undefined) return framesFor(phase);
  const frames = framesAt(written, 'frames', procedures, deepest);
  if (frames.length > 0 && frames[0]?.proc !== BOTTOM) refuse('frames[0].proc', says('game-at-bottom'));
  const stands = phaseOf(frames);
  if (phase !== stands) refuse('phase', says('frames-elsewhere', { value: quoted(phase), phase: quoted(stands) }));
  return frames;
}

function checkCall(frame: Frame, above: Frame, place: string, procedures: Procedures): void {
  if (procedures.get(above.proc)?.isUrgent === true) return;
  const called = procedures.get(frame.proc)?.calls[frame.step] ?? [];
  if (!called.includes(above.proc)) {
    const waiting = { procedure: quoted(frame.proc), other: quoted(above.proc), step: quoted(frame.step) };
    refuse(`${place}.step`, says('does-not-wait', waiting));
  }
  if (frame.result !== undefined) refuse(`${place}.result`, says('no-result-yet', { procedure: quoted(above.proc) }));
}

function structuredCopy(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(structuredCopy);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, structuredCopy(item ?? null)]));
}
