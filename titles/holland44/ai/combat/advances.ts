/** [15] [16] Advance after combat: who goes, where to, and whether to fight on. */
import {
  type Candidate,
  type Choice,
  choices,
  deciderOf,
  decision,
  type Game,
  type Thinking,
} from '@bridgehead/engine';
import { OFF_MAP, sideBetween } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { figuresOf, isMechanized } from '../../src/rules/02-contents.ts';
import { exceedsLimit } from '../../src/rules/06-stacking/stacking.ts';
import { unitRefusal } from '../../src/rules/09-combat/attackers.ts';
import type { AdvanceFrame } from '../../src/rules/15-advance/advance.ts';
import { reachOf } from '../../src/rules/15-advance/advance-reach.ts';
import { partyOf } from '../../src/rules/15-advance/advance-steps.ts';
import { tookPart } from '../../src/rules/15-advance/advance-units.ts';
import { canFight, type Group } from '../../src/rules/16-breakthrough/breakthrough.ts';
import { type Attacker, type Battle, battleAgainst } from '../../src/state/battle.ts';
import { hexField, pathField, unitsField } from '../../src/state/fields.ts';
import { hexOfPlace, hexPlace, placeName, placeNamed } from '../../src/state/places.ts';
import { placeOf } from '../../src/state/state.ts';
import { idOf, type Unit } from '../../src/state/units.ts';
import { anyChoice } from '../any-choice.ts';
import type { Intent } from '../intent.ts';
import { namesOf } from '../names.ts';
import {
  type AdvanceContext,
  advanceValue,
  breakthroughForecast,
  breakthroughValue,
  leavingCost,
  type Party,
} from './advance-value.ts';
import { attackContext, consideredAttacks } from './attack-context.ts';
import { forecastAttack, forecastOutcome, valueNow } from './attack-forecast.ts';
import { ableAttackers, strongestAttackers } from './attacker-selection.ts';
import { outcomeReasons, rounded } from './reasons.ts';
import { bestSupported, supportPrices } from './support-choice.ts';

const LEAST_GAIN = 0.05;
/** To go elsewhere than into the vacated hex must be worth more: a line is not left for nothing. */
const LEAST_DETOUR = 0.2;
const MOST_CANDIDATES = 12;
/** A Breakthrough that is still a hex away may not come about. */
const EXPECTED_FIGHT_SHARE = 0.8;
const BONUS_HEXES = 2;
/** Groups are small: two, and one that stacks for free. */
const MOST_TOGETHER = 3;

const topFrame = (known: Game): AdvanceFrame => {
  const { frames } = known.state;
  return frames[frames.length - 1] as AdvanceFrame;
};

// ---- who sets out ------------------------------------------------------------------------------------------------------

const freeUnits = (f: AdvanceFrame): readonly Unit[] => f.eligible.filter((u) => !f.moved.includes(u));

