/**
 * Random games by the thousand, each tested for the properties that every title must have: the cheap ones at every
 * decision, the costly ones at one decision in so many and at the end. One game in ten is adversarial: it prefers answers
 * that have been rare, and counts which decisions were asked and which cells of the tables were read. A failure prints its
 * seed, a decision or cell never met its name; either ends the run with code 1.
 *
 * Some adversarial games begin in an arena: a position in which much is at stake at once.
 *
 *   node tools/fuzz-games.mjs [--title holland44] [--games 10000] [--campaigns 1000] [--arenas 300] [--every 100]
 *                             [--from 900000001] [--scenario short] [--edition 1] [--house-rules]
 *   node tools/fuzz-games.mjs --edition 2 --house-rules    every game takes single rules of the other edition, drawn by its seed
 *   node tools/fuzz-games.mjs --title kasserine --games faid=10000,decide=2000,campaign=1000    so many of each scenario
 *   node tools/fuzz-games.mjs --title omg85 --games 2000   so many of each variant: Advanced or not, hidden or not, either
 *                                                          set-up
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { manifestOf } from '@bridgehead/catalogue';
import { cycledOptions, variantsOf } from '@bridgehead/cli';
import { randomFrom } from '../packages/engine/dist/index.js';
import { drawHouseRules } from '../packages/testkit/dist/index.js';

const SHOW_EVERY_MS = 1000;
const MOST_WORKERS = 2;
/** Seeds of nine digits are known again if a view shows one. */
const FIRST_SEED = 900_000_001;

function wish() {
  const { values } = parseArgs({
    options: {
      title: { type: 'string', default: 'holland44' },
      games: { type: 'string', default: '10000' },
      campaigns: { type: 'string', default: '1000' },
      arenas: { type: 'string', default: '300' },
      every: { type: 'string', default: '100' },
      from: { type: 'string', default: String(FIRST_SEED) },
      scenario: { type: 'string' },
      edition: { type: 'string' },
      'house-rules': { type: 'boolean', default: false },
    },
  });
  const whole = (name) => {
    const number = Number(values[name]);
    if (Number.isInteger(number) && number >= 0) return number;
    console.error(`--${name} cannot be “${values[name]}”: expected a whole number`);
    process.exit(2);
  };
  const [campaigns, arenas, every, from] = ['campaigns', 'arenas', 'every', 'from'].map(whole);
  const { title } = values;
  const oneOf = (name, known, usual) => {
    const found = values[name] === undefined ? usual : known.find((one) => String(one) === values[name]);
    if (found !== undefined || values[name] === undefined) return found;
    console.error(`--${name} cannot be “${values[name]}”: expected one of ${known.join(', ')}`);
    process.exit(2);
  };
  const { scenarios = [], editions = [1] } = manifestOf(title)?.facts ?? {};
  const scenario = oneOf(
    'scenario',
    scenarios.map(({ id }) => id),
    undefined,
  );
  const edition = oneOf('edition', editions, editions[0]);
  const counts = values.games.includes('=')
    ? new Map(values.games.split(',').map((one) => countNamed(one, scenarios)))
    : new Map(scenarios.map(({ id }) => [id, id === LONG_SCENARIO ? campaigns : whole('games')]));
  const isMixed = values['house-rules'];
  return { title, scenario, edition, isMixed, counts, arenas, every: Math.max(1, every), from };
}

/** `faid=10000`: so many games of a scenario. */
function countNamed(text, scenarios) {
  const [id, count] = text.split('=');
  if (scenarios.some((one) => one.id === id) && /^\d+$/.test(count)) return [id, Number(count)];
  const known = scenarios.map((one) => one.id).join(', ');
  console.error(`--games cannot be “${text}”: expected a whole number, or one of ${known} with = and a whole number`);
  process.exit(2);
}

function setUpOf({ title, edition, isMixed }, scenario, seed) {
  const rules = isMixed ? { rules: drawHouseRules(manifestOf(title)?.facts.rules ?? [], randomFrom(seed)) } : {};
  return { title, edition, scenario, options: cycledOptions(title, seed, edition), ...rules, seed };
}

/** One game in so many is adversarial: it prefers what has been rare so far, and what it meets is counted. */
const RARE_EVERY = 10;
/** The scenario that `--campaigns` counts: its games take ten times as long. */
const LONG_SCENARIO = 'campaign';

function jobsOf(wanted) {
  const { title, scenario, counts, arenas, from } = wanted;
  const of = (id, count) =>
    Array.from({ length: count }, (_, i) => ({
      setUp: setUpOf(wanted, id, from + i),
      isRare: (from + i) % RARE_EVERY === 0,
    }));
  const scenarios = (manifestOf(title)?.facts.scenarios ?? []).filter(({ id }) => id === (scenario ?? id));
  const whole = scenarios.flatMap(({ id }) => of(id, counts.get(id) ?? 0));
  return [...inEveryVariant(title, whole), ...arenaJobs(wanted, arenas, from)];
}

const inEveryVariant = (title, jobs) =>
  variantsOf(title).flatMap((variant) =>
    jobs.map((job) => ({ ...job, setUp: { ...job.setUp, options: { ...job.setUp.options, ...variant } } })),
  );

/** Positions in which much is at stake, and one for each end of each column of a title's tables. */
const ARENAS = ['arenas.json', 'crt-arenas.json'];

