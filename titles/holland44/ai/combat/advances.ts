/** [15] [16] Advance after combat: who goes, where to, and whether to fight on. */
import type { Candidate, Choice, Game, Thinking } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { figuresOf, isMechanized } from '../../src/rules/02-contents.ts';
import { exceedsLimit } from '../../src/rules/06-stacking/stacking.ts';
import type { AdvanceFrame } from '../../src/rules/15-advance/advance.ts';
import { reachOf } from '../../src/rules/15-advance/advance-reach.ts';
import { HEXES as ADVANCE_HEXES, partyOf } from '../../src/rules/15-advance/advance-steps.ts';
import { tookPart } from '../../src/rules/15-advance/advance-units.ts';
import { canFight, type Group } from '../../src/rules/16-breakthrough/breakthrough.ts';
import { hexOfPlace, placeName } from '../../src/state/places.ts';
import { placeOf } from '../../src/state/state.ts';
import { idOf, type Unit } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { ADVANCE } from '../weights.ts';
import { type AdvanceContext, advanceValue, breakthroughValue, leavingCost, type Party } from './advance-value.ts';

const MOST_CANDIDATES = 12;
/** Groups are small: two, and one that stacks for free. */
const MOST_TOGETHER = 3;

export const topFrame = (known: Game): AdvanceFrame => {
  const { frames } = known.state;
  return frames[frames.length - 1] as AdvanceFrame;
};

const freeUnits = (f: AdvanceFrame): readonly Unit[] => f.eligible.filter((u) => !f.moved.includes(u));

/** Each unit alone, each stack, and [16.2] those who took part as one Breakthrough Group. */
function partiesOf(known: Game, f: AdvanceFrame): readonly (readonly Unit[])[] {
  const free = freeUnits(f);
  const groups: (readonly Unit[])[] = free.map((u) => [u]);
  for (const place of new Set(free.map((u) => placeOf(known, u)))) {
    const stack = free.filter((u) => placeOf(known, u) === place);
    if (stack.length > 1) groups.push(stack);
  }
  if (f.rate === 'bonus' && f.isFirstGroup) {
    const fighters = free
      .filter((u) => tookPart(f.battle, u) && !f.battle.assisting.includes(u))
      .sort((a, b) => figuresOf(known, b)[0] - figuresOf(known, a)[0])
      .slice(0, MOST_TOGETHER);
    for (const [i, u] of fighters.entries()) {
      for (const v of fighters.slice(i + 1)) if (placeOf(known, u) !== placeOf(known, v)) groups.push([u, v]);
    }
  }
  return groups.filter((group) => group.length <= MOST_TOGETHER && !exceedsLimit(known, group));
}

const groupOf = (known: Game, f: AdvanceFrame, units: readonly Unit[]): Group => ({
  ...partyOf(f.battle, f.rate, units, placeOf(known, units[0] ?? 0)),
  isFirstGroup: f.isFirstGroup,
  hasBrokenThrough: false,
  calledOff: f.calledOff,
});

const partyIn = (known: Game, f: AdvanceFrame, units: readonly Unit[]): Party => ({
  side: f.battle.side,
  units,
  from: hexOfPlace(placeOf(known, units[0] ?? 0)),
  taken: f.vacated,
});

/** [16.2] [16.3.4] Whether a party could still fight after so many hexes; with the Road Bonus after one more. */
function mayBreakThrough(known: Game, f: AdvanceFrame, units: readonly Unit[], hexes: number): boolean {
  if (f.rate !== 'bonus' || !f.isFirstGroup || f.hasBrokenThrough || !units.every((u) => tookPart(f.battle, u)))
    return false;
  if (hexes < ADVANCE_HEXES.bonus) return true;
  return (
    hexes === ADVANCE_HEXES.bonus && f.isByRoad && units.length === 1 && units.every((u) => isMechanized(known, u))
  );
}

/** What fighting on from there would be worth. */
export function expectedFight(known: Game, f: AdvanceFrame, party: Party, way: AdvanceEnd): number {
  if (!mayBreakThrough(known, f, party.units, way.used)) return 0;
  return ADVANCE.expectedFightShare * breakthroughValue(known, { ...party, from: way.to }, way.intent);
}

interface AdvanceEnd {
  readonly to: number;
  /** Hexes of the advance that are gone by then. */
  readonly used: number;
  readonly intent: Intent;
}

const advanceChoice = (units: readonly Unit[], path: readonly number[]): Choice => ({
  kind: 'advance',
  units: units.map(idOf),
  path: path.map(placeName),
});

function advanceCandidates(
  known: Game,
  f: AdvanceFrame,
  units: readonly Unit[],
  context: AdvanceContext,
): readonly Candidate[] {
  const party = partyIn(known, f, units);
  const group = groupOf(known, f, units);
  const ways = reachOf(known, group).ends.filter(({ place }) => hexOfPlace(place) !== OFF_MAP);
  const found = ways.flatMap(({ place, path }) => {
    const hex = hexOfPlace(place);
    const fight = expectedFight(known, f, party, { to: hex, used: path.length, intent: context.intent });
    const left = leavingCost(known, party, hex, context.intent);
    const ground = advanceValue(known, party, hex, context);
    const value = ground + fight - left;
    if (value <= (hex === f.battle.target ? ADVANCE.leastGain : ADVANCE.leastDetour)) return [];
    const name = says('order.advance', { units: units.map(idOf), place: placeName(place) });
    return candidate(advanceChoice(units, path), name, value, [
      valued(saysBy('15.1', 'reason.standing-there-worth'), rounded(ground)),
      ...(left > 0 ? [valued(says('reason.what-they-leave'), rounded(-left))] : []),
      ...(fight > 0 ? [valued(saysBy('16.1', 'reason.breakthrough-from-there'), rounded(fight))] : []),
    ]);
  });
  const isTogether = units.every((u) => placeOf(known, u) === placeOf(known, units[0] ?? u));
  if (!isTogether || !canFight(known, group)) return found;
  const value = breakthroughValue(known, party, context.intent);
  const name = says('order.break-through-here', { units: units.map(idOf) });
  const fights = candidate(advanceChoice(units, []), name, value, [
    valued(saysBy('16.2', 'reason.best-fight-worth'), rounded(value)),
  ]);
  return value > ADVANCE.leastDetour ? [...found, fights] : found;
}

/** For the decision `advance`. */
export function advances(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const f = topFrame(known);
  const context = { intent, thinking };
  const end = candidate({ kind: 'end-advance' }, says('order.end-advance'), 0, [
    saysBy('15.1', 'reason.held-worth-more'),
  ]);
  const found: Candidate[] = [];
  for (const units of partiesOf(known, f)) {
    if (!thinking.spend()) break;
    found.push(...advanceCandidates(known, f, units, context));
  }
  return ranked([...found, end]).slice(0, MOST_CANDIDATES);
}
