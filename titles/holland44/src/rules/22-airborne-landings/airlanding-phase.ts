/** [22.1] [22.4] [22.5] The Airlanding Phase: who lands, where, and the dice. */
import {
  call,
  checked,
  done,
  type Flaw,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  type Neighbours,
  OK,
  procedure,
  type Random,
  type Refusal,
  type Ruling,
} from '@bridgehead/engine';
import { nameOf, OFF_MAP } from '@bridgehead/hex';
import { either, optional } from '@bridgehead/toolkit';
import { ask, roll } from '../../asking.ts';
import type { AnyChoice, AnyRead, Choices } from '../../contract/index.ts';
import { GRID } from '../../data/map.ts';
import { refusal, says } from '../../says.ts';
import { dayOf } from '../../scenario/calendar.ts';
import { ATTACK_RESULT } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { OF_PHASE, phaseFlaw } from '../../state/frames.ts';
import { DIE, HEXES, UNITS } from '../../state/kinds.ts';
import { AIRFIELDS, EXPECTED, hexPlace, isAreaPlace, isHexPlace, placeName } from '../../state/places.ts';
import { isOccupiedBy } from '../../state/stacks.ts';
import { clock, hexOf, landedOn, placeOf, placeUnit, setClock, setLanded, turnOf } from '../../state/state.ts';
import {
  countersOf,
  dataOf,
  idOf,
  isAirborne,
  isInfantryType,
  isSupplyHead,
  sideOfUnit,
  UNIT_COUNT,
  type Unit,
  unitsOf,
} from '../../state/units.ts';
import { airlandingPoints, CLEAR_WEATHER, CLOUDY_WEATHER, weatherNow } from '../04-weather.ts';
import { attackFrame } from '../09-combat/attack-frame.ts';
import { supplyHeadOf } from '../18-supply/supply-heads.ts';
import { airborneDue } from '../19-entry-areas.ts';
import { releaseGarrisons } from '../23-special-rules/garrisons.ts';
import { noteOccupation } from '../26-victory.ts';
import { applyLanding, type Danger, dangerOf, landingModifiers, landingResult } from './airlanding-table.ts';
import { aimsOf, hexesInReachOfAny, hexRefusal, landedNow, landingHexes } from './drop-hexes.ts';
import { battlefields, landingBattle, settleLanding } from './landing-fights.ts';

const AIRLANDING = frame(
  'airlanding',
  [
    'begin',
    'open',
    'land',
    'fights',
    'more-fights',
    'fight',
    'fought',
    'dice',
    'next',
    'roll-for-hex',
    'scatter',
    'roll-for-unit',
  ],
  {
    ...OF_PHASE,
    /** [22.3.2] The hexes within reach that are Contested when the phase begins. */
    contested: optional(HEXES),
    /** [22.3.2] Those that are Enemy-Controlled. */
    hostile: optional(HEXES),
    /** What is still to come: hexes to be fought for; then hexes on turn 1, or units later, to be rolled for. */
    queue: optional(either(HEXES, UNITS)),
    /** [22.3.1] The die of a hex of which the Allied player must still pick the victim. */
    rolled: optional(DIE),
    result: optional(ATTACK_RESULT),
  },
  { fought: ['attack'] },
);
type AirlandingFrame = FrameOf<typeof AIRLANDING>;

const DONE: Choices['land']['done'] = { kind: 'done' };

const isFirstTurn = (g: Game): boolean => turnOf(g) === 1;

/** Units on the airfields that come down at a Drop Hex; the Glider Pilots do not [22.1.3]. */
const waiting = (g: Game): readonly Unit[] =>
  unitsOf(g, 'allied').filter((u) => placeOf(g, u) === AIRFIELDS && dataOf(u).drop !== undefined);

function land(g: Game, u: Unit, place: number, rule: string): void {
  placeUnit(g, u, place);
  setLanded(g, u, turnOf(g));
  emitEvent(g, 'landed', rule, { unit: idOf(u), at: placeName(place) });
  if (!isHexPlace(place)) return;
  // [22.6] A hex that is still to be fought for is not taken.
  if (!isOccupiedBy(g, 'german', hexOf(g, u))) noteOccupation(g, hexOf(g, u), 'allied');
  releaseGarrisons(g, hexOf(g, u));
}

