/** One attack as it could be made: its courses, what each shift of columns is worth, and what could support it. */
import type { Game } from '@bridgehead/engine';
import { ableDefenders, defensesOf } from '../../src/rules/09-combat/defender-choices.ts';
import { type Lead, leadOptions } from '../../src/rules/10-odds/formations.ts';
import { type Odds, oddsOf } from '../../src/rules/10-odds/odds.ts';
import { airSupport, artillerySets, artilleryShifts } from '../../src/rules/17-artillery/artillery-support.ts';
import { unseenFaces } from '../../src/rules/25-unknown-units/unknown-units.ts';
import { lastTurnOf } from '../../src/scenario/calendar.ts';
import type { Battle } from '../../src/state/battle.ts';
import { unitsIn, unknownIn } from '../../src/state/stacks.ts';
import { turnOf } from '../../src/state/state.ts';
import { dataOf, enemyOf, isGarrison, type Unit } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { attackersAims } from './aims.ts';
import { expectAttack } from './expectation.ts';
import { leastColumn } from './least-odds.ts';
import type { Outlook, Stakes } from './outlook-model.ts';
import { meanOf } from './shares.ts';
import { facePiece, type Garrison, garrisonOf, type Reading, stakesOf } from './stakes.ts';

/** One of the ways an attack may turn out before any die: an Unknown unit has many faces. */
export interface Course {
  readonly share: number;
  readonly battle: Battle;
  readonly odds: Odds;
  /** Undefined: a lone Garrison, as good as a DS [25.3.4]. */
  readonly stakes: Stakes | undefined;
}

/** Guns and aircraft together. */
export interface Support {
  readonly air: boolean;
  readonly guns: readonly Unit[];
  readonly shifts: number;
}

export interface Profile {
  readonly target: number;
  readonly units: readonly Unit[];
  readonly courses: readonly Course[];
  readonly supports: readonly Support[];
  /** By shift: the outlook of the attack; filled when asked for. */
  readonly outlooks: (Outlook | undefined)[];
  readonly garrisonGain: number;
  /** Whether the game is nearly over. */
  readonly isLate: boolean;
  /** The least column that its purpose asks for; 0 of whoever does not wait, and against Unknown units. */
  readonly least: number;
}

const GARRISON_OUTLOOK: Outlook = {
  attacker: 0,
  defender: 0,
  clear: 1,
  bonus: 1,
  attackerSteps: 0,
  defenderSteps: 0,
  eliminated: 1,
};

export function outlookAt(profile: Profile, shifts: number): Outlook {
  const kept = profile.outlooks[shifts];
  if (kept !== undefined) return kept;
  const outlook = weighed(profile, shifts);
  profile.outlooks[shifts] = outlook;
  return outlook;
}

/** By column: what waiting for better odds is worth; the last turns wait for nothing. */
const WAITING = [0.8, 0.5, 0.3, 0.1] as const;
const LAST_TURNS = 2;

const isLate = (known: Game): boolean => turnOf(known) > lastTurnOf(known.setUp.scenario) - LAST_TURNS;

/** For each column below the least one. */
const TOO_SOON = 4;

/** Over the faces of an Unknown unit, all equally likely; of a known one it is what it is. */
function meanOverFaces(courses: readonly Course[], of: (course: Course) => number): number {
  let sum = 0;
  let faces = 0;
  for (const course of courses) {
    faces += course.share;
    sum += course.share * of(course);
  }
  return sum / Math.max(1, faces);
}

/** Columns below the least one: the worst face of an Unknown unit is no reason to wait for ever. */
const shortfallOf = ({ courses, least }: Profile, shifts: number): number =>
  meanOverFaces(courses, ({ odds }) => Math.max(0, least - odds.column - shifts));

const waitingWorth = ({ courses }: Profile, shifts: number): number =>
  meanOverFaces(courses, ({ odds, stakes }) =>
    stakes === undefined ? 0 : (WAITING[Math.max(0, odds.column + shifts)] ?? 0),
  );

/** The worth of making the attack now: what comes of it, less what waiting for better odds is worth. */
export function worthNow(profile: Profile, shifts: number): number {
  const attacker = outlookAt(profile, shifts).attacker - TOO_SOON * shortfallOf(profile, shifts);
  return profile.isLate ? attacker : attacker - waitingWorth(profile, shifts);
}

function weighed({ courses, garrisonGain }: Profile, shifts: number): Outlook {
  const outlooks = courses.flatMap(({ stakes, odds, share }) => {
    const one =
      stakes === undefined
        ? { ...GARRISON_OUTLOOK, attacker: garrisonGain }
        : expectAttack(stakes, odds.column + shifts);
    return Array.from({ length: share }, () => one);
  });
  return meanOf(outlooks);
}

// ---- leads -------------------------------------------------------------------------------------------------------------

/** Leads are compared as if some support came. */
const USUAL_SHIFT = 1;

interface LedCourse {
  readonly battle: Battle;
  readonly odds: Odds;
  readonly stakes: Stakes;
}

export function courseUnder(known: Game, battle: Battle, lead: Lead, reading: Reading): LedCourse {
  const led = { ...battle, ...lead };
  const odds = oddsOf(known, led);
  return { battle: led, odds, stakes: stakesOf(known, led, odds.isElite, reading) };
}

const worthOfCourse = ({ stakes, odds }: LedCourse): number => expectAttack(stakes, odds.column + USUAL_SHIFT).attacker;

/** The better of two for the attacker; an expectation is worked out only where there is a choice. */
function better(a: LedCourse | undefined, b: LedCourse): LedCourse {
  return a !== undefined && worthOfCourse(a) >= worthOfCourse(b) ? a : b;
}

