/** Fields of choices of any title, for tests that make them through the page. */
import type { Choice } from '../src/game/contract.ts';
import { textList } from '../src/game/json-text.ts';

export const textOf = (choice: Choice, field: string): string | undefined => {
  const value = choice[field];
  return typeof value === 'string' ? value : undefined;
};

export const listOf = (choice: Choice, field: string): readonly string[] => textList(choice[field]);
