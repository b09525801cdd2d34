/**
 * Random clicks in Waterloo 1815 of Rally the Troops beside random choices in our titles, in turn:
 * `npm run bench:waterloo -- <folder with its rules.js and data.js>`. That code stays out of ours; nothing is recorded.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { randomFrom } from '../packages/engine/dist/index.js';
import { mainThreadMs, processorMs, quantile, table, warmUp } from './measure.mjs';
import { begun, playOn } from './random-play.mjs';
import { words } from './record.mjs';
import { TITLES } from './titles.mjs';

const SCENARIO = 'June 15';
const ROUNDS = 7;
const ROUND_MS = 1500;
const MOST_CLICKS = 20_000;

const [folder] = words;
if (folder === undefined) {
  console.error('give the folder with rules.js and data.js of rally-the-troops/waterloo-campaign-1815');
  process.exit(2);
}
const rules = createRequire(import.meta.url)(resolve(folder, 'rules.js'));

/** Every click that is offered, taking back left out: an action with its argument, if it has one. */
function offered({ actions }) {
  return Object.entries(actions ?? {}).flatMap(([name, what]) => {
    if (name === 'undo' || what === 0) return [];
    return Array.isArray(what) ? what.map((arg) => [name, arg]) : [[name, undefined]];
  });
}

/** One game: the view of who is to act, and one of the clicks in it. Gives how many clicks there were. */
function clickThrough(seed) {
  const random = randomFrom(seed);
  let state = rules.setup(seed, SCENARIO, {});
  let clicks = 0;
  while (state.state !== 'game_over' && clicks < MOST_CLICKS) {
    const player = state.active === 'Both' ? rules.roles[0] : state.active;
    const all = offered(rules.view(state, player));
    if (all.length === 0) break;
    const [name, arg] = all[random.below(all.length)];
    state = rules.action(state, player, name, arg);
    clicks += 1;
  }
  return clicks;
}

const players = [
  { name: `Waterloo 1815, ${SCENARIO}: clicks`, playOne: clickThrough },
  ...TITLES.map(({ title }) => ({
    name: `${title.id}: decisions`,
    playOne(seed) {
      const g = begun(title.scenarios[0].id, seed, title);
      g.collectEvents = false;
      return playOn(g, randomFrom(seed)).history.length;
    },
  })),
].map((one) => ({ ...one, rates: [], mainRates: [], seed: 0 }));

for (const { playOne } of players) {
  let seed = 100_000;
  warmUp(() => playOne(++seed));
}
for (let round = 0; round < ROUNDS; round++) {
  for (const one of players) {
    const [start, startOfMain] = [processorMs(), mainThreadMs()];
    let done = 0;
    while (processorMs() - start < ROUND_MS) done += one.playOne(++one.seed);
    one.rates.push((done * 1000) / (processorMs() - start));
    one.mainRates.push((done * 1000) / (mainThreadMs() - startOfMain));
  }
}
const [theirs] = players;
const median = (rates) => quantile(rates, 0.5);
console.log(
  table([
    ['random play, medians of rounds in turn', 'a second', 'of the main thread', 'to theirs'],
    ...players.map(({ name, rates, mainRates }) => [
      name,
      median(rates).toFixed(0),
      median(mainRates).toFixed(0),
      (median(rates) / median(theirs.rates)).toFixed(2),
    ]),
  ]),
);