/** [10.2] The lead with the best odds, and of those the one whose steps are at risk for least. */
function bestLed(known: Game, battle: Battle, reading: Reading): LedCourse | undefined {
  const options = leadOptions(known, battle);
  if (options.length === 1 && options[0] !== undefined) return courseUnder(known, battle, options[0], reading);
  const leads = options.map((lead) => ({ lead, column: oddsOf(known, { ...battle, ...lead }).column }));
  const highest = leads.reduce((most, { column }) => Math.max(most, column), Number.NEGATIVE_INFINITY);
  let best: LedCourse | undefined;
  for (const { lead, column } of leads) {
    if (column === highest) best = better(best, courseUnder(known, battle, lead, reading));
  }
  return best;
}

/** [6.4.2] An overstacked defender chooses who defends: whoever leaves the attacker least. */
function knownCourse(known: Game, battle: Battle, reading: Reading): LedCourse | undefined {
  let worst: LedCourse | undefined;
  for (const defenders of defensesOf(known, battle)) {
    const led = bestLed(known, { ...battle, defenders }, reading);
    if (led === undefined) continue;
    worst = worst === undefined || better(worst, led) === worst ? led : worst;
  }
  return worst;
}

// ---- Unknown units -----------------------------------------------------------------------------------------------------

/** Faces that fight alike are looked at once. */
function facesByKind(faces: readonly Unit[]): readonly { readonly face: Unit; readonly count: number }[] {
  const kinds = new Map<string, { readonly face: Unit; count: number }>();
  for (const face of faces) {
    const { type, steps, full, morale } = dataOf(face);
    const kind = isGarrison(face) ? 'garrison' : `${type === '88mm Flak'} ${steps} ${full.join()} ${morale}`;
    const kept = kinds.get(kind);
    if (kept === undefined) kinds.set(kind, { face, count: 1 });
    else kept.count += 1;
  }
  return [...kinds.values()];
}

/** [25.3.4] [25.4] The attack against each face that nobody has seen, all equally likely. */
function unknownCourses(known: Game, battle: Battle, reading: Reading): readonly Course[] {
  const beside = unitsIn(known, enemyOf(battle.side), battle.target);
  return facesByKind(unseenFaces(known)).flatMap(({ face, count }): Course[] => {
    if (isGarrison(face) && beside.length === 0) {
      return [{ share: count, battle, odds: oddsOf(known, { ...battle, defenders: [] }), stakes: undefined }];
    }
    const met = isGarrison(face) ? [] : [facePiece(known, battle, face)];
    const garrison: Garrison = { ...reading.garrison, pieces: [...reading.garrison.pieces, ...met] };
    const defenders = [...ableDefenders(known, battle), ...met.map(({ unit }) => unit)];
    const led = bestLed(known, { ...battle, defenders }, { ...reading, garrison });
    return led === undefined ? [] : [{ ...led, share: count }];
  });
}

// ---- support -----------------------------------------------------------------------------------------------------------

/** [10.7] [17.6.2] Nothing first. */
export function supportsOf(known: Game, battle: Battle): readonly Support[] {
  const sets = artillerySets(known, battle).map((guns) => ({ guns, shifts: artilleryShifts(known, guns) }));
  const bare = sets.map(({ guns, shifts }) => ({ air: false, guns, shifts }));
  if (!airSupport(known, battle).legal) return bare;
  return [...bare, ...sets.map(({ guns, shifts }) => ({ air: true, guns, shifts: shifts + 1 }))];
}

export const isHidden = (known: Game, { side, target }: Battle): boolean =>
  side === 'allied' && unknownIn(known, target) >= 0;

/** The attack by these attackers, with the garrison of the hex if it has been read already. */
export function profileOf(known: Game, battle: Battle, intent: Intent, garrison?: Garrison): Profile | undefined {
  const aims = attackersAims(known, battle, intent);
  const reading: Reading = { garrison: garrison ?? garrisonOf(known, battle), aims };
  const kept = isHidden(known, battle) ? undefined : knownCourse(known, battle, reading);
  const courses =
    kept === undefined && isHidden(known, battle)
      ? unknownCourses(known, battle, reading)
      : kept === undefined
        ? []
        : [{ ...kept, share: 1 }];
  if (courses.length === 0) return undefined;
  return {
    target: battle.target,
    units: battle.attackers.map(({ unit }) => unit),
    courses,
    supports: supportsOf(known, battle),
    outlooks: [],
    garrisonGain: aims.take + aims.bonus,
    isLate: isLate(known),
    least: leastFor(known, battle, reading.garrison, intent),
  };
}

const leastFor = (known: Game, battle: Battle, garrison: Garrison, intent: Intent): number =>
  intent.isPatient === true && garrison.pieces.length > 0
    ? leastColumn(known, battle, garrison, intent.attackWorth(battle.target))
    : 0;

/** What the leads and supports of an attack under way have in common. */
export function readingOf(known: Game, battle: Battle, intent: Intent): Reading {
  const garrison = garrisonOf(known, battle);
  return { garrison, aims: attackersAims(known, battle, intent), least: leastFor(known, battle, garrison, intent) };
}

/** The attack as it stands, its defenders and its lead chosen. */
export function profileOfLed(known: Game, battle: Battle, reading: Reading): Profile {
  const course = courseUnder(known, battle, { lead: battle.lead, attachment: battle.attachment }, reading);
  return {
    target: battle.target,
    units: battle.attackers.map(({ unit }) => unit),
    courses: [{ ...course, share: 1 }],
    supports: supportsOf(known, battle),
    outlooks: [],
    garrisonGain: 0,
    isLate: isLate(known),
    least: reading.least ?? 0,
  };
}
