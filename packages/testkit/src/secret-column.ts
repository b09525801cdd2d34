/** Secret by default: a column that nobody says anything of is in nothing that a side gets to see. */
import {
  beginGame,
  check,
  decision,
  EngineError,
  type Game,
  type Json,
  openKnownPosition,
  play,
  randomFrom,
  type SetUp,
  sampleChoice,
  type Title,
} from '@bridgehead/engine';

const CANARY = 913_572_468;
const CELLS = 3;

/** Plays a game of a title that has one more column, and comes to the places in which a side saw a cell of it. */
export function secretColumnLeaks(title: Title, setUp: SetUp, choices: number): readonly string[] {
  return withColumn(title, () => {
    const begun = beginGame(title, setUp);
    if (!begun.ok) throw new EngineError(begun.fault.says.code);
    const g = begun.value;
    (g.state.columns.secret ?? []).fill(CANARY);
    const random = randomFrom(setUp.seed);
    const leaks = new Set<string>();
    for (let made = 0; made < choices; made++) {
      const asked = decision(g);
      const choice = sampleChoice(g, random);
      if (asked === undefined || choice === undefined) break;
      for (const side of title.sides) for (const place of leaksTo(g, side)) leaks.add(place);
      const refused = check(g, { ...choice, odd: true });
      const played = play(g, choice);
      const told = { refused, played, about: asked.about };
      for (const [place, value] of Object.entries(told)) if (shows(value)) leaks.add(place);
    }
    return [...leaks].sort();
  });
}

function leaksTo(g: Game, side: string): string[] {
  const known = openKnownPosition(g, side);
  const seen = {
    view: g.title.view(g, side),
    'known position': known.state,
    notation: g.title.writePosition(known),
    ...Object.fromEntries(Object.keys(g.title.contract.queries).map((what) => [what, answerOf(g, what, side)])),
  };
  return Object.entries(seen).flatMap(([place, value]) => (shows(value) ? [place] : []));
}

function answerOf(g: Game, what: string, side: string): Json | undefined {
  const answered = g.title.query(g, what, { side });
  return answered.ok ? answered.value : undefined;
}

const shows = (value: unknown): boolean => JSON.stringify(value ?? null).includes(String(CANARY));

/** The layout is put back as it was, whatever happens. */
function withColumn<T>({ layout }: Title, run: () => T): T {
  const names = layout.names as string[];
  const sizes = layout.sizes as number[];
  names.push('secret');
  sizes.push(CELLS);
  try {
    return run();
  } finally {
    names.pop();
    sizes.pop();
  }
}
