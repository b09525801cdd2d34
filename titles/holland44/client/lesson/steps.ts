/** The first lesson: a player-turn in small, each thing done by the player himself. */
import { hasHappened, hasShape, isAsked } from '@bridgehead/client-kit/play';
import type { LessonStep } from '@bridgehead/client-kit/title';
import type { PlayContext } from '../play-context.ts';

export const LESSON_PLACES = {
  drop: '3207',
  start: '3108',
  guns: '3208',
  goal: '3306',
  enemy: '3305',
  beside: '3308',
} as const;
export const LESSON_UNIT = 'uk.gds.2gg';

const { drop, start, goal, enemy, beside } = LESSON_PLACES;

/** [3] The German player-turn has begun. */
const hasEnded = ({ view }: PlayContext): boolean => view.value?.phase.startsWith('german') ?? false;

export const STEPS: readonly LessonStep[] = [
  { name: 'counter', places: [start] },
  { name: 'landing', places: [drop], isDone: (context) => hasHappened(context, 'landed') },
  { name: 'select', places: [start], isDone: ({ selection }) => selection.place.value === start },
  { name: 'reach', places: [] },
  { name: 'march', places: [goal], isDone: (context) => hasHappened(context, 'moved') },
  { name: 'zoc', places: [enemy], isDone: ({ overlays }) => overlays.has('zoc') },
  { name: 'bonds', places: [goal, beside], isDone: ({ overlays }) => overlays.has('bonds') },
  { name: 'supply', places: [goal], isDone: ({ overlays }) => overlays.has('supply') },
  { name: 'end-movement', places: [], isDone: (context) => isAsked(context, 'combat') },
  { name: 'target', places: [enemy], isDone: (context) => hasShape(context, 'arrow') },
  {
    name: 'attack',
    places: [enemy],
    isDone: (context) => isAsked(context, 'support') || hasHappened(context, 'combat-result'),
    isInSheet: true,
  },
  { name: 'support', places: [enemy], isDone: (context) => hasHappened(context, 'combat-result') },
  { name: 'result', places: [] },
  { name: 'finish', places: [], isDone: hasEnded },
  { name: 'victory', places: [] },
  { name: 'help', places: [] },
];

/** What can be read however the player-turn has gone. */
const LATE: readonly string[] = ['result', 'finish', 'victory', 'help'];

/** The player has gone another way and cannot do the step any more: a new start is offered. */
export function isAstray({ game }: PlayContext, step: string): boolean {
  const { decision } = game;
  const hasNoTarget = decision.value?.kind === 'combat' && noTargets(decision.value.about?.targets);
  return !LATE.includes(step) && (decision.value?.by !== 'allied' || hasNoTarget);
}

const noTargets = (targets: unknown): boolean => Array.isArray(targets) && targets.length === 0;
