/** [4] [4.1] The Air Strike Phase: interdiction and ground attacks, a point each. */
import {
  checked,
  closeUndo,
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
import type { ReadChoice } from '@bridgehead/engine/contract';
import { distanceBetween, nameOf } from '@bridgehead/hex';
import { optional } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import type { Choices, DECISIONS } from '../../contract/decisions.ts';
import { FIELD, GRID, isInside } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import {
  groundAttackChance,
  groundAttackDelay,
  groundAttackEfficiency,
  groundAttackLoss,
  groundAttackWeight,
} from '../../inferred-formulas.ts';
import { refusal, says } from '../../says.ts';
import { isHiddenGame } from '../../scenario/options.ts';
import { roll } from '../../state/chance.ts';
import { emitEvent, tellOf, tellPart, tellTo } from '../../state/events.ts';
import { OF_SIDE, sideFlaw } from '../../state/frames.ts';
import { HEX, UNIT } from '../../state/kinds.ts';
import { enemiesKnownIn, isEnemyKnownIn, isHeldBy, isInSightOf, knownEnemyHexes, unitsIn } from '../../state/stacks.ts';
import {
  clock,
  cpOf,
  delayOf,
  hasMark,
  hexAt,
  isTravelling,
  LINKED,
  setClock,
  setCp,
  setDelay,
} from '../../state/state.ts';
import { enemyOf, isOfCorps, type Unit, unitsOf } from '../../state/units.ts';
import { AIR_REACH } from '../../tables/campaign-tables.ts';
import { PERCENT } from '../../tables/percent.ts';
import { leastStrengthOf, lowerEfficiency } from '../09-combat/losses.ts';

const AIR_STRIKE = frame('air-strike', ['begin', 'missions', 'choose', 'hit', 'victim', 'severity'], {
  ...OF_SIDE,
  /** The hex under attack, and the unit that is hit. */
  hex: optional(HEX),
  victim: optional(UNIT),
});
type AirFrame = FrameOf<typeof AIR_STRIKE>;

export const airFrame = (side: Side): AirFrame => ({ proc: 'air-strike', step: 'begin', side });

type Missions = Choices['air-mission'];
type AirChoice = Missions[keyof Missions];

const pointsName = (side: Side) => (side === 'allied' ? 'alliedAir' : 'germanAir');
const airPoints = (g: Game, side: Side): number => clock(g, pointsName(side));

/** [4.3] [5.1] Of the 30th Corps or linked to it. */
export const isOfCorpsOrLinked = (g: Game, u: Unit): boolean => isOfCorps(u) || hasMark(g, u, LINKED);

const ALLIES_ONLY = refusal('4.2', 'only-allies-interdict');
const NOT_ON_MAP = refusal('4.3', 'strike-off-field');
const NOBODY_KNOWN = refusal('4.3', 'no-enemy-known');
const OWN_TROOPS = refusal('4.3', 'strike-own-troops');
const TOO_FAR = refusal('4.3', 'strike-too-far');
const PROTECTED = refusal('4.3', 'strike-protected');

const isWithinReach = (g: Game, hex: number): boolean =>
  unitsOf('allied').some((u) => {
    const at = hexAt(g, u);
    return at >= 0 && isOfCorpsOrLinked(g, u) && distanceBetween(GRID, at, hex) <= AIR_REACH;
  });

/** [4.3] Why a side may not attack a hex from the air, as far as it knows. With hidden units it may bomb at a guess. */
export function strikeRefusal(g: Game, side: Side, hex: number): Refusal | undefined {
  if (!isInside(hex)) return NOT_ON_MAP;
  if (isHeldBy(g, side, hex)) return OWN_TROOPS;
  if (!isHiddenGame(g) && !isEnemyKnownIn(g, side, hex)) return NOBODY_KNOWN;
  if (side === 'allied') return isWithinReach(g, hex) ? undefined : TOO_FAR;
  return enemiesKnownIn(g, side, hex).some((u) => isOfCorpsOrLinked(g, u)) ? PROTECTED : undefined;
}

function* airChoices(g: Game, side: Side): Iterable<AirChoice> {
  yield { kind: 'pass' };
  if (side === 'allied') yield { kind: 'interdict' };
  for (const hex of isHiddenGame(g) ? FIELD : knownEnemyHexes(g, side)) {
    if (strikeRefusal(g, side, hex) === undefined) yield { kind: 'strike', hex: nameOf(GRID, hex) };
  }
}

function checkAir(g: Game, side: Side, choice: ReadChoice<(typeof DECISIONS)['air-mission']>): Ruling {
  if (choice.kind === 'strike') return strikeRefusal(g, side, choice.hex) ?? OK;
  return choice.kind === 'interdict' && side !== 'allied' ? ALLIES_ONLY : OK;
}

const TRIES = 8;
/** With hidden units one random strike in so many is flown at a guess. */
const GUESS_EVERY = 4;

function sampleAir(g: Game, side: Side, random: Random): AirChoice {
  if (random.below(8) === 0) return { kind: 'pass' };
  if (side === 'allied' && random.below(3) === 0) return { kind: 'interdict' };
  const isGuess = isHiddenGame(g) && random.below(GUESS_EVERY) === 0;
  const hexes = isGuess ? FIELD : knownEnemyHexes(g, side);
  for (let i = 0; i < TRIES && hexes.length > 0; i++) {
    const hex = hexes[random.below(hexes.length)] ?? 0;
    if (strikeRefusal(g, side, hex) === undefined) return { kind: 'strike', hex: nameOf(GRID, hex) };
  }
  return side === 'allied' ? { kind: 'interdict' } : { kind: 'pass' };
}

/** [4.3] Who can be hit in a hex. */
function victimsIn(g: Game, side: Side, hex: number): Unit[] {
  const units = unitsIn(g, enemyOf(side), hex);
  return side === 'allied' ? [...units] : units.filter((u) => !isOfCorpsOrLinked(g, u));
}

/** [2.1] What comes of an attack on a hex into which the attacker does not see, the other side alone may know. */
const OBSERVED = { owner: ({ side }: AirFrame): Side => enemyOf(side), hex: ({ hex = -1 }: AirFrame): number => hex };

function attack(g: Game, f: AirFrame, hex: number): Flow<AirFrame['step']> {
  f.hex = hex;
  if (!isInSightOf(g, f.side, hex)) {
    // Whether anybody was there may not be read from whether undo is open.
    closeUndo(g);
    tellPart(g, f.side, 'strike-flown', { rule: '4.3', side: f.side, hex: nameOf(GRID, hex) });
  }
  if (victimsIn(g, f.side, hex).length > 0) return go('hit');
  tellStrike(g, f, { kind: 'strike-wasted' });
  return go('missions');
}

/** [4.3] What came of an attack from the air. */
type Strike =
  | { readonly kind: 'strike-wasted' }
  | { readonly kind: 'strike-hit' | 'strike-missed'; readonly chance: number; readonly die: number };

function tellStrike(g: Game, f: AirFrame, { kind, ...details }: Strike): void {
  const told = { rule: '4.3', side: f.side, hex: nameOf(GRID, f.hex ?? 0), ...details };
  if (isInSightOf(g, f.side, f.hex ?? -1)) emitEvent(g, kind, told);
  else tellTo(g, enemyOf(f.side), kind, told);
}

/** [4.3] About two chances in five on a lone unit, more on stacks and on the march. */
function hit(g: Game, f: AirFrame, rolled: number): Flow<AirFrame['step']> {
  const units = victimsIn(g, f.side, f.hex ?? -1);
  const chance = groundAttackChance(
    units.length,
    units.some((u) => isTravelling(g, u)),
  );
  const isHit = rolled <= chance;
  tellStrike(g, f, { kind: isHit ? 'strike-hit' : 'strike-missed', chance, die: rolled });
  if (!isHit) return go('missions');
  if (units.length > 1) return go('victim');
  f.victim = units[0] ?? 0;
  return go('severity');
}

const weightsIn = (g: Game, f: AirFrame): readonly (readonly [Unit, number])[] =>
  victimsIn(g, f.side, f.hex ?? -1).map((u) => [u, groundAttackWeight(isTravelling(g, u))] as const);

/** [4.3] Whom a roll of a hundred finds, each as often as it weighs. */
function victimFor(g: Game, f: AirFrame, die: number): Unit {
  const weights = weightsIn(g, f);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  let upTo = 0;
  const found = weights.find(([, weight]) => {
    upTo += weight;
    return die * sum <= upTo * PERCENT;
  });
  return found?.[0] ?? 0;
}

/** [4.3] Strength, efficiency and operation points; never the unit itself, nor what it cannot live without. */
function harm(g: Game, f: AirFrame, severity: number): Flow<AirFrame['step']> {
  const u = f.victim ?? 0;
  const loss = groundAttackLoss(cpOf(g, u), leastStrengthOf(g, u), severity);
  setCp(g, u, cpOf(g, u) - loss);
  lowerEfficiency(g, u, groundAttackEfficiency(severity));
  setDelay(g, u, delayOf(g, u) + groundAttackDelay(severity));
  tellOf(g, u, 'bombed', { rule: '4.3', figures: { loss, severity } });
  return go('missions');
}

/** The steps at which a hex is under attack; at the last of them somebody in it has been hit. */
const STRIKING = ['hit', 'victim', 'severity'];

function airFlaw(g: Game, f: AirFrame, around: Neighbours): Flaw | undefined {
  const { side, step, hex, victim } = f;
  const isStriking = STRIKING.includes(step);
  const isHit = step === 'severity';
  const there = hex === undefined ? [] : victimsIn(g, side, hex);
  return (
    sideFlaw(g, f, around) ??
    firstFlaw(
      [isStriking && hex === undefined, 'hex', says('hex-was-attacked')],
      [!isStriking && hex !== undefined, 'hex', says('no-hex-attacked')],
      [isStriking && there.length === 0, 'hex', says('nobody-to-hit')],
      [step === 'victim' && there.length === 1, 'hex', says('only-one-to-hit')],
      [isHit && victim === undefined, 'victim', says('somebody-was-hit')],
      [!isHit && victim !== undefined, 'victim', says('nobody-hit-yet')],
      [victim !== undefined && !there.includes(victim), 'victim', says('cannot-be-hit')],
    )
  );
}

export const airStrike = procedure(checked(AIR_STRIKE, airFlaw), {
  begin: () => go('missions'),
  missions(g, f) {
    // [2.1] What became of the last attack is not for him to know who flew it.
    delete f.hex;
    delete f.victim;
    return airPoints(g, f.side) > 0 ? go('choose') : done();
  },
  choose: ask('air-mission', {
    by: (_g, f) => f.side,
    choices: (g, f) => airChoices(g, f.side),
    check: (g, f, choice) => checkAir(g, f.side, choice),
    sample: (g, f, random) => sampleAir(g, f.side, random),
    about: (g, f) => ({ points: airPoints(g, f.side) }),
    alwaysAsk: true,
    chosen(g, f, choice) {
      if (choice.kind === 'pass') return done();
      setClock(g, pointsName(f.side), airPoints(g, f.side) - 1);
      if (choice.kind === 'strike') return attack(g, f, choice.hex);
      setClock(g, 'interdiction', clock(g, 'interdiction') + 1);
      return go('missions');
    },
  }),
  hit: roll('ground-attack', { ...OBSERVED, rolled: hit }),
  victim: roll('ground-attack-victim', {
    ...OBSERVED,
    rolled(g, f, die) {
      f.victim = victimFor(g, f, die);
      return go('severity');
    },
  }),
  severity: roll('ground-attack-effect', { owner: ({ side }) => enemyOf(side), rolled: harm }),
});
