/** The first lesson: a day's work in small, done by the player himself. */
import type { JsonObject } from '@bridgehead/client-kit/game';
import { firstMarch, hasHappened, isDrawn, openLessonAt } from '@bridgehead/client-kit/play';
import type { LessonStep, TitleLesson } from '@bridgehead/client-kit/title';
import type { PlayContext } from '../play-context.ts';

const PLACES = { start: '22,30', guns: '22,29', goal: '21,28', enemy: '20,29' } as const;
const { start, guns, goal, enemy } = PLACES;
/** [5.1] Where the 101st has come down, and what it lives on. */
const SOURCE = '15,26';
/** [5.1] From there to the exit of 30th Corps. */
const ROAD = ['23,28', '24,28', '25,28', '26,29', '26,30', '27,30', '28,31', '29,31'];
const TANKS = 'A-2IG-5-GDS';

const DAY = 3;
const FRESH = { op: 20, allowance: 20 };

/** Two battalions of the Guards and their guns south of Eindhoven, one worn German battalion; with this seed it gives way. */
const POSITION: JsonObject = {
  title: 'omg85',
  base: 'empty',
  scenario: 'historical',
  seed: 1,
  turn: DAY,
  phase: 'allied.operation-1',
  weather: 'clear',
  counters: { round: 1 },
  allied: [start, guns, SOURCE, ...ROAD],
  units: [
    { id: TANKS, hex: start, ...FRESH },
    { id: 'A-3IG-5-GDS', hex: start, ...FRESH },
    { id: 'A-HQ-GDS', hex: guns, ...FRESH },
    { id: 'A-1-501-101', hex: SOURCE, ...FRESH },
    { id: 'G-1-189', hex: enemy, cp: 30, ...FRESH },
  ],
};

const isInGoal = ({ units }: PlayContext): boolean => units.value.get(TANKS)?.hex === goal;
const hasPlotted = (context: PlayContext): boolean => hasHappened(context, 'attack-plotted');

const STEPS: readonly LessonStep[] = [
  ...firstMarch({ start, goal, isInGoal }),
  {
    name: 'target',
    places: [enemy],
    isDone: (context: PlayContext) => isDrawn(context, 'target') || hasPlotted(context),
  },
  { name: 'plot', places: [enemy], isDone: hasPlotted, isInSheet: true },
  { name: 'combat', places: [], isDone: (context: PlayContext) => hasHappened(context, 'battle') },
  { name: 'result', places: [enemy] },
  { name: 'landing', places: [SOURCE], isDone: ({ overlays }) => overlays.has('sources') },
  { name: 'supply', places: [goal], isDone: ({ overlays }) => overlays.has('supply') },
  { name: 'finish', places: [], isDone: ({ view }) => (view.value?.turn ?? 0) > DAY },
  { name: 'victory', places: [] },
  { name: 'help', places: [] },
];

/** What can be read and done however the battle has gone. */
const LATE: readonly string[] = ['result', 'landing', 'supply', 'finish', 'victory'];

/** Without the points for an attack, or with the battle fought, the step cannot be done any more. */
function isAstray({ game, units }: PlayContext, step: string): boolean {
  if (LATE.includes(step)) return false;
  if (game.decision.value?.by !== 'allied') return true;
  const tanks = units.value.get(TANKS);
  const isPlotted = tanks?.attack !== undefined;
  return !isPlotted && tanks?.hex !== start && tanks?.hex !== goal;
}

export const OMG85_LESSON: TitleLesson = {
  open: (engine) => openLessonAt(engine, POSITION),
  steps: STEPS,
  places: Object.values(PLACES),
  anatomy: { unit: TANKS, parts: ['symbol', 'strength', 'efficiency', 'points', 'bar', 'badges'] },
  isAstray,
};
