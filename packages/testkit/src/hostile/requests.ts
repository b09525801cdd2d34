/** Requests as a client that means well makes them, of games that it has open. */
import type { Json, JsonObject, Random, Title } from '@bridgehead/engine';
import { drawnParams, textsIn } from '../drawn-query.ts';
import { isOneIn, pick } from './wild.ts';

export interface Request {
  readonly method: string;
  readonly params: JsonObject;
}

/** What a client knows of a game that it has open. */
export interface OpenGame {
  readonly name: string;
  readonly title: string;
  /** Answers to its question that were legal when it last asked. */
  choices: readonly Json[];
  position?: JsonObject;
  save?: JsonObject;
}

export type KnownTitle = Pick<Title, 'id' | 'scenarios' | 'sides' | 'options' | 'contract'>;

export interface Known {
  readonly titles: readonly KnownTitle[];
  readonly games: OpenGame[];
  readonly seats: string[];
}

type Options = (random: Random, game: OpenGame, known: Known) => Request;

const about = (game: OpenGame, method: string, params: JsonObject = {}): Request => ({
  method,
  params: { game: game.name, ...params },
});

const sidesOf = ({ titles }: Known, { title }: OpenGame): readonly string[] =>
  titles.find(({ id }) => id === title)?.sides ?? ['nobody'];

const apply: Options = (random, game) =>
  game.choices.length === 0
    ? about(game, 'choices', { sample: 3, seed: random.below(1000) })
    : about(game, 'apply', { choice: pick(random, game.choices) });

/** Units and places are those that the choices name, for nobody knows better here. */
const query: Options = (random, game, { titles }) => {
  const title = titles.find(({ id }) => id === game.title);
  if (title === undefined) return about(game, 'query', { what: 'units' });
  const what = pick(random, Object.keys(title.contract.queries));
  const names = ['x', ...textsIn([...game.choices])];
  const stock = { random, units: names, places: names, choices: [...game.choices, {}] };
  return about(game, 'query', { what, ...drawnParams(title.contract, what, stock) });
};

/** How often each is wished for; the costly ones seldom. */
const WISHES: readonly (readonly [number, Options])[] = [
  [60, apply],
  [8, (random, game) => about(game, 'choices', { sample: 1 + random.below(5), seed: random.below(1000) })],
  [3, (_random, game) => about(game, 'choices', { limit: 20 })],
  [8, (random, game) => about(game, 'check', { choice: pick(random, [...game.choices, {}]) })],
  [8, (_random, game) => about(game, 'decision')],
  [4, (_random, game) => about(game, 'undo')],
  [4, (random, game, known) => about(game, 'view', { side: pick(random, sidesOf(known, game)) })],
  [2, (random, game, known) => about(game, 'sight', { side: pick(random, sidesOf(known, game)) })],
  [3, (_random, game) => about(game, 'position')],
  [1, (_random, game) => about(game, 'save')],
  [1, (random, game) => about(game, 'record', isOneIn(random, 2) ? {} : { since: random.below(12) })],
  [1, (random, game) => about(game, 'lines', { after: random.below(12) })],
  [1, (random, game) => about(game, 'again', { steps: stepsOf(random, game) })],
  [1, (_random, game) => about(game, 'drop-dice')],
  [2, (random, game) => about(game, 'seek', { at: random.below(12) })],
  [12, query],
  [1, (_random, game) => about(game, 'close')],
  [3, (random, game, known) => seat(random, game, known)],
  [5, (random, game, known) => think(random, game, known)],
  [2, (random, _game, { seats }) => ({ method: 'leave', params: { seat: pick(random, [...seats, 's0']) } })],
  [3, (_random, { position = {} }) => ({ method: 'load', params: { position } })],
  [1, (_random, { save = {} }) => ({ method: 'load', params: { save } })],
];

/** What was done, or might have been. */
const stepsOf = (random: Random, { choices }: OpenGame): JsonObject[] => [
  { did: 'undo' },
  { did: 'answer', choice: pick(random, [...choices, {}]), came: '00000000' },
];

const ALL_WISHES = WISHES.reduce((sum, [weight]) => sum + weight, 0);

const seat = (random: Random, game: OpenGame, known: Known): Request => ({
  method: 'seat',
  params: {
    title: game.title,
    side: pick(random, sidesOf(known, game)),
    player: pick(random, ['random', 'recruit', 'staff']),
    seed: random.below(1000),
  },
});

/** A few nodes only: how well it plays is for others to test. */
const think = (random: Random, game: OpenGame, { seats }: Known): Request => ({
  method: 'think',
  params: {
    seat: pick(random, [...seats, 's0']),
    nodes: random.below(30),
    ...(isOneIn(random, 3) && game.position !== undefined ? { position: game.position } : { game: game.name }),
  },
});

/** A new game of a title, with values of its options drawn at random. */
export function newGame(random: Random, { titles }: Known): Request {
  const title = pick(random, titles);
  const options = title.options.flatMap(({ id, values }) =>
    isOneIn(random, 4) ? [[id, pick(random, values)] as const] : [],
  );
  const dice = isOneIn(random, 4) ? { dice: Array.from({ length: random.below(9) }, () => 1 + random.below(6)) } : {};
  return {
    method: 'new',
    params: {
      title: title.id,
      scenario: pick(random, title.scenarios).id,
      seed: random.below(1000),
      options: Object.fromEntries(options),
      ...dice,
    },
  };
}

/** What a client might ask next of one of its games. */
export function realRequest(random: Random, known: Known): Request {
  if (known.games.length === 0) return newGame(random, known);
  const game = pick(random, known.games);
  let left = random.below(ALL_WISHES);
  for (const [weight, wish] of WISHES) {
    if (left < weight) return wish(random, game, known);
    left -= weight;
  }
  return apply(random, game, known);
}
