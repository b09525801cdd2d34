/** Games of one scenario beside each other: played with several options, or by several editions. */
import { meanDifference } from '@bridgehead/ai';
import { historyOf } from '../../history.ts';
import { editionName } from '../../plan.ts';
import type { FinishedGame } from '../../results/result.ts';
import { lastTurnOf, milestone, placeReached, valueAt } from '../courses.ts';
import { percent } from '../percent.ts';
import { shareText } from '../report-text.ts';
import { counted } from '../tally.ts';
import type { BalanceGames } from './balance-games.ts';
import { capital, markdownTable, rounded } from './markdown.ts';
import { wayOf, waysOf } from './ways-to-win.ts';

/** Every comparison that the parts allow. */
export const compared = (parts: readonly BalanceGames[]): string[] => [
  ...byOptions(parts),
  ...[...new Set(parts.map(({ subject }) => subject))].flatMap((subject) =>
    byEdition(parts.filter((part) => part.subject === subject)),
  ),
];

/** Where one scenario was played with several options: whether they can be told apart by their margins. */
function byOptions(parts: readonly BalanceGames[]): string[] {
  const [one] = parts;
  const isOfOne = parts.every(
    ({ tournament: { scenario, edition } }) =>
      scenario === one?.tournament.scenario && edition === one.tournament.edition,
  );
  if (one === undefined || parts.length < 2 || !isOfOne) return [];
  const [first] = one.sides;
  const rows = parts.map(({ name, games }, i) => {
    const margins = games.map(({ margin }) => margin);
    const { difference, standardError, p } = meanDifference(
      parts[i - 1]?.games.map(({ margin }) => margin) ?? margins,
      margins,
    );
    return [
      name,
      shareText(counted(games, ({ winner }) => winner === first)),
      rounded(meanDifference([0], margins).difference),
      ...(i === 0 ? ['', ''] : [`${rounded(difference)} ± ${rounded(standardError)}`, chanceText(p)]),
    ];
  });
  const head = ['', `${first} wins`, 'mean margin', 'more than the line above', 'p'];
  return ['## Compared', markdownTable(head, rows)];
}

const chanceText = (p: number): string => (p < 0.0001 ? '< 0.0001' : p.toFixed(4));

/** What is read of every game. */
interface Measure {
  readonly name: string;
  of(game: FinishedGame): number;
  /** Of all games. */
  text(values: readonly number[]): string;
}

const meanOf = (values: readonly number[]): number => meanDifference([0], values).difference;
const meanText = (values: readonly number[]): string => rounded(meanOf(values));
const shareOf = (values: readonly number[]): string => percent(meanOf(values));
const isSo = (so: boolean): number => (so ? 1 : 0);

/** Side by side, and how likely the difference is if there were none. */
function byEdition(parts: readonly BalanceGames[]): string[] {
  const [one, other, ...more] = parts;
  if (one === undefined || other === undefined || more.length > 0) return [];
  if (one.tournament.edition === other.tournament.edition) return [];
  const rows = measuresOf(parts).map(({ name, of, text }) => {
    const before = one.games.map(of);
    const after = other.games.map(of);
    const { p } = meanDifference(before, after);
    return [name, text(before), text(after), p < CLEAR ? `**${chanceText(p)}**` : chanceText(p)];
  });
  const [own = '', others = ''] = [one, other].map(({ tournament }) => editionName(tournament));
  const seeds = one.tournament.seed === other.tournament.seed ? 'the same seeds' : 'other seeds';
  return [
    `## ${one.subject}: the editions side by side`,
    `${one.games.length} games of ${own} and ${other.games.length} of ${others}, on ${seeds}. Behind each line stands how likely its difference is if there were none; of so many lines one in twenty is in bold by chance.`,
    markdownTable(['', own, others, 'p'], rows),
  ];
}

const CLEAR = 0.05;

function measuresOf(parts: readonly BalanceGames[]): readonly Measure[] {
  const [one] = parts;
  if (one === undefined) return [];
  const { tournament, sides } = one;
  const [first] = sides;
  const { places, advance, counts } = historyOf(tournament.title);
  const last = Math.max(...parts.map(({ games }) => lastTurnOf(games)));
  const ways = new Map(parts.flatMap(waysOf).map((way) => [way.id, way]));
  return [
    { name: `${capital(first)} wins`, of: ({ winner }) => isSo(winner === first), text: shareOf },
    { name: `Margin, positive for the ${first} side, mean`, of: ({ margin }) => margin, text: meanText },
    { name: 'Turns played, mean', of: (game) => lastTurnOf([game]), text: meanText },
    ...[...ways.values()].map(({ id, name }) => ({
      name: `Won: ${name}`,
      of: (game: FinishedGame) => isSo(wayOf(game) === id),
      text: shareOf,
    })),
    ...places.flatMap(({ id, label }) => [
      { name: `${label} ever held`, of: (game: FinishedGame) => isSo(placeReached(game, id)), text: shareOf },
      {
        name: `${label} held at the end`,
        of: (game: FinishedGame) => isSo(valueAt(game, last, milestone(id)) > 0),
        text: shareOf,
      },
    ]),
    ...[advance.id, advance.beside]
      .filter((id) => id !== undefined && id !== '')
      .map((id = '') => ({
        name: `${counts[id] ?? id}, at the end, mean`,
        of: (game: FinishedGame) => valueAt(game, last, milestone(id)),
        text: meanText,
      })),
  ];
}