function arenaJobs(wanted, count, from) {
  const { title, edition } = wanted;
  const arenas = ARENAS.flatMap((name) => {
    const file = new URL(`../titles/${title}/examples/${name}`, import.meta.url);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  });
  return Array.from({ length: arenas.length === 0 ? 0 : count }, (_, i) => {
    const setUp = setUpOf(wanted, arenas[i % arenas.length].position.scenario, from + i);
    const { rules } = setUp;
    const position = { ...arenas[i % arenas.length].position, edition, ...(rules === undefined ? {} : { rules }) };
    return { setUp, position, isRare: true };
  });
}

async function main() {
  const wanted = wish();
  const jobs = jobsOf(wanted);
  const count = Math.max(1, Math.min(MOST_WORKERS, availableParallelism(), jobs.length));
  const tally = {
    done: 0,
    of: jobs.length,
    decisions: 0,
    failures: [],
    met: new Map(),
    start: performance.now(),
    shown: 0,
  };
  const workers = Array.from({ length: count }, (_, i) =>
    run(
      jobs.filter((_job, at) => at % count === i),
      wanted,
      tally,
    ),
  );
  await Promise.all(workers);
  show(tally, true);
  for (const { setUp, message } of tally.failures) console.error(`\n${JSON.stringify(setUp)}\n${message}`);
  const played = `${wanted.title}, edition ${wanted.edition}${wanted.isMixed ? ' with house rules' : ''}`;
  const { length } = tally.failures;
  console.error(length === 0 ? `\n${played}: every property held` : `\n${played}: ${length} games failed`);
  const unmet = await reportCoverage(wanted, tally.met);
  process.exitCode = length === 0 && unmet.length === 0 ? 0 : 1;
}

/** Prints how often each decision was asked in the adversarial games; comes to what none of them met. */
async function reportCoverage(wanted, met) {
  const { cellName, unaskedDecisions } = await import('../packages/testkit/dist/index.js');
  const title = (await titlesById()).get(wanted.title);
  const expected = await expectationsOf(wanted.title);
  const cells = expected.cells?.(wanted, cellName) ?? [];
  const isAsked = expected.asked?.(wanted) ?? (() => true);
  const unmet = [...unaskedDecisions(title, met).filter(isAsked), ...cells.filter((cell) => !met.has(cell))];
  for (const [name, times] of [...met].sort()) {
    if (name.startsWith('decision ') || name.startsWith('cell '))
      console.error(`${String(times).padStart(9)}  ${name}`);
  }
  console.error(unmet.length === 0 ? 'every decision and every cell was met' : `never met: ${unmet.join(', ')}`);
  return unmet;
}

/** What a title says of its random games: `asked`, `cells`, `cellReader`, `secrets`, each of which may be left out. */
async function expectationsOf(title) {
  const file = new URL(`../titles/${title}/test/fuzz.mjs`, import.meta.url);
  return existsSync(file) ? import(file.href) : {};
}

async function titlesById() {
  const { loadTitles } = await import('../packages/catalogue/dist/index.js');
  const titles = (await loadTitles()).map(({ title }) => title);
  return new Map(titles.map((title) => [title.id, title]));
}

function run(jobs, { every }, tally) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { jobs, every } });
    worker.on('message', ({ setUp, decisions, message, met }) => {
      for (const [name, times] of met ?? []) tally.met.set(name, (tally.met.get(name) ?? 0) + times);
      if (met !== undefined) return;
      tally.done += 1;
      tally.decisions += decisions ?? 0;
      if (message !== undefined) tally.failures.push({ setUp, message });
      show(tally, message !== undefined);
    });
    worker.on('error', reject);
    worker.on('exit', resolve);
  });
}

function show(tally, isDue) {
  const now = performance.now();
  if (!isDue && now - tally.shown < SHOW_EVERY_MS) return;
  tally.shown = now;
  const seconds = (now - tally.start) / 1000;
  const speed = (tally.done / seconds).toFixed(1);
  process.stderr.write(
    `\r${tally.done} of ${tally.of} games, ${tally.decisions} decisions, ${speed} games a second, ${tally.failures.length} failed `,
  );
}

async function work() {
  const { playRandomGame } = await import('../packages/testkit/dist/random-game.js');
  const titles = await titlesById();
  const { cellName } = await import('../packages/testkit/dist/index.js');
  const expected = await expectationsOf(workerData.jobs[0]?.setUp.title);
  const hidden = expected.secrets ?? (() => []);
  const cellOf = expected.cellReader?.(cellName);
  const met = new Map();
  for (const { setUp, position, isRare } of workerData.jobs) {
    const secrets = (g, side) => [...canaryOf(setUp), ...hidden(g, side)];
    const chance = {
      setUp,
      secrets,
      ...(position === undefined ? {} : { position }),
      ...(isRare ? { rare: met, cellOf } : {}),
    };
    parentPort.postMessage(outcome(playRandomGame, titles, chance));
  }
  parentPort.postMessage({ met });
}

const canaryOf = ({ seed }) => (seed >= FIRST_SEED ? [String(seed)] : []);

function outcome(playRandomGame, titles, chance) {
  const { setUp } = chance;
  const title = titles.get(setUp.title);
  if (title === undefined) return { setUp, message: 'there is no such title' };
  try {
    const game = playRandomGame(title, { ...chance, costlyEvery: workerData.every });
    return { setUp, decisions: game.history.length };
  } catch (error) {
    return { setUp, message: error.stack ?? String(error) };
  }
}

if (isMainThread) await main();
else await work();
