/** Answers for the computer players: stateless to those who ask, but a player remembers its turn. */
import { createPlayer, DEFAULT_BUDGET, type Player } from '@bridgehead/ai';
import {
  type Game,
  type JsonObject,
  openKnownPosition,
  openPosition,
  parseSave,
  randomFrom,
  renewKnownPosition,
  replaySave,
  rollbackTo,
  type Title,
  type TitleAi,
} from '@bridgehead/engine';
import type {
  AdviceQuestion,
  AiAnswers,
  AiQuestion,
  CurvePoint,
  CurveQuestion,
  ThinkQuestion,
  Thoughtful,
} from './ai-questions.ts';

/** No answer may take longer; nodes end a thought long before. */
const LONGEST_MS = 5000;

/** A title that a computer can play. */
export interface Thinker {
  readonly title: Title;
  readonly ai: TitleAi;
}

export interface AiService {
  answer(question: AiQuestion): AiAnswers[AiQuestion['ask']];
}

export function createAiService(now: () => number, titleOf: (id: string) => Thinker | undefined): AiService {
  const players = new Map<string, Player>();
  const sights = new Map<string, Game>();

  const thinkerOf = (id: string): Thinker => {
    const thinker = titleOf(id);
    if (thinker === undefined) throw new Error(`nobody has learned to play «${id}»`);
    return thinker;
  };

  const sightOf = ({ title }: Thinker, side: string, position: JsonObject): Game => {
    const opened = openPosition(title, position);
    if (!opened.ok) throw new Error(opened.fault.message);
    const key = `${title.id} ${side}`;
    const known = sights.get(key);
    if (known === undefined || known.setUp.scenario !== opened.value.setUp.scenario) {
      const fresh = openKnownPosition(opened.value, side);
      sights.set(key, fresh);
      return fresh;
    }
    renewKnownPosition(known, opened.value, side);
    return known;
  };

  const think = ({ title, sight, side, level, seed }: ThinkQuestion): Thoughtful => {
    const thinker = thinkerOf(title);
    const key = `${title} ${side} ${level} ${seed}`;
    const player = players.get(key) ?? createPlayer({ level, ai: thinker.ai, side, seed });
    players.set(key, player);
    const until = now() + LONGEST_MS;
    const budget = { ...DEFAULT_BUDGET, isStopped: () => now() > until };
    const { choice, candidates } = player.think(sightOf(thinker, side, sight), budget);
    const best = candidates[0];
    return best === undefined ? { choice, reasons: [] } : { choice, name: best.name, reasons: best.reasons };
  };

  const advice = ({ title, sight, side }: AdviceQuestion): AiAnswers['advice'] => {
    const thinker = thinkerOf(title);
    const until = now() + LONGEST_MS;
    const thinking = { style: 'staff', random: randomFrom(1), spend: () => now() <= until, memory: new Map() };
    return thinker.ai.advice(sightOf(thinker, side, sight), thinking);
  };

  return {
    answer(question) {
      if (question.ask === 'think') return think(question);
      return question.ask === 'advice' ? advice(question) : curveOf(question, thinkerOf(question.title));
    },
  };
}

/** How the game stood at the beginning of each player-turn and now, walked from its end to its beginning. */
function curveOf({ save }: CurveQuestion, { title: rules, ai }: Thinker): readonly CurvePoint[] {
  const parsed = parseSave(save);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const replayed = replaySave(rules, parsed.value);
  if (!replayed.ok) throw new Error(replayed.fault.message);
  const { game } = replayed.value;
  const [first = ''] = rules.sides;
  const sight = openKnownPosition(game, first);
  const points: CurvePoint[] = [];
  let answers = game.history.filter(({ forced }) => !forced).length;
  const mark = (): void => {
    renewKnownPosition(sight, game, first);
    const turn = Number.parseInt(ai.occasion(sight), 10);
    points.unshift({ at: answers, turn: Number.isNaN(turn) ? 0 : turn, chance: ai.winProbability(sight) });
  };
  mark();
  let occasion = ai.occasion(game);
  while (game.history.length > 0) {
    const last = game.history.at(-1);
    rollbackTo(game, game.history.length - 1);
    const before = ai.occasion(game);
    if (before !== occasion) mark();
    if (last?.forced === false) answers -= 1;
    occasion = before;
  }
  return points;
}
