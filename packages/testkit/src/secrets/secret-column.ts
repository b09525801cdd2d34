/** Secret by default: a column that nobody says anything of is in nothing that a side gets to see. */
import {
  beginGame,
  type Choice,
  check,
  decision,
  EngineError,
  type Game,
  good,
  type Json,
  openKnownPosition,
  type Random,
  randomFrom,
  type SetUp,
  sampleChoice,
  type Title,
} from '@bridgehead/engine';
import { createSeatSession, hostGame } from '@bridgehead/protocol';
import { drawnParams, type Stock } from '../drawn-query.ts';

const CANARY = 913_572_468;
const SECRET = 'secret';
const CELLS = 3;

/** What a seat is told without a question of its own. */
const SEAT_LINES = [
  { method: 'decision' },
  { method: 'view' },
  { method: 'sight' },
  { method: 'changes', params: { since: [] } },
  { method: 'log' },
  { method: 'choices', params: { limit: 20 } },
];
/** It is asked at every so many choices: that takes long. */
const ASKED_EVERY = 6;

/** Plays a game of a title that has one more column, and comes to the places in which a side saw a cell of it. */
export function secretColumnLeaks(title: Title, setUp: SetUp, choices: number): readonly string[] {
  return withColumn(title, () => {
    const begun = beginGame(beginningWithColumn(title), setUp);
    if (!begun.ok) throw new EngineError(begun.fault.says.code);
    const g = begun.value;
    g.state.columns[SECRET]?.fill(CANARY);
    const random = randomFrom(setUp.seed);
    const host = hostGame(g);
    const seats = title.sides.map((side) => [side, createSeatSession({ host, sides: [side] })] as const);
    const leaks = new Set<string>();
    for (let made = 0; made < choices; made++) {
      const asked = decision(g);
      const choice = sampleChoice(g, random);
      if (asked === undefined || choice === undefined) break;
      for (const [side, seat] of seats) {
        for (const place of leaksTo(g, side, { choice, random })) leaks.add(place);
        if (made % ASKED_EVERY !== 0) continue;
        for (const line of SEAT_LINES)
          if (shows(seat.handleLine(JSON.stringify({ id: 1, ...line })))) leaks.add(`${line.method} of a seat`);
      }
      const refused = check(g, { ...choice, odd: true });
      const played = host.apply(choice);
      const told = { refused, played, about: asked.about };
      for (const [place, value] of Object.entries(told)) if (shows(value)) leaks.add(place);
    }
    return [...leaks].sort();
  });
}

interface Draw {
  readonly choice: Choice;
  readonly random: Random;
}

function leaksTo(g: Game, side: string, draw: Draw): string[] {
  const known = openKnownPosition(g, side);
  const seen = {
    view: g.title.view(g, side),
    'known position': known.state,
    notation: g.title.writePosition(known),
    ...Object.fromEntries(
      Object.keys(g.title.contract.queries).map((what) => [what, answerOf(known, what, side, draw)]),
    ),
  };
  return Object.entries(seen).flatMap(([place, value]) => (shows(value) ? [place] : []));
}

/** With everything that may be asked filled in, as the contract declares it; what has no answer shows nothing. */
function answerOf(known: Game, what: string, side: string, draw: Draw): Json | undefined {
  const { contract } = known.title;
  const declared = contract.queries[what]?.params ?? {};
  const asked = {
    ...drawnParams(contract, what, { ...namesIn(known), random: draw.random, choices: [plain(draw.choice)] }),
    ...('side' in declared ? { side } : {}),
    ...('viewer' in declared ? { viewer: side } : {}),
  };
  const answered = known.title.query(known, what, asked);
  return answered.ok ? answered.value : undefined;
}

/** Units and hexes that are named anywhere in the position. */
function namesIn(known: Game): Pick<Stock, 'units' | 'places'> {
  const { units = [] } = known.title.view(known, undefined) as {
    readonly units?: readonly { unit?: string; hex?: string }[];
  };
  return { units: units.flatMap(({ unit }) => unit ?? []), places: units.flatMap(({ hex }) => hex ?? []) };
}

const plain = (data: object): Json => JSON.parse(JSON.stringify(data));

const shows = (value: unknown): boolean => JSON.stringify(value ?? null).includes(String(CANARY));

/** An edition may lay out its columns anew, without the one that was added. */
const beginningWithColumn = (title: Title): Title => ({
  ...title,
  begin(setUp) {
    const begun = title.begin(setUp);
    if (!begun.ok) return begun;
    const { columns } = begun.value;
    return good({ ...begun.value, columns: { [SECRET]: Array<number>(CELLS).fill(0), ...columns } });
  },
});

/** The layout is put back as it was, whatever happens. */
function withColumn<T>({ layout }: Title, run: () => T): T {
  const names = layout.names as string[];
  const sizes = layout.sizes as number[];
  names.push(SECRET);
  sizes.push(CELLS);
  try {
    return run();
  } finally {
    names.pop();
    sizes.pop();
  }
}
