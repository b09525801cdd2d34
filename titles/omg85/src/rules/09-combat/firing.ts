/** [9.2] [9.3] The volleys of a battle as they are fired, one after the other, each with its losses. */
import {
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
  procedure,
} from '@bridgehead/engine';
import { amount, fixed, number } from '@bridgehead/toolkit';
import { roundedLoss } from '../../inferred-formulas.ts';
import { says } from '../../says.ts';
import { BATTLE, type Battle } from '../../state/battle.ts';
import { roll } from '../../state/chance.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import { firedOf, setFired } from '../../state/state.ts';
import { FIRE_MODIFIERS, VOLLEYS, type VolleyName } from '../../tables/combat-tables.ts';
import { PERCENT } from '../../tables/percent.ts';
import { isBlind, tellBarrage, tellVolley } from './battle-events.ts';
import { otherBattleFlaw } from './battle-frame.ts';
import { loseStrength } from './losses.ts';
import { shareOfLoss, volleyOf } from './volleys.ts';

const MOST_FIRE = 99_999;

const FIRING = frame('firing', ['volley', 'random', 'rounding'], {
  battle: fixed(BATTLE),
  /** Which volley it is; after the last there is none. */
  volley: number(0, VOLLEYS.length),
  /** Of the volley, in points and fractions, before the die. */
  strength: amount(0, MOST_FIRE),
  /** The die of the volley, in percent; 0 before the first. */
  random: number(0, FIRE_MODIFIERS.mostRandom),
});
type FiringFrame = FrameOf<typeof FIRING>;

export const firingFrame = (battle: Battle): FiringFrame => ({
  proc: 'firing',
  step: 'volley',
  battle,
  volley: 0,
  strength: 0,
  random: 0,
});

const volleyIn = ({ volley }: FiringFrame): VolleyName => VOLLEYS[volley] ?? 'offensive';

/** [9] The next volley that has any strength; barrages alone have but one. */
function nextVolley(g: Game, f: FiringFrame): Flow<FiringFrame['step']> {
  for (; f.volley < VOLLEYS.length; f.volley += 1) {
    const name = volleyIn(f);
    const { strength, fires } = volleyOf(g, f.battle, name);
    if (strength <= 0 && !(name === 'barrage' && isBlind(g, f.battle))) continue;
    f.strength = strength;
    if (name === 'protective' || name === 'barrage')
      for (const { unit } of fires) setFired(g, unit, firedOf(g, unit) + 1);
    return go('random');
  }
  return done();
}

/** [9.3] Losses of the volley, each target its own. */
function strike(g: Game, f: FiringFrame, die: number): Flow<FiringFrame['step']> {
  const { battle, random } = f;
  const name = volleyIn(f);
  const { targets, rule } = volleyOf(g, battle, name);
  const strength = (f.strength * random) / PERCENT;
  const losses = targets.map((share) => ({ unit: share.unit, loss: roundedLoss(shareOfLoss(strength, share), die) }));
  if (g.collectEvents && isBlind(g, battle)) tellBarrage(g, battle, { random, losses });
  else if (g.collectEvents) tellVolley(g, battle, { name, rule, strength, random, losses });
  for (const { unit, loss } of losses) if (loss > 0) loseStrength(g, unit, loss);
  f.volley += 1;
  return go('volley');
}

function firingFlaw(_g: Game, f: FiringFrame, { below }: Neighbours): Flaw | undefined {
  const isAlone = f.battle.attackers.length === 0;
  return (
    otherBattleFlaw(f.battle, below) ??
    firstFlaw(
      [f.volley >= VOLLEYS.length, 'volley', says('all-volleys-fired')],
      [isAlone && volleyIn(f) !== 'barrage', 'volley', says('only-guns-fire')],
      [f.step === 'rounding' && f.random < FIRE_MODIFIERS.leastRandom, 'random', says('die-was-rolled')],
    )
  );
}

export const firing = procedure(checked(FIRING, firingFlaw), {
  volley: nextVolley,
  random: roll('fire', {
    rolled(_g, f, die) {
      f.random = die;
      return go('rounding');
    },
    about: (_g, f) => ({ target: placeName(hexPlace(f.battle.target)), volley: volleyIn(f) }),
  }),
  rounding: roll('casualties', {
    rolled: strike,
  }),
});
