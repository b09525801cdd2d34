/** The frame of a combat: what both players have given to it so far, and what is left to be suffered. */
import { type Flaw, type FrameOf, firstFlaw, frame, type Game, type Neighbours } from '@bridgehead/engine';
import { code, fixed, flag, number } from '@bridgehead/toolkit';
import type { Side } from '../../data/unit-data.ts';
import { says } from '../../says.ts';
import { type Battle, battleOf, defendersOf } from '../../state/battle.ts';
import { AIR_LIST, ATTACK, RESULT, SIDE, UNITS } from '../../state/kinds.ts';
import { hexAt, kindOfAttack, stepsOf } from '../../state/state.ts';
import { airDataOf, isArtillery, isHQ, sideOfUnit, type Unit } from '../../state/units.ts';
import { ALL } from '../../tables/combat-results.ts';
import { sharesResult } from '../10-artillery/barrage.ts';
import { helpedBy } from '../15-headquarters/emergency-supply.ts';
import type { Support } from './modifiers.ts';

/** [16.3.1] [16.6.4] Whose the first step lost by the attacker must be. */
const FIRST_LOSERS = ['anybody', 'tiger', 'mountain'] as const;

export const BATTLE = frame(
  'battle',
  [
    'supply',
    'support',
    'defender-air',
    'attacker-air',
    'arrivals',
    'arrive',
    'untried',
    'turn-up',
    'fire',
    'roll',
    'losses',
    'attacker-loss',
    'defender-loss',
    'retreat',
    'advance',
    'end',
  ],
  {
    attack: fixed(ATTACK),
    side: fixed(SIDE),
    /** [15.4] HQs that give emergency supply. */
    hqs: UNITS,
    barrage: UNITS,
    rommel: flag,
    tiger: flag,
    /** Air units sent, those of them for which the die has not fallen, and those that have arrived. */
    sent: AIR_LIST,
    waiting: AIR_LIST,
    arrived: AIR_LIST,
    /** Steps still to be lost, and what the table said. */
    attackerLoss: number(0, ALL),
    defenderLoss: number(0, ALL),
    outcome: RESULT,
    first: code(FIRST_LOSERS),
  },
  { advance: ['retreat'], end: ['advance'] },
);
export type BattleFrame = FrameOf<typeof BATTLE>;

export const battleFrame = (side: Side, attack: number): BattleFrame => ({
  proc: 'battle',
  step: 'supply',
  attack,
  side,
  hqs: [],
  barrage: [],
  rommel: false,
  tiger: false,
  sent: [],
  waiting: [],
  arrived: [],
  attackerLoss: 0,
  defenderLoss: 0,
  outcome: '-',
  first: 'anybody',
});

export const battleIn = (g: Game, f: BattleFrame): Battle => battleOf(g, f.attack, f.side);

/** What has been given to the combat. */
export function supportIn(g: Game, f: BattleFrame): Support {
  const battle = battleIn(g, f);
  return {
    barrage: f.barrage,
    helped: f.hqs.flatMap((hq) => helpedBy(g, hq, battle)),
    rommel: f.rommel,
    tiger: f.tiger,
    attackerAir: f.arrived.filter((air) => airDataOf(air).side === f.side),
    defenderAir: f.arrived.filter((air) => airDataOf(air).side !== f.side),
  };
}

/** [13.2] [10.2.2] Who suffers with the attackers: they, and guns that fired from beside the enemy; [16.1.5] not who fires. */
export function attackersAtRisk(g: Game, f: BattleFrame): readonly Unit[] {
  const battle = battleIn(g, f);
  if (battle.fire) return [];
  const guns = f.barrage.filter((u) => hexAt(g, u) >= 0 && sharesResult(g, u, battle));
  return [...battle.attackers, ...guns];
}

export const stepsIn = (g: Game, units: readonly Unit[]): number => units.reduce((sum, u) => sum + stepsOf(g, u), 0);

export const defendersAtRisk = (g: Game, f: BattleFrame): readonly Unit[] => defendersOf(g, battleIn(g, f));

/** A combat is one that was declared, with the support that its steps have reached. */
export function battleFlaw(g: Game, f: BattleFrame, { below }: Neighbours): Flaw | undefined {
  const { side, attack, hqs, barrage, sent, waiting, arrived, step } = f;
  const battle = battleOf(g, attack, side);
  const isBefore = BATTLE.stepNames.indexOf(step) < BATTLE.stepNames.indexOf('losses');
  const isLosing = step === 'attacker-loss' || step === 'defender-loss';
  return firstFlaw(
    [(below as { readonly side?: string } | undefined)?.side !== side, 'side', says('phase-of-other-side')],
    [kindOfAttack(g, attack) === undefined, 'attack', says('attack-not-declared')],
    [isBefore && (battle.attackers.length === 0 || battle.hexes.length === 0), 'attack', says('attack-not-declared')],
    [isBefore && defendersOf(g, battle).length === 0, 'attack', says('attack-not-declared')],
    [hqs.some((u) => sideOfUnit(u) !== 'axis' || !isHQ(u)), 'hqs', says('not-an-hq')],
    [barrage.some((u) => sideOfUnit(u) !== side || !isArtillery(u)), 'barrage', says('no-artillery')],
    [waiting.some((air) => !sent.includes(air)), 'waiting', says('air-not-sent')],
    [arrived.some((air) => !sent.includes(air) || waiting.includes(air)), 'arrived', says('air-not-sent')],
    [step === 'arrive' && waiting.length === 0, 'waiting', says('air-not-sent')],
    [
      isLosing && (step === 'attacker-loss' ? f.attackerLoss : f.defenderLoss) === 0,
      step === 'attacker-loss' ? 'attackerLoss' : 'defenderLoss',
      says('no-loss-left'),
    ],
    [f.attackerLoss > stepsIn(g, attackersAtRisk(g, f)), 'attackerLoss', says('no-loss-left')],
    [f.defenderLoss > stepsIn(g, defendersAtRisk(g, f)), 'defenderLoss', says('no-loss-left')],
  );
}
