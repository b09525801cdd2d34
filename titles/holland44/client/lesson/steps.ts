/** The first lesson: ten things, each done by the player himself on a small position. */
import { hasHappened, hasShape, isAsked } from '@bridgehead/client-kit/play';
import type { LessonStep } from '@bridgehead/client-kit/title';
import type { Table } from '../game-table.ts';

export const LESSON_PLACES = { start: '1906', guns: '1806', goal: '2208', enemy: '2307' } as const;
export const LESSON_UNIT = 'uk.gds.2gg';

const { start, goal, enemy } = LESSON_PLACES;

export const STEPS: readonly LessonStep[] = [
  { name: 'counter', places: [start] },
  { name: 'select', places: [start], isDone: ({ place }) => place.value === start },
  { name: 'reach', places: [] },
  { name: 'march', places: [goal], isDone: (table) => hasHappened(table, 'moved') },
  { name: 'zoc', places: [enemy], isDone: ({ overlays }) => overlays.value.has('zoc') },
  { name: 'end-movement', places: [], isDone: (table) => isAsked(table, 'combat') },
  { name: 'target', places: [enemy], isDone: (table) => hasShape(table, 'arrow') },
  {
    name: 'attack',
    places: [enemy],
    isDone: (table) => isAsked(table, 'support') || hasHappened(table, 'combat-result'),
    isInSheet: true,
  },
  { name: 'support', places: [enemy], isDone: (table) => hasHappened(table, 'combat-result') },
  { name: 'result', places: [] },
  { name: 'help', places: [] },
];

/** Whoever has gone another way cannot do the step any more: he is offered a new start. */
export function isAstray({ game }: Table, step: string): boolean {
  const isLate = step === 'result' || step === 'help';
  const { decision } = game;
  const hasNoTarget =
    decision.value?.kind === 'combat' && step !== 'result' && noTargets(decision.value.about?.targets);
  return !isLate && (decision.value?.by !== 'allied' || hasNoTarget);
}

const noTargets = (targets: unknown): boolean => Array.isArray(targets) && targets.length === 0;
