/** Which games are played: the versions of a title one after the other, as far as both builds know them. */
import { isJsonObject, type Json } from '@bridgehead/engine';
import { readWord } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import { versionOf } from '../game-versions.ts';
import { readEdition } from '../set-up.ts';
import type { GamePlan } from './aspects.ts';
import type { Seating } from './choosers.ts';
import type { Both, Pair } from './paired-game.ts';

/** What a build says of a title. */
interface KnownTitle {
  readonly id: string;
  /** Older options that stood for a value of one of today, where the other build has only those. */
  readonly former: Former;
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  readonly options: readonly string[];
  readonly sides: readonly string[];
  readonly editions: readonly number[];
}

/** By option and value, the older option. */
type Former = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface PlansOptions {
  readonly games: number;
  readonly seed: number;
  readonly edition: string | undefined;
  readonly scenario: string | undefined;
  readonly options: readonly string[] | undefined;
}

/** Whether a build can be asked for its players. */
export async function seatsPlayers(engine: Pair[0]): Promise<boolean> {
  const { error } = await engine.ask('seat', {});
  return error?.code !== 'unknown-method' && error?.code !== 'not-available';
}

/** The first player plays the first side, and so on; one alone plays all. */
export const seatingsOf = ({ sides }: KnownTitle, players: readonly string[]): readonly Seating[] =>
  sides.map((side, i) => ({ side, player: players[i % players.length] ?? '' }));

/** The titles of our build in which both agree, each with the scenarios and options that both have. */
export async function titlesOfBoth(pair: Pair): Promise<readonly KnownTitle[]> {
  const [ours, theirs] = await Promise.all(pair.map(async (engine) => readTitles(await titlesOf(engine))));
  return (ours ?? []).flatMap((title) => {
    const other = theirs?.find(({ id }) => id === title.id);
    return other === undefined ? [] : [common([title, other])];
  });
}

const titlesOf = async (engine: Pair[0]): Promise<Json> => (await engine.ask('titles', {})).value();

function common([ours, theirs]: Both<KnownTitle>): KnownTitle {
  const scenarios = ours.scenarios.filter(({ id }) => theirs.scenarios.some((other) => other.id === id));
  const former = Object.fromEntries(
    Object.entries(ours.former).map(([id, byValue]) => [
      id,
      Object.fromEntries(Object.entries(byValue).filter(([, old]) => theirs.options.includes(old))),
    ]),
  );
  const words = Object.values(former).flatMap((byValue) => Object.values(byValue));
  const options = [...ours.options.filter((id) => theirs.options.includes(id)), ...words];
  const editions = ours.editions.filter((edition) => theirs.editions.includes(edition));
  return { id: ours.id, former, scenarios, options, sides: ours.sides, editions };
}

function readTitles(value: Json): readonly KnownTitle[] {
  return listIn(value).flatMap((title) => {
    const { id, scenarios, options, sides, editions } = isJsonObject(title) ? title : {};
    if (typeof id !== 'string') return [];
    return [
      {
        id,
        former: formerIn(options),
        scenarios: idsIn(scenarios).map((name) => ({ id: name, name })),
        options: idsIn(options),
        sides: listIn(sides).map(String),
        editions: listIn(editions).map(Number),
      },
    ];
  });
}

const formerIn = (options: Json | undefined): Former =>
  Object.fromEntries(
    listIn(options).flatMap((option) => {
      const { id, formerly } = isJsonObject(option) ? option : {};
      if (typeof id !== 'string' || !isJsonObject(formerly)) return [];
      return [[id, Object.fromEntries(Object.entries(formerly).map(([old, value]) => [String(value), old]))]];
    }),
  );

const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const idsIn = (value: Json | undefined): string[] =>
  listIn(value).flatMap((one) => (isJsonObject(one) && typeof one.id === 'string' ? [one.id] : []));

export function plansOf(title: KnownTitle, request: PlansOptions): readonly GamePlan[] {
  const { games, seed, scenario, options } = request;
  const edition = readEdition(title, request.edition);
  readWord(
    `scenario of ${title.id}`,
    scenario,
    title.scenarios.map(({ id }) => id),
  );
  for (const option of options ?? []) readWord(`option of ${title.id}`, option, title.options);
  if (title.scenarios.length === 0) throw new BadInput(`the builds have no scenario of ${title.id} in common`);
  const fixed = options === undefined ? undefined : Object.fromEntries(options.map((id) => [id, true]));
  return Array.from({ length: games }, (_, n) => {
    const version = versionOf(title, n, edition);
    const drawn = Object.entries(version.options).flatMap(([id, value]) => {
      if (title.options.includes(id)) return [[id, value]];
      const old = title.former[id]?.[String(value)];
      return old === undefined ? [] : [[old, true]];
    });
    return {
      title: title.id,
      ...(request.edition === undefined ? {} : { edition }),
      scenario: scenario ?? version.scenario,
      options: fixed ?? Object.fromEntries(drawn),
      seed: seed + n,
    };
  });
}
