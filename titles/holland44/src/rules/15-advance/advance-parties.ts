/** [15.1] [16.2] Which units set out together, and where to. */
import { done, type Flow, type Game, go, OK, type Random, type Refusal, type Ruling } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import type { AnyChoice, AnyRead, Choices, ReadChoices } from '../../contract/index.ts';
import { GRID } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { hexOfPlace, hexPlace, placeName } from '../../state/places.ts';
import { isOccupiedBy } from '../../state/stacks.ts';
import { placeOf } from '../../state/state.ts';
import { enemyOf, idOf, type Unit } from '../../state/units.ts';
import { exceedsLimit } from '../06-stacking/stacking.ts';
import { canFight, type Group, groupRefusal, pathRefusal } from '../16-breakthrough/breakthrough.ts';
import type { AdvanceFrame } from './advance.ts';
import { breakOff, breakOffRefusal, listBreakOffs } from './advance-breakdown.ts';
import { canAdvance, reachOf } from './advance-reach.ts';
import { partyOf } from './advance-steps.ts';
import { advancerRefusal, tookPart } from './advance-units.ts';

type Advance = Choices['advance']['advance'];
/** Units that could set out together, and where to. */
type Way = Pick<ReadChoices['advance']['advance'], 'units' | 'path'>;
type AdvanceChoice = AnyChoice<'advance'>;

const END: AdvanceChoice = { kind: 'end-advance' };
const MOST_TOGETHER = 3;

const freeUnits = (f: AdvanceFrame): readonly Unit[] => f.eligible.filter((u) => !f.moved.includes(u));

const groupOf = (g: Game, f: AdvanceFrame, units: readonly Unit[]): Group => ({
  ...partyOf(f.battle, f.rate, units, placeOf(g, units[0] ?? 0)),
  isFirstGroup: f.isFirstGroup,
  hasBrokenThrough: false,
  calledOff: f.calledOff,
});

function isTogether(g: Game, units: readonly Unit[]): boolean {
  const place = placeOf(g, units[0] ?? 0);
  for (const u of units) if (placeOf(g, u) !== place) return false;
  return true;
}

/** [16.2] [16.5] Whether units of several hexes may form one group in the vacated hex; helpers form none. */
const mayForm = (f: AdvanceFrame, units: readonly Unit[]): boolean =>
  f.rate === 'bonus' && f.isFirstGroup && units.every((u) => tookPart(f.battle, u) && !f.battle.assisting.includes(u));

/** [21.3] Who may break down between two parties: those that have not set out, and those that have advanced. */
const divisible = (f: AdvanceFrame): readonly Unit[] => [...new Set([...freeUnits(f), ...f.moved])];

/** All sets of up to three units that could set out together, smaller ones first. */
function* listGroups(g: Game, f: AdvanceFrame): Iterable<readonly Unit[]> {
  const units = freeUnits(f);
  let groups: readonly (readonly Unit[])[] = units.map((u) => [u]);
  for (let size = 1; size <= MOST_TOGETHER; size++) {
    for (const group of groups) {
      if (!exceedsLimit(g, group) && (isTogether(g, group) || mayForm(f, group))) yield group;
    }
    groups = groups.flatMap((group) => units.filter((u) => u > (group.at(-1) ?? 0)).map((u) => [...group, u]));
  }
}

const toChoice = ({ units, path }: Way): Advance => ({
  kind: 'advance',
  units: units.map(idOf),
  path: path.map(placeName),
});

export function* listAdvances(g: Game, f: AdvanceFrame): Iterable<AdvanceChoice> {
  yield END;
  let any = false;
  for (const units of listGroups(g, f)) {
    for (const way of listWays(g, f, units)) {
      any = true;
      yield toChoice(way);
    }
  }
  if (any) yield* listBreakOffs(g, divisible(f));
}

/** Whether anybody can set out: the question is put only then. */
export function onlyAdvance(g: Game, f: AdvanceFrame): AdvanceChoice | undefined {
  for (const units of listGroups(g, f)) {
    const group = groupOf(g, f, units);
    if (canAdvance(g, group) || (isTogether(g, units) && canFight(g, group))) return undefined;
  }
  return END;
}

/** Where one set of units could go; an empty path is for those who fight again where they stand [16.2]. */
function* listWays(g: Game, f: AdvanceFrame, units: readonly Unit[]): Iterable<Way> {
  const group = groupOf(g, f, units);
  if (isTogether(g, units) && canFight(g, group)) yield { units, path: [] };
  for (const { path } of reachOf(g, group).ends) yield { units, path };
}

