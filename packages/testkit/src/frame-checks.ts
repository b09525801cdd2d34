/** Whether a title checks every local of the frames that it reads. */
import { type Json, type JsonObject, openQuestion, type SetUp, type Title } from '@bridgehead/engine';
import { gatherStands, type Stand } from './hostile-positions.ts';

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
    for (const [name, spoilt] of spoiltLocals(title, frame)) {
      const place = placeRefused(title, { ...position, frames: frames.with(i, spoilt) });
      if (place?.startsWith(`frames[${i}].${name}`) !== true)
        yield `${String(frame.proc)}.${name}: ${JSON.stringify(spoilt[name]) ?? 'missing'} (${place ?? 'read'})`;
    }
  }
}

function* spoiltLocals(title: Title, frame: JsonObject): Iterable<readonly [string, JsonObject]> {
  const locals = title.procedures.get(String(frame.proc))?.locals ?? {};
  yield ['unheardOf', { ...frame, unheardOf: 1 }];
  for (const [name, kind] of Object.entries(locals)) {
    const { [name]: _old, ...rest } = frame;
    for (const value of ALIENS) yield [name, { ...frame, [name]: value }];
    if (!('isOptional' in kind)) yield [name, rest];
  }
}

/** Nothing that any local may be. */
const ALIENS: readonly Json[] = [null, true, 1e12, 'no such thing', { no: 'such thing' }, ['no such thing'], -9];

function placeRefused(title: Title, position: JsonObject): string | undefined {
  const opened = openQuestion(title, position);
  return opened.ok ? undefined : opened.fault.place;
}
