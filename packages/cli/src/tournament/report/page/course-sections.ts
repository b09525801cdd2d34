/** How the games went, turn by turn, against what really happened. */
import type { Landmark } from '@bridgehead/catalogue';
import { historyOf } from '../../history.ts';
import {
  lastTurnOf,
  type Matchup,
  matchupsOf,
  milestone,
  milestoneNames,
  outlook,
  reachedOf,
  spreadByTurn,
} from '../courses.ts';
import { percent } from '../percent.ts';
import { turnText } from '../report-text.ts';
import type { Tally } from '../tally.ts';
import { legend, matchupName } from './colours.ts';
import { htmlTable, section } from './section.ts';
import { turnPlot } from './turn-plot.ts';

interface Scene {
  readonly tally: Tally;
  readonly matchups: readonly Matchup[];
  readonly lastTurn: number;
}

const SMALL = { width: 420, height: 210 } as const;

export function courseSections(tally: Tally): string[] {
  if (tally.finished.length === 0) return [];
  const scene = { tally, matchups: matchupsOf(tally.finished), lastTurn: lastTurnOf(tally.finished) };
  const { places } = historyOf(tally.tournament.title);
  const names = milestoneNames(tally.finished);
  const counts = names.filter((name) => !places.some(({ id }) => id === name));
  return [
    ...counts.map((name) => countSection(scene, name)),
    placeSection(
      scene,
      places.filter(({ id }) => names.includes(id)),
    ),
    outlookSection(scene),
  ];
}

const firstName = ({ tally }: Scene): string => `The first named plays the ${tally.sides[0]} side.`;

function countSection(scene: Scene, name: string): string {
  const { matchups, lastTurn, tally } = scene;
  const { counts, advance } = historyOf(tally.tournament.title);
  const lines = matchups.map(({ games }) => spreadByTurn(games, lastTurn, milestone(name)));
  const stations = advance.id === name ? advance.stations : [];
  const reached = stations.filter(({ turn }) => turn <= lastTurn).map(({ at }) => at);
  const to = Math.max(4, ...reached, ...lines.flat().map(({ high }) => high));
  const label = counts[name] ?? name;
  const plot = turnPlot({ label, lines, lastTurn, from: 0, to: Math.ceil(to * 1.05), unit: String, history: stations });
  const key = legend(matchups, stations.length === 0 ? undefined : 'history');
  return section(
    label,
    `At the end of each turn, in the median game; the bands hold the middle half. ${firstName(scene)}`,
    key + plot,
  );
}

function placeSection(scene: Scene, places: readonly Landmark[]): string {
  if (places.length === 0) return '';
  const figures = places.map((place) => placeFigure(scene, place));
  const note = `The share of games in which each had fallen by the end of a turn. ${firstName(scene)}`;
  return section(
    'When the bridges fell',
    note,
    `${legend(scene.matchups, 'history')}<div class="grid-2">${figures.join('')}</div>${placeTable(scene, places)}`,
  );
}

function placeFigure({ matchups, lastTurn }: Scene, { id, label, turn, date }: Landmark): string {
  const lines = matchups.map(({ games }) =>
    reachedOf(games, lastTurn, id).byTurn.map((share, at) => ({ turn: at, low: share, median: share, high: share })),
  );
  const mark = turn === undefined || turn > lastTurn ? {} : { mark: turn };
  const plot = turnPlot({
    label: `${label} by turn`,
    lines,
    lastTurn,
    from: 0,
    to: 1,
    unit: percent,
    size: SMALL,
    ...mark,
  });
  return `<figure><figcaption>${label} <small>${date}</small></figcaption>${plot}</figure>`;
}

function placeTable({ matchups, lastTurn, tally }: Scene, places: readonly Landmark[]): string {
  const head = [`${tally.sides[0]} – ${tally.sides[1]}`, ...places.map(({ label }) => label)];
  const rows = matchups.map((matchup) => [
    matchupName(matchup),
    ...places.map(({ id }) => {
      const { medianTurn, count, of } = reachedOf(matchup.games, lastTurn, id);
      return `${turnText(medianTurn)} <small>${count} of ${of}</small>`;
    }),
  ]);
  const real = ['history', ...places.map(({ turn }) => turnText(turn ?? Number.POSITIVE_INFINITY))];
  return htmlTable(head, [...rows, real]);
}

function outlookSection(scene: Scene): string {
  const { matchups, lastTurn, tally } = scene;
  const lines = matchups.map(({ games }) => spreadByTurn(games, lastTurn, outlook));
  const label = `The chance of the ${tally.sides[0]} side as the players see it`;
  const plot = turnPlot({ label, lines, lastTurn, from: 0, to: 1, unit: percent });
  return section(
    label,
    `At the end of each turn, in the median game; the bands hold the middle half. ${firstName(scene)}`,
    legend(matchups) + plot,
  );
}
