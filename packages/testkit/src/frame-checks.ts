/** Whether a title checks every local of the frames that it reads. */
import { type Json, type JsonObject, type Kind, openQuestion, type SetUp, type Title } from '@bridgehead/engine';
import { gatherStands, type Stand } from './hostile-positions.ts';
import { changed, pathsIn, placeOf, valueAt } from './mutations.ts';

/** What was read although it should not have been, or refused elsewhere: nothing where all is well. */
export function uncheckedLocals(title: Title, setUps: readonly SetUp[]): string[] {
  const found = new Set<string>();
  const met = new Set<string>();
  for (const stand of gatherStands({ title, setUps, ofEach: 1 })) {
    for (const fault of [...unread(title, stand), ...unchecked(title, stand, met)]) found.add(fault);
  }
  return [...found];
}

/** A position of a game is read as it is. */
function unread(title: Title, { position, at }: Stand): string[] {
  const place = placeRefused(title, position);
  return place === undefined ? [] : [`refused ${place} at ${at}`];
}

/** The frames of each procedure once. */
function* unchecked(title: Title, { position }: Stand, met: Set<string>): Iterable<string> {
  const frames = position.frames as readonly JsonObject[];
  for (const [i, frame] of frames.entries()) {
    if (met.has(String(frame.proc))) continue;
    met.add(String(frame.proc));
    for (const { local, value, spoilt } of [...spoiltLocals(title, frame), ...spoiltAnswers(frame)]) {
      const place = placeRefused(title, { ...position, frames: frames.with(i, spoilt) });
      if (place?.startsWith(`frames[${i}].${local}`) !== true)
        yield `${String(frame.proc)}.${local}: ${JSON.stringify(value) ?? 'missing'} (${place ?? 'read'})`;
    }
  }
}

interface Spoilt {
  /** `battle.attackers`. */
  readonly local: string;
  readonly value: Json | undefined;
  /** The frame with it. */
  readonly spoilt: JsonObject;
}

function* spoiltLocals(title: Title, frame: JsonObject): Iterable<Spoilt> {
  const locals = title.procedures.get(String(frame.proc))?.locals ?? {};
  yield { local: 'unheardOf', value: 1, spoilt: { ...frame, unheardOf: 1 } };
  for (const [local, kind] of Object.entries(locals)) {
    const { [local]: _old, ...rest } = frame;
    const aliens = [...ALIENS, isYesOrNo(kind) ? 1 : true];
    for (const value of aliens) yield { local, value, spoilt: { ...frame, [local]: value } };
    if (!('isOptional' in kind)) yield { local, value: undefined, spoilt: rest };
  }
}

/** Nothing that any local may be. */
const ALIENS: readonly Json[] = [null, 1e12, 'no such thing', { no: 'such thing' }, ['no such thing'], -9];

/** Whether true may stand there. A kind that takes everything is found out by the other aliens. */
function isYesOrNo(kind: Kind<unknown>): boolean {
  try {
    kind.at(true, '');
    return true;
  } catch {
    return false;
  }
}

/** Every yes and no of the frame, however deep, as something that only looks like it. */
function* spoiltAnswers(frame: JsonObject): Iterable<Spoilt> {
  for (const path of pathsIn(frame, [])) {
    const answer = valueAt(frame, path);
    if (typeof answer !== 'boolean') continue;
    for (const value of [Number(answer), String(answer), null]) {
      yield { local: placeOf(path), value, spoilt: changed(frame, path, value) as JsonObject };
    }
  }
}

function placeRefused(title: Title, position: JsonObject): string | undefined {
  const opened = openQuestion(title, position);
  return opened.ok ? undefined : opened.fault.place;
}
