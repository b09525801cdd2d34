/**
 * Measures the computer players: milliseconds of a player-turn by level and side, and games a second, in processor time of
 * the whole process, so that a busy machine changes little. `node bench/players.mjs [games] [title]` of each level against itself,
 * after one of the first scenario that is not counted: in it the compiler works more than the player.
 */
import { createPlayer, LEVELS, openMatch } from '../packages/ai/dist/index.js';
import { momentOf } from '../packages/cli/dist/moment.js';
import { processorMs, quantile, table } from './measure.mjs';
import { begun } from './random-play.mjs';
import { openRecord, words } from './record.mjs';
import { TITLES } from './titles.mjs';

const [games = 3, only] = words;
const GAMES = Number(games);
const MEASURED = TITLES.filter(({ title }) => only === undefined || title.id === only);
const FIRST_SEED = 1;
/** Of a player-turn, in milliseconds. */
const AIM = { recruit: { median: 100 }, staff: { median: 500, worst: 5000 } };

/** One game of a level against itself: its player-turns and what it cost in all. */
function playGame({ title, ai }, scenario, level, seed) {
  const start = processorMs();
  const game = begun(scenario, seed, title);
  game.collectEvents = false;
  const players = title.sides.map((side) => createPlayer({ level, ai, side, seed }));
  const turnOf = (g) => momentOf(g).turn;
  const { times } = openMatch({ game, ai, players, clock: processorMs, turnOf }).playToEnd();
  return { times, ms: processorMs() - start };
}

const whole = (number) => String(Math.round(number));
const record = openRecord('players');
const SPREAD = { median: 0.5, p95: 0.95, worst: 1 };

function sideRow(name, times, aims = {}) {
  const turns = times.map(({ ms }) => ms);
  const cells = Object.entries(SPREAD).map(([word, part]) => {
    const value = quantile(turns, part);
    record.note({ name: `${name}: turn, ${word}`, unit: 'ms', better: 'lower', value, aim: aims[word] });
    return whole(value);
  });
  return [name, String(turns.length), ...cells];
}

function levelRows(of, scenario, level) {
  record.feelLoad();
  const games = Array.from({ length: GAMES }, (_, i) => playGame(of, scenario, level, FIRST_SEED + i));
  const times = games.flatMap((game) => game.times);
  const perSecond = (GAMES * 1000) / games.reduce((sum, { ms }) => sum + ms, 0);
  record.note({
    name: `${of.prefix}${scenario}, ${level}: games`,
    unit: 'a second',
    better: 'higher',
    value: perSecond,
  });
  const rows = of.title.sides.map((side) =>
    sideRow(
      `${of.prefix}${scenario}, ${level}, ${side}`,
      times.filter((time) => time.side === side),
      AIM[level],
    ),
  );
  return rows.map((row) => [...row, perSecond.toFixed(2)]);
}

for (const of of MEASURED) for (const level of LEVELS) playGame(of, of.title.scenarios[0].id, level, 0);
const rows = MEASURED.flatMap((of) =>
  of.title.scenarios.flatMap(({ id }) => LEVELS.flatMap((level) => levelRows(of, id, level))),
);
console.log(`${GAMES} games of each level against itself, Node ${process.versions.node}\n`);
console.log(table([['processor ms of a player-turn', 'turns', 'median', '95 %', 'worst', 'games/s'], ...rows]));
record.save();
