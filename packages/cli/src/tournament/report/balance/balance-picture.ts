/** The front by turn against history: the spearhead on the highway, and below it when each bridge was first held. */
import type { Landmark } from '@bridgehead/catalogue';
import { historyOf } from '../../history.ts';
import { lastTurnOf, milestone, reachedOf, spreadByTurn } from '../courses.ts';
import { seriesLook } from '../page/colours.ts';
import { pictureStyle } from '../page/page-style.ts';
import { el, line, pictureFile, type Scale, text } from '../page/svg.ts';
import { turnMarks, turnScale, WIDE } from '../page/turn-plot.ts';
import type { BalanceGames } from './balance-games.ts';

const TOP = 62;
const ROW = 26;
const GAP = 34;
/** Beside the plot, for what the rows of bridges say in words. */
const SAYS = 170;
const NAMES = 120;
const COLOUR = seriesLook(0).stroke;

export function balancePicture(part: BalanceGames): string {
  const { games, tournament, level, name } = part;
  const { places, attacker } = historyOf(tournament.title);
  const lastTurn = lastTurnOf(games);
  const width = NAMES + WIDE.width + SAYS;
  const rowsTop = TOP + WIDE.height + GAP;
  const height = rowsTop + places.length * ROW + 18;
  const label = `${name}, ${level} against itself: the front by turn (games: ${games.length})`;
  const x = turnScale(lastTurn);
  const rows = [...places]
    .reverse()
    .flatMap((place, i) => bridgeRow(part, { place, lastTurn, x, y: i * ROW + ROW / 2 }));
  return pictureFile({ width, height, label }, pictureStyle(), [
    el('rect', { width, height, class: 'back' }),
    text(16, 26, label, { class: 'heading' }),
    ...legend(46, roadName(part)),
    el('g', { transform: `translate(${NAMES} ${TOP})` }, roadMarks(part, lastTurn)),
    text(16, rowsTop - 10, `First held by ${attacker}`, { class: 'name' }),
    el('g', { transform: `translate(${NAMES} ${rowsTop})` }, rows),
  ]);
}

const LEGEND = { station: 16, series: 120 } as const;

const legend = (y: number, road: string): string[] => [
  line([LEGEND.station, y - 4], [LEGEND.station + 22, y - 4], { class: 'history' }),
  el('circle', { cx: LEGEND.station + 11, cy: y - 4, r: 4, class: 'station' }),
  text(LEGEND.station + 30, y, 'history', {}),
  line([LEGEND.series, y - 4], [LEGEND.series + 22, y - 4], { class: 'series', stroke: COLOUR }),
  text(LEGEND.series + 30, y, `${road}: the median game; the band holds the middle half`, {}),
];

const roadName = ({ tournament }: BalanceGames): string => {
  const { advance, counts } = historyOf(tournament.title);
  return counts[advance.id] ?? advance.id;
};

function roadMarks(part: BalanceGames, lastTurn: number): string[] {
  const { games, tournament } = part;
  const { advance } = historyOf(tournament.title);
  const spread = spreadByTurn(games, lastTurn, milestone(advance.id));
  const history = advance.stations.filter(({ turn }) => turn <= lastTurn);
  const to = Math.max(4, ...history.map(({ at }) => at), ...spread.map(({ high }) => high));
  return turnMarks({
    label: roadName(part),
    lines: [spread],
    lastTurn,
    from: 0,
    to: Math.ceil(to * 1.05),
    unit: String,
    history,
  });
}

interface BridgeRow {
  readonly place: Landmark;
  readonly lastTurn: number;
  readonly x: Scale;
  readonly y: number;
}

/** A dot for the median game, a line for the middle half, a ring for history. */
function bridgeRow({ games }: BalanceGames, { place, lastTurn, x, y }: BridgeRow): string[] {
  const { medianTurn, earlyTurn, lateTurn, count, of } = reachedOf(games, lastTurn, place.id);
  const within = (turn: number): number => x(Math.min(turn, lastTurn));
  const half = { stroke: COLOUR, 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.3 };
  return [
    line([x(0), y], [x(lastTurn), y], { class: 'grid' }),
    text(x(0) - 10, y + 4, place.label, { class: 'name', 'text-anchor': 'end' }),
    ...(Number.isFinite(earlyTurn) ? [line([within(earlyTurn), y], [within(lateTurn), y], half)] : []),
    ...(Number.isFinite(medianTurn) ? [el('circle', { cx: x(medianTurn), cy: y, r: 6, fill: COLOUR })] : []),
    ...(place.turn === undefined || place.turn > lastTurn
      ? []
      : [el('circle', { cx: x(place.turn), cy: y, r: 4, class: 'station' })]),
    text(x(lastTurn) + 16, y + 4, `held in ${count} of ${of} games`, {}),
  ];
}
