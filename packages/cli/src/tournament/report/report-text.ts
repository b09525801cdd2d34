/** The report of a tournament as plain text: what the page shows, in tables. */
import type { Estimate, Spread, SprtOptions, SprtState } from '@bridgehead/ai';
import { historyOf } from '../history.ts';
import { conditionsOf } from '../plan.ts';
import { lastTurnOf, matchupsOf, reachedOf } from './courses.ts';
import type { Counted, PairingTally, PlayerTally, Tally } from './tally.ts';

export interface ReportExtras {
  readonly gamesPerSecond: number | undefined;
  readonly workers: number;
  readonly sprt: { readonly options: SprtOptions; readonly state: SprtState } | undefined;
}

export function reportText(tally: Tally, extras: ReportExtras): string {
  return [
    heading(tally, extras),
    section('Ratings', ratingRows(tally)),
    section('Pairings', pairingRows(tally)),
    section('Sides', sideRows(tally)),
    section('Margins', marginRows(tally)),
    section('Computing', timeRows(tally)),
    section('When it fell', placeRows(tally)),
    testText(tally, extras.sprt),
    faultText(tally),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function heading({ tournament, finished, failed }: Tally, { gamesPerSecond, workers }: ReportExtras): string {
  const { seed, players, nodes } = tournament;
  const threads = workers === 0 ? 'this thread' : `${workers} thread${workers === 1 ? '' : 's'}`;
  const speed =
    gamesPerSecond === undefined ? '' : `\n${gamesPerSecond.toFixed(2)} games a second in this run, on ${threads}`;
  const failures = failed.length === 0 ? '' : `, ${failed.length} FAILED`;
  return `${conditionsOf(tournament)}, seed ${seed}: ${players.join(', ')}; ${finished.length} games${failures}; ${nodes} nodes a decision${speed}`;
}

const section = (name: string, rows: readonly (readonly string[])[]): string =>
  rows.length < 2 ? '' : `${name}\n${textTable(rows)}`;

/** Columns as wide as they must be; the first one stands left, the others right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((word, i) => (i === 0 ? word.padEnd(widths[i] ?? 0) : word.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`;
export const eloText = ({ elo, error }: Estimate): string =>
  `${signed(elo)} ± ${error < 1e6 ? Math.round(error) : '?'}`;
const percentToTenth = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** `150 of 200  75.0 % (68.6–80.5)`, with Wilson's interval of 95 %. */
export function shareText({ count, of, value, low, high }: Counted): string {
  if (of === 0) return 'none';
  return `${count} of ${of}, ${percentToTenth(value)} (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;
}

/** As short as it is exact to the hundredth: the median of two may have more digits than either. */
const short = (value: number): string => String(Number(value.toFixed(2)));
const spreadText = (spread: Spread | undefined): string =>
  spread === undefined ? '' : `${short(spread.least)} … ${short(spread.median)} … ${short(spread.most)}`;

/** A player that meets only itself has no rating. */
const ratingRows = ({ players }: Tally): string[][] =>
  players.length < 2
    ? []
    : [
        ['player', 'Elo ± error', 'games won'],
        ...players.map(({ level, rating, wins }) => [level, eloText(rating), shareText(wins)]),
      ];

export const pairingName = ({ pairing: { one, other } }: PairingTally): string => `${one} – ${other}`;

function pairingRows({ pairings, sides }: Tally): string[][] {
  const head = ['pairing', 'pairs won–drawn–lost', 'pairs', `as ${sides[0]}`, `as ${sides[1]}`];
  const rows = pairings.flatMap((tally) => {
    const { pairs, pairShare } = tally;
    if (pairs === undefined || pairShare === undefined) return [];
    const score = `${pairs.won}–${pairs.drawn}–${pairs.lost}`;
    return [
      [pairingName(tally), score, shareText(pairShare), shareText(tally.winsAsFirst), shareText(tally.winsAsSecond)],
    ];
  });
  return [head, ...rows];
}

const sideRows = ({ pairings, sides, firstSideWins, firstSide }: Tally): string[][] => [
  ['', `${sides[0]} wins`, `advantage of ${sides[0]}`],
  ...pairings.map((tally) => [pairingName(tally), shareText(tally.firstSideWins), '']),
  ['all', shareText(firstSideWins), `${eloText(firstSide)} Elo`],
];

const marginRows = ({ pairings, sides }: Tally): string[][] => [
  [`positive for ${sides[0]}`, 'least … median … most', 'mean'],
  ...pairings.map((tally) => [pairingName(tally), spreadText(tally.margins), tally.margins?.mean.toFixed(2) ?? '']),
];

export const seconds = (ms: number | undefined): string => (ms === undefined ? '' : `${(ms / 1000).toFixed(3)} s`);

export const timeRows = ({ players }: Tally): string[][] => [
  ['player', 'a player-turn, median', 'most', 'replies in one, median', 'most', 'without an idea'],
  ...players.map(({ level, turnMs, replyMs, fallbacks }) => [
    level,
    seconds(turnMs?.median),
    seconds(turnMs?.most),
    seconds(replyMs?.median),
    seconds(replyMs?.most),
    fallbackText(fallbacks),
  ]),
];

export function fallbackText(fallbacks: PlayerTally['fallbacks']): string {
  const kinds = Object.entries(fallbacks);
  return kinds.length === 0 ? 'never' : kinds.map(([kind, times]) => `${kind} ${times}`).join(', ');
}

export const turnText = (turn: number): string => (Number.isFinite(turn) ? `turn ${turn}` : 'never');

function placeRows({ tournament, finished, sides }: Tally): string[][] {
  const { places } = historyOf(tournament.title);
  const last = lastTurnOf(finished);
  const head = [`${sides[0]} – ${sides[1]}`, ...places.map(({ label }) => label)];
  const rows = matchupsOf(finished).map(({ first, second, games }) => [
    `${first} – ${second}`,
    ...places.map(({ id }) => {
      const { medianTurn, count, of } = reachedOf(games, last, id);
      return `${turnText(medianTurn)} (${count} of ${of})`;
    }),
  ]);
  const real = ['history', ...places.map(({ turn }) => turnText(turn ?? Number.POSITIVE_INFINITY))];
  return places.length === 0 ? [] : [head, ...rows, real];
}

const VERDICTS = {
  better: 'is better',
  'not-better': 'is not better',
  undecided: 'undecided',
} as const;

function testText({ tournament }: Tally, test: ReportExtras['sprt']): string {
  if (test === undefined) return '';
  const [one, other] = tournament.players;
  const { elo0, elo1 } = test.options;
  const { ratio, lower, upper, verdict } = test.state;
  const bounds = `ratio ${ratio.toFixed(2)} between ${lower.toFixed(2)} and ${upper.toFixed(2)}`;
  return `Test of ${one} against ${other}, ${elo0} or ${elo1} Elo over pairs: ${VERDICTS[verdict]} (${bounds})`;
}

const MOST_FAULTS = 10;

export function faultText({ failed }: Pick<Tally, 'failed'>): string {
  if (failed.length === 0) return '';
  const lines = failed
    .slice(0, MOST_FAULTS)
    .map(({ n, seed, first, second, fault }) => `  game ${n}, seed ${seed}, ${first} – ${second}: ${fault}`);
  const more = failed.length > MOST_FAULTS ? [`  and ${failed.length - MOST_FAULTS} more`] : [];
  return ['Failed games', ...lines, ...more].join('\n');
}
