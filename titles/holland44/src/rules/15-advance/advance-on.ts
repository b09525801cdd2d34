/** [15.1] [15.2] [16.2] [16.3] [21.3] What a party on its advance may do next. */
import { type Choice, type Flow, type Game, go, OK, type Random, type Refusal, type Ruling } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { hasOnly, hexField, pathField, unitsField } from '../../state/fields.ts';
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
import { type BreakOff, breakOff, breakOffRuling, listBreakOffs } from './advance-breakdown.ts';
import { leaveBehind, partRefusal } from './advance-parting.ts';
import { reachOf } from './advance-reach.ts';
import { endRefusal } from './advance-steps.ts';

export type AdvanceOn =
  | (Choice & { readonly kind: 'halt' })
  | (Choice & { readonly kind: 'advance-on'; readonly path: readonly string[] })
  | (Choice & { readonly kind: 'breakthrough'; readonly target: string })
  | (Choice & { readonly kind: 'assist'; readonly target: string })
  | (Choice & { readonly kind: 'pick-up'; readonly units: readonly string[] })
  | (Choice & { readonly kind: 'part'; readonly units: readonly string[] })
  | BreakOff;

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

const BAD_FIELDS = refusal('15.2', 'the answer lacks a field, or has one too many');
const NO_SUCH_PLACE = refusal('15.2', 'an advance names its path as a list of hexes or, at its end, an Entry Area');
const NO_SUCH_HEX = refusal('16.1', 'no such hex');
const NO_SUCH_UNITS = refusal('16.2', 'picking up names one or more units, each once');
const NOT_OFFERED = refusal(
  '15.2',
  'a party advances on, picks up, breaks through, assists, breaks down, parts or halts',
);

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  halt: [],
  'advance-on': ['path'],
  breakthrough: ['target'],
  assist: ['target'],
  'pick-up': ['units'],
  part: ['units'],
  'break-down': ['unit', 'as'],
};

export function checkAdvanceOn(g: Game, f: AdvanceFrame, choice: Choice): Ruling {
  const fields = Object.hasOwn(FIELDS, choice.kind) ? FIELDS[choice.kind] : undefined;
  if (fields === undefined) return NOT_OFFERED;
  if (!hasOnly(choice, fields)) return BAD_FIELDS;
  return refusalOf(g, f, choice) ?? OK;
}

function refusalOf(g: Game, f: AdvanceFrame, choice: Choice): Refusal | undefined {
  switch (choice.kind) {
    case 'halt':
      return haltRefusal(g, f);
    case 'advance-on': {
      const path = pathField(choice.path);
      return path === undefined ? NO_SUCH_PLACE : pathRefusal(g, f, f, path);
    }
    case 'pick-up':
      return pickingRefusal(g, f, unitsField(choice.units));
    case 'part':
      return partRefusal(f, unitsField(choice.units));
    case 'break-down':
      return breakOffRuling(g, f.units, choice);
    default: {
      const hex = hexField(choice.target);
      if (hex === undefined) return NO_SUCH_HEX;
      return choice.kind === 'assist' ? assistRefusal(g, f, hex) : breakthroughRefusal(g, f, hex);
    }
  }
}

function pickingRefusal(g: Game, f: AdvanceFrame, units: readonly Unit[] | undefined): Refusal | undefined {
  if (units === undefined) return NO_SUCH_UNITS;
  for (const u of units) {
    const refusal = pickUpRefusal(g, f, u);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

export function advanceOn(g: Game, f: AdvanceFrame, choice: AdvanceOn): Flow<AdvanceFrame['step']> {
  switch (choice.kind) {
    case 'halt':
      return go('finish');
    case 'advance-on':
      f.path = pathField(choice.path) ?? [];
      return go('step');
    case 'pick-up':
      pickUp(g, f, unitsField(choice.units) ?? []);
      return go('on');
    case 'breakthrough':
      return breakThrough(g, f, hexField(choice.target) ?? 0);
    case 'assist':
      return assist(g, f, hexField(choice.target) ?? 0);
    case 'part':
      leaveBehind(f, unitsField(choice.units) ?? []);
      return go('on');
    default:
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
