/** Measures the rules engine: random play, and the questions that a search asks most. */
import { performance } from 'node:perf_hooks';
import { decision, openPosition, randomFrom } from '../packages/engine/dist/index.js';
import { GRID } from '../titles/holland44/dist/src/data/map.js';
import { HOLLAND44 } from '../titles/holland44/dist/src/index.js';
import { buildBonds, buildZoc } from '../titles/holland44/dist/src/rules/07-zones-of-control.js';
import { marchEnds } from '../titles/holland44/dist/src/rules/08-movement/reach.js';
import { isSupplied, supplyOf } from '../titles/holland44/dist/src/rules/18-supply/supply.js';
import { isHexPlace } from '../titles/holland44/dist/src/state/places.js';
import { placeOf, placeUnit } from '../titles/holland44/dist/src/state/state.js';
import { countersOf, unitNamed } from '../titles/holland44/dist/src/state/units.js';
import { processorMs, table } from './measure.mjs';
import { begun, comparePlay, playOn, randomGames } from './random-play.mjs';
import { openRecord } from './record.mjs';
import { TITLES } from './titles.mjs';

const PLAY_SECONDS = 10;
const QUERY_SECONDS = 1;
const TARGETS = 8;
const ANSWERS = 160;
const WARM_UP = 1000;
const SAMPLES = 1000;

/** The median of one run in microseconds; `prepare` is not measured. */
function median(run, prepare = () => undefined) {
  for (let i = 0; i < WARM_UP; i++) {
    prepare();
    run();
  }
  const times = Array.from({ length: SAMPLES }, () => {
    prepare();
    const start = performance.now();
    run();
    return (performance.now() - start) * 1000;
  });
  return times.sort((a, b) => a - b)[SAMPLES >> 1];
}

/** Nothing kept from before is used. */
const forget = (g) => () => {
  g.caches.length = 0;
};

/** A unit of either side goes to another hex and comes back: what a search asks, it asks after a change. */
function moved(g) {
  const units = ['allied', 'german'].map((side) => countersOf(side).filter((u) => isHexPlace(placeOf(g, u)))[5] ?? 0);
  return () => {
    for (const u of units) {
      const place = placeOf(g, u);
      placeUnit(g, u, place + 1);
      placeUnit(g, u, place);
    }
    g.journal.length = 0;
  };
}

