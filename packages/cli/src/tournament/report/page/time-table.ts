import { escaped } from '../../../markup.ts';
import { fallbackText, type ReportExtras, seconds } from '../report-text.ts';
import type { Tally } from '../tally.ts';
import { htmlTable, section } from './section.ts';

/** What the players cost. */
export function timeTable({ players, gameMs, failed }: Tally, { gamesPerSecond, workers }: ReportExtras): string {
  const head = ['player', 'a player-turn, median', 'most', 'replies in one, median', 'most', 'without an idea'];
  const rows = players.map(({ level, turnMs, replyMs, fallbacks }) => [
    level,
    seconds(turnMs?.median),
    seconds(turnMs?.most),
    seconds(replyMs?.median),
    seconds(replyMs?.most),
    escaped(fallbackText(fallbacks)),
  ]);
  const threads = workers === 0 ? 'one thread' : `${workers} thread${workers === 1 ? '' : 's'}`;
  const speed =
    gamesPerSecond === undefined ? '' : ` This run played ${gamesPerSecond.toFixed(2)} games a second on ${threads}.`;
  const whole = gameMs === undefined ? '' : ` A whole game took ${seconds(gameMs.median)} at the median.`;
  const note = `Seconds of computing on one core. «Without an idea»: decisions for which a player had no candidate and drew any legal answer.${whole}${speed}`;
  const faults = failed.map(
    ({ n, seed, first, second, fault }) =>
      `<li>game ${n}, seed ${seed}, ${first} – ${second}: <code>${escaped(fault)}</code></li>`,
  );
  const list = faults.length === 0 ? '' : `<h3>Failed games</h3><ul class="faults">${faults.join('')}</ul>`;
  return section('Computing', note, htmlTable(head, rows) + list);
}
