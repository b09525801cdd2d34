import {
  type Choice,
  deciderOf,
  decision,
  EngineError,
  type Game,
  hashText,
  positionHash,
  type Random,
  randomFrom,
  sampleChoice,
  type TitleAi,
} from '@bridgehead/engine';
import { DEFAULT_BUDGET, openMeter } from './budget.ts';
import type { Level, Player, Thought } from './player.ts';

interface PlayerOptions {
  readonly level: Level;
  readonly ai: TitleAi;
  readonly side: string;
  readonly seed: number;
}

/** A player of this level; two with the same options that see the same choose the same. */
export function createPlayer({ level, ai, side, seed }: PlayerOptions): Player {
  if (level !== 'random' && !ai.styles.includes(level)) {
    throw new EngineError('the title has no such player', { title: ai.title, level });
  }
  const fallbacks = new Map<string, number>();
  const turn = memoryByOccasion(ai);
  return {
    level,
    side,
    fallbacks,
    think(known, budget = DEFAULT_BUDGET) {
      expectAsked(known, side);
      const { memory, met } = turn(known);
      const position = positionHash(known);
      const random = randomOf(`${seed} ${side}`, position, met);
      if (level === 'random') return unweighed(anyChoice(known, random));
      const meter = openMeter(budget);
      const thinking = { style: level, random, spend: meter.spend, memory };
      const candidates = withRestoreCheck(known, position, () => ai.candidates(known, thinking));
      const thought = { candidates, nodes: meter.nodes(), isCutShort: meter.isSpent() };
      const best = candidates[0];
      if (best !== undefined) return { ...thought, choice: best.choice };
      const kind = decision(known)?.kind ?? '';
      fallbacks.set(kind, (fallbacks.get(kind) ?? 0) + 1);
      return { ...thought, choice: anyChoice(known, random) };
    },
  };
}

const unweighed = (choice: Choice): Thought => ({ choice, candidates: [], nodes: 0, isCutShort: false });

function expectAsked(known: Game, side: string): void {
  const by = deciderOf(known);
  if (by !== side) throw new EngineError('a player is asked out of turn', { side, by: by ?? 'nobody' });
}

/**
 * Nothing goes into it but the seed, the side and what is seen. Where a position comes back within a player-turn, how
 * often it has counts too: a player that always drew the same there would go in circles for ever.
 */
function randomOf(own: string, position: string, met: Map<string, number>): Random {
  const returns = met.get(position) ?? 0;
  met.set(position, returns + 1);
  const { low, high } = hashText(`${own} ${position} ${returns}`);
  return randomFrom((high & 0xffff) * 2 ** 32 + (low >>> 0));
}

function anyChoice(known: Game, random: Random): Choice {
  const choice = sampleChoice(known, random);
  if (choice === undefined) throw new EngineError('a decision without a choice', { kind: decision(known)?.kind });
  return choice;
}

interface TurnMemory {
  readonly memory: Map<string, unknown>;
  /** How often each position has been met. */
  readonly met: Map<string, number>;
}

/** The same for as long as the title AI names the same player-turn. */
function memoryByOccasion(ai: TitleAi): (known: Game) => TurnMemory {
  let occasion: string | undefined;
  let turn: TurnMemory = { memory: new Map(), met: new Map() };
  return (known) => {
    const now = ai.occasion(known);
    if (now !== occasion) turn = { memory: new Map(), met: new Map() };
    occasion = now;
    return turn;
  };
}

/** A title AI may try what it likes in a known position, but must leave it as it found it. */
function withRestoreCheck<T>(known: Game, before: string, think: () => T): T {
  const { length } = known.history;
  const result = think();
  if (known.history.length !== length || positionHash(known) !== before) {
    throw new EngineError('a title AI has not put the known position back', { kind: decision(known)?.kind });
  }
  return result;
}
