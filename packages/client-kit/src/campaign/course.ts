/** The course of a campaign: the front turn by turn, what each formation lost, and the dice against what was to be expected. */
import type { LogEntry } from '../game/contract.ts';
import type { Past } from '../game/past.ts';
import { waysOf } from '../play/motion/known.ts';
import type { PlayContext } from '../play/play-context.ts';
import type { Expected, Told, ToldBattle } from '../title/campaign.ts';
import { declaredEvents } from '../title/declared-event.ts';
import type { UnitFacts, ViewFacts } from '../title/title-client.ts';
import { toldIn } from './spans.ts';

/** A position at the beginning of a turn, or at the end. */
export interface FrontAt {
  readonly at: number;
  readonly turn: number;
  /** By side. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  readonly stands: Readonly<Record<string, readonly string[]>>;
}

export interface FormationLoss {
  readonly side: string;
  readonly formation: string;
  readonly count: number;
}

export interface JudgedBattle {
  readonly battle: ToldBattle;
  /** Left out where the engine cannot tell. */
  readonly expected?: Expected;
}

export interface Course {
  /** The position in which it ended, or stands now. */
  readonly last: ViewFacts;
  readonly front: readonly FrontAt[];
  readonly losses: readonly FormationLoss[];
  readonly battles: readonly JudgedBattle[];
}

type Stop = Pick<FrontAt, 'at' | 'turn'>;

/** The first choice of every turn, and the end. */
export function turnsIn(log: readonly LogEntry[]): readonly Stop[] {
  const firsts = log.filter(({ turn }, i) => turn !== log[i - 1]?.turn).map(({ at, turn }) => ({ at, turn }));
  const last = log.at(-1);
  return last === undefined ? firsts : [...firsts, { at: last.at + 1, turn: last.turn }];
}

/** Engine and client are built from one tree: every view has this shape. */
const asView = (view: unknown): ViewFacts => view as ViewFacts;

type Looks = Pick<PlayContext, 'client'>;

const standing = ({ client: { sides } }: Looks, { units }: ViewFacts): FrontAt['stands'] =>
  Object.fromEntries(
    sides.map(({ id }) => [
      id,
      [...new Set(units.flatMap(({ side, hex }) => (side === id && hex !== undefined ? [hex] : [])))],
    ]),
  );

/** Who was last in each hex, as far as events and views tell. */
class LastThere {
  readonly #sideOf = new Map<string, string>();
  readonly #client: Looks['client'];

  constructor(client: Looks['client']) {
    this.#client = client;
  }

  pass(told: readonly Told[]): void {
    const { words, fights, sideOf } = this.#client;
    for (const { event } of told) {
      for (const [unit, { places }] of waysOf([event], { declared: declaredEvents(words), fights })) {
        const side = sideOf(unit);
        if (side !== undefined) for (const place of places) this.#sideOf.set(place, side);
      }
    }
  }

  stand(stands: FrontAt['stands']): void {
    for (const [side, hexes] of Object.entries(stands)) for (const hex of hexes) this.#sideOf.set(hex, side);
  }

  held(): FrontAt['held'] {
    const hexes = [...this.#sideOf].filter(([hex]) => this.#client.grid.indexByName.has(hex));
    return Object.fromEntries(
      this.#client.sides.map(({ id }) => [id, hexes.filter(([, side]) => side === id).map(([hex]) => hex)]),
    );
  }
}

interface Walked {
  readonly front: readonly FrontAt[];
  /** Everybody who was seen in any of the positions. */
  readonly units: ReadonlyMap<string, UnitFacts>;
  readonly first: ViewFacts;
  readonly last: ViewFacts;
}

async function walk(context: Looks, past: Past, log: readonly LogEntry[]): Promise<Walked> {
  const { client } = context;
  const stops = turnsIn(log);
  const told = toldIn(log);
  const there = new LastThere(client);
  const units = new Map<string, UnitFacts>();
  const front: FrontAt[] = [];
  let first: ViewFacts | undefined;
  let last: ViewFacts | undefined;
  let from = 0;
  const views = await Promise.all(stops.map(({ at }) => past.view(at)));
  for (const [i, { at, turn }] of stops.entries()) {
    const view = asView(views[i]);
    first ??= view;
    last = view;
    for (const unit of view.units) units.set(unit.unit, unit);
    const stands = standing(context, view);
    there.pass(told.filter((one) => one.at >= from && one.at < at));
    there.stand(stands);
    from = at;
    front.push({ at, turn, stands, held: client.campaign?.heldBy?.(view) ?? there.held() });
  }
  const begun = first ?? asView(await past.view(0));
  return { front, units, first: begun, last: last ?? begun };
}

function lossesOf(context: Looks, told: readonly Told[], { units, first }: Walked): readonly FormationLoss[] {
  const { client } = context;
  const sums = new Map<string, FormationLoss>();
  for (const { unit, count } of client.campaign?.lossesIn(told, first) ?? []) {
    const facts = units.get(unit);
    const side = facts?.side ?? client.sideOf(unit) ?? '';
    const formation = facts === undefined ? '' : (client.forces?.formationOf?.(facts) ?? facts.formation);
    const key = `${side} ${formation}`;
    sums.set(key, { side, formation, count: (sums.get(key)?.count ?? 0) + count });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count);
}

/** All are asked in one breath. Where the engine has no answer to such a battle, there is nothing to hold it against. */
const judged = ({ client, game }: PlayContext, battles: readonly ToldBattle[]): Promise<readonly JudgedBattle[]> =>
  Promise.all(
    battles.map(async (battle) => {
      const expected = await client.campaign?.expect(game.past, battle).catch(() => undefined);
      return { battle, ...(expected === undefined ? {} : { expected }) };
    }),
  );

/** The whole course, as the one at the screen may know it. */
export async function askCourse(context: PlayContext): Promise<Course> {
  const { game, client } = context;
  const log = game.whole.peek();
  const walked = await walk(context, game.past, log);
  const told = toldIn(log);
  const battles = client.campaign?.battlesIn(told, walked.first) ?? [];
  return {
    last: walked.last,
    front: walked.front,
    losses: lossesOf(context, told, walked),
    battles: await judged(context, battles),
  };
}

/** What a side lost, and what it had to expect in the battles that can be judged. */
export interface Luck {
  readonly battles: number;
  readonly lost: number;
  readonly expected: number;
  /** Of its own attacks: hexes that were cleared, and how many that should have been. */
  readonly cleared: number;
  readonly expectedCleared: number;
}

export function luckOf(battles: readonly JudgedBattle[], side: string): Luck {
  const known = battles.flatMap(({ battle, expected }) => (expected === undefined ? [] : [{ battle, expected }]));
  const own = known.filter(({ battle }) => battle.side === side);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    battles: known.length,
    lost: sum(known.map(({ battle }) => battle.lost[side] ?? 0)),
    expected: sum(known.map(({ expected }) => expected.lost[side] ?? 0)),
    cleared: own.filter(({ battle }) => battle.isCleared).length,
    expectedCleared: sum(own.map(({ expected }) => expected.cleared)),
  };
}

/** How much better a battle went for the first side than was to be expected: losses of the others above, own below. */
export function surplusOf({ battle, expected }: JudgedBattle, side: string): number {
  if (expected === undefined) return 0;
  const sides = new Set([...Object.keys(battle.lost), ...Object.keys(expected.lost)]);
  return [...sides].reduce((sum, one) => {
    const more = (battle.lost[one] ?? 0) - (expected.lost[one] ?? 0);
    return sum + (one === side ? -more : more);
  }, 0);
}
