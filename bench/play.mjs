/** Measures the rules engine: random play, and the questions that a search asks most. */
import { performance } from 'node:perf_hooks';
import { beginGame, decision, openPosition, play, randomFrom, sampleChoice } from '../packages/engine/dist/index.js';
import { GRID } from '../titles/holland44/dist/data/map.js';
import { HOLLAND44 } from '../titles/holland44/dist/index.js';
import { isHexPlace } from '../titles/holland44/dist/places.js';
import { buildBonds, buildZoc } from '../titles/holland44/dist/rules/07-zones-of-control.js';
import { marchEnds } from '../titles/holland44/dist/rules/08-reach.js';
import { isSupplied, supplyOf } from '../titles/holland44/dist/rules/18-supply.js';
import { placeOf } from '../titles/holland44/dist/state.js';
import { unitsOf } from '../titles/holland44/dist/units.js';
import { table } from './measure.mjs';

const PLAY_SECONDS = 5;
const SAMPLES = 200;

function begun(scenario, seed) {
  const result = beginGame(HOLLAND44, { title: 'holland44', edition: 1, scenario, options: {}, seed });
  if (result.ok) return result.value;
  console.error(result.fault.message);
  process.exit(1);
}

/** Plays until so many answers are given or the game is over. */
function playOn(g, random, answers = Number.POSITIVE_INFINITY) {
  for (let i = 0; i < answers && decision(g) !== undefined; i++) play(g, sampleChoice(g, random));
  return g;
}

/** Whole games with nobody listening, as a search plays them. */
function randomPlay(scenario) {
  let [games, answers] = [0, 0];
  const start = performance.now();
  while (performance.now() - start < PLAY_SECONDS * 1000) {
    const g = begun(scenario, games + 1);
    g.listens = false;
    playOn(g, randomFrom(games + 1));
    games += 1;
    answers += g.history.length;
  }
  const seconds = (performance.now() - start) / 1000;
  return { games: games / seconds, answers: answers / seconds, length: answers / games };
}

/** The median of one run in microseconds; `prepare` is not measured. */
function median(run, prepare = () => undefined) {
  const times = Array.from({ length: SAMPLES }, () => {
    prepare();
    const start = performance.now();
    run();
    return (performance.now() - start) * 1000;
  });
  return times.sort((a, b) => a - b)[SAMPLES >> 1];
}

/** As if every column had been written to: nothing kept from before is used. */
const forget = (g) => () => {
  g.revisions.forEach((revision, i) => {
    g.revisions[i] = revision + 1;
  });
};

const g = playOn(begun('campaign', 3), randomFrom(3), 160);
const onMap = (side) => unitsOf(side).filter((u) => isHexPlace(placeOf(g, u)));
const movers = onMap('allied');
let next = 0;
const oneMover = () => [movers[next++ % movers.length]];
const text = JSON.stringify(HOLLAND44.writePosition(g));

const short = randomPlay('short');
const campaign = randomPlay('campaign');
const whole = (number) => String(Math.round(number));
const micro = (run, prepare) => median(run, prepare).toFixed(1);

console.log(`Holland '44: ${GRID.hexCount} hexes, Node ${process.versions.node}\n`);
console.log(
  table([
    ['random play', 'decisions/s', 'games/s', 'decisions a game'],
    ['short game', whole(short.answers), short.games.toFixed(1), whole(short.length)],
    ['campaign', whole(campaign.answers), campaign.games.toFixed(1), whole(campaign.length)],
  ]),
);
console.log(
  `\n${table([
    ['question, median', 'µs'],
    ['moves of one unit, nothing kept', micro(() => marchEnds(g, oneMover(), 'normal'), forget(g))],
    ['moves of one unit, maps kept', micro(() => marchEnds(g, oneMover(), 'normal'))],
    ['ZOC map of a side', micro(() => buildZoc(g, 'german'))],
    ['bond map of a side', micro(() => buildBonds(g, 'german'))],
    [
      `supply of a side (${movers.length} units), yes or no`,
      micro(() => movers.map((u) => isSupplied(g, u)), forget(g)),
    ],
    ['the same with paths and obstacles', micro(() => movers.map((u) => supplyOf(g, u)), forget(g))],
    ['view of a side', micro(() => HOLLAND44.view(g, 'allied'), forget(g))],
    ['a position written', micro(() => HOLLAND44.writePosition(g))],
    ['a position read', micro(() => HOLLAND44.readPosition(JSON.parse(text)))],
    ['a game copied (columns and frames)', micro(() => copyOf(g))],
    ['a game copied through its notation', micro(() => openPosition(HOLLAND44, HOLLAND44.writePosition(g)))],
  ])}`,
);
console.log(`\na position: ${text.length} bytes as text, ${columnCells(g)} numbers in columns`);

function copyOf(game) {
  const columns = Object.fromEntries(Object.entries(game.state.columns).map(([name, cells]) => [name, cells.slice()]));
  return { columns, frames: game.state.frames.map((frame) => ({ ...frame })) };
}

function columnCells(game) {
  return Object.values(game.state.columns).reduce((sum, cells) => sum + cells.length, 0);
}
