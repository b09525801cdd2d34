/** What the story of a campaign asks of a title: its battles, what was lost, and what dice could be expected to bring. */
import type { GameEvent, JsonObject, Moment } from '../game/contract.ts';
import type { Past } from '../game/past.ts';
import type { ViewFacts } from './title-client.ts';

/** An event as somebody has heard of it. */
export interface Told extends Moment {
  /** The number of the choice it came of. */
  readonly at: number;
  readonly event: GameEvent;
}

/** A part of a battle as it is read again, one after the other. */
interface BattleStep {
  readonly text: string;
  readonly rule: string;
  /** By side, in what the title counts losses in. */
  readonly lost: Readonly<Record<string, number>>;
}

export interface ToldBattle extends Moment {
  /** The number of the choice that began it, and of the one that its chance came of. */
  readonly at: number;
  readonly rolledAt: number;
  readonly target: string;
  /** Who attacks. */
  readonly side: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  /** Odds in words; left out where there were none. */
  readonly odds?: string;
  /** Whether no defender was left in the hex in the end. */
  readonly isCleared: boolean;
  /** By side, in what the title counts losses in. */
  readonly lost: Readonly<Record<string, number>>;
  /** What the title needs to ask about it again. */
  readonly asked: JsonObject;
  /** Units that are no more. */
  readonly gone: readonly string[];
  readonly steps: readonly BattleStep[];
}

/** What a side has lost without a battle of its own. */
export interface Setback {
  readonly kind: 'ground' | 'bridge' | 'cut-off' | 'loss';
  readonly text: string;
  readonly places: readonly string[];
}

interface UnitLoss {
  readonly unit: string;
  readonly count: number;
}

/** What a battle brings on average. */
export interface Expected {
  readonly lost: Readonly<Record<string, number>>;
  /** The chance that no defender is left in the hex, from 0 to 1. */
  readonly cleared: number;
}

export interface TitleCampaign {
  /** The kinds of events that begin a battle. */
  readonly battleKinds: readonly string[];
  /** A phase fights all its battles at once: they are shown step by step before the game goes on. */
  readonly isShownInSteps?: boolean;
  /** In their order; `before` is known of the position in which the first of these events happened. */
  battlesIn(told: readonly Told[], before: ViewFacts): readonly ToldBattle[];
  /** What a side has lost from one position that it knows to another, place by place; battles are told apart. */
  setbacks(told: readonly Told[], before: ViewFacts, after: ViewFacts, side: string): readonly Setback[];
  /** Everything that was lost, in battles and elsewhere. */
  lossesIn(told: readonly Told[], before: ViewFacts): readonly UnitLoss[];
  /** `2 steps`. */
  lossWords(count: number): string;
  /** The hexes that each side holds, where the title keeps that for the whole map; else those count where a side was last. */
  heldBy?(view: ViewFacts): Readonly<Record<string, readonly string[]>>;
  /** Asked of the engine in the position before the dice fell, as it was known then; undefined where nobody can tell. */
  expect(past: Past, battle: ToldBattle): Promise<Expected | undefined>;
}
