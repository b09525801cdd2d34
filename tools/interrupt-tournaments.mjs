/**
 * One tournament that is interrupted again and again: by SIGTERM, SIGINT and SIGHUP, and by SIGKILL, after which the last
 * line of its file is torn besides. It must end within a second, say how far it was (a kill says nothing), leave no lock
 * that matters, and in the end have just the games of a tournament that nobody interrupted. Ends with code 1 if not.
 *
 *   node tools/interrupt-tournaments.mjs [--times 20] [--title omg85] [--workers 1]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PROGRAM = fileURLToPath(new URL('../packages/cli/bin/bridgehead.mjs', import.meta.url));
const SIGNALS = [
  ['SIGTERM', 143],
  ['SIGKILL', 137],
  ['SIGINT', 130],
  ['SIGHUP', 129],
];

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    title: { type: 'string', default: 'omg85' },
    workers: { type: 'string', default: '1' },
  },
});
const times = Number(values.times);
const folder = mkdtempSync(join(tmpdir(), 'bridgehead-interrupt-'));
/** One game between any two interruptions, and some for the end. */
const games = times + 4;

function start(file) {
  const line = `tournament ${values.title} --players random --games ${games} --workers ${values.workers} --quiet`;
  const words = [...line.split(' '), '--file', file, '--page', `${file}.html`];
  const child = spawn(process.execPath, [PROGRAM, ...words], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let says = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    says += text;
  });
  return { child, ended: once(child, 'close'), says: () => says };
}

const linesIn = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

/** The games of a file by number: what they were and how they ended. */
function gamesIn(file) {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const results = lines.map((line) => JSON.parse(line)).sort((a, b) => a.n - b.n);
  return results.map(({ n, hash, answers }) => JSON.stringify([n, hash, answers]));
}

function expectThat(isSo, what) {
  if (isSo) return;
  console.error(`interrupted tournament: ${what}`);
  process.exit(1);
}

async function interrupt(file, [signal, code], i) {
  // The first line is no game: before it there is nothing to tell of, and the system ends the program.
  const before = Math.max(1, linesIn(file));
  const { child, ended, says } = start(file);
  while (linesIn(file) <= before && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, (i * 37) % 200));
  const sent = performance.now();
  child.kill(signal);
  const [status, by] = await ended;
  const ms = Math.round(performance.now() - sent);
  expectThat(status === code || by === signal, `${signal} ended it with ${status ?? by}: ${says()}`);
  if (signal === 'SIGKILL') appendFileSync(file, '{"n":99,"seed":');
  else expectThat(/stopped after \d+ of \d+ games/.test(says()), `${signal} says «${says()}»`);
  return ms;
}

const file = join(folder, 'often.jsonl');
const took = [];
for (let i = 0; i < times; i++) took.push(await interrupt(file, SIGNALS[i % SIGNALS.length], i));
for (const path of [file, join(folder, 'once.jsonl')]) {
  const { ended, says } = start(path);
  const [status] = await ended;
  expectThat(status === 0, `it does not end: ${says()}`);
}
const [often, whole] = [gamesIn(file), gamesIn(join(folder, 'once.jsonl'))];
expectThat(often.length === games, `${often.length} of ${games} games`);
expectThat(often.join() === whole.join(), 'its games are others');
const left = readdirSync(folder).filter((name) => !/\.(jsonl|html)$/.test(name));
expectThat(left.length === 0, `it leaves ${left.join(', ')}`);
rmSync(folder, { recursive: true });
console.log(`${times} interruptions, ended within ${Math.max(...took)} ms; ${games} games, the same as without`);
