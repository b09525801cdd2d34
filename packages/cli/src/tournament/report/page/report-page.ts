/** The report of a tournament as one page that stands alone: styles, fonts and drawings are inside it. */
import { Z_95 } from '@bridgehead/ai';
import { escaped } from '../../../markup.ts';
import { fontCss } from '../../../pictures/fonts.ts';
import { conditionsOf } from '../../plan.ts';
import { percent } from '../percent.ts';
import { eloText, pairingName, type ReportExtras, reportText, shareText } from '../report-text.ts';
import type { Counted, PairingTally, Tally } from '../tally.ts';
import { SIDE_COLOURS } from './colours.ts';
import { courseSections } from './course-sections.ts';
import { histogram, marginRange } from './histogram.ts';
import { pageStyle } from './page-style.ts';
import { section } from './section.ts';
import { timeTable } from './time-table.ts';
import { type WhiskerRow, whiskerPlot } from './whiskers.ts';

export function reportPage(tally: Tally, extras: ReportExtras): string {
  const name = `${conditionsOf(tally.tournament)}, seed ${tally.tournament.seed}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tournament: ${escaped(name)}</title>
<link rel="icon" href="data:,">
<style>${fontCss()}\n${pageStyle()}</style>
</head>
<body>
<main>
<header><h1>Tournament</h1><p>${escaped(summaryLine(tally, extras))}</p>${failureNote(tally)}${verdictNote(tally, extras)}</header>
${[ladder(tally), pairs(tally), sides(tally), margins(tally), ...courseSections(tally), timeTable(tally, extras)].join('\n')}
<details><summary>The same as text</summary><pre>${escaped(reportText(tally, extras))}</pre></details>
</main>
</body>
</html>
`;
}

function summaryLine({ tournament, finished, decisions }: Tally, { gamesPerSecond }: ReportExtras): string {
  const { players, seed, nodes } = tournament;
  const speed = gamesPerSecond === undefined ? '' : `, ${gamesPerSecond.toFixed(2)} games a second`;
  const length = decisions === undefined ? '' : `, ${Math.round(decisions.median)} decisions in the median game`;
  return `${conditionsOf(tournament)}: ${players.join(', ')}. ${finished.length} games from seed ${seed}${length}, at most ${nodes} nodes a decision${speed}.`;
}

const failureNote = ({ failed }: Tally): string =>
  failed.length === 0
    ? ''
    : `<p class="bad">${failed.length} ${failed.length === 1 ? 'game' : 'games'} failed: see the end of this page.</p>`;

function verdictNote({ tournament }: Tally, { sprt }: ReportExtras): string {
  if (sprt === undefined) return '';
  const [one, other] = tournament.players;
  const says = {
    better: `${one} is better than ${other}`,
    'not-better': `${one} is not better than ${other}`,
    undecided: `it is undecided whether ${one} is better than ${other}`,
  }[sprt.state.verdict];
  const { elo0, elo1 } = sprt.options;
  return `<p class="verdict">Between ${elo0} and ${elo1} Elo over pairs, ${says} (ratio ${sprt.state.ratio.toFixed(2)}).</p>`;
}

const LEAST_SPAN = 200;

function ladder({ players }: Tally): string {
  if (players.length < 2) return '';
  const rows = players.map(({ level, rating }): WhiskerRow => {
    const reach = Number.isFinite(rating.error) ? rating.error * Z_95 : 0;
    return { name: level, value: rating.elo, low: rating.elo - reach, high: rating.elo + reach, says: eloText(rating) };
  });
  const far = Math.max(LEAST_SPAN, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const plot = { label: 'Ratings', rows, from: -far, to: far, middle: 0, unit: String };
  return section(
    'Ratings',
    'Elo by Bradley and Terry with the advantage of a side taken out; the mean is 0. The lines are intervals of 95 %; the numbers beside them standard errors.',
    whiskerPlot(plot),
  );
}

const shareRow = (name: string, share: Counted, colour?: string): WhiskerRow => ({
  name,
  ...share,
  says: shareText(share),
  ...(colour === undefined ? {} : { colour }),
});

const sharePlot = (label: string, rows: readonly WhiskerRow[]): string =>
  whiskerPlot({ label, rows, from: 0, to: 1, middle: 0.5, unit: percent });

function pairs({ pairings, sides: [first, second] }: Tally): string {
  const rows = pairings.flatMap((tally) => {
    const { pairShare, pairing } = tally;
    if (pairShare === undefined) return [];
    return [
      shareRow(`${pairingName(tally)}, pairs`, pairShare),
      shareRow(`${pairing.one} as ${first}`, tally.winsAsFirst, SIDE_COLOURS[0]),
      shareRow(`${pairing.one} as ${second}`, tally.winsAsSecond, SIDE_COLOURS[1]),
    ];
  });
  if (rows.length === 0) return '';
  const note =
    'How often the first named player won, with Wilson’s intervals of 95 %. A pair is one seed played twice with the sides swapped: won by wins, and where each has won once, by the margins; a drawn pair counts as half.';
  return section('Pairings', note, sharePlot('Pairs and games won', rows));
}

function sides({ pairings, firstSideWins, firstSide, sides: [first, second] }: Tally): string {
  const rows = [
    ...pairings.map((tally: PairingTally) => shareRow(pairingName(tally), tally.firstSideWins, SIDE_COLOURS[0])),
    ...(pairings.length > 1 ? [shareRow('all games', firstSideWins, SIDE_COLOURS[0])] : []),
  ];
  const note = `How often the ${first} side won, whoever played it, with Wilson’s intervals of 95 %. Against an equal opponent the ${first} side is worth ${eloText(firstSide)} Elo more than the ${second} side.`;
  return section('Sides', note, sharePlot(`Games won by the ${first} side`, rows));
}

function margins({ pairings, finished, sides: both }: Tally): string {
  if (finished.length === 0) return '';
  const range = marginRange(finished);
  const figures = pairings.map((tally) => {
    const { margins: spread } = tally;
    const says = spread === undefined ? 'no games' : `median ${spread.median}, mean ${spread.mean.toFixed(2)}`;
    return `<figure><figcaption>${pairingName(tally)} <small>${says}</small></figcaption>${histogram(tally.games, range, both)}</figure>`;
  });
  const key = both
    .map((side, rank) => `<li><i style="border-top:9px solid ${SIDE_COLOURS[rank]}"></i>${side} won</li>`)
    .join('');
  const note = `Games by their margin in the scenario’s own measure, positive for the ${both[0]} side.`;
  return section('Margins', note, `<ul class="legend">${key}</ul><div class="grid-2">${figures.join('')}</div>`);
}
