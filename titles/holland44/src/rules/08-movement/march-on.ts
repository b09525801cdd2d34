/** Chapter 8: what the player may do where a march pauses or was interrupted. */
import { type Flow, type Game, go, OK, type Ruling } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import type { Mode } from '../../contract/codes.ts';
import type { AnyRead, Choices, ReadChoices } from '../../contract/index.ts';
import { refusal } from '../../says.ts';
import { placeName } from '../../state/places.ts';
import { unknownHex } from '../../state/state.ts';
import { type MarchFrame, stackOf } from './march-frame.ts';
import { checkJoin, checkShed, join, shed } from './march-parts.ts';
import { endRefusal, startRefusal } from './march-rules.ts';
import type { MovingStack } from './moving-stack.ts';
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
const EXTENDED_CLOSED = refusal('25.3.1', 'extended-closed');

/** [8.2.2] Nobody halts where the march may not end, unless there is nowhere else to go. */
function haltRuling(g: Game, f: MarchFrame): Ruling {
  const refusal = endRefusal(g, f, f.place);
  return refusal === undefined || reachOf(g, stackOf(f)).length === 0 ? OK : refusal;
}

export function checkMarchOn(g: Game, f: MarchFrame, choice: AnyRead<'march-on'>): Ruling {
  switch (choice.kind) {
    case 'halt':
      return haltRuling(g, f);
    case 'break-down':
      return checkShed(g, f, choice);
    case 'rebuild':
      return checkJoin(g, f, choice);
    case 'march-on':
      return onwardRuling(g, f, choice);
  }
}

function onwardRuling(g: Game, f: MarchFrame, { path, mode = f.mode }: ReadChoices['march-on']['march-on']): Ruling {
  return mode === f.mode || mayExtend(g, f, mode) ? pathRuling(g, { ...stackOf(f), mode }, path) : EXTENDED_CLOSED;
}

/** [25.3.1] After a Garrison a single unit may still change to Extended Movement, if it has met nobody else. */
export const mayExtend = (g: Game, f: MarchFrame, mode: Mode): boolean =>
  mode === 'extended' &&
  f.mode === 'normal' &&
  f.isUnseen &&
  f.met.every((unknown) => unknownHex(g, unknown) === OFF_MAP) &&
  startRefusal(g, f.units, 'extended') === undefined;

export function* listExtended(g: Game, f: MarchFrame): Iterable<Choices['march-on']['march-on']> {
  for (const end of reachOf(g, { ...stackOf(f), mode: 'extended' })) {
    yield { kind: 'march-on', mode: 'extended', path: end.path.map(placeName) };
  }
}

export function marchOn(g: Game, f: MarchFrame, choice: AnyRead<'march-on'>): Flow<MarchFrame['step']> {
  if (choice.kind === 'halt') return go('finish');
  if (choice.kind === 'break-down') {
    shed(g, f, choice);
    return go('on');
  }
  if (choice.kind === 'rebuild') {
    join(g, f, choice);
    return go('on');
  }
  f.path = choice.path;
  f.mode = choice.mode ?? f.mode;
  f.pauses = choice.pause === true;
  f.mayGoOn = false;
  return go('advance');
}
