/** A seeded sample of the mutants that Stryker makes of some files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/**
 * Lines and columns count from zero.
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ start: Place, end: Place }} Location
 * @typedef {{ fileName: string, location: Location, mutatorName: string, replacement: string }} Change
 * @typedef {Change & { key: string, id: string, original: string }} Mutant
 */

const SILENT = /** @type {any} */ ({ isDebugEnabled: () => false, debug() {}, info() {}, warn() {} });
const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };

/** @param {string} text */
export const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Where it stands and what it puts there: how a mutant is known again within a run.
 * @param {Change} change
 */
export const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ');

/**
 * All mutants of these files, in their order.
 * @param {readonly string[]} files
 * @returns {Promise<Mutant[]>}
 */
export async function mutantsOf(files) {
  const contents = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { mutants } = await new Instrumenter(SILENT).instrument(contents, OPTIONS);
  const lines = new Map(contents.map(({ name, content }) => [name, content.split('\n')]));
  /** @type {Map<string, number>} */
  const met = new Map();
  return mutants.map(({ fileName, location, mutatorName, replacement }) => {
    const change = { fileName, location, mutatorName, replacement };
    const original = textAt(location, lines.get(fileName) ?? []);
    const identity = identityOf(change, lines.get(fileName) ?? [], original);
    const times = met.get(identity) ?? 0;
    met.set(identity, times + 1);
    return { ...change, key: keyOf(change), id: `${identity}.${times}`, original };
  });
}

/**
 * The same for the same line of code, wherever its file has been moved: how results are known again between runs.
 * @param {Change} change
 * @param {readonly string[]} lines
 * @param {string} original
 */
function identityOf({ location: { start }, mutatorName, replacement }, lines, original) {
  const line = lines[start.line] ?? '';
  const column = start.column - line.search(/\S/);
  return digestOf(JSON.stringify([line.trim(), column, original, mutatorName, replacement]));
}

/**
 * @param {Location} location
 * @param {readonly string[]} lines
 */
function textAt({ start, end }, lines) {
  const text = lines.slice(start.line, end.line + 1);
  const [first = '', last = ''] = [text[0], text.at(-1)];
  if (text.length === 1) return first.slice(start.column, end.column);
  return [first.slice(start.column), ...text.slice(1, -1), last.slice(0, end.column)].join('\n');
}

/**
 * At most so many, in the order of the files: those whose digest with the seed is lowest.
 * @param {readonly Mutant[]} mutants
 * @param {number} most
 * @param {string} seed
 */
export function sampleOf(mutants, most, seed) {
  const ranked = mutants.map((mutant) => ({ mutant, rank: digestOf(`${seed} ${mutant.id}`) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const chosen = new Set(ranked.slice(0, most).map(({ mutant }) => mutant));
  return mutants.filter((mutant) => chosen.has(mutant));
}

/**
 * A pattern of Stryker's that lets in this mutant, and those of the same place.
 * @param {Change} change
 */
export const patternOf = ({ fileName, location: { start, end } }) =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
