/** Chapter 8: what the player may do where a march pauses or was interrupted. */
import { type Choice, type Flow, type Game, go, OK, type Ruling } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { refusal } from '../../says.ts';
import { pathField } from '../../state/fields.ts';
import { placeName } from '../../state/places.ts';
import { unknownHex } from '../../state/state.ts';
import { type MarchFrame, stackOf } from './march-frame.ts';
import { checkJoin, checkShed, type Join, join, type Shed, shed } from './march-parts.ts';
import { endRefusal, startRefusal } from './march-rules.ts';
import type { Mode, MovingStack } from './moving-stack.ts';
import { reachOf } from './reach.ts';
import { isJourneysEnd, stepCost, stepped } from './steps/step-rules.ts';

/** Whether every step of a path is legal from here and the march may end there. */
export function pathRuling(g: Game, start: MovingStack, path: readonly number[]): Ruling {
  let stack = start;
  for (const to of path) {
    if (isJourneysEnd(g, stack)) return BEYOND_THE_END;
    const cost = stepCost(g, stack, to);
    if (typeof cost !== 'number') return cost;
    stack = stepped(g, stack, to, cost);
  }
  return endRefusal(g, stack, stack.place) ?? OK;
}

const BEYOND_THE_END = refusal('8.1', 'march-has-ended');
export type MarchOn =
  | (Choice & {
      readonly kind: 'march-on';
      readonly path: readonly string[];
      readonly mode?: Mode;
      readonly pause?: true;
    })
  | Shed
  | Join
  | (Choice & { readonly kind: 'halt' });

const BAD_FIELDS = refusal('8.1', 'a march names its path as a list of hexes, perhaps its mode, and nothing else');
const NO_SUCH_PLACE = refusal('8.1', 'no such hex or Entry Area');
const EXTENDED_CLOSED = refusal('25.3.1', 'extended-closed');
const NOT_OFFERED = refusal('8.1', 'a march goes on, halts, sheds or absorbs a Breakdown unit');
/** [8.2.2] Nobody halts where the march may not end, unless there is nowhere else to go. */
function haltRuling(g: Game, f: MarchFrame): Ruling {
  const refusal = endRefusal(g, f, f.place);
  return refusal === undefined || reachOf(g, stackOf(f)).length === 0 ? OK : refusal;
}

export function checkMarchOn(g: Game, f: MarchFrame, choice: Choice): Ruling {
  if (choice.kind === 'halt') return Object.keys(choice).length === 1 ? haltRuling(g, f) : BAD_FIELDS;
  if (choice.kind === 'break-down') return checkShed(g, f, choice);
  if (choice.kind === 'rebuild') return checkJoin(g, f, choice);
  if (choice.kind !== 'march-on') return NOT_OFFERED;
  if (Object.keys(choice).some((key) => !['kind', 'path', 'mode', 'pause'].includes(key))) return BAD_FIELDS;
  if (choice.pause !== undefined && choice.pause !== true) return BAD_FIELDS;
  const path = pathField(choice.path);
  if (path === undefined) return NO_SUCH_PLACE;
  if (choice.mode !== undefined && choice.mode !== f.mode && !mayExtend(g, f, choice.mode)) return EXTENDED_CLOSED;
  return pathRuling(g, { ...stackOf(f), mode: (choice.mode as Mode | undefined) ?? f.mode }, path);
}

/** [25.3.1] After a Garrison a single unit may still change to Extended Movement, if it has met nobody else. */
export const mayExtend = (g: Game, f: MarchFrame, mode: unknown): boolean =>
  mode === 'extended' &&
  f.mode === 'normal' &&
  f.isUnseen &&
  f.met.every((unknown) => unknownHex(g, unknown) === OFF_MAP) &&
  startRefusal(g, f.units, 'extended') === undefined;

export function* listExtended(g: Game, f: MarchFrame): Iterable<MarchOn> {
  for (const end of reachOf(g, { ...stackOf(f), mode: 'extended' })) {
    yield { kind: 'march-on', mode: 'extended', path: end.path.map(placeName) };
  }
}

export function marchOn(g: Game, f: MarchFrame, choice: MarchOn): Flow<MarchFrame['step']> {
  if (choice.kind === 'halt') return go('finish');
  if (choice.kind === 'break-down') {
    shed(g, f, choice);
    return go('on');
  }
  if (choice.kind === 'rebuild') {
    join(g, f, choice);
    return go('on');
  }
  f.path = pathField(choice.path) ?? [];
  f.mode = choice.mode ?? f.mode;
  f.pauses = choice.pause === true;
  f.mayGoOn = false;
  return go('advance');
}
