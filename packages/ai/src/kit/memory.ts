/** What a computer player keeps in mind for one player-turn. */
import type { Thinking } from '@bridgehead/engine';

/** What is kept under the key; made and kept when it is asked for the first time in the player-turn. */
export function remembered<T>({ memory }: Pick<Thinking, 'memory'>, key: string, make: () => T): T {
  if (memory.has(key)) return memory.get(key) as T;
  const made = make();
  memory.set(key, made);
  return made;
}
