/** The first lesson: two battalions march, an attack is declared, supported and fought. */
import type { JsonObject } from '@bridgehead/client-kit/game';
import { firstMarch, hasHappened, isAsked, isDrawn, openLessonAt } from '@bridgehead/client-kit/play';
import type { LessonStep, TitleLesson } from '@bridgehead/client-kit/title';
import type { PlayContext } from '../play-context.ts';

const PLACES = { start: '6123', goal: '6022', enemy: '5922', guns: '6124' } as const;
const { start, goal, enemy, guns } = PLACES;
const TANKS = 'ge-i-5';
const INFANTRY = 'ge-i-104';

/** West of the Faid Pass, before it is taken: tanks and grenadiers of 21st Panzer against one American battalion. */
export const POSITION: JsonObject = {
  title: 'kasserine',
  scenario: 'campaign',
  base: 'empty',
  seed: 11,
  turn: 5,
  phase: 'axis.movement',
  weather: 'dry',
  counters: { option: 2 },
  units: [
    { id: TANKS, hex: start },
    { id: INFANTRY, hex: start },
    { id: 'ge-i-155', hex: guns, mode: 'deployed' },
    { id: 'ge-21-hq', hex: guns },
    { id: 'us-1-6ai', hex: enemy },
  ],
};

const isInGoal = ({ units }: PlayContext): boolean => units.value.get(TANKS)?.hex === goal;
const hasDeclared = (context: PlayContext): boolean => hasHappened(context, 'attack-declared');
const hasFought = (context: PlayContext): boolean => hasHappened(context, 'combat');

const STEPS: readonly LessonStep[] = [
  ...firstMarch({ start, goal, isInGoal }),
  {
    name: 'end',
    places: [],
    isDone: (context: PlayContext) => isAsked(context, 'declaration') || hasDeclared(context),
  },
  {
    name: 'target',
    places: [enemy],
    isDone: (context: PlayContext) => isDrawn(context, 'target') || hasDeclared(context),
  },
  { name: 'tables', places: [], isInSheet: true },
  { name: 'declare', places: [enemy], isDone: hasDeclared },
  {
    name: 'react',
    places: [],
    isDone: (context: PlayContext) => isAsked(context, 'attack-support') || hasFought(context),
  },
  { name: 'support', places: [guns], isDone: hasFought },
  { name: 'result', places: [enemy] },
  { name: 'supply', places: [], isDone: ({ overlays }) => overlays.has('supply') },
  { name: 'turn', places: [] },
  { name: 'help', places: [] },
];

/** What can be read and done however the combat has gone. */
const LATE: readonly string[] = ['react', 'support', 'result', 'supply', 'turn', 'help'];

/** Somewhere else than beside the enemy, or with the phase over, the step cannot be done any more. */
function isAstray(context: PlayContext, step: string): boolean {
  if (LATE.includes(step) || hasDeclared(context)) return false;
  const at = context.units.value.get(TANKS)?.hex;
  const isOnTheWay = at === start || at === goal;
  const isAskedStill =
    isAsked(context, 'movement-orders') || isAsked(context, 'declaration') || isAsked(context, 'reserves');
  return !isOnTheWay || !isAskedStill;
}

export const KASSERINE_LESSON: TitleLesson = {
  open: (engine) => openLessonAt(engine, POSITION),
  steps: STEPS,
  places: Object.values(PLACES),
  anatomy: { unit: TANKS, parts: ['nation', 'symbol', 'strength', 'movement', 'dots', 'evasion', 'bar'] },
  isAstray,
};
