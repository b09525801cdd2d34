/** What is kept for a game as long as it is open: it outlives the question that it was made for. */
import { type Signal, signal } from '@preact/signals';
import type { OpenGame } from '../game/contract.ts';

export function perGame<T>(first: () => T): (context: { readonly game: OpenGame }) => Signal<T> {
  const kept = new WeakMap<OpenGame, Signal<T>>();
  return ({ game }) => {
    const known = kept.get(game) ?? signal(first());
    kept.set(game, known);
    return known;
  };
}
