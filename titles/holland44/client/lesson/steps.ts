/** The first lesson: ten things, each done by the player himself on a small position. */
import { hasHappened, hasShape, isAsked } from '@bridgehead/client-kit/play';
import type { LessonStep } from '@bridgehead/client-kit/title';
import type { PlayContext } from '../play-context.ts';

export const LESSON_PLACES = { start: '1906', guns: '1806', goal: '2208', enemy: '2307' } as const;
export const LESSON_UNIT = 'uk.gds.2gg';

const { start, goal, enemy } = LESSON_PLACES;

export const STEPS: readonly LessonStep[] = [
  { name: 'counter', places: [start] },
  { name: 'select', places: [start], isDone: ({ selection }) => selection.place.value === start },
  { name: 'reach', places: [] },
  { name: 'march', places: [goal], isDone: (context) => hasHappened(context, 'moved') },
  { name: 'zoc', places: [enemy], isDone: ({ overlays }) => overlays.has('zoc') },
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
  { name: 'help', places: [] },
];

/** The player has gone another way and cannot do the step any more: a new start is offered. */
export function isAstray({ game }: PlayContext, step: string): boolean {
  const isLate = step === 'result' || step === 'help';
  const { decision } = game;
  const hasNoTarget =
    decision.value?.kind === 'combat' && step !== 'result' && noTargets(decision.value.about?.targets);
  return !isLate && (decision.value?.by !== 'allied' || hasNoTarget);
}

const noTargets = (targets: unknown): boolean => Array.isArray(targets) && targets.length === 0;
