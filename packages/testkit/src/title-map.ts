/** What every title's map is tested for: the committed file is what the compiler makes, and all facts hold. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type CompileResult,
  compileMap,
  contradiction,
  formatMapFile,
  formatReport,
  indexMap,
  type MapIndex,
  type MapSource,
  readMapSource,
  reliefInputs,
  verdict,
} from '@bridgehead/cartographer';
import { formatFault, type MapFile, parseMapFile } from '@bridgehead/map';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

export interface TitleMap {
  readonly source: MapSource;
  readonly text: string;
  readonly report: string;
  readonly map: MapFile;
  readonly index: MapIndex;
}

/** The committed map of a title with what it was made from. */
export function loadTitleMap(title: string): TitleMap {
  const text = read(`titles/${title}/map/map.json`);
  const parsed = parseMapFile(JSON.parse(text));
  if (!parsed.ok) throw new Error(parsed.error.map(formatFault).join('\n'));
  const report = read(`titles/${title}/map/report.txt`);
  return { source: readMapSource(read, title), text, report, map: parsed.value, index: indexMap(parsed.value) };
}

function compiled(source: MapSource): Extract<CompileResult, { readonly ok: true }> {
  const result = compileMap(source);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return result;
}

/** What a test file has of its runner; handed in, so that this package can also be used outside of one. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => void): unknown;
  expect(
    value: unknown,
    message?: string,
  ): { toBe(expected: unknown): void; toEqual(expected: unknown): void; toBeUndefined(): void };
}

/** The tests that all titles share; the title's own file adds what its issue demands by name. */
export function describeTitleMap(
  { describe, it, expect }: Runner,
  title: string,
  { source, text, report, index }: TitleMap,
): void {
  describe(`the compiled map of ${title}`, () => {
    const result = compiled(source);
    it('is exactly the committed file', () => {
      expect(formatMapFile(result.map) === text, 'run npm run maps and review the change').toBe(true);
    });
    it('comes with exactly the committed report', () => {
      expect(formatReport(result.report) === report, 'run npm run maps and review the change').toBe(true);
    });
    const { relief } = source.recipe;
    if (relief !== undefined) {
      it('comes with the picture of its relief', () => {
        const picture = readFileSync(new URL(`../../../titles/${title}/map/relief.png`, import.meta.url), 'latin1');
        const inputs = createHash('sha256').update(reliefInputs(result.map, relief)).digest('hex');
        expect(picture.includes(inputs), 'run npm run maps and look at the relief').toBe(true);
      });
    }
    it('has no unmet statement, no gap and no place on the wrong bank', () => {
      expect(verdict(result.report)).toEqual({ unmet: 0, gaps: 0, wrongBank: 0 });
    });
  });
  describe(`facts of ${title}`, () => {
    for (const fact of source.facts) {
      it(`[${fact.source}] ${fact.says}`, () => {
        expect(contradiction(index, fact, source.profiles)).toBeUndefined();
      });
    }
  });
}
