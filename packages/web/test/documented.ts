/** The decisions of the title as docs/decisions.md lists them. */
import { readFileSync } from 'node:fs';

const DOC = readFileSync(new URL('../../../docs/decisions.md', import.meta.url), 'utf8');
const [players = '', orders = ''] = DOC.split('### Chance')[0]?.split('### Orders of the Movement Phase') ?? [];

/** The cells of each row that begins with a word of the engine. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^\| `[a-z-]+` \|.*$/gm)].map(([row]) => row.split(' | ').map((cell) => cell.replace(/^\| /, '')));

const wordsIn = (text: string): readonly string[] => [...text.matchAll(/`([a-z-]+)`/g)].map(([, word = '']) => word);

/** `blow`, `rewire`, `repair`, each with its fields; or one answer and its fields after it. */
function answersIn(cell: string): readonly string[] {
  const parts = cell.replace(/\([^)]*\)/g, '').split(';');
  return parts.flatMap((part) => {
    const [several, fields] = part.split(', each with');
    return fields === undefined ? wordsIn(part).slice(0, 1) : wordsIn(several ?? '');
  });
}

const ORDERS = rowsOf(orders).flatMap(([order = '']) => wordsIn(order));

/** Each kind of decision that players are asked, with the kinds of its answers. */
export const DOCUMENTED: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(players).map(([kind = '', , answers = '']) => {
    const [word = ''] = wordsIn(kind);
    return [word, word === 'movement-orders' ? ORDERS : answersIn(answers)];
  }),
);

/** `decision answer`, all of them. */
export const DOCUMENTED_ANSWERS: readonly string[] = [...DOCUMENTED].flatMap(([kind, answers]) =>
  answers.map((answer) => `${kind} ${answer}`),
);
