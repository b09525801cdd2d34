import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '../bad-input.ts';
import { readJson } from '../files.ts';
import { type Puzzle, readPuzzle } from './puzzle.ts';

/** Every puzzle of a title, in the order of their files. */
export function puzzlesOf(root: string, title: string): readonly Puzzle[] {
  const folder = join(root, 'titles', title, 'puzzles');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  if (files.length === 0) throw new BadInput(`«${title}» has no puzzles`);
  const puzzles = files.sort().map((file) => {
    const name = `titles/${title}/puzzles/${file}`;
    const puzzle = readPuzzle(readJson(join(folder, file), name), name);
    if (`${puzzle.id}.json` !== file) throw new BadInput(`${name}: id: expected the name of the file`);
    return puzzle;
  });
  return puzzles;
}
