/** What the lessons of titles share: opening a small position, and seeing what the player has done on it. */
import type { EngineClient, JsonObject, OpenGame } from '../game/contract.ts';
import { openGame } from '../game/open-game.ts';
import type { Table } from './table.ts';

/** It is played like any game, and kept nowhere. */
export async function openLessonAt(wire: EngineClient, position: JsonObject): Promise<OpenGame> {
  const { game: name } = (await wire.request('load', { position })) as { readonly game: string };
  const save = (await wire.request('save', { game: name })) as JsonObject;
  await wire.request('close', { game: name });
  const { game } = await openGame({ wire, id: 'first-time', opening: { save }, hotSeat: false });
  return game;
}

export const hasHappened = ({ game }: Table, kind: string): boolean =>
  game.log.value.some(({ events }) => events.some((event) => event.kind === kind));

export const isAsked = ({ game }: Table, kind: string): boolean => game.decision.value?.kind === kind;

export const hasShape = ({ running }: Table, kind: string): boolean =>
  running.value?.shapes.value.some((shape) => shape.kind === kind) ?? false;
