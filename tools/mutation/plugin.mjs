/**
 * What Stryker lets us add: a checker that lets through the mutants of the sample and no others, and a reporter that writes each
 * result down at once, so that a run that is broken off loses nothing.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PluginKind } from '@stryker-mutator/api/plugin';
import { keyOf } from './sample.mjs';

/** Names the file that says what is to be tested and where the results go; read by every process of Stryker's. */
export const JOB_VARIABLE = 'MUTATION_JOB';

/** Of the same mutant in the terms of Stryker: whole paths, and in reports lines and columns that count from one. */
function keyIn(root, first, { fileName, location: { start, end }, mutatorName, replacement }) {
  const back = ({ line, column }) => ({ line: line - first, column: column - first });
  const location = { start: back(start), end: back(end) };
  return keyOf({ fileName: relative(root, fileName), location, mutatorName, replacement });
}

const readJob = () => JSON.parse(readFileSync(process.env[JOB_VARIABLE], 'utf8'));

function sample() {
  const { ids, root } = readJob();
  const verdictOn = (mutant) =>
    ids[keyIn(root, 0, mutant)] === undefined
      ? { status: 'compileError', reason: 'not in the sample' }
      : { status: 'passed' };
  return {
    init: async () => {},
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, verdictOn(mutant)])),
  };
}

/**
 * A mutant with which a test file cannot even be loaded leaves the runner with fewer tests than there are and none that failed;
 * Stryker takes that for a survivor, we do not.
 */
const statusOf = ({ status, testsCompleted = 0, coveredBy = [], static: isStatic }, total) =>
  status === 'Survived' && testsCompleted < (isStatic ? total : coveredBy.length) ? 'LoadError' : status;

function record() {
  const { ids, root, results, pass, code, tests } = readJob();
  let total = 0;
  let done = 0;
  return {
    onDryRunCompleted({ result }) {
      total = result.tests.length;
    },
    onMutantTested(mutant) {
      const { status, killedBy = [] } = mutant;
      const id = ids[keyIn(root, 1, mutant)];
      if (status === 'CompileError' || id === undefined) return;
      const line = { id, status: statusOf(mutant, total), pass, code, tests, killedBy: killedBy[0] };
      appendFileSync(results, `${JSON.stringify(line)}\n`);
      done += 1;
      process.stderr.write(`\r${pass} tests: ${done} of ${Object.keys(ids).length} `);
    },
  };
}

/** Stryker hands a factory what it asks for, and these ask for nothing. */
const asking = (factory) => Object.assign(factory, { inject: [] });

export const strykerPlugins = [
  { kind: PluginKind.Checker, name: 'sample', factory: asking(sample) },
  { kind: PluginKind.Reporter, name: 'record', factory: asking(record) },
];
