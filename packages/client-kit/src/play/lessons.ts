/** What the lessons of titles share: opening a small position, and seeing what the player has done on it. */
import type { HostEngine, JsonObject, OpenGame } from '../game/contract.ts';
import { openGame } from '../game/open-game.ts';
import type { LessonStep } from '../title/title-client.ts';
import type { PlayContext } from './play-context.ts';

/** It is played like any game, and kept nowhere. */
export async function openLessonAt(engine: HostEngine, position: JsonObject): Promise<OpenGame> {
  const { game: name } = (await engine.request('load', { position })) as { readonly game: string };
  const save = (await engine.request('save', { game: name })) as JsonObject;
  await engine.request('close', { game: name });
  const { game } = await openGame({ engine, id: 'first-time', opening: { save }, hotSeat: false });
  return game;
}

export const hasHappened = ({ game }: PlayContext, kind: string): boolean =>
  game.log.value.some(({ events }) => events.some((event) => event.kind === kind));

export const isAsked = ({ game }: PlayContext, kind: string): boolean => game.decision.value?.kind === kind;

export const hasShape = ({ interaction }: PlayContext, kind: string): boolean =>
  interaction.value?.shapes.value.some((shape) => shape.kind === kind) ?? false;

/** What the plan of the moment draws: reach, the total of a way, the target of an attack. */
export const isDrawn = ({ interaction }: PlayContext, look: string): boolean =>
  interaction.value?.shapes.value.some((shape) => 'look' in shape && shape.look === look) ?? false;

interface FirstMarch {
  readonly start: string;
  readonly goal: string;
  isInGoal(context: PlayContext): boolean;
}

/** How a first lesson begins: a stack is taken up, shown a way, and marches. */
export const firstMarch = ({ start, goal, isInGoal }: FirstMarch): readonly LessonStep[] => [
  { name: 'counter', places: [start] },
  { name: 'select', places: [start], isDone: (context) => isDrawn(context, 'reach') },
  { name: 'reach', places: [] },
  { name: 'way', places: [goal], isDone: (context) => isDrawn(context, 'total') || isInGoal(context) },
  { name: 'move', places: [goal], isDone: isInGoal },
];
