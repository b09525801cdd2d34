import {
  type Choice,
  deciderOf,
  decision,
  EngineError,
  type Game,
  hashText,
  type Mind,
  positionHash,
  type Random,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import { DEFAULT_BUDGET, openMeter } from './budget.ts';
import type { Level, Player, Thought } from './player.ts';

export interface PlayerWish {
  readonly level: Level;
  readonly mind: Mind;
  readonly side: string;
  readonly seed: number;
}

/** A player of this level; two with the same wish that see the same give the same answers. */
export function createPlayer({ level, mind, side, seed }: PlayerWish): Player {
  if (level !== 'random' && !mind.styles.includes(level)) {
    throw new EngineError('the title has no such player', { title: mind.title, level });
  }
  const fallbacks = new Map<string, number>();
  const recall = recallByOccasion(mind);
  return {
    level,
    side,
    fallbacks,
    think(sight, budget = DEFAULT_BUDGET) {
      expectAsked(sight, side);
      const { memory, met } = recall(sight);
      const random = randomOf(`${seed} ${side}`, sight, met);
      if (level === 'random') return unweighed(anyAnswer(sight, random));
      const meter = openMeter(budget);
      const thinking = { style: level, random, spend: meter.spend, memory };
      const candidates = undisturbed(sight, () => mind.candidates(sight, thinking));
      const thought = { candidates, nodes: meter.nodes(), isCutShort: meter.isSpent() };
      const best = candidates[0];
      if (best !== undefined) return { ...thought, choice: best.choice };
      const kind = decision(sight)?.kind ?? '';
      fallbacks.set(kind, (fallbacks.get(kind) ?? 0) + 1);
      return { ...thought, choice: anyAnswer(sight, random) };
    },
  };
}

const unweighed = (choice: Choice): Thought => ({ choice, candidates: [], nodes: 0, isCutShort: false });

function expectAsked(sight: Game, side: string): void {
  const by = deciderOf(sight);
  if (by !== side) throw new EngineError('a player is asked out of turn', { side, by: by ?? 'nobody' });
}

/**
 * Nothing goes into it but the seed, the side and what is seen. Where a position comes back within a player-turn, how
 * often it has counts too: whoever always drew the same there would go in circles for ever.
 */
function randomOf(own: string, sight: Game, met: Map<string, number>): Random {
  const position = positionHash(sight);
  const returns = met.get(position) ?? 0;
  met.set(position, returns + 1);
  const { low, high } = hashText(`${own} ${position} ${returns}`);
  return randomFrom((high & 0xffff) * 2 ** 32 + (low >>> 0));
}

function anyAnswer(sight: Game, random: Random): Choice {
  const choice = sampleChoice(sight, random);
  if (choice === undefined) throw new EngineError('a decision without a choice', { kind: decision(sight)?.kind });
  return choice;
}

interface Recall {
  readonly memory: Map<string, unknown>;
  /** How often each position has been met. */
  readonly met: Map<string, number>;
}

/** The same for as long as the mind names the same player-turn. */
function recallByOccasion(mind: Mind): (sight: Game) => Recall {
  let occasion: string | undefined;
  let recall: Recall = { memory: new Map(), met: new Map() };
  return (sight) => {
    const now = mind.occasion(sight);
    if (now !== occasion) recall = { memory: new Map(), met: new Map() };
    occasion = now;
    return recall;
  };
}

/** A mind may try what it likes in a sight, but must leave it as it found it. */
function undisturbed<T>(sight: Game, think: () => T): T {
  const before = positionHash(sight);
  const { length } = sight.history;
  const result = think();
  if (sight.history.length !== length || positionHash(sight) !== before) {
    throw new EngineError('a mind has not put its sight back', { kind: decision(sight)?.kind });
  }
  return result;
}