const MOVED_ALREADY = refusal('15.1', 'advanced-already');
const NOT_STACKED = refusal('15.1', 'not-stacked-with-attacker');
const APART = refusal('16.2', 'advance-not-together');
const NO_FIGHT = refusal('16.2', 'no-breakthrough-from-here');

export function checkAdvance(g: Game, f: AdvanceFrame, choice: AnyRead<'advance'>): Ruling {
  if (choice.kind === 'end-advance') return OK;
  if (choice.kind === 'break-down') return breakOffRefusal(g, divisible(f), choice) ?? OK;
  const { units, path } = choice;
  return partyRefusal(g, f, units) ?? wayRefusal(g, f, units, path) ?? OK;
}

function partyRefusal(g: Game, f: AdvanceFrame, units: readonly Unit[]): Refusal | undefined {
  for (const u of units) {
    if (f.moved.includes(u)) return MOVED_ALREADY;
    if (!f.eligible.includes(u)) return advancerRefusal(g, f.battle, u) ?? NOT_STACKED;
  }
  return undefined;
}

function wayRefusal(g: Game, f: AdvanceFrame, units: readonly Unit[], path: readonly number[]): Refusal | undefined {
  const group = groupOf(g, f, units);
  const formsInTarget = mayForm(f, units) && path[0] === hexPlace(f.battle.target);
  if (!isTogether(g, units) && !formsInTarget) return APART;
  if (path.length === 0) return canFight(g, group) ? undefined : (groupRefusal(g, group) ?? NO_FIGHT);
  return pathRefusal(g, f, group, path);
}

export function chooseAdvance(g: Game, f: AdvanceFrame, choice: AnyRead<'advance'>): Flow<AdvanceFrame['step']> {
  if (choice.kind === 'end-advance') return done(f.assist);
  if (choice.kind === 'break-down') {
    breakOff(g, f, choice);
    return go('ask');
  }
  f.units = choice.units;
  f.place = placeOf(g, f.units[0] ?? 0);
  f.entered = 0;
  f.used = 0;
  f.isByRoad = true;
  f.hasEnded = false;
  f.isOccupying = false;
  f.hasBrokenThrough = false;
  if (f.isStopped === true) f.isStopped = false;
  f.vacated = [f.battle.target];
  f.path = choice.path;
  return go('step');
}

const END_ONE_IN = 24;
const BREAK_ONE_IN = 24;
const TRIES = 3;

/** A random unit, often with a companion, to a random end of its reach. */
export function sampleAdvance(g: Game, f: AdvanceFrame, random: Random): AdvanceChoice {
  const units = freeUnits(f);
  if (random.below(END_ONE_IN) === 0) return END;
  for (let i = 0; i < TRIES && units.length > 0; i++) {
    const u = pick(units, random) ?? 0;
    const mates = units.filter((v) => v !== u && (isTogether(g, [u, v]) || mayForm(f, [u, v])));
    const mate = random.below(2) === 0 ? undefined : pick(mates, random);
    const together = mate === undefined ? [] : [...listWays(g, f, [u, mate])];
    const ways = together.length > 0 ? together : [...listWays(g, f, [u])];
    const way = sampleWay(g, f, ways, random);
    if (way === undefined) continue;
    const split = random.below(BREAK_ONE_IN) === 0 ? pick([...listBreakOffs(g, divisible(f))], random) : undefined;
    return split ?? toChoice(way);
  }
  return END;
}

/** [16.2] Often one that leads to others who took part in the attack, or next to an enemy with a hex to spare. */
function sampleWay(g: Game, f: AdvanceFrame, ways: readonly Way[], random: Random): Way | undefined {
  const others = freeUnits(f).filter((u) => tookPart(f.battle, u));
  const endOf = ({ units, path }: Way): number => path.at(-1) ?? placeOf(g, units[0] ?? 0);
  const meets = (way: Way): boolean => others.some((u) => !way.units.includes(u) && placeOf(g, u) === endOf(way));
  const fights = (way: Way): boolean => way.path.length < 2 && isBesideEnemy(g, f, endOf(way));
  const kinds = [ways.filter(meets), ways.filter(fights), ways].filter((list) => list.length > 0);
  return pick(pick(kinds, random) ?? [], random);
}

function isBesideEnemy(g: Game, { battle }: AdvanceFrame, place: number): boolean {
  const hex = hexOfPlace(place);
  return hex !== OFF_MAP && neighboursOf(GRID, hex).some((next) => isOccupiedBy(g, enemyOf(battle.side), next));
}

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : list[random.below(list.length)];
