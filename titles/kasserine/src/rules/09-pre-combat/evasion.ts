/** [9.2] [9.2.1] Evasion: retreat before combat, while none has been resolved. */
import {
  call,
  checked,
  done,
  type Flaw,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Refusal,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { fixed, or } from '@bridgehead/toolkit';
import { ask, roll } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal, says } from '../../says.ts';
import { battleOf } from '../../state/battle.ts';
import { tell } from '../../state/events.ts';
import { HEX, HEXES, SIDE } from '../../state/kinds.ts';
import { isHeldBy, unitsIn } from '../../state/stacks.ts';
import { attackOn, targetHexes } from '../../state/state.ts';
import { dataOf, enemyOf, type Unit } from '../../state/units.ts';
import { clearAttack, dropHex } from '../12-combat/attacks.ts';
import { advanceFrame } from '../13-results/advance.ts';
import { retreatFrame } from '../13-results/retreat.ts';
import { phaseFlaw } from '../phase-flaw.ts';

const NOWHERE = -1;

const NOT_ATTACKED = refusal('9.2', 'hex-not-attacked');
const TRIED = refusal('9.2.3', 'evasion-tried');
const NO_RATING = refusal('9.2.2', 'no-evasion-rating');

/** [9.2.3] The rating of a hex: the lowest in it; 0 where somebody has none [9.2.2]. */
export const evasionRating = (g: Game, side: Side, hex: number): number =>
  Math.min(...unitsIn(g, side, hex).map((u) => dataOf(u).evasion ?? 0));

/** [9.2.3] One more if an attacker is rated higher than a defender. */
export function evasionModifier(g: Game, side: Side, hex: number, attackers: readonly Unit[]): number {
  const rating = evasionRating(g, side, hex);
  return attackers.some((u) => (dataOf(u).evasion ?? 0) > rating) ? 1 : 0;
}

function evasionRefusal(g: Game, f: EvasionFrame, hex: number): Refusal | undefined {
  if (attackOn(g, hex) === 0 || !isHeldBy(g, f.side, hex)) return NOT_ATTACKED;
  if (f.tried.includes(hex)) return TRIED;
  return evasionRating(g, f.side, hex) === 0 ? NO_RATING : undefined;
}

const candidates = (g: Game, f: EvasionFrame): number[] =>
  targetHexes(g).filter((hex) => evasionRefusal(g, f, hex) === undefined);

const EVASION = frame(
  'evasion',
  ['choose', 'roll', 'advance', 'end'],
  { side: fixed(SIDE), tried: HEXES, hex: or(HEX, NOWHERE) },
  { advance: ['retreat'], end: ['advance'] },
);
type EvasionFrame = FrameOf<typeof EVASION>;
export const evasionFrame = (side: Side): EvasionFrame => ({
  proc: 'evasion',
  step: 'choose',
  side,
  tried: [],
  hex: NOWHERE,
});

function evasionFlaw(g: Game, f: EvasionFrame, around: Parameters<typeof phaseFlaw>[2]): Flaw | undefined {
  const wrongSide = phaseFlaw(g, { ...f, proc: 'reaction' }, around);
  const isRunning = f.step !== 'choose';
  return (
    wrongSide ??
    firstFlaw(
      [isRunning !== (f.hex !== NOWHERE), 'hex', says('hex-not-evaded')],
      [f.step === 'roll' && f.hex !== NOWHERE && attackOn(g, f.hex) === 0, 'hex', says('hex-not-evaded')],
      [f.step === 'roll' && !isHeldBy(g, f.side, f.hex), 'hex', says('hex-not-evaded')],
      [isRunning && !f.tried.includes(f.hex), 'tried', says('hex-not-evaded')],
    )
  );
}

/** [9.2] Hex by hex, as the defender likes. */
export const evasion = procedure(checked(EVASION, evasionFlaw), {
  choose: ask('evasion', {
    by: (_g, f) => f.side,
    choices: (g, f) => [
      ...candidates(g, f).map((hex) => ({ kind: 'evade', hex: nameOf(GRID, hex) }) as const),
      { kind: 'done' },
    ],
    check: (g, f, choice) => (choice.kind === 'done' ? OK : (evasionRefusal(g, f, choice.hex) ?? OK)),
    chosen(_g, f, choice) {
      if (choice.kind === 'done') return done();
      f.hex = choice.hex;
      f.tried = [...f.tried, choice.hex];
      return go('roll');
    },
  }),
  /** [9.2.3] [9.2.4] [9.2.5] Up to the rating they go back three hexes, as in any retreat, else they stay. */
  roll: roll('evasion-roll', (g, f: EvasionFrame, die) => {
    const rating = evasionRating(g, f.side, f.hex);
    const { attackers } = battleOf(g, attackOn(g, f.hex), enemyOf(f.side));
    const modifier = evasionModifier(g, f.side, f.hex, attackers);
    const success = die + modifier <= rating;
    tell(g, 'evasion', '9.2.3', { hex: nameOf(GRID, f.hex), die, modifier, rating, success });
    if (success) return call(retreatFrame(f.side, 'evasion', unitsIn(g, f.side, f.hex)), 'advance');
    f.hex = NOWHERE;
    return go('choose');
  }),
  /** [9.2.6] Attackers may follow into the hex that was left. */
  advance(g, f) {
    if (isHeldBy(g, f.side, f.hex)) return go('end');
    const battle = battleOf(g, attackOn(g, f.hex), enemyOf(f.side));
    if (battle.attackers.length === 0) return go('end');
    return call(advanceFrame(enemyOf(f.side), 'evasion', [f.hex], battle.attackers), 'end');
  },
  /** [9.2.6] The attack is spent, as far as it was made on this hex. */
  end(g, f) {
    const attack = attackOn(g, f.hex);
    if (attack !== 0 && !isHeldBy(g, f.side, f.hex)) {
      dropHex(g, f.hex);
      if (battleOf(g, attack, enemyOf(f.side)).hexes.length === 0) clearAttack(g, attack);
    }
    f.hex = NOWHERE;
    return go('choose');
  },
});
