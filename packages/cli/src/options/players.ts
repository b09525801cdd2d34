import { LEVELS, type Level } from '@bridgehead/ai';
import { readWord } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import { type EntrantName, entrantOf } from '../tournament/entrants.ts';

/** `staff,staff@HEAD~3`: levels, each once in each build. The commits are as they were typed. */
export function readEntrants(text: string | undefined): readonly EntrantName[] | undefined {
  return eachOnce(
    text?.split(',').map((word) => {
      const at = word.indexOf('@');
      const level = readWord('player', at < 0 ? word : word.slice(0, at), LEVELS) ?? 'random';
      if (at === word.length - 1) throw new BadInput(`player «${word}» names no commit: expected ${level}@<commit>`);
      return entrantOf(level, at < 0 ? undefined : word.slice(at + 1));
    }),
  );
}

/** `recruit,staff`: levels, each once. */
export function readPlayers(text: string | undefined): readonly Level[] | undefined {
  return eachOnce(text?.split(',').map((word) => readWord('player', word, LEVELS) ?? 'random'));
}

function eachOnce<Name extends string>(players: readonly Name[] | undefined): readonly Name[] | undefined {
  const twice = players?.find((player, i) => players.indexOf(player) !== i);
  if (twice === undefined) return players;
  throw new BadInput(`player «${twice}» is named twice: expected each once; one alone plays itself`);
}