/** How often in a second of processor time; a call may differ from the one before. */
function perSecond(run) {
  let runs = 0;
  const start = processorMs();
  while (processorMs() - start < QUERY_SECONDS * 1000) run(runs++);
  return (runs * 1000) / (processorMs() - start);
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

const record = openRecord('play');
const g = playOn(begun('campaign', 3), randomFrom(3), { isOver: ({ history }) => history.length >= ANSWERS });
const onMap = (side) => countersOf(side).filter((u) => isHexPlace(placeOf(g, u)));
const movers = onMap('allied');
const engineers = unitNamed('uk.corps.eng30') ?? 0;
const paratroops = unitNamed('us.82.505.1') ?? 0;
let next = 0;
const oneMover = () => [movers[next++ % movers.length]];
const text = JSON.stringify(HOLLAND44.writePosition(g));

const short = comparePlay('short', PLAY_SECONDS);
const campaign = comparePlay('campaign', PLAY_SECONDS);
const whole = (number) => String(Math.round(number));

/** Notes how often a second something is done, and gives the number as it is printed. */
function often(name, value, { digits = 0, aim } = {}) {
  record.note({ name, unit: 'a second', better: 'higher', value, aim });
  return value.toFixed(digits);
}

/** Notes the median of a question, and gives its row. */
function asked(name, run, prepare) {
  const value = median(run, prepare);
  record.note({ name, unit: 'µs', better: 'lower', value });
  return [name, value.toFixed(1)];
}

const AIM = { short: { decisions: 100_000, games: 10 }, campaign: { decisions: 100_000 }, omg85: { games: 50 } };
const playRow = (name, games, { ms, mainMs, answers }, aims = {}) => [
  name,
  often(`${name}: decisions`, (answers * 1000) / ms, { aim: aims.decisions }),
  often(`${name}: decisions, main thread`, (answers * 1000) / mainMs),
  often(`${name}: random games`, (games * 1000) / ms, { digits: 1, aim: aims.games }),
  whole(answers / games),
];
/** The other titles: one row for each scenario. */
const otherRows = TITLES.slice(1).flatMap(({ title, prefix }) =>
  title.scenarios.map(({ id }) => {
    const found = randomGames(title, id, PLAY_SECONDS);
    return playRow(`${prefix}${id}`, found.games, found, AIM[title.id]);
  }),
);
const combatRow = (name, { games, withCombat, without }) => [
  name,
  `${whole((withCombat.combatMs / withCombat.ms) * 100)} %`,
  (withCombat.ms / without.ms).toFixed(2),
  (withCombat.attacks / games).toFixed(1),
  (withCombat.attackAnswers / withCombat.attacks).toFixed(1),
  often(`${name}: whole attacks`, (withCombat.attacks * 1000) / withCombat.attackMs),
];

console.log(`Holland '44: ${GRID.hexCount} hexes, Node ${process.versions.node}\n`);
console.log(
  table([
    ['random play', 'decisions/s', 'of the main thread', 'games/s', 'decisions a game'],
    playRow('short game', short.games, short.withCombat, AIM.short),
    playRow('short game, nobody attacks', short.games, short.without),
    playRow('campaign', campaign.games, campaign.withCombat, AIM.campaign),
    playRow('campaign, nobody attacks', campaign.games, campaign.without),
    ...otherRows,
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
    [`query in a position with ${targets.length} targets`, 'answers/s', 'nothing kept', 'others moved'],
    [
      'odds',
      often('odds of an attack', perSecond(askOdds)),
      `${asked('odds, nothing kept', () => askOdds(0), forget(fight))[1]} µs`,
      `${asked('odds, others moved', () => askOdds(0), moved(fight))[1]} µs`,
    ],
    [
      'attacks',
      often('list of attacks', perSecond(askAttacks)),
      `${asked('list of attacks, nothing kept', askAttacks, forget(fight))[1]} µs`,
      `${asked('list of attacks, others moved', askAttacks, moved(fight))[1]} µs`,
    ],
  ])}`,
);
console.log(
  `\n${table([
    ['question, median', 'µs'],
    asked('moves of one unit, nothing kept', () => marchEnds(g, oneMover(), 'normal'), forget(g)),
    asked('moves of a mechanized unit (eng30), others moved', () => marchEnds(g, [engineers], 'normal'), moved(g)),
    asked('moves of a unit on foot (505.1), others moved', () => marchEnds(g, [paratroops], 'normal'), moved(g)),
    asked('supply of a side, yes or no, others moved', () => movers.map((u) => isSupplied(g, u)), moved(g)),
    asked('moves of one unit, maps kept', () => marchEnds(g, oneMover(), 'normal')),
    asked('ZOC map of a side', () => buildZoc(g, 'german')),
    asked('bond map of a side', () => buildBonds(g, 'german')),
    asked('supply of a side, yes or no', () => movers.map((u) => isSupplied(g, u)), forget(g)),
    asked('supply of a side with paths and obstacles', () => movers.map((u) => supplyOf(g, u)), forget(g)),
    asked('view of a side', () => HOLLAND44.view(g, 'allied'), forget(g)),
    asked('view of a side, others moved', () => HOLLAND44.view(g, 'allied'), moved(g)),
    asked('a position written', () => HOLLAND44.writePosition(g)),
    asked('a position read', () => HOLLAND44.readPosition(JSON.parse(text))),
    asked('a game copied (columns and frames)', () => copyOf(g)),
    asked('a game copied through its notation', () => openPosition(HOLLAND44, HOLLAND44.writePosition(g))),
  ])}`,
);
console.log(
  `\na side: ${movers.length} units; a position: ${text.length} bytes as text, ${columnCells(g)} numbers in columns`,
);
record.note({ name: 'a position as text', unit: 'bytes', better: 'lower', value: text.length });
record.save();

function copyOf(game) {
  const columns = Object.fromEntries(Object.entries(game.state.columns).map(([name, cells]) => [name, cells.slice()]));
  return { columns, frames: game.state.frames.map((frame) => ({ ...frame })) };
}

function columnCells(game) {
  return Object.values(game.state.columns).reduce((sum, cells) => sum + cells.length, 0);
}
