/** The results of mutation testing, a line each in a file that is added to while a run goes on. */
import { existsSync, readFileSync } from 'node:fs';
import { digestOf } from './sample.mjs';

/** No test failed; a mutant that no test executes is one of these. */
const UNNOTICED = ['Survived', 'NoCoverage'];

export const isUnnoticed = (result) => UNNOTICED.includes(result?.status);
export const isNoticed = (result) => result !== undefined && !isUnnoticed(result);

export const textOf = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** Of the lines of code in any order and without imports: the same after files have been moved. */
export const codeDigest = (files) =>
  digestOf(
    textOf(files)
      .split('\n')
      .filter((line) => !/^import |^} from /.test(line))
      .sort()
      .join('\n'),
  );

/** The last result of each mutant in each pass, of this code. */
export function readResults(file, code) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const held = lines.map((line) => JSON.parse(line)).filter((result) => result.code === code);
  return new Map(held.map((result) => [`${result.pass} ${result.id}`, result]));
}

/** Whether a mutant is to be tried: it has no result, or nobody noticed it and the tests are no longer the same. */
export const isDue = (result, tests) => result === undefined || (isUnnoticed(result) && result.tests !== tests);
