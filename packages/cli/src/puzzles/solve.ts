/** Puts puzzles to players and judges what they answer. */
import { createPlayer, type Level, type Player } from '@bridgehead/ai';
import {
  type Choice,
  decision,
  EngineError,
  type Game,
  isJsonObject,
  openKnownPosition,
  openPosition,
  play,
  type Title,
  type TitleAi,
} from '@bridgehead/engine';
import { momentOf } from '../moment.ts';
import { faultIn, sayIn } from '../speech.ts';
import { matches, type Pattern } from './pattern.ts';
import { isPhasePuzzle, type Outcome, type PhasePuzzle, type Puzzle } from './puzzle.ts';

/** The puzzle does not lead where it says: a fault of the puzzle or a change of the rules. */
export class BrokenPuzzle extends Error {
  override readonly name = 'BrokenPuzzle';
}

/** The game at the question of the puzzle. */
export function setUpPuzzle(title: Title, { id, position, lead, side, decision: kind }: Puzzle): Game {
  const opened = openPosition(title, position, lead?.dice ?? []);
  if (!opened.ok) throw new BrokenPuzzle(`${id}: position.${faultIn(title, opened.fault)}`);
  const game = opened.value;
  for (const [i, choice] of (lead?.choices ?? []).entries()) answer(game, choice, `${id}: lead.choices[${i}]`);
  const asked = decision(game);
  if (asked?.by !== side || asked.kind !== kind)
    throw new BrokenPuzzle(`${id}: asks «${asked?.kind}» of ${asked?.by} at ${asked?.at}, not «${kind}» of ${side}`);
  return game;
}

function answer(game: Game, choice: Choice, place: string): void {
  const played = play(game, choice);
  if (!played.legal)
    throw new BrokenPuzzle(`${place}: ${JSON.stringify(choice)}: [${played.rule}] ${sayIn(game.title)(played)}`);
}

export interface Attempt {
  readonly isSolved: boolean;
  /** What the player of the puzzle's side answered. */
  readonly given: readonly Choice[];
}

interface Solver {
  readonly title: Title;
  readonly ai: TitleAi;
  readonly level: Level;
  readonly seed: number;
}

export function attempt(puzzle: Puzzle, { title, ai, level, seed }: Solver): Attempt {
  const game = setUpPuzzle(title, puzzle);
  const players = new Map(title.sides.map((side) => [side, createPlayer({ level, ai, side, seed })]));
  if (isPhasePuzzle(puzzle)) return attemptPhase(puzzle, game, players);
  const choice = thoughtOf(game, players);
  return { isSolved: puzzle.accepted.some((pattern) => matches(pattern, choice)), given: [choice] };
}

function thoughtOf(game: Game, players: ReadonlyMap<string, Player>): Choice {
  const by = decision(game)?.by ?? '';
  const player = players.get(by);
  if (player === undefined) throw new EngineError('nobody plays for this side', { side: by });
  return player.think(openKnownPosition(game, by)).choice;
}

/** More answers than any phase has. */
const MOST_ANSWERS = 2000;

/** The other side is played by its like. */
function attemptPhase(puzzle: PhasePuzzle, game: Game, players: ReadonlyMap<string, Player>): Attempt {
  const { phase } = momentOf(game);
  const given: Choice[] = [];
  for (let answers = 0; momentOf(game).phase === phase; answers++) {
    if (answers >= MOST_ANSWERS) throw new EngineError('the phase does not end', { puzzle: puzzle.id });
    const choice = thoughtOf(game, players);
    if (decision(game)?.by === puzzle.side) given.push(choice);
    answer(game, choice, `${puzzle.id}: a player’s answer`);
  }
  return { isSolved: judgePhase(puzzle, game, given), given };
}

/** Whether this is what was asked for, now that these answers have been given. */
export const judgePhase = ({ outcomes }: PhasePuzzle, game: Game, given: readonly Choice[]): boolean =>
  outcomes.some((outcome) => isAnswered(outcome, given) && isReached(outcome, game));

function isAnswered({ some = [], none = [] }: Outcome, given: readonly Choice[]): boolean {
  const isGiven = (pattern: Pattern): boolean => given.some((choice) => matches(pattern, choice));
  return some.every(isGiven) && !none.some(isGiven);
}

function isReached({ units = {}, stand, score }: Outcome, game: Game): boolean {
  const places = placesOf(game);
  const isIn = (unit: string, where: readonly string[]): boolean => where.includes(places.get(unit) ?? '');
  return (
    Object.entries(units).every(([unit, where]) => isIn(unit, where)) &&
    (stand === undefined || stand.of.filter((unit) => isIn(unit, stand.in)).length >= stand.least) &&
    (score === undefined || isBetween(scoreOf(game, score.side), score))
  );
}

const isBetween = (points: number, { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }): boolean =>
  points >= least && points <= most;

/** The points of a side, in the words of the protocol. */
function scoreOf(game: Game, side: string): number {
  const answered = game.title.query(game, 'victory', {});
  const items = answered.ok && isJsonObject(answered.value) ? answered.value.items : undefined;
  return (Array.isArray(items) ? items : [])
    .filter((item) => isJsonObject(item) && item.side === side)
    .reduce((sum, item) => sum + Number(item.points), 0);
}

/** Where every unit is, in the words of the protocol. */
function placesOf(game: Game): ReadonlyMap<string, string> {
  const answered = game.title.query(game, 'units', {});
  const sheets = answered.ok && Array.isArray(answered.value) ? answered.value : [];
  return new Map(
    sheets.filter(isJsonObject).map(({ unit, hex, area, box }) => [String(unit), String(hex ?? area ?? box ?? '')]),
  );
}
