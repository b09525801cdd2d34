/** Every figure with an aim as a small plot: its runs from left to right, the aim as a dotted line. */
import { pictureStyle } from '../packages/cli/dist/tournament/report/page/page-style.js';
import { el, line, path, pictureFile, scale, text } from '../packages/cli/dist/tournament/report/page/svg.js';

const COLUMNS = 4;
const CELL = { width: 258, height: 126 };
const PLOT = { left: 14, right: 238, top: 60, bottom: 108 };
const NAME_LINES = [16, 31];
const VALUE_LINE = 50;
const TOP = 60;
/** With less of a core than this a time is an upper bound. */
const BUSY_SHARE = 70;
const MOST_SIGNS = 36;

const STYLE = `
.plot .met{stroke:var(--supply);fill:var(--supply)}
.plot .missed{stroke:var(--bad);fill:var(--bad)}
.plot .run{fill:none;stroke-width:2}
.plot .busy{fill:var(--panel)}
.plot .title{font-size:11.5px}
.plot .value{fill:var(--ink);font-weight:650}`;

/** In two lines, broken between words. */
function linesOf(name) {
  if (name.length <= MOST_SIGNS) return [name];
  const at = name.lastIndexOf(' ', MOST_SIGNS);
  return [name.slice(0, at), name.slice(at + 1)];
}

const lookOf = ({ value, run }, isMet) =>
  `${run.machine.share < BUSY_SHARE ? 'busy ' : ''}${isMet(value) ? 'met' : 'missed'}`;

function cellOf({ name, course, newest }, written) {
  const { aim, better, unit, value } = newest;
  const most = Math.max(aim, ...course.map((one) => one.value)) * 1.08;
  const x = scale(0, Math.max(1, course.length - 1), PLOT.left, PLOT.right);
  const y = scale(0, most, PLOT.bottom, PLOT.top);
  const isMet = (one) => (better === 'lower' ? one < aim : one >= aim);
  const look = isMet(value) ? 'met' : 'missed';
  // One run alone stands at the right, where the newest always is.
  const place = (i) => (course.length === 1 ? PLOT.right : x(i));
  const points = course.map((one, i) => [place(i), y(one.value)]);
  return [
    ...linesOf(name).map((words, i) => text(PLOT.left, NAME_LINES[i], words, { class: 'title' })),
    text(PLOT.left, VALUE_LINE, `${written(value)} ${unit}`, { class: 'value' }),
    text(PLOT.right, VALUE_LINE, `${better === 'lower' ? 'under' : 'from'} ${written(aim)}`, {
      class: 'tick',
      'text-anchor': 'end',
    }),
    line([PLOT.left, PLOT.bottom], [PLOT.right, PLOT.bottom], { class: 'grid' }),
    line([PLOT.left, y(aim)], [PLOT.right, y(aim)], { class: 'history' }),
    path(points, { class: `run ${look}` }),
    ...points.map(([cx, cy], i) => el('circle', { cx, cy, r: 3.2, class: lookOf(course[i], isMet) })),
  ];
}

export function speedPicture(figures, written) {
  const width = COLUMNS * CELL.width;
  const height = TOP + Math.ceil(figures.length / COLUMNS) * CELL.height;
  const cells = figures.map((figure, i) =>
    el(
      'g',
      { transform: `translate(${(i % COLUMNS) * CELL.width} ${TOP + Math.floor(i / COLUMNS) * CELL.height})` },
      cellOf(figure, written),
    ),
  );
  const label = 'Every figure with an aim, run by run';
  return pictureFile({ width, height, label }, pictureStyle() + STYLE, [
    el('rect', { width, height, class: 'back' }),
    text(14, 24, label, { class: 'heading' }),
    text(14, 44, `dotted: the aim; a ring: less than ${BUSY_SHARE} % of a core was left for us`, { class: 'tick' }),
    ...cells,
  ]);
}