/** [22.1.3] Without a die to the Supply Head on turn 2; if it is not in play, as soon as it is. */
function landGliderPilots(g: Game): void {
  for (const u of unitsOf(g, 'allied')) {
    if (placeOf(g, u) !== AIRFIELDS || dataOf(u).drop !== undefined) continue;
    const head = supplyHeadOf(u);
    const place = head === undefined ? AIRFIELDS : placeOf(g, head);
    if (isHexPlace(place) || isAreaPlace(place)) land(g, u, place, '22.1.3');
  }
}

/** [22.2.1] On turn 1 a unit with one Drop Hex has no choice. */
function landOnOnlyHex(g: Game): void {
  for (const u of waiting(g)) {
    const [hex, ...others] = aimsOf(g, u);
    if (hex !== undefined && others.length === 0 && hexRefusal(g, u, hex) === undefined)
      land(g, u, hexPlace(hex), '22.2.1');
  }
}

const TRACKS = ['newReturnees1', 'newReturnees82', 'newReturnees101', 'newReturneesPolish'] as const;

/** [22.4] [22.7] A new turn: points are not kept, and yesterday's lost steps may come back. */
function startAnew(g: Game): void {
  for (const track of TRACKS) setClock(g, track, 0);
  setClock(g, 'returned', 0);
  setClock(g, 'pointsUsed', 0);
}

const NO_FLYING = refusal('22.1.2', 'no-flying');
const ONCE_A_DAY = refusal('22.1.2', 'landed-today');
const NO_POINTS = refusal('22.4', 'no-airlanding-points');
const NOT_WAITING = refusal('22.4', 'not-on-airfields');
const POLES_NEED_CLEAR = refusal('22.5.1', 'poles-need-clear');
const POLES_COME_LATER = refusal('22.5.1', 'poles-come-later');

/** [22.1.2] [22.4] Why nobody may land now. */
function phaseRefusal(g: Game): Refusal | undefined {
  if (isFirstTurn(g)) return undefined;
  const weather = weatherNow(g);
  if (weather !== CLEAR_WEATHER && weather !== CLOUDY_WEATHER) return NO_FLYING;
  const last = clock(g, 'lastLanding');
  if (last !== 0 && last !== turnOf(g) && dayOf(last) === dayOf(turnOf(g))) return ONCE_A_DAY;
  return clock(g, 'pointsUsed') >= airlandingPoints(g) ? NO_POINTS : undefined;
}

const TURN_3_UNITS: readonly Unit[] = countersOf('allied').filter((u) => isAirborne(u) && dataOf(u).turn === 3);

const isStillToLand = (g: Game, u: Unit): boolean => placeOf(g, u) === AIRFIELDS || placeOf(g, u) === EXPECTED;

/** [22.5.1] Why this unit may not land now, wherever it be. */
function unitRefusal(g: Game, u: Unit): Refusal | undefined {
  if (placeOf(g, u) !== AIRFIELDS || dataOf(u).drop === undefined) return NOT_WAITING;
  if (dataOf(u).formation !== '1POL') return undefined;
  if (weatherNow(g) !== CLEAR_WEATHER) return POLES_NEED_CLEAR;
  return TURN_3_UNITS.some((v) => isStillToLand(g, v)) ? POLES_COME_LATER : undefined;
}

const canSomebodyLand = (g: Game): boolean =>
  phaseRefusal(g) === undefined &&
  waiting(g).some((u) => unitRefusal(g, u) === undefined && landingHexes(g, u).length > 0);

/** Who may land now, wherever it be. */
export const mayLandNow = (g: Game): readonly Unit[] =>
  phaseRefusal(g) === undefined ? waiting(g).filter((u) => unitRefusal(g, u) === undefined) : [];

function* landings(g: Game): Iterable<AnyChoice<'land'>> {
  for (const u of mayLandNow(g)) yield* landingsOf(g, u);
  // [22.2.2] Nobody is forced to land, except on turn 1.
  if (!isFirstTurn(g)) yield DONE;
}

const landingsOf = (g: Game, u: Unit): Choices['land']['land'][] =>
  landingHexes(g, u).map((hex) => ({ kind: 'land', unit: idOf(u), hex: nameOf(GRID, hex) }));

const ALL_LAND = refusal('22.2.1', 'all-must-land');

