/** Serves what the window asks of the computer players; a player remembers its turn. */
import { createPlayer, type Player } from '@bridgehead/ai';
import {
  type Game,
  type JsonObject,
  openKnownPosition,
  randomFrom,
  readSave,
  renewKnownPosition,
  replaySave,
  rollbackTo,
  type Title,
  type TitleAi,
  takeUpKnownPosition,
} from '@bridgehead/engine';
import type { AdviceRequest, AiReplies, AiRequest, CurvePoint, CurveRequest, ThinkRequest } from './ai-requests.ts';
import { LONGEST_MS, playAtSeat } from './play-at-seat.ts';

/** A title that a computer can play. */
export interface TitleWithAi {
  readonly title: Title;
  readonly ai: TitleAi;
}

interface AiService {
  reply(request: AiRequest): Promise<AiReplies[AiRequest['ask']]>;
}

export function createAiService(now: () => number, titleOf: (id: string) => TitleWithAi | undefined): AiService {
  const players = new Map<string, Player>();
  const knownGames = new Map<string, Game>();

  const titleWithAi = (id: string): TitleWithAi => {
    const playable = titleOf(id);
    if (playable === undefined) throw new RangeError(`nobody has learned to play «${id}»`);
    return playable;
  };

  /** What the side knows, as its seat has told it: facts derived from what has not changed since the last look stay. */
  const knownGame = ({ title }: TitleWithAi, side: string, position: JsonObject): Game => {
    const key = `${title.id} ${side}`;
    const known = takeUpKnownPosition(title, position, knownGames.get(key));
    if (!known.ok) throw new Error(known.fault.says.code);
    knownGames.set(key, known.value);
    return known.value;
  };

  const playerFor = ({ ai }: TitleWithAi, { title, side, level, seed }: ThinkRequest): Player => {
    const key = `${title} ${side} ${level} ${seed}`;
    const player = players.get(key) ?? createPlayer({ level, ai, side, seed });
    players.set(key, player);
    return player;
  };

  const think = (request: ThinkRequest): Promise<AiReplies['think']> => {
    const playable = titleWithAi(request.title);
    const open = (sight: JsonObject): Game => knownGame(playable, request.side, sight);
    return playAtSeat(request, { player: playerFor(playable, request), open, now });
  };

  const advice = ({ title, known, side }: AdviceRequest): AiReplies['advice'] => {
    const playable = titleWithAi(title);
    const until = now() + LONGEST_MS;
    const thinking = { style: 'staff', random: randomFrom(1), spend: () => now() <= until, memory: new Map() };
    return playable.ai.advice(knownGame(playable, side, known), thinking);
  };

  return {
    async reply(request) {
      if (request.ask === 'think') return think(request);
      return request.ask === 'advice' ? advice(request) : curveOf(request, titleWithAi(request.title));
    },
  };
}

/** How the game stood at the beginning of each player-turn and now, walked from its end to its beginning. */
function curveOf({ save }: CurveRequest, { title: rules, ai }: TitleWithAi): readonly CurvePoint[] {
  const parsed = readSave(save);
  if (!parsed.ok) throw new Error(parsed.fault.says.code);
  const replayed = replaySave(rules, parsed.value);
  if (!replayed.ok) throw new Error(replayed.fault.says.code);
  const { game } = replayed.value;
  const [first = ''] = rules.sides;
  const known = openKnownPosition(game, first);
  const points: CurvePoint[] = [];
  let choices = game.history.filter(({ forced }) => !forced).length;
  const mark = (): void => {
    renewKnownPosition(known, game, first);
    points.unshift({ at: choices, turn: rules.moment(known).turn, chance: ai.winProbability(known) });
  };
  mark();
  let occasion = ai.occasion(game);
  while (game.history.length > 0) {
    const last = game.history.at(-1);
    rollbackTo(game, game.history.length - 1);
    const before = ai.occasion(game);
    if (before !== occasion) mark();
    if (last?.forced === false) choices -= 1;
    occasion = before;
  }
  return points;
}
