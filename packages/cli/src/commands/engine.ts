import { randomInt } from 'node:crypto';
import { loadLanguages } from '@bridgehead/catalogue';
import { createSession, LONGEST_LINE } from '@bridgehead/protocol';
import { expectWords, readArguments } from '../arguments.ts';
import { ENGINE_PLAYERS } from '../engine/engine-players.ts';
import { linesOf } from '../engine/lines.ts';
import { GAME_TITLES, TITLES } from '../game-titles.ts';
import type { RunCommand } from '../shell.ts';

const SEEDS = 2 ** 32;

export const engineCommand: RunCommand = async (args, shell) => {
  const { words } = readArguments(args, {});
  expectWords(words, []);
  const session = createSession({
    titles: GAME_TITLES,
    languages: await loadLanguages(TITLES),
    newSeed: () => randomInt(SEEDS),
    players: ENGINE_PLAYERS,
  });
  for await (const line of linesOf(shell.input, LONGEST_LINE)) {
    if (typeof line === 'string' && line.trim() === '') continue;
    shell.print(`${session.handleLine(line)}\n`);
    // What is not taken stays with the sender: no more is read than somebody reads.
    await shell.untilTaken();
  }
};