function checkLanding(g: Game, choice: AnyRead<'land'>): Ruling {
  if (choice.kind === 'done') return isFirstTurn(g) ? ALL_LAND : OK;
  const { unit, hex } = choice;
  return phaseRefusal(g) ?? unitRefusal(g, unit) ?? hexRefusal(g, unit, hex) ?? OK;
}

/** One landing, the unit first and then its hex; or the end of it. */
function sampleLanding(g: Game, random: Random): AnyChoice<'land'> {
  const options = mayLandNow(g);
  const u = options[random.below(options.length + (isFirstTurn(g) ? 0 : 1))];
  if (u === undefined) return DONE;
  const open = landingsOf(g, u);
  return open[random.below(Math.max(1, open.length))] ?? DONE;
}

function carryOut(g: Game, choice: AnyRead<'land'>): Flow<'fights' | 'open'> {
  if (choice.kind === 'done') return go('fights');
  landAt(g, choice.unit, choice.hex);
  return go('open');
}

/** [22.2.1] [22.4] One unit comes down, for a point after turn 1. */
export function landAt(g: Game, u: Unit, hex: number): void {
  land(g, u, hexPlace(hex), '22.2.1');
  setClock(g, 'lastLanding', turnOf(g));
  if (!isFirstTurn(g)) setClock(g, 'pointsUsed', clock(g, 'pointsUsed') + 1);
}

/** [22.3.1] Only Infantry Type units suffer on turn 1. */
const victimsIn = (g: Game, hex: number): readonly Unit[] => landedNow(g, hex).filter(isInfantryType);

/** [22.3.1] Turn 1: the hexes with somebody to suffer, from north to south. Later: the units that landed. */
function toRoll(g: Game): readonly number[] {
  const landed = unitsOf(g, 'allied').filter(
    (u) => landedOn(g, u) === turnOf(g) && hexOf(g, u) >= 0 && !isSupplyHead(u),
  );
  if (!isFirstTurn(g)) return landed.filter((u) => dataOf(u).drop !== undefined);
  const hexes = [...new Set(landed.filter(isInfantryType).map((u) => hexOf(g, u)))];
  return hexes.sort((a, b) => b - a);
}

/** [22.3.2] What the hexes within reach are is settled when the phase begins. */
function noteDangers(g: Game, f: AirlandingFrame): void {
  const dangers = new Map<number, Danger>();
  for (const hex of hexesInReachOfAny(g, waiting(g))) dangers.set(hex, dangerOf(g, hex));
  const hexesIn = (danger: Danger): number[] => [...dangers].flatMap(([hex, one]) => (one === danger ? [hex] : []));
  f.contested = hexesIn('contested');
  f.hostile = hexesIn('enemy-controlled');
}

function dangerThen(f: AirlandingFrame, hex: number): Danger {
  if (f.contested?.includes(hex) === true) return 'contested';
  return f.hostile?.includes(hex) === true ? 'enemy-controlled' : 'none';
}

/** [22.3.1] [22.3.3] */
function suffer(g: Game, f: AirlandingFrame, u: Unit, rolled: number): void {
  const modifiers = landingModifiers(g, hexOf(g, u), dangerThen(f, hexOf(g, u)));
  const total = modifiers.reduce((sum, { drm }) => sum + drm, rolled);
  const result = landingResult(total);
  emitEvent(g, 'landing-rolled', '22.3.1', { unit: idOf(u), die: rolled, modifiers, total, result });
  applyLanding(g, u, result);
}

const isAlliedUnit = (u: number): boolean => u < UNIT_COUNT && sideOfUnit(u) === 'allied';

