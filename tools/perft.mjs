/**
 * Counts the choices of the small and whole positions of every title and compares them with the texts in titles/<id>/perft/.
 *
 *   npm run perft                all lengths of all small positions
 *   npm run perft -- omg85       of one title
 *   npm run perft -- --update    writes the texts anew: review the difference
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
const folders = positionals.length === 0 ? [''] : positionals.map((title) => `titles/${title}/`);
const files = folders.flatMap((folder) => ['perft', 'choice-lists'].map((test) => `${folder}test/${test}.test.ts`));
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', ...files, '--testTimeout=0', '--reporter=verbose', ...(values.update ? ['--update'] : [])],
  { stdio: 'inherit', env: { ...process.env, PERFT: values.update ? 'update' : 'all' } },
);
process.exitCode = status ?? 1;
