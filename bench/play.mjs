/** Measures the rules engine: random play, and the questions that a search asks most. */
import { performance } from 'node:perf_hooks';
import { decision, openPosition, randomFrom } from '../packages/engine/dist/index.js';
import { GRID } from '../titles/holland44/dist/data/map.js';
import { HOLLAND44 } from '../titles/holland44/dist/index.js';
import { isHexPlace } from '../titles/holland44/dist/places.js';
import { buildBonds, buildZoc } from '../titles/holland44/dist/rules/07-zones-of-control.js';
import { marchEnds } from '../titles/holland44/dist/rules/08-reach.js';
import { isSupplied, supplyOf } from '../titles/holland44/dist/rules/18-supply.js';
import { placeOf } from '../titles/holland44/dist/state.js';
import { unitsOf } from '../titles/holland44/dist/units.js';
import { table } from './measure.mjs';
import { begun, comparePlay, playOn } from './random-play.mjs';

const PLAY_SECONDS = 10;
const QUERY_SECONDS = 1;
const TARGETS = 8;
const ANSWERS = 160;
const SAMPLES = 200;

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

/** How often a second; a call may differ from the one before. */
function perSecond(run) {
  let runs = 0;
  const start = performance.now();
  while (performance.now() - start < QUERY_SECONDS * 1000) run(runs++);
  return (runs * 1000) / (performance.now() - start);
}

/** The first position of some campaign, well after its start, in which there are many hexes to attack. */
function battlefield() {
  for (let seed = 1; ; seed++) {
    const isOver = ({ history }, { kind, about }) =>
      history.length >= ANSWERS && kind === 'combat' && about.targets.length >= TARGETS;
    const g = playOn(begun('campaign', seed), randomFrom(seed), { isOver });
    const asked = decision(g);
    if (asked !== undefined) return { fight: g, side: asked.by, targets: asked.about.targets };
  }
}

const g = playOn(begun('campaign', 3), randomFrom(3), { isOver: ({ history }) => history.length >= ANSWERS });
const onMap = (side) => unitsOf(side).filter((u) => isHexPlace(placeOf(g, u)));
const movers = onMap('allied');
let next = 0;
const oneMover = () => [movers[next++ % movers.length]];
const text = JSON.stringify(HOLLAND44.writePosition(g));

const short = comparePlay('short', PLAY_SECONDS);
const campaign = comparePlay('campaign', PLAY_SECONDS);
const whole = (number) => String(Math.round(number));
const playRow = (name, games, { ms, answers }) => [
  name,
  whole((answers * 1000) / ms),
  ((games * 1000) / ms).toFixed(1),
  whole(answers / games),
];
const combatRow = (name, { games, withCombat, without }) => [
  name,
  `${whole((withCombat.combatMs / withCombat.ms) * 100)} %`,
  (withCombat.ms / without.ms).toFixed(2),
  (withCombat.attacks / games).toFixed(1),
  (withCombat.attackAnswers / withCombat.attacks).toFixed(1),
  whole((withCombat.attacks * 1000) / withCombat.attackMs),
];
const micro = (run, prepare) => median(run, prepare).toFixed(1);

console.log(`Holland '44: ${GRID.hexCount} hexes, Node ${process.versions.node}\n`);
console.log(
  table([
    ['random play', 'decisions/s', 'games/s', 'decisions a game'],
    playRow('short game', short.games, short.withCombat),
    playRow('short game, nobody attacks', short.games, short.without),
    playRow('campaign', campaign.games, campaign.withCombat),
    playRow('campaign, nobody attacks', campaign.games, campaign.without),
  ]),
);
console.log(
  `\n${table([
    [
      'combat in random play',
      'of the time',
      'time to a game without',
      'attacks a game',
      'answers an attack',
      'attacks/s',
    ],
    combatRow('short game', short),
    combatRow('campaign', campaign),
  ])}`,
);
const { fight, side, targets } = battlefield();
const askOdds = (i) => HOLLAND44.query(fight, 'odds', { target: targets[i % targets.length] });
const askAttacks = () => HOLLAND44.query(fight, 'attacks', { side });
console.log(
  `\n${table([
    [`query in a position with ${targets.length} targets`, 'answers/s', 'the first, nothing kept'],
    ['odds', whole(perSecond(askOdds)), `${micro(() => askOdds(0), forget(fight))} µs`],
    ['attacks', whole(perSecond(askAttacks)), `${micro(askAttacks, forget(fight))} µs`],
  ])}`,
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
