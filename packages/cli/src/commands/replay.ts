import { resolve } from 'node:path';
import { readSave, type SaveFile, type Title, type Verified, verifySave } from '@bridgehead/engine';
import { LONGEST_LINE } from '@bridgehead/protocol';
import { expectWords, readArguments } from '../arguments.ts';
import { BadInput, Unable } from '../bad-input.ts';
import { readSaveJson } from '../files.ts';
import { GAME_TITLES } from '../game-titles.ts';
import { momentOf } from '../moment.ts';
import { watchGame } from '../replay/watch.ts';
import type { RunCommand, Shell } from '../shell.ts';
import { faultIn, sayIn } from '../speech.ts';

const OPTIONS = { verify: 'flag', watch: 'flag' } as const;

export const replayCommand: RunCommand = async (args, shell) => {
  const given = readArguments(args, OPTIONS);
  const [name] = given.words;
  if (name === undefined) throw new BadInput('a file is missing: expected <game.json>');
  expectWords(given.words, ['<game.json>']);
  const { title, save } = loadSave(name, shell);
  const verified = verify(title, save, name);
  if (given.has('watch')) watchGame(verified.game, shell.print);
  report(verified, save, shell, given.has('verify'));
};

interface Loaded {
  readonly title: Title;
  readonly save: SaveFile;
}

function loadSave(name: string, shell: Shell): Loaded {
  const parsed = readSave(readSaveJson(resolve(shell.cwd, name), name, LONGEST_LINE));
  if (!parsed.ok) throw new BadInput(`${name}: ${faultIn(undefined, parsed.fault)}`);
  const save = parsed.value;
  const title = GAME_TITLES.find(({ id }) => id === save.setUp.title);
  if (title === undefined) throw new BadInput(`${name}: setUp.title: unknown title «${save.setUp.title}»`);
  return { title, save };
}

function verify(title: Title, save: SaveFile, name: string): Verified {
  const verified = verifySave(title, save);
  if (verified.ok) return verified.value;
  throw new BadInput(`${name}: ${faultIn(title, verified.fault)}`);
}

function report(verified: Verified, save: SaveFile, shell: Shell, mustAgree: boolean): void {
  const { game, departs } = verified;
  if (departs !== undefined) {
    const choice = save.choices[Math.min(departs.at, save.choices.length - 1)];
    const says = `answer ${departs.at} departs: ${sayIn(game.title)(departs.why)}: ${choice?.by} ${JSON.stringify(choice?.choice)}`;
    if (mustAgree) throw new Unable(says);
    shell.complain(`bridgehead: ${says}\n`);
    return;
  }
  const { turn, phase } = momentOf(game);
  const agreed = `${save.choices.length} answers agree, ${save.hashes.length} hashes compared`;
  const { title, scenario, seed } = game.setUp;
  const begun = save.from === undefined ? `seed ${seed}` : 'from a position';
  shell.print(`${title} ${scenario}, ${begun}: ${agreed}; turn ${turn}, ${phase}\n`);
  shell.print(`${rollWords(verified)}\n`);
  if (!verified.hasDigest) shell.print(`${NO_DIGEST}\n`);
}

function rollWords({ rolls, laidDown }: Verified): string {
  if (laidDown === 0) return `all ${rolls} rolls are those of the generator`;
  return `a game with laid-down dice: ${laidDown} of ${rolls} rolls were laid down, the others are those of the generator`;
}

/** Without the digest, what no choice and no position shows can be changed unseen. */
const NO_DIGEST =
  'the file has no digest: an older version wrote it, or somebody took it out; an answer written otherwise that comes to the same positions would not be found';
