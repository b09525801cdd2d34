import { basename, dirname, join, resolve } from 'node:path';
import type { Level } from '@bridgehead/ai';
import { manifestOf } from '@bridgehead/catalogue';
import { BadInput } from '../../../bad-input.ts';
import { outputPlace, writeAll } from '../../../output/outputs.ts';
import type { Shell } from '../../../shell.ts';
import { readResultFile } from '../../results/result-file.ts';
import { type BalanceGames, balanceGames } from './balance-games.ts';
import { balancePicture } from './balance-picture.ts';
import { balanceText } from './balance-text.ts';

interface BalanceOptions {
  /** Result files, one for each scenario, its edition and its options. */
  readonly files: readonly string[];
  readonly level: Level;
  /** The page as the user calls it; pictures stand beside it. */
  readonly page: string;
}

export function writeBalance({ files, level, page }: BalanceOptions, { cwd, print }: Shell): void {
  if (files.length === 0) throw new BadInput('a result file is missing: expected --balance <results.jsonl> …');
  const place = outputPlace(cwd, page);
  const stem = basename(page).replace(/\.md$/, '');
  const parts = files.map((file) => {
    const of = gamesIn(resolve(cwd, file), file, level);
    const { title, edition, scenario, options = [] } = of.tournament;
    const [usual = edition] = manifestOf(title)?.facts.editions ?? [];
    const named = edition === usual ? [] : ['edition', edition];
    return { of, picture: `${[stem, scenario, ...named, ...options].join('-')}.svg` };
  });
  const twice = parts.find(({ picture }, i) => parts.findIndex((one) => one.picture === picture) !== i);
  if (twice !== undefined)
    throw new BadInput(`two files have games of ${twice.of.name}: expected one for each scenario, edition and options`);
  const outputs = [
    { ...place, content: balanceText(parts) },
    ...parts.map(({ of, picture }) => {
      return { ...outputPlace(cwd, join(dirname(page), picture)), content: balancePicture(of) };
    }),
  ];
  writeAll(outputs);
  print(outputs.map((output) => `wrote ${output.path}\n`).join(''));
}

function gamesIn(path: string, name: string, level: Level): BalanceGames {
  const file = readResultFile(path, name);
  if (file === undefined) throw new BadInput(`${name}: is not the result file of a tournament`);
  return balanceGames(file, name, level);
}