/** Each unit alone, each stack, and [16.2] those who took part as one Breakthrough Group. */
function partiesOf(known: Game, f: AdvanceFrame): readonly (readonly Unit[])[] {
  const free = freeUnits(f);
  const groups: (readonly Unit[])[] = free.map((u) => [u]);
  for (const place of new Set(free.map((u) => placeOf(known, u)))) {
    const stack = free.filter((u) => placeOf(known, u) === place);
    if (stack.length > 1) groups.push(stack);
  }
  if (f.rate === 'bonus' && f.first === 1) {
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
  first: f.first,
  broke: 0,
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
  if (f.rate !== 'bonus' || f.first === 0 || f.broke === 1 || !units.every((u) => tookPart(f.battle, u))) return false;
  if (hexes < BONUS_HEXES) return true;
  return hexes === BONUS_HEXES && f.roads === 1 && units.length === 1 && units.every((u) => isMechanized(known, u));
}

/** What fighting on from there would be worth. */
function expectedFight(known: Game, f: AdvanceFrame, party: Party, way: AdvanceEnd): number {
  if (!mayBreakThrough(known, f, party.units, way.used)) return 0;
  return EXPECTED_FIGHT_SHARE * breakthroughValue(known, { ...party, from: way.to }, way.intent);
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
  const found = ways.map(({ place, path }) => {
    const hex = hexOfPlace(place);
    const fight = expectedFight(known, f, party, { to: hex, used: path.length, intent: context.intent });
    const left = leavingCost(known, party, hex, context.intent);
    const ground = advanceValue(known, party, hex, context);
    return candidate(
      advanceChoice(units, path),
      `${namesOf(units)} advance to ${placeName(place)}`,
      ground + fight - left,
      [
        { text: 'to stand there is worth', rule: '15.1', value: rounded(ground) },
        ...(left > 0 ? [{ text: 'what they leave', value: rounded(-left) }] : []),
        ...(fight > 0 ? [{ text: 'Breakthrough Combat from there', rule: '16.1', value: rounded(fight) }] : []),
      ],
    );
  });
  const isTogether = units.every((u) => placeOf(known, u) === placeOf(known, units[0] ?? u));
  if (!isTogether || !canFight(known, group)) return found;
  const value = breakthroughValue(known, party, context.intent);
  const fights = candidate(advanceChoice(units, []), `${namesOf(units)} break through from where they stand`, value, [
    { text: 'the best fight from there is worth', rule: '16.2', value: rounded(value) },
  ]);
  return value > LEAST_GAIN ? [...found, fights] : found;
}

/** The answer to `advance`. */
export function advances(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const f = topFrame(known);
  const context = { intent, thinking };
  const end = candidate({ kind: 'end-advance' }, 'nobody advances', 0, [
    { text: 'what is held is worth more than what could be entered', rule: '15.1' },
  ]);
  const found: Candidate[] = [];
  for (const units of partiesOf(known, f)) {
    if (!thinking.spend()) break;
    found.push(...advanceCandidates(known, f, units, context));
  }
  const target = placeName(hexPlace(f.battle.target));
  const isWorthwhile = ({ choice, score }: Candidate): boolean =>
    score > (Array.isArray(choice.path) && choice.path.at(-1) === target ? LEAST_GAIN : LEAST_DETOUR);
  return ranked([...found.filter(isWorthwhile), end]).slice(0, MOST_CANDIDATES);
}

// ---- on the way --------------------------------------------------------------------------------------------------------

function fightCandidate(known: Game, party: Party, choice: Choice, intent: Intent): Candidate {
  const target = hexField(choice.target) ?? 0;
  const forecast = breakthroughForecast(known, party, target, intent);
  const outcome = forecast === undefined ? undefined : forecastOutcome(forecast, 0);
  const reasons = outcome === undefined ? [] : outcomeReasons(outcome);
  const value = forecast === undefined ? -1 : valueNow(forecast, 0);
  return candidate(choice, `break through against ${choice.target}`, value, reasons);
}

/** [16.5] What half the strength of the group adds to the attack that comes next. */
function assistCandidate(
  known: Game,
  f: AdvanceFrame,
  choice: Choice,
  { intent, thinking }: AdvanceContext,
): Candidate {
  const target = hexField(choice.target) ?? 0;
  const context = attackContext(known, f.battle.side, intent, thinking);
  const others = strongestAttackers(known, ableAttackers(known, context.side, target), context.sorties);
  const helpers = helpersOf(known, f, target);
  const battle = battleAgainst(context.side, 'combat', target, [...others, ...helpers]);
  const helped: Battle = { ...battle, assisting: helpers.map(({ unit }) => unit) };
  const forecast = others.length === 0 ? undefined : forecastAttack(known, helped, intent);
  const alone = consideredAttacks(thinking).get(String(target));
  // The attack is owed then: it is one that would be made, and better than without them.
  const prices = supportPrices(known, context.side, []);
  const before = alone === undefined ? 0 : Math.max(0, bestSupported(alone, prices).value);
  const gain = forecast === undefined ? -1 : bestSupported(forecast, prices).value - before;
  return candidate(choice, `help the attack on ${choice.target}`, gain, [
    { text: 'half their strength is worth to it', rule: '16.5', value: rounded(gain) },
  ]);
}

function helpersOf(known: Game, f: AdvanceFrame, target: number): readonly Attacker[] {
  const over = sideBetween(GRID, hexOfPlace(f.place), target);
  const able = f.units.filter((u) => unitRefusal(known, u, 'breakthrough') === undefined);
  return over === undefined ? [] : able.map((unit) => ({ unit, over }));
}

function onwardCandidate(known: Game, f: AdvanceFrame, choice: Choice, context: AdvanceContext): Candidate | undefined {
  const party: Party = { side: f.battle.side, units: f.units, from: hexOfPlace(f.place), taken: f.vacated };
  switch (choice.kind) {
    case 'halt':
      return candidate(choice, 'halt', 0, [{ text: 'to stay is worth more than to go on', rule: '15.2' }]);
    case 'advance-on': {
      const path = pathField(choice.path) ?? [];
      const place = path.at(-1) ?? 0;
      const to = hexOfPlace(place);
      if (to === OFF_MAP) return undefined;
      const fight = expectedFight(known, f, party, { to, used: f.used + path.length, intent: context.intent });
      const ground = advanceValue(known, party, to, context) - leavingCost(known, party, to, context.intent);
      const value = ground + fight - LEAST_DETOUR;
      return candidate(choice, `advance on to ${placeName(place)}`, value, [
        { text: 'to stand there is worth', rule: '15.2', value: rounded(value) },
      ]);
    }
    case 'breakthrough':
      return fightCandidate(known, party, choice, context.intent);
    case 'assist':
      return assistCandidate(known, f, choice, context);
    case 'pick-up':
      return pickUpCandidate(known, party, choice, context.intent);
    default:
      return undefined;
  }
}

/** [16.2] Who joins must make the fight better. */
function pickUpCandidate(known: Game, party: Party, choice: Choice, intent: Intent): Candidate | undefined {
  const units = [...party.units, ...(unitsField(choice.units) ?? [])];
  if (exceedsLimit(known, units)) return undefined;
  const together = breakthroughValue(known, { ...party, units }, intent);
  const gain = together - breakthroughValue(known, party, intent);
  if (gain <= LEAST_GAIN) return undefined;
  // Picking up comes before the fight, so it counts with what the fight is then worth.
  return candidate(choice, `pick up ${namesOf(unitsField(choice.units) ?? [])}`, together, [
    { text: 'the Breakthrough gains by it', rule: '16.2', value: rounded(gain) },
  ]);
}

/** The answer to `advance-on`. */
export function advancesOn(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const f = topFrame(known);
  const found: Candidate[] = [];
  for (const choice of choices(known)) {
    const one = onwardCandidate(known, f, choice, { intent, thinking });
    if (one !== undefined) found.push(one);
  }
  return found.length > 0 ? ranked(found).slice(0, MOST_CANDIDATES) : anyChoice(known);
}

// ---- into a vacated hex --------------------------------------------------------------------------------------------------

/** [16.3.1] [25.3.3] The answer to `occupy`. */
export function occupations(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const side = deciderOf(known) as Side;
  const about = decision(known)?.about;
  const all = unitsField(about?.units) ?? [];
  const from = hexOfPlace(placeNamed(String(about?.at)) ?? 0);
  const hex = hexField(about?.hex) ?? 0;
  return ranked(
    [...choices(known)].map((choice) => {
      if (choice.kind === 'stay') return candidate(choice, 'stay', 0, [{ text: 'nothing is entered', rule: '16.3.1' }]);
      const units = choice.units === undefined ? all : (unitsField(choice.units) ?? all);
      const party: Party = { side, units, from, taken: [hex] };
      const value = advanceValue(known, party, hex, { intent, thinking }) - leavingCost(known, party, hex, intent);
      return candidate(choice, `${namesOf(units)} enter ${placeName(hexPlace(hex))}`, value, [
        { text: 'the hex is worth', rule: '16.3.1', value: rounded(value) },
      ]);
    }),
  );
}
