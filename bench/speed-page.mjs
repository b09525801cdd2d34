/**
 * Writes the page of all speed figures, `docs/speed.md`, and its picture from the history of runs.
 * `node bench/speed-page.mjs [history.jsonl] [page.md]` from other runs, to another place.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { ROOT, readRecords, words } from './record.mjs';
import { speedPicture } from './speed-picture.mjs';

const [history, page = resolve(ROOT, 'docs/speed.md')] = words;

const SECTIONS = {
  paths: ['Paths', 'Searches on the largest map; a ratio says how many times longer a naive version takes.'],
  play: [
    'Rules',
    'Random games with nobody listening and the questions that a search asks most; what is counted by the second is counted in seconds of processor time.',
  ],
  players: ['Computer players', 'Each level against itself; processor time of a player in its own player-turn.'],
  client: ['Client', 'The client as it is served, in Chromium without a GPU, with cold caches.'],
};

/** Each figure with all its values, the oldest first. */
function figuresOf(bench, records) {
  const runs = records.filter((record) => record.bench === bench);
  const last = runs.at(-1);
  const names = new Set(runs.flatMap(({ figures }) => figures.map(({ name }) => name)));
  const all = [...names].map((name) => {
    const course = runs.flatMap(({ figures, ...run }) =>
      figures.filter((figure) => figure.name === name).map((figure) => ({ ...figure, run })),
    );
    return { bench, name, course, newest: course.at(-1) };
  });
  return { last, runs, figures: all };
}

const isBetter = ({ better }, value, than) => (better === 'lower' ? value < than : value > than);
const isMet = ({ aim, better, value }) => (better === 'lower' ? value < aim : value >= aim);

const written = (value) => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return String(Number(value.toFixed(digits))).replace(/\B(?=(\d{3})+$)/g, ',');
};

const aimText = ({ aim, better }) =>
  aim === undefined ? '' : `${better === 'lower' ? 'under' : 'from'} ${written(aim)}`;
const metText = (figure) => (figure.aim === undefined ? '' : isMet(figure) ? 'yes' : '**no**');

const BARS = '▁▂▃▄▅▆▇█';
const MOST_BARS = 12;

/** The last values as bars from nothing to the largest. */
function bars(values) {
  const shown = values.slice(-MOST_BARS);
  const most = Math.max(...shown, 1e-9);
  return shown.map((value) => BARS[Math.min(BARS.length - 1, Math.floor((value / most) * BARS.length))]).join('');
}

function figureRow({ name, course, newest }, last) {
  const { value, unit, low, high, run } = newest;
  const best = course.reduce((one, other) => (isBetter(newest, other.value, one.value) ? other : one));
  const spread = low === undefined ? '' : `${written(low)} to ${written(high)}`;
  // A run may have measured a part only.
  const from = run.date === last.date ? '' : ` (${run.commit})`;
  const cells = [name, `${written(value)} ${unit}${from}`, spread, aimText(newest), metText(newest)];
  return [...cells, written(best.value), bars(course.map((one) => one.value))];
}

const HEAD = ['figure', 'newest', 'from and to', 'aim', 'met', 'best', 'history'];
const line = (cells) => `| ${cells.join(' | ')} |`;

const runText = ({ date, commit, machine: { node, cores, load, share } }) =>
  `Newest run: ${date.replace('T', ' ')}, commit ${commit}, Node ${node}, ${cores} cores with a load of ${load}${share === undefined ? '' : `; a busy program got ${share} % of a core`}.`;

function section(bench, { last, runs, figures }) {
  const [title, note] = SECTIONS[bench];
  const count = runs.length === 1 ? '1 run' : `${runs.length} runs`;
  return [
    `## ${title}`,
    `${note} ${count}. ${runText(last)}`,
    [
      HEAD,
      HEAD.map((_, i) => (i === 0 || i === HEAD.length - 1 ? '---' : '---:')),
      ...figures.map((figure) => figureRow(figure, last)),
    ]
      .map(line)
      .join('\n'),
  ];
}

const records = readRecords(history === undefined ? undefined : resolve(history));
const measured = Object.keys(SECTIONS)
  .map((bench) => [bench, figuresOf(bench, records)])
  .filter(([, { last }]) => last !== undefined);
const withAim = measured.flatMap(([, { figures }]) => figures.filter(({ newest }) => newest.aim !== undefined));
const missed = withAim.filter(({ newest }) => !isMet(newest));
const picture = page.replace(/(\.md)?$/, '.svg');

const text = [
  '# Speed',
  'All speed figures: those without a title before them are of Holland ’44. Written by `npm run bench:page` from `bench/history.jsonl`, to which every measurement appends its run ([how they are made](../bench/README.md)); not edited by hand. A plus behind a commit: the sources had changed since. On a busy machine times are upper bounds: look how much of a core was left. «Best» is of all runs.',
  missed.length === 0
    ? `All ${withAim.length} aims are met by the newest figures.`
    : `Of ${withAim.length} aims the newest figures miss ${missed.length}: ${missed.map(({ name }) => name).join('; ')}.`,
  `![Every figure with an aim, run by run](${basename(picture)})`,
  ...measured.flatMap(([bench, found]) => section(bench, found)),
  ...(history === undefined ? [readFileSync(new URL('speed-notes.md', import.meta.url), 'utf8').trim()] : []),
];
writeFileSync(page, `${text.join('\n\n')}\n`);
writeFileSync(picture, speedPicture(withAim, written));
console.log(`wrote ${page}\nwrote ${picture}`);
