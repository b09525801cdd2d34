/** What the games of a player against itself say about the sides of a scenario, as a page of Markdown. */
import { quantile } from '@bridgehead/ai';
import type { Landmark } from '@bridgehead/catalogue';
import { historyOf } from '../../history.ts';
import { heldShare, lastTurnOf, milestone, reachedOf, spreadByTurn } from '../courses.ts';
import { percent } from '../percent.ts';
import { shareText } from '../report-text.ts';
import { counted } from '../tally.ts';
import type { BalanceGames } from './balance-games.ts';
import { compared } from './compared.ts';
import { capital, markdownTable, rounded } from './markdown.ts';
import { wayOf, waysOf } from './ways-to-win.ts';

interface BalancePart {
  readonly of: BalanceGames;
  /** The picture of its course, as the page calls it. */
  readonly picture: string;
}

export function balanceText(parts: readonly BalancePart[]): string {
  const counts = parts.map(({ of: { games, name } }) => `${games.length} of ${name}`).join(', ');
  return [
    '# Balance',
    `What games of a computer player against itself say about the sides. Written by \`bridgehead tournament --balance\` (see [tournament.md](tournament.md)) from these games: ${counts}. Not edited by hand.`,
    CAVEAT,
    ...compared(parts.map(({ of }) => of)),
    ...parts.flatMap(sectionOf),
  ]
    .join('\n\n')
    .concat('\n');
}

const CAVEAT = `**What such numbers can say:** how often a side wins when the same player leads both, how far the dice alone may have
moved that share (Wilson’s interval of 95 %), and whether the games look like the campaign. **What they cannot say:** how
the scenario is balanced between people. A player that handles one side better than the other moves the share, both sides
have the same blind spots, and every change of the player makes these numbers old. Two such pages differ only where their
intervals are apart. And history is one game of many.`;

function sectionOf({ of: part, picture }: BalancePart): string[] {
  const { tournament, level, name, games, failed } = part;
  const { seed, nodes } = tournament;
  const failures = failed === 0 ? '' : ` ${failed} more failed and are not counted.`;
  return [
    `## ${name}: ${level} against ${level}`,
    `${games.length} ${games.length === 1 ? 'game' : 'games'} from seed ${seed}, at most ${nodes} nodes a decision.${failures}`,
    [winsLine(part), marginLine(part)].join('\n'),
    waysTable(part),
    `![The spearhead on the highway and the fall of the bridges, turn by turn, beside history](${picture})`,
    bridgesTable(part),
    heldTable(part),
    roadTable(part),
  ].filter((text) => text !== '');
}

const winsLine = ({ games, sides: [first] }: BalanceGames): string =>
  `* **${capital(first)} wins:** ${shareText(counted(games, ({ winner }) => winner === first))}`;

function marginLine({ games, sides: [first], tournament }: BalanceGames): string {
  const sorted = games.map(({ margin }) => margin).sort((a, b) => a - b);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => rounded(quantile(sorted, part)));
  const measure = historyOf(tournament.title).measures[tournament.scenario];
  const unit = measure === undefined ? '' : ` (${measure})`;
  return `* **Margin,** positive for the ${first} side: median ${middle}, middle half ${low} to ${high}${unit}`;
}

/** Every way that the rules have, also those that never came, and what older records do not tell. */
function waysTable(part: BalanceGames): string {
  const { games } = part;
  const rows = waysOf(part).map(({ id, name }) => {
    const won = games.filter((game) => wayOf(game) === id);
    const ends = won.map((game) => lastTurnOf([game])).sort((a, b) => a - b);
    return [
      name,
      String(won.length),
      percent(won.length / games.length),
      ends.length === 0 ? '–' : `turn ${Math.round(quantile(ends, 0.5))}`,
    ];
  });
  return markdownTable(['How the games were won', 'games', 'share', 'ended, median'], rows);
}

function bridgesTable({ games, tournament }: BalanceGames): string {
  const { places, dateOf } = historyOf(tournament.title);
  const last = lastTurnOf(games);
  const when = (turn: number): string => (Number.isFinite(turn) ? `turn ${turn}, ${dateOf(turn)}` : 'never');
  const rows = places.map((place) => {
    const { medianTurn, earlyTurn, lateTurn, count, of } = reachedOf(games, last, place.id);
    const range = earlyTurn === lateTurn ? '' : ` (${turnWord(earlyTurn)} to ${turnWord(lateTurn)})`;
    return [place.label, realDate(place), `${when(medianTurn)}${range}`, `${count} of ${of}, ${percent(count / of)}`];
  });
  return places.length === 0
    ? ''
    : markdownTable(['First held', 'in history', 'in the median game (middle half)', 'ever held'], rows);
}

const turnWord = (turn: number): string => (Number.isFinite(turn) ? String(turn) : 'never');

const realDate = ({ turn, date }: Landmark): string =>
  turn === undefined ? `never (${date})` : `turn ${turn}, ${date}`;

/** What was held at the end of each turn, not only when it fell; in bold where it really was held. */
function heldTable({ games, tournament }: BalanceGames): string {
  const { places, dateOf } = historyOf(tournament.title);
  if (places.length === 0) return '';
  const rows = Array.from({ length: lastTurnOf(games) }, (_, i) => i + 1).map((turn) => [
    `${turn}, ${dateOf(turn)}`,
    ...places.map(({ id, turn: from = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY }) => {
      const share = percent(heldShare(games, turn, id));
      return from <= turn && turn <= until ? `**${share}**` : share;
    }),
  ]);
  const head = ['turn', ...places.map(({ label }) => label)];
  return `Held at the end of each turn, share of the games; bold where it was held in history.\n\n${markdownTable(head, rows)}`;
}

function roadTable({ games, tournament }: BalanceGames): string {
  const { advance, counts, dateOf } = historyOf(tournament.title);
  if (advance.id === '') return '';
  const last = lastTurnOf(games);
  const ids = [advance.id, ...(advance.beside === undefined ? [] : [advance.beside])];
  const spreads = ids.map((id) => spreadByTurn(games, last, milestone(id)));
  const rows = Array.from({ length: last }, (_, i) => i + 1).map((turn) => {
    const station = advance.stations.find((one) => one.turn === turn);
    const real = station === undefined ? '' : `${station.at} (${station.label})`;
    const figures = spreads.flatMap((spread) => {
      const { low = 0, median = 0, high = 0 } = spread[turn] ?? {};
      return [rounded(median), `${rounded(low)} to ${rounded(high)}`];
    });
    return [`${turn}, ${dateOf(turn)}`, real, ...figures];
  });
  const labels = ids.map((id) => counts[id] ?? id);
  const head = ids.length === 1 ? ['median', 'middle half'] : labels.flatMap((label) => [label, 'middle half']);
  return `${labels.join('; ')}: medians at the end of each turn; a game that was over keeps its last value.\n\n${markdownTable(['turn', 'history', ...head], rows)}`;
}
