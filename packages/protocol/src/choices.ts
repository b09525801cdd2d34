/** The legal choices of a game, as a request asks for them: all, some, or drawn at random. */
import {
  type Choice,
  choices,
  type Game,
  type JsonObject,
  type Random,
  randomFrom,
  sameJson,
  sampleChoice,
} from '@bridgehead/engine';
import { fail, says } from './fault.ts';
import { LARGEST_SEED, type Params } from './params.ts';

const MOST_CHOICES = 1_000_000;
const MOST_SAMPLES = 10_000;

export function listChoices(game: Game, params: Params): readonly Choice[] {
  const filter = params.has('filter') ? params.object('filter') : undefined;
  if (params.has('sample')) return sampled(game, params, filter);
  if (params.has('seed')) fail('bad-request', 'params.seed', says('seed-without-sample'));
  const limit = params.has('limit') ? params.whole('limit', 1, MOST_CHOICES) : MOST_CHOICES;
  const found: Choice[] = [];
  for (const choice of choices(game, kindIn(filter))) {
    if (filter !== undefined && !matches(choice, filter)) continue;
    found.push(choice);
    if (found.length === limit) break;
  }
  return found;
}

/** Independent draws; the same choice may be drawn twice. */
function sampled(game: Game, params: Params, filter: JsonObject | undefined): readonly Choice[] {
  if (params.has('limit')) fail('bad-request', 'params.limit', says('limit-with-sample'));
  const count = params.whole('sample', 1, MOST_SAMPLES);
  const random = randomFrom(params.has('seed') ? params.whole('seed', 0, LARGEST_SEED) : 0);
  const draw = drawer(game, random, filter);
  return Array.from({ length: count }, draw).filter((choice) => choice !== undefined);
}

function drawer(game: Game, random: Random, filter: JsonObject | undefined): () => Choice | undefined {
  if (filter === undefined) return () => sampleChoice(game, random);
  const fitting = [...choices(game, kindIn(filter))].filter((choice) => matches(choice, filter));
  return () => (fitting.length === 0 ? undefined : fitting[random.below(fitting.length)]);
}

const kindIn = (filter: JsonObject | undefined): string | undefined =>
  filter !== undefined && Object.hasOwn(filter, 'kind') && typeof filter.kind === 'string' ? filter.kind : undefined;

/** Every field of the filter is in the choice, and says the same. */
const matches = (choice: Choice, filter: JsonObject): boolean =>
  Object.keys(filter).every((key) => Object.hasOwn(choice, key) && sameJson(choice[key], filter[key]));
