/** What a soak run has shown of one scenario: who met whom how often, and what failed. */
import { spreadOf } from '@bridgehead/ai';
import { conditionsOf } from '../plan.ts';
import { type GameResult, isFinished } from '../results/result.ts';
import { faultText, seconds, shareText, textTable, timeRows } from './report-text.ts';
import { counted, type Sides, type Tally } from './tally.ts';

export function soakText(tally: Tally): string {
  const { tournament, sides, finished, failed } = tally;
  const { seed, nodes } = tournament;
  const results = [...finished, ...failed].sort((a, b) => a.n - b.n);
  const head = [
    `${sides[0]} – ${sides[1]}`,
    'games',
    'failed',
    'decisions',
    'a game, median',
    'most',
    `${sides[0]} wins`,
  ];
  const rows = [...meetings(results)].map(([name, games]) => cellsOf(name, games, sides));
  const count = `${results.length} games, ${failed.length === 0 ? 'none' : failed.length} failed`;
  return [
    `${conditionsOf(tournament)}, seed ${seed}, ${nodes} nodes a decision: ${count}`,
    textTable([head, ...rows, cellsOf('all', results, sides)]),
    textTable(timeRows(tally)),
    faultText(tally),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** By who played which side, in the order in which they first met. */
function meetings(results: readonly GameResult[]): ReadonlyMap<string, readonly GameResult[]> {
  const found = new Map<string, GameResult[]>();
  for (const result of results) {
    const name = `${result.first} – ${result.second}`;
    const games = found.get(name);
    if (games === undefined) found.set(name, [result]);
    else games.push(result);
  }
  return found;
}

function cellsOf(name: string, results: readonly GameResult[], [firstSide]: Sides): string[] {
  const finished = results.filter(isFinished);
  const ms = spreadOf(finished.map((game) => game.ms));
  return [
    name,
    String(results.length),
    String(results.length - finished.length),
    String(finished.reduce((sum, { decisions }) => sum + decisions, 0)),
    seconds(ms?.median),
    seconds(ms?.most),
    shareText(counted(finished, ({ winner }) => winner === firstSide)),
  ];
}
