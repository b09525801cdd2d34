/** A player at a seat who means harm: real play, and between its requests lines that are mutated, wild, torn or no requests at all. */
import { isJsonObject, type Json, type JsonObject, type Random, randomFrom, type Title } from '@bridgehead/engine';
import { drawnParams, textsIn } from '../drawn-query.ts';
import type { HostileClient } from './client.ts';
import { isOneIn, mutated, oddLine, pick, torn, wildValue } from './wild.ts';

interface SeatAttack {
  readonly title: Pick<Title, 'contract' | 'sides'>;
  readonly seed: number;
  /** Whether choices are made: where two games are compared, they stay as they are. */
  readonly mayApply: boolean;
}

interface Known {
  readonly title: SeatAttack['title'];
  choices: readonly Json[];
  version: number;
}

const METHODS =
  'decision view sight changes choices check apply undo log query position save record seek load new close seat'.split(
    ' ',
  );
const KEYS = [
  'game',
  'side',
  'viewer',
  'choice',
  'version',
  'what',
  'hex',
  'units',
  'since',
  'sample',
  'filter',
  '__proto__',
];

export function hostileSeat({ title, seed, mayApply }: SeatAttack): HostileClient {
  const random = randomFrom(seed);
  const known: Known = { title, choices: [], version: 1 };
  return {
    next: () => {
      const request = realRequest(random, known, mayApply);
      const drawn = random.below(100);
      if (drawn < 55) return lineOf(random, request);
      if (drawn < 75) return lineOf(random, mutatedRequest(random, request, mayApply));
      if (drawn < 88) return lineOf(random, wildRequest(random, known, mayApply));
      return drawn < 94 ? oddLine(random) : torn(random, lineOf(random, request));
    },
    hear: (text) => {
      const reply: unknown = JSON.parse(text);
      const result = isJsonObject(reply) ? reply.result : undefined;
      if (Array.isArray(result)) known.choices = result;
      const asked = isJsonObject(result) && isJsonObject(result.decision) ? result.decision : result;
      if (isJsonObject(asked) && typeof asked.version === 'number') known.version = asked.version;
      if (isJsonObject(result) && result.entries !== undefined) known.choices = [];
    },
  };
}

/** Views and queries of positions that there have mostly been. */
function pastAsks(random: Random, known: Known): JsonObject[] {
  const { what, ...params } = anyQuery(random, known);
  return [{ at: random.below(3) }, { at: random.below(3), what: what ?? '', params }];
}

const changesAsk = (random: Random): JsonObject => ({
  method: 'changes',
  params: isOneIn(random, 3) ? {} : { since: Array.from({ length: random.below(60) }, () => random.below(9)) },
});

function realRequest(random: Random, known: Known, mayApply: boolean): JsonObject {
  const { choices, version } = known;
  const drawn = random.below(20);
  if (drawn < 4) return { method: 'decision', params: {} };
  if (drawn < 5) return { method: 'view', params: {} };
  if (drawn < 6) return pick(random, [{ method: 'sight', params: {} }, changesAsk(random)]);
  if (drawn < 8) return { method: 'log', params: { since: random.below(3) } };
  if (drawn < 9) return { method: 'check', params: { choice: pick(random, [...choices, {}]) } };
  if (drawn < 10) return { method: 'past', params: { asks: pastAsks(random, known) } };
  if (drawn < 12) return { method: 'query', params: anyQuery(random, known) };
  if (!mayApply || choices.length === 0) return { method: 'choices', params: { sample: 3, seed: random.below(1000) } };
  if (isOneIn(random, 20)) return { method: 'undo', params: { version } };
  return { method: 'apply', params: { choice: pick(random, choices), version } };
}

/** With what its contract asks for, mostly; units and places are those that choices have named. */
function anyQuery(random: Random, { title, choices }: Known): JsonObject {
  const { contract, sides } = title;
  const what = pick(random, Object.keys(contract.queries));
  const names = ['x', ...textsIn([...choices])];
  const params = drawnParams(contract, what, { random, units: names, places: names, choices: [...choices, {}] });
  const odd: readonly JsonObject[] = [{}, {}, {}, { side: pick(random, sides) }, { viewer: pick(random, sides) }];
  return { what, ...params, ...pick(random, odd) };
}

function mutatedRequest(random: Random, { method, params }: JsonObject, mayApply: boolean): JsonObject {
  const wild = mutated(random, params ?? {});
  return {
    method: isOneIn(random, 10) ? methodFor(random, mayApply) : method,
    params: isJsonObject(wild) ? wild : { wild },
  };
}

const methodFor = (random: Random, mayApply: boolean): string =>
  pick(random, mayApply ? METHODS : METHODS.filter((method) => method !== 'apply' && method !== 'undo'));

function wildRequest(random: Random, { choices, title }: Known, mayApply: boolean): JsonObject {
  const known = [...choices, 'g1', ...title.sides];
  const value = (): Json => (isOneIn(random, 3) ? pick(random, known) : wildValue(random));
  const params = Array.from({ length: random.below(4) }, () => [pick(random, KEYS), value()] as const);
  return {
    method: methodFor(random, mayApply),
    params: isOneIn(random, 20) ? wildValue(random) : Object.fromEntries(params),
  };
}

const lineOf = (random: Random, request: JsonObject): string =>
  JSON.stringify({
    id: random.below(1_000_000),
    ...request,
    ...(isOneIn(random, 100) ? { lang: wildValue(random) } : {}),
  });