/** What is in the queue at each step: units where they are rolled for one by one, else hexes. */
function landingFlaw(g: Game, f: AirlandingFrame, around: Neighbours): Flaw | undefined {
  const { step, queue = [], rolled } = f;
  const landed = (u: Unit): boolean => hexOf(g, u) !== OFF_MAP && landedOn(g, u) === turnOf(g);
  const isForHexes = step === 'roll-for-hex' || step === 'scatter';
  return (
    phaseFlaw(g, f, around) ??
    firstFlaw(
      // [2e 11.4.2] The last to land may have become a Remnant, about which its owner is asked.
      [step !== 'land' && step !== 'next' && queue.length === 0, 'queue', says('nothing-left-to-do')],
      [isForHexes && !isFirstTurn(g), 'step', says('hexes-rolled-on-turn-1')],
      [
        isForHexes && queue.some((hex) => hex >= GRID.hexCount || victimsIn(g, hex).length === 0),
        'queue',
        says('expected-landing-hexes'),
      ],
      [
        step === 'roll-for-unit' && (isFirstTurn(g) || !queue.every((u) => isAlliedUnit(u) && landed(u))),
        'queue',
        says('expected-landed-units'),
      ],
      [
        step === 'fight' && !queue.every((hex) => battlefields(g).includes(hex)),
        'queue',
        says('expected-contested-hexes'),
      ],
      [
        step === 'scatter' && (rolled === undefined || landingResult(rolled) === '-'),
        'rolled',
        says('nobody-suffered'),
      ],
    )
  );
}

/** [22.1.1] */
export const airlanding = procedure(checked(AIRLANDING, landingFlaw), {
  begin(g, f) {
    startAnew(g);
    airborneDue(g);
    if (!isFirstTurn(g)) noteDangers(g, f);
    landGliderPilots(g);
    if (!isFirstTurn(g)) return go('open');
    landOnOnlyHex(g);
    setClock(g, 'lastLanding', turnOf(g));
    return go('open');
  },
  open: (g) => go(canSomebodyLand(g) ? 'land' : 'fights'),
  land: ask('land', {
    by: () => 'allied',
    choices: landings,
    check: (g, _f, choice) => checkLanding(g, choice),
    chosen: (g, _f, choice) => carryOut(g, choice),
    sample: (g, _f, random) => sampleLanding(g, random),
    about: (g) => (isFirstTurn(g) ? {} : { points: airlandingPoints(g) - clock(g, 'pointsUsed') }),
  }),
  /** [22.6] When all have landed, those who came down on the enemy fight. */
  fights(g, f) {
    f.queue = battlefields(g);
    return go('more-fights');
  },
  'more-fights': (_g, f) => go(f.queue?.length === 0 ? 'dice' : 'fight'),
  /** [22.6] [9.1] In any order. */
  fight: ask('landing-fight', {
    by: () => 'allied',
    choices: (_g, f) => (f.queue ?? []).map((hex) => ({ kind: 'fight', hex: nameOf(GRID, hex) })),
    chosen(g, f, { hex }) {
      f.queue = [hex, ...(f.queue ?? []).filter((other) => other !== hex)];
      const battle = landingBattle(g, hex);
      return battle.attackers.length === 0 ? go('fought') : call(attackFrame(battle), 'fought');
    },
  }),
  fought(g, f) {
    const [hex = 0, ...rest] = f.queue ?? [];
    settleLanding(g, hex);
    f.queue = rest;
    return go('more-fights');
  },
  dice(g, f) {
    f.queue = toRoll(g);
    return go('next');
  },
  next: (g, f) => ((f.queue ?? []).length === 0 ? done() : go(isFirstTurn(g) ? 'roll-for-hex' : 'roll-for-unit')),
  /** [22.3.1] */
  'roll-for-hex': roll('airlanding-hex', (g, f, n) => {
    const [hex = 0, ...rest] = f.queue ?? [];
    if (landingResult(n) !== '-') {
      f.rolled = n;
      return go('scatter');
    }
    emitEvent(g, 'landing-rolled', '22.3.1', { hex: nameOf(GRID, hex), die: n, modifiers: [], total: n, result: '-' });
    f.queue = rest;
    return go('next');
  }),
  scatter: ask('scatter', {
    by: () => 'allied',
    choices: (g, f) => victimsIn(g, f.queue?.[0] ?? 0).map((u) => ({ kind: 'scatter', unit: idOf(u) })),
    chosen(g, f, { unit }) {
      suffer(g, f, unit, f.rolled ?? 0);
      f.queue = (f.queue ?? []).slice(1);
      return go('next');
    },
    about: (_g, f) => ({
      hex: nameOf(GRID, f.queue?.[0] ?? 0),
      die: f.rolled ?? 0,
      result: landingResult(f.rolled ?? 0),
    }),
  }),
  'roll-for-unit': roll('airlanding', (g, f, n) => {
    const [u = 0, ...rest] = f.queue ?? [];
    suffer(g, f, u, n);
    f.queue = rest;
    return go('next');
  }),
});
