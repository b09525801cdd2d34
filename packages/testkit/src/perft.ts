/**
 * Counts of choice sequences (perft) from small positions. A title keeps them in a text of sections, each a name, a position
 * and a count for each length; a short test compares the short ones, `npm run perft` all of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  apply,
  CHANCE,
  choices,
  decision,
  EngineError,
  type Game,
  type JsonObject,
  openQuestion,
  positionHash,
  rollbackTo,
  type Title,
} from '@bridgehead/engine';
import type { Runner } from './title-map.ts';

/** The sequences of one length, and by kind the choices with which they end. */
interface PerftLevel {
  readonly sequences: number;
  readonly kinds: ReadonlyMap<string, number>;
}

interface Count {
  sequences: number;
  readonly kinds: Map<string, number>;
}

/**
 * By length, how many sequences of choices there are. Chance is one who chooses and has all its outcomes; a choice that is the
 * only one counts, too. A game that ends earlier has no longer sequences.
 */
export function perft(g: Game, depth: number): readonly PerftLevel[] {
  const levels = Array.from({ length: depth }, (): Count => ({ sequences: 0, kinds: new Map() }));
  const before = positionHash(g);
  g.collectEvents = false;
  countBelow(g, levels);
  if (positionHash(g) !== before) throw new EngineError('taking choices back has changed the position');
  return levels;
}

function countBelow(g: Game, [level, ...deeper]: readonly Count[]): void {
  const asked = decision(g);
  if (level === undefined || asked === undefined) return;
  const all = [...choices(g)];
  level.sequences += all.length;
  for (const { kind } of all) {
    // What chance rolls is known by what it is rolled for.
    const name = asked.by === CHANCE ? asked.kind : kind;
    level.kinds.set(name, (level.kinds.get(name) ?? 0) + 1);
  }
  if (deeper.length === 0) return;
  const { length } = g.history;
  for (const choice of all) {
    const ruling = apply(g, choice);
    if (!ruling.legal) throw new EngineError('a listed choice is refused', { choice, reason: ruling.code });
    countBelow(g, deeper);
    rollbackTo(g, length);
  }
}

/** One position of the text with the lines that count its sequences, the shortest first. */
interface Section {
  readonly name: string;
  /** As it stands in the text. */
  readonly position: string;
  readonly counts: readonly string[];
}

const HEADING = '# ';

/** The introduction before the first heading, and the sections. */
function readText(text: string): { readonly introduction: string; readonly sections: readonly Section[] } {
  const [introduction = '', ...rest] = text.split(/^# /m);
  const sections = rest.map((section): Section => {
    const [name = '', ...lines] = section.trimEnd().split('\n');
    const end = lines.indexOf('');
    return { name, position: lines.slice(0, end).join('\n'), counts: lines.slice(end + 1) };
  });
  return { introduction, sections };
}

const formatSection = ({ name, position, counts }: Section): string =>
  `${HEADING}${name}\n${position}\n\n${counts.join('\n')}\n`;

const formatLevel = ({ sequences, kinds }: PerftLevel, i: number): string => {
  const ends = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${kind} ${count}`);
  return `${String(i + 1).padStart(3)}${String(sequences).padStart(9)}  ${ends.join(', ')}`.trimEnd();
};

/** None in a line whose count is still to be found. */
const sequencesIn = (line: string): number => Number(/^ *\d+ +(\d+)/.exec(line)?.[1] ?? 0);

const MOST_SEQUENCES = 1_000_000;
const MOST_IN_A_SHORT_TEST = 1_000;

/** `short` compares what takes a moment, `all` everything; `update` writes the text anew. */
type Extent = 'short' | 'all' | 'update';

function countsOf(title: Title, { position }: Section, depth: number): readonly string[] {
  const opened = openQuestion(title, JSON.parse(position) as JsonObject);
  if (!opened.ok) throw new Error(`${opened.fault.place}: ${opened.fault.says.code}`);
  return perft(opened.value, depth).map(formatLevel);
}

/** How many of a section's lines are compared. */
function depthOf({ counts }: Section, extent: Extent): number {
  const tooMany = counts.findIndex((line) => sequencesIn(line) > MOST_IN_A_SHORT_TEST);
  return extent === 'short' && tooMany >= 0 ? tooMany : counts.length;
}

/** Compares the counts in a title's text; the environment variable PERFT is `all` or `update` where more is asked for. */
export function describePerft({ describe, it, expect }: Runner, title: Title, file: URL): void {
  const extent = (process.env.PERFT ?? 'short') as Extent;
  const { introduction, sections } = readText(readFileSync(file, 'utf8'));
  describe(`the choices of small positions of ${title.id}`, () => {
    const written: string[] = [];
    for (const section of sections) {
      it(section.name, () => {
        const depth = depthOf(section, extent);
        const counts = countsOf(title, section, depth);
        written.push(formatSection({ ...section, counts }));
        if (extent !== 'update') expect(counts, 'run npm run perft').toEqual(section.counts.slice(0, depth));
        expect(counts.filter((line) => sequencesIn(line) > MOST_SEQUENCES)).toEqual([]);
      });
    }
    it('are all counted', () => {
      expect(written.length).toBe(sections.length);
      if (extent === 'update') writeFileSync(file, introduction + written.join('\n'));
    });
  });
}
