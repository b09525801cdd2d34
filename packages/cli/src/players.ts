import { LEVELS, type Level } from '@bridgehead/ai';
import { readWord } from './arguments.ts';
import { BadInput } from './bad-input.ts';

/** `recruit,staff`: levels, each once. */
export function readPlayers(text: string | undefined): readonly Level[] | undefined {
  const players = text?.split(',').map((word) => readWord('player', word, LEVELS) ?? 'random');
  const twice = players?.find((player, i) => players.indexOf(player) !== i);
  if (twice === undefined) return players;
  throw new BadInput(`player «${twice}» is named twice: expected each once; one alone plays itself`);
}
