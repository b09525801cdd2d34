/** [9] The frame of one battle. */
import { type Flaw, type FrameOf, firstFlaw, frame, type Game, type Neighbours } from '@bridgehead/engine';
import { amount, fixed, list, number } from '@bridgehead/toolkit';
import type { Side } from '../../data/unit-data.ts';
import { PERCENT } from '../../state/chance.ts';
import { sideIn } from '../../state/frames.ts';
import { HEX, PATH, SIDE, UNITS } from '../../state/kinds.ts';
import { sideOfUnit, UNIT_COUNT, type Unit } from '../../state/units.ts';
import { FIRE_MODIFIERS } from '../../tables/combat-tables.ts';
import { type Battle, VOLLEYS } from './volleys.ts';

const MOST_STRENGTH = 99_999;
const MOST_TIME = 9999;
export const MOST_RETREAT_HEXES = 2;

export const BATTLE = frame(
  'battle',
  [
    'begin',
    'charge',
    'extra',
    'volley',
    'random',
    'rounding',
    'ammunition',
    'isolation',
    'isolation-roll',
    'retreat-roll',
    'advance',
    'advance-bridge',
  ],
  {
    side: fixed(SIDE),
    target: fixed(HEX),
    /** Who has plotted the attack, in order; nobody where only guns fire. */
    plotters: fixed(UNITS),
    /** Who must pay for the battle, and how many have. */
    due: UNITS,
    paid: number(0, UNIT_COUNT),
    /** Those who attack, with their battle times in hundredths. */
    attackers: UNITS,
    times: list(number(0, MOST_TIME), UNIT_COUNT),
    /** Who fights on both sides, and the strength of each before the battle. */
    fighters: UNITS,
    strengths: list(number(0, MOST_STRENGTH), UNIT_COUNT),
    /** The strength in the target hex before the battle. */
    before: number(0, MOST_STRENGTH),
    volley: number(0, VOLLEYS.length),
    /** Of the volley, in points and fractions; then the chance of a retreat. */
    strength: amount(0, MOST_STRENGTH),
    random: number(0, FIRE_MODIFIERS.mostRandom),
    /** Unsupplied units that may run out of ammunition. */
    short: UNITS,
    /** The hexes by which the largest of them retreats; the advance follows them. */
    path: PATH,
    /** The attacker whose advance it is, and how far it has come. */
    advancing: number(0, UNIT_COUNT),
    legs: number(0, MOST_RETREAT_HEXES + 1),
  },
);
export type BattleFrame = FrameOf<typeof BATTLE>;

export const battleFrame = (side: Side, target: number, plotters: readonly Unit[]): BattleFrame => ({
  proc: 'battle',
  step: 'begin',
  side,
  target,
  plotters,
  due: [],
  paid: 0,
  attackers: [],
  times: [],
  fighters: [],
  strengths: [],
  before: 0,
  volley: 0,
  strength: 0,
  random: 0,
  short: [],
  path: [],
  advancing: 0,
  legs: 0,
});

export const battleOf = ({ side, target, attackers, times }: BattleFrame): Battle => ({
  side,
  target,
  attackers: attackers.map((unit, order) => ({ unit, order, time: times[order] ?? 0 })),
});

/** [9] Who takes part is one list of the other, as far as the battle has come. */
export function battleFlaw(_g: Game, f: BattleFrame, { below }: Neighbours): Flaw | undefined {
  const { step, side, plotters, due, attackers, fighters, short } = f;
  const isOurs = (u: Unit): boolean => sideOfUnit(u) === side;
  const isFiring = step === 'random' || step === 'rounding';
  return firstFlaw(
    [side !== sideIn(below), 'side', 'it is not this side’s phase'],
    [below?.step === 'fought' && plotters.length === 0, 'plotters', 'somebody has plotted the attack'],
    [below?.step === 'barrage' && plotters.length > 0, 'plotters', 'only guns fire in a barrage'],
    [!plotters.every(isOurs), 'plotters', `expected ${side} units`],
    [due.some((u) => isOurs(u) && !plotters.includes(u)), 'due', 'those who pay have plotted the attack, or defend'],
    [f.paid > due.length, 'paid', `expected at most ${due.length}`],
    [step === 'extra' && f.paid >= due.length, 'paid', 'everybody has paid'],
    [attackers.some((u) => !plotters.includes(u)), 'attackers', 'the attackers have plotted the attack'],
    [f.times.length !== attackers.length, 'times', `expected ${attackers.length}`],
    [fighters.some((u) => isOurs(u) && !attackers.includes(u)), 'fighters', 'expected the attackers and the defenders'],
    [f.strengths.length !== fighters.length, 'strengths', `expected ${fighters.length}`],
    [isFiring && f.volley >= VOLLEYS.length, 'volley', 'all volleys have been fired'],
    [step === 'rounding' && f.random < FIRE_MODIFIERS.leastRandom, 'random', 'the die has been rolled'],
    [short.some((u) => !fighters.includes(u)), 'short', 'expected some who have fought'],
    [step === 'isolation-roll' && short.length === 0, 'short', 'nobody is short of ammunition'],
    [step === 'retreat-roll' && f.strength > PERCENT, 'strength', 'a chance is at most a hundred'],
    [step === 'advance-bridge' && f.advancing >= attackers.length, 'advancing', 'everybody has advanced'],
    [f.path.length > MOST_RETREAT_HEXES, 'path', `a retreat goes ${MOST_RETREAT_HEXES} hexes`],
  );
}
