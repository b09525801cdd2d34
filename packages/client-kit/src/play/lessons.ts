/** What the lessons of titles share: opening a small position, and seeing what the player has done on it. */
import type { HostEngine, JsonObject, OpenGame } from '../game/contract.ts';
import { openGame } from '../game/open-game.ts';
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
