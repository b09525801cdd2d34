/** The figures of a run, with what tells how far to trust them, appended to the history unless `--no-record` or an edition is given. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { quantile } from './measure.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HISTORY = new URL('history.jsonl', import.meta.url);
const NO_RECORD = '--no-record';
const EDITION = '--edition=';

/** What was given on the command line besides options. */
export const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const wantedEdition = process.argv.find((word) => word.startsWith(EDITION))?.slice(EDITION.length);

/** The first, unless `--edition=2` is given and the title has it; what is recorded is always of the first. */
export const editionOf = ({ editions }) => editions.find((one) => String(one) === wantedEdition) ?? editions[0];

const FEEL_MS = 300;
const PRECISION = 4;

/** How much of a core a busy program gets just now, in percent: what the machine has left for us. */
function shareOfCore() {
  const [start, before] = [performance.now(), process.cpuUsage()];
  while (performance.now() - start < FEEL_MS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 10 / (performance.now() - start);
}

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit, with a plus where the sources differ from it. */
function commit() {
  const isChanged = git('status', '--porcelain', '--', 'packages', 'titles', 'bench/*.mjs') !== '';
  return git('rev-parse', '--short', 'HEAD') + (isChanged ? '+' : '');
}

const rounded = (value) => Number(value.toPrecision(PRECISION));

/**
 * A figure: `name`, `unit`, `value` or `values` (their median and spread), and an `aim` if there is one, to stay below
 * (`better: 'lower'`) or to reach (`'higher'`).
 */
export function figureOf({ name, unit, better, aim, value, values = [value] }) {
  const spread = values.length < 2 ? {} : { low: rounded(Math.min(...values)), high: rounded(Math.max(...values)) };
  const goal = aim === undefined ? {} : { aim };
  return { name, unit, better, ...goal, value: rounded(quantile(values, 0.5)), ...spread };
}

export function openRecord(bench) {
  const figures = [];
  const shares = [];
  const feelLoad = () => shares.push(shareOfCore());
  feelLoad();
  return {
    feelLoad,
    shares,
    note: (figure) => figures.push(figureOf(figure)),
    save() {
      feelLoad();
      const machine = {
        node: process.versions.node,
        cores: availableParallelism(),
        load: rounded(loadavg()[0]),
        share: Math.round(quantile(shares, 0.5)),
      };
      const record = { date: new Date().toISOString().slice(0, 16), commit: commit(), bench, machine, figures };
      if (!process.argv.includes(NO_RECORD) && wantedEdition === undefined) appendRecord(record);
    },
  };
}

export const appendRecord = (record) => appendFileSync(HISTORY, `${JSON.stringify(record)}\n`);

/** All runs, the oldest first. */
export const readRecords = (path = HISTORY) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
