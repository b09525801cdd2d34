/** The first lesson: ten things, each done by the player himself on a small position. */
import type { Table } from '../table.ts';

export const LESSON_PLACES = { start: '1906', guns: '1806', goal: '2208', enemy: '2307' } as const;
export const LESSON_UNIT = 'uk.gds.2gg';

export const STEP_NAMES = [
  'counter',
  'select',
  'reach',
  'march',
  'zoc',
  'end-movement',
  'target',
  'attack',
  'support',
  'result',
  'help',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

export interface Step {
  /** What the text speaks of, lit on the map. */
  readonly places: readonly string[];
  /** Done by the player; a step without it is only read. */
  readonly isDone?: (table: Table) => boolean;
}

const hasHappened = ({ game }: Table, kind: string): boolean =>
  game.log.value.some(({ events }) => events.some((event) => event.kind === kind));

const isAsked = ({ game }: Table, kind: string): boolean => game.decision.value?.kind === kind;

const hasShape = ({ running }: Table, kind: string): boolean =>
  running.value?.shapes.value.some((shape) => shape.kind === kind) ?? false;

const { start, goal, enemy } = LESSON_PLACES;

export const STEPS: Readonly<Record<StepName, Step>> = {
  counter: { places: [start] },
  select: { places: [start], isDone: ({ place }) => place.value === start },
  reach: { places: [] },
  march: { places: [goal], isDone: (table) => hasHappened(table, 'moved') },
  zoc: { places: [enemy], isDone: ({ overlays }) => overlays.value.has('zoc') },
  'end-movement': { places: [], isDone: (table) => isAsked(table, 'combat') },
  target: { places: [enemy], isDone: (table) => hasShape(table, 'arrow') },
  attack: { places: [enemy], isDone: (table) => isAsked(table, 'support') || hasHappened(table, 'combat-result') },
  support: { places: [enemy], isDone: (table) => hasHappened(table, 'combat-result') },
  result: { places: [] },
  help: { places: [] },
};

/** Whoever has gone another way cannot do the step any more: he is offered a new start. */
export function isAstray({ game }: Table, step: StepName): boolean {
  const isLate = STEP_NAMES.indexOf(step) >= STEP_NAMES.indexOf('result');
  const { decision } = game;
  const hasNoTarget =
    decision.value?.kind === 'combat' && step !== 'result' && noTargets(decision.value.about?.targets);
  return !isLate && (decision.value?.by !== 'allied' || hasNoTarget);
}

const noTargets = (targets: unknown): boolean => Array.isArray(targets) && targets.length === 0;
