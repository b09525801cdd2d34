/**
 * Positions and saves with one thing spoilt: every leaf, list and object of their frames, counters and set-up, of every
 * stack of procedures that random games come to. Each is loaded through the engine protocol. What is refused is refused
 * with its place; what is taken is played to its end, looked at and thought about by computer players. No fault of the
 * program, nothing that ends a process, no game without an end: one of these prints where it was found and ends the run
 * with code 1.
 *
 *   node tools/fuzz-positions.mjs [--title holland44] [--edition 1] [--seed 1] [--games 20] [--of-each 1] [--one-in 1]
 *                                 [--answers 50] [--staff-one-in 20]
 *
 * `--games` random games are gone through for positions, `--of-each` are taken of each stack, one mutation in `--one-in`
 * is tried, and with `--answers` no game goes on for longer than so many.
 */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { versionOf } from '@bridgehead/cli';

const SHOW_EVERY_MS = 1000;
const MOST_WORKERS = 2;
/** A game that is not over by then has lost its way; random games of both titles are over much earlier. */
const MOST_ANSWERS = 20_000;

function wish() {
  const { values } = parseArgs({
    options: {
      title: { type: 'string' },
      edition: { type: 'string' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: '20' },
      'of-each': { type: 'string', default: '1' },
      'one-in': { type: 'string', default: '1' },
      answers: { type: 'string' },
      'staff-one-in': { type: 'string', default: '20' },
    },
  });
  const whole = (name) => {
    const number = Number(values[name]);
    if (Number.isInteger(number) && number >= 1) return number;
    console.error(`--${name} cannot be «${values[name]}»: expected a whole number from 1 on`);
    process.exit(2);
  };
  const [seed, games, ofEach, oneIn, staffOneIn] = ['seed', 'games', 'of-each', 'one-in', 'staff-one-in'].map(whole);
  const enough = values.answers === undefined ? {} : { enough: whole('answers') };
  const edition = values.edition === undefined ? undefined : whole('edition');
  return { title: values.title, edition, seed, games, ofEach, oneIn, staffOneIn, ...enough };
}

async function main() {
  const wanted = wish();
  const titles = (await titlesById()).filter(({ id }) => wanted.title === undefined || id === wanted.title);
  if (titles.length === 0) {
    console.error(`there is no title «${wanted.title}»`);
    process.exit(2);
  }
  let faults = 0;
  for (const title of titles) faults += await fuzz(title, wanted);
  process.exitCode = faults === 0 ? 0 : 1;
}

async function fuzz(title, wanted) {
  const { gatherStands } = await import('../packages/testkit/dist/index.js');
  const { seed, games, ofEach, edition = title.editions[0] } = wanted;
  if (!title.editions.includes(edition)) {
    console.error(`--edition cannot be «${edition}»: ${title.id} has ${title.editions.join(', ')}`);
    process.exit(2);
  }
  const setUps = Array.from({ length: games }, (_, i) => ({
    title: title.id,
    edition,
    seed: seed + i,
    ...versionOf(title, seed + i, edition),
  }));
  const stands = [...gatherStands({ title, setUps, ofEach })];
  console.error(`${title.id}, edition ${edition}: ${stands.length} positions out of ${games} games`);
  const tally = {
    refused: 0,
    stopped: new Map(),
    played: 0,
    answers: 0,
    faults: [],
    start: performance.now(),
    shown: 0,
  };
  const count = Math.max(1, Math.min(MOST_WORKERS, availableParallelism(), stands.length));
  await Promise.all(
    Array.from({ length: count }, (_, i) =>
      run({ id: title.id, stands: stands.filter((_stand, at) => at % count === i), ...wanted, part: i }, tally),
    ),
  );
  report(title, tally);
  return tally.faults.length;
}

function run(data, tally) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.on('message', (fate) => {
      note(tally, fate);
      show(tally);
    });
    worker.on('error', reject);
    worker.on('exit', resolve);
  });
}

/** A refusal that the rules themselves had to make, in the middle of opening the position. */
const STOPPED = 'the rules cannot go on from here';

function note(tally, fate) {
  if (fate.kind === 'played') {
    tally.played += 1;
    tally.answers += fate.answers;
  } else if (fate.kind === 'refused') {
    tally.refused += 1;
    if (fate.message.startsWith(STOPPED)) {
      const name = `${fate.place.replace(/\d+/g, '#')} at ${fate.top}: ${fate.message}`;
      tally.stopped.set(name, (tally.stopped.get(name) ?? 0) + 1);
    }
  } else tally.faults.push(fate);
}

function show(tally) {
  const now = performance.now();
  if (now - tally.shown < SHOW_EVERY_MS) return;
  tally.shown = now;
  process.stderr.write(`\r${summary(tally)} `);
}

function summary({ refused, played, answers, faults, start }) {
  const seconds = Math.round((performance.now() - start) / 1000);
  const tried = refused + played + faults.length;
  return `${tried} mutations in ${seconds} s: ${refused} refused, ${played} played (${answers} answers), ${faults.length} faults`;
}

function report({ id }, tally) {
  const stopped = [...tally.stopped].sort(([, a], [, b]) => b - a);
  for (const [name, times] of stopped) console.error(`\nstopped ${times} times: ${name}`);
  for (const { place, what, at, setUp, message } of tally.faults) {
    console.error(`\nfault: ${place} (${what}) at ${at} of ${JSON.stringify(setUp)}\n  ${message}`);
  }
  process.stderr.write('\n');
  console.log(
    `${id}: ${summary(tally)}; ${stopped.reduce((sum, [, times]) => sum + times, 0)} of those refused by the rules`,
  );
}

async function titlesById() {
  const { loadTitles } = await import('../packages/catalogue/dist/index.js');
  const titles = (await loadTitles()).map(({ title }) => title);
  return titles;
}

async function work() {
  const { spoil, undergo } = await import('../packages/testkit/dist/index.js');
  const { createSession } = await import('../packages/protocol/dist/index.js');
  const { randomFrom } = await import('../packages/engine/dist/index.js');
  const { ENGINE_PLAYERS } = await import('../packages/cli/dist/engine/engine-players.js');
  const titles = await titlesById();
  const { id, stands, seed, oneIn, staffOneIn, part, enough } = workerData;
  const title = titles.find((one) => one.id === id);
  const random = randomFrom(seed * MOST_WORKERS + part);
  const patience = enough === undefined ? {} : { enough };
  for (const stand of stands) {
    const { handleLine } = createSession({ titles, newSeed: () => 1, players: ENGINE_PLAYERS });
    for (const spoilt of spoil(title, stand, random)) {
      if (random.below(oneIn) !== 0) continue;
      const players = random.below(staffOneIn) === 0 ? ['recruit', 'staff'] : ['recruit'];
      const fate = undergo(spoilt, { handleLine, title, random, limit: MOST_ANSWERS, players, ...patience });
      const { place, what } = spoilt;
      const top = stand.at.split(' > ').at(-1);
      parentPort.postMessage({ ...fate, place, what, at: stand.at, top, setUp: stand.setUp });
    }
  }
}

if (isMainThread) await main();
else await work();
