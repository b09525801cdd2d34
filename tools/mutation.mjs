/**
 * Mutation testing of one chapter of a title's rules: Stryker changes the code in one place at a time, and a test should fail.
 * A seeded sample of the mutants is tried first against the tests of the chapter, then, where none failed, against all tests of
 * rules, the examples of play and the counted positions. Every result is kept in .mutation/ as soon as it is known: a run that
 * was broken off goes on where it stood, and what survived is tried again when the tests have changed. See docs/mutation.md.
 *
 *   npm run mutation -- holland44 15 [--most 100] [--seed 1]
 *   npm run mutation -- holland44 15 --report                   what is known so far, without a run
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { allTests, chapterFiles, ownTests } from './mutation/chapter.mjs';
import { JOB_VARIABLE } from './mutation/plugin.mjs';
import { codeDigest, isDue, isNoticed, isUnnoticed, readResults, textOf } from './mutation/results.mjs';
import { digestOf, mutantsOf, patternOf, sampleOf } from './mutation/sample.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = '.mutation';
const PLUGIN = fileURLToPath(new URL('mutation/plugin.mjs', import.meta.url));

function wanted() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      most: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      report: { type: 'boolean', default: false },
    },
  });
  const [id, chapter] = positionals;
  const title = `titles/${id}`;
  const most = Number(values.most);
  if (positionals.length === 2 && most > 0 && chapterFiles(title, chapter).length > 0)
    return { id, title, chapter, most, seed: values.seed, isReport: values.report };
  console.error('expected a title and a chapter that has rules: npm run mutation -- holland44 15');
  return process.exit(2);
}

/** What is copied to where the mutants live. Without the compiler options: a title's refer to packages that stay behind. */
const copied = (title) => {
  const folders = ['titles', title, `${title}/**`, 'tools', 'tools/mutation', 'tools/mutation/**'];
  return ['**', ...[...folders, 'package.json'].map((one) => `!${one}`), '**/dist', '**/tsconfig*'];
};

async function run(job, mutants, tests) {
  const jobFile = `${ROOT}${FOLDER}/job.json`;
  writeFileSync(
    jobFile,
    JSON.stringify({ ...job, root: ROOT, ids: Object.fromEntries(mutants.map(({ key, id }) => [key, id])) }),
  );
  process.env[JOB_VARIABLE] = jobFile;
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  await new Stryker({
    mutate: [...new Set(mutants.map(patternOf))],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', PLUGIN],
    checkers: ['sample'],
    reporters: ['record'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 120_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    tempDirName: `${FOLDER}/sandbox`,
    ignorePatterns: copied(job.title),
    tsconfigFile: 'none.json',
    logLevel: 'error',
    warnings: false,
  }).runMutationTest();
  process.stderr.write('\n');
}

/** Tries what is due against these tests; comes to the results of all. */
async function pass({ mutants, tests, isReport, ...job }) {
  const digest = digestOf(textOf(tests));
  const known = () => {
    const results = readResults(job.results, job.code);
    return mutants.map((mutant) => ({ mutant, result: results.get(`${job.pass} ${mutant.id}`) }));
  };
  const due = known().flatMap(({ mutant, result }) => (isDue(result, digest) ? [mutant] : []));
  if (due.length > 0 && tests.length > 0 && !isReport) await run({ ...job, tests: digest }, due, tests);
  return known();
}

const inLine = (text) => text.replace(/\s+/g, ' ').slice(0, 120);

function report(own, all, { id, chapter, total }) {
  const noticed = (list) => list.filter(({ result }) => isNoticed(result)).length;
  const survivors = all.filter(({ result }) => isUnnoticed(result));
  const untried = own.length - noticed(own) - noticed(all) - survivors.length;
  console.log(
    [
      `${id} ${chapter}: ${own.length} of ${total} mutants`,
      `noticed by its own tests ${noticed(own)}, by others ${noticed(all)}`,
      `survived ${survivors.length}`,
      ...(untried > 0 ? [`not yet tried ${untried}`] : []),
    ].join('; '),
  );
  for (const { mutant, result } of survivors) {
    const { fileName, location, mutatorName, original, replacement } = mutant;
    const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
    console.log(`\n${place} ${mutatorName}${result.status === 'NoCoverage' ? ', never executed' : ''}`);
    console.log(`  - ${inLine(original)}\n  + ${inLine(replacement)}`);
  }
}

process.chdir(ROOT);
const { id, title, chapter, most, seed, isReport } = wanted();
mkdirSync(FOLDER, { recursive: true });
const files = chapterFiles(title, chapter);
const mutants = await mutantsOf(files);
const job = { title, code: codeDigest(files), results: `${FOLDER}/${id}-${chapter}.jsonl`, isReport };
const sample = sampleOf(mutants, most, seed);
const own = await pass({ ...job, pass: 'own', mutants: sample, tests: ownTests(title, chapter) });
const unnoticed = own.filter(({ result }) => isUnnoticed(result)).map(({ mutant }) => mutant);
const all = await pass({ ...job, pass: 'all', mutants: unnoticed, tests: allTests(title, chapter) });
report(own, all, { id, chapter, total: mutants.length });
