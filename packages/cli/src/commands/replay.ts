import { resolve } from 'node:path';
import { openPosition, positionHash, type Replayed, replaySave, type SaveFile, type Title } from '@bridgehead/engine';
import { readSave } from '@bridgehead/protocol';
import { expectWords, readArguments } from '../arguments.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { readJson } from '../files.ts';
import { GAME_TITLES } from '../game-titles.ts';
import { momentOf } from '../moment.ts';
import { watchGame } from '../replay/watch.ts';
import type { Command, Shell } from '../shell.ts';

const OPTIONS = { verify: 'flag', watch: 'flag' } as const;

export const replayCommand: Command = {
  usage: '<game.json> [--verify] [--watch]',
  summary:
    'Plays a saved game again. With --verify every hash must agree, or the first answer that departs is named;\nwith --watch the log of each turn is printed.',
  run: async (args, shell) => {
    const given = readArguments(args, OPTIONS);
    const [name] = given.words;
    if (name === undefined) throw new BadInput('a file is missing: expected <game.json>');
    expectWords(given.words, ['<game.json>']);
    const { title, save } = loadSave(name, shell);
    const replayed = replay(title, save, name);
    if (given.has('watch')) watchGame(replayed.game, shell.print);
    report(replayed, save, shell, given.has('verify'));
  },
};

interface Loaded {
  readonly title: Title;
  readonly save: SaveFile;
}

function loadSave(name: string, shell: Shell): Loaded {
  const parsed = readSave(readJson(resolve(shell.cwd, name), name));
  if (!parsed.ok) throw new BadInput(`${name}: ${parsed.fault.place}: ${parsed.fault.message}`);
  const save = parsed.value;
  const title = GAME_TITLES.find(({ id }) => id === save.setUp.title);
  if (title === undefined) throw new BadInput(`${name}: setUp.title: unknown title «${save.setUp.title}»`);
  const torn = tornPlace(save);
  if (torn !== undefined) throw new BadInput(`${name}: ${torn}`);
  return { title, save };
}

/** A save ends with the hash of its last answer: one that does not has lost something. */
function tornPlace({ hashes, choices }: SaveFile): string | undefined {
  const beyond = hashes.findIndex(([at]) => at > choices.length);
  if (beyond >= 0) return `hashes[${beyond}]: beyond the last answer, the record is cut short`;
  return hashes.at(-1)?.[0] === choices.length ? undefined : 'hashes: none for the last answer';
}

function replay(title: Title, save: SaveFile, name: string): Replayed {
  const replayed = replaySave(title, save);
  if (!replayed.ok) throw new BadInput(`${name}: ${replayed.fault.place}: ${replayed.fault.message}`);
  const { game } = replayed.value;
  const last = openPosition(title, save.position);
  if (!last.ok) throw new BadInput(`${name}: position.${last.fault.place}: ${last.fault.message}`);
  if (replayed.value.departs !== undefined || positionHash(last.value) === positionHash(game)) return replayed.value;
  return { game, departs: { at: save.choices.length, why: 'the last position is another' } };
}

function report({ game, departs }: Replayed, save: SaveFile, shell: Shell, verify: boolean): void {
  if (departs !== undefined) {
    const choice = save.choices[Math.min(departs.at, save.choices.length - 1)];
    const says = `answer ${departs.at} departs: ${departs.why}: ${choice?.by} ${JSON.stringify(choice?.choice)}`;
    if (verify) throw new Unable(says);
    shell.complain(`bridgehead: ${says}\n`);
    return;
  }
  const { turn, phase } = momentOf(game);
  const agreed = `${save.choices.length} answers agree, ${save.hashes.length} hashes compared`;
  shell.print(
    `${game.setUp.title} ${game.setUp.scenario}, seed ${game.setUp.seed}: ${agreed}; turn ${turn}, ${phase}\n`,
  );
}
