/** [15.1] [15.2] [16.2] [16.3] [21.3] What a party on its advance may do next. */
import { type Flow, type Game, go, OK, type Random, type Refusal, type Ruling } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import type { AnyChoice, AnyRead } from '../../contract/index.ts';
import { GRID } from '../../data/map.ts';
import { placeName } from '../../state/places.ts';
import { idOf, type Unit } from '../../state/units.ts';
import {
  assist,
  assistRefusal,
  breakThrough,
  breakthroughRefusal,
  pathRefusal,
  pickUp,
  pickUpRefusal,
  targetsOf,
} from '../16-breakthrough/breakthrough.ts';
import type { AdvanceFrame } from './advance.ts';
import { breakOff, breakOffRefusal, listBreakOffs } from './advance-breakdown.ts';
import { leaveBehind, partRefusal } from './advance-parting.ts';
import { reachOf } from './advance-reach.ts';
import { endRefusal } from './advance-steps.ts';

type AdvanceOn = AnyChoice<'advance-on'>;

const HALT: AdvanceOn = { kind: 'halt' };

/** [6.1] [15.4] Why the party may not halt here; one that can go nowhere else must be allowed to. */
function haltRefusal(g: Game, f: AdvanceFrame): Refusal | undefined {
  const refusal = endRefusal(g, f);
  return refusal !== undefined && reachOf(g, f).ends.length > 0 ? refusal : undefined;
}

/** All that a party may do, halting first where it may halt. */
export function* listAdvanceOn(g: Game, f: AdvanceFrame): Iterable<AdvanceOn> {
  if (haltRefusal(g, f) === undefined) yield HALT;
  let others = 0;
  for (const choice of listOthers(g, f)) {
    others += 1;
    yield choice;
  }
  if (others === 0) return;
  yield* listBreakOffs(g, f.units);
  for (const u of f.units) if (partRefusal(f, [u]) === undefined) yield { kind: 'part', units: [idOf(u)] };
}

function* listOthers(g: Game, f: AdvanceFrame): Iterable<AdvanceOn> {
  for (const { path } of reachOf(g, f).ends) yield { kind: 'advance-on', path: path.map(placeName) };
  const here = f.eligible.filter((u) => pickUpRefusal(g, f, u) === undefined);
  for (const u of here) yield { kind: 'pick-up', units: [idOf(u)] };
  for (const hex of targetsOf(g, f, breakthroughRefusal)) yield { kind: 'breakthrough', target: nameOf(GRID, hex) };
  for (const hex of targetsOf(g, f, assistRefusal)) yield { kind: 'assist', target: nameOf(GRID, hex) };
}

export const checkAdvanceOn = (g: Game, f: AdvanceFrame, choice: AnyRead<'advance-on'>): Ruling =>
  refusalOf(g, f, choice) ?? OK;

function refusalOf(g: Game, f: AdvanceFrame, choice: AnyRead<'advance-on'>): Refusal | undefined {
  switch (choice.kind) {
    case 'halt':
      return haltRefusal(g, f);
    case 'advance-on':
      return pathRefusal(g, f, f, choice.path);
    case 'pick-up':
      return pickingRefusal(g, f, choice.units);
    case 'part':
      return partRefusal(f, choice.units);
    case 'break-down':
      return breakOffRefusal(g, f.units, choice);
    case 'assist':
      return assistRefusal(g, f, choice.target);
    case 'breakthrough':
      return breakthroughRefusal(g, f, choice.target);
  }
}

function pickingRefusal(g: Game, f: AdvanceFrame, units: readonly Unit[]): Refusal | undefined {
  for (const u of units) {
    const refusal = pickUpRefusal(g, f, u);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

export function advanceOn(g: Game, f: AdvanceFrame, choice: AnyRead<'advance-on'>): Flow<AdvanceFrame['step']> {
  switch (choice.kind) {
    case 'halt':
      return go('finish');
    case 'advance-on':
      f.path = choice.path;
      return go('step');
    case 'pick-up':
      pickUp(g, f, choice.units);
      return go('on');
    case 'breakthrough':
      return breakThrough(g, f, choice.target);
    case 'assist':
      return assist(g, f, choice.target);
    case 'part':
      leaveBehind(f, choice.units);
      return go('on');
    case 'break-down':
      // [21.3] What splits off has used the same hexes; it goes its own way when the party is done.
      leaveBehind(f, [breakOff(g, f, choice)]);
      return go('on');
  }
}

/** Every kind of choice as likely as any other, however few of it there are. */
export function sampleAdvanceOn(g: Game, f: AdvanceFrame, random: Random): AdvanceOn {
  const all = [...listAdvanceOn(g, f)];
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const kind = kinds[random.below(kinds.length)];
  const alike = all.filter((choice) => choice.kind === kind);
  return alike[random.below(alike.length)] ?? HALT;
}
