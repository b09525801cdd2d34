import { BadInput, oneOf } from './bad-input.ts';
import { compileCommand } from './commands/compile.ts';
import { enduranceCommand } from './commands/endurance.ts';
import { engineCommand } from './commands/engine.ts';
import { mapCommand } from './commands/map.ts';
import { playCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { sameGamesCommand } from './commands/same-games.ts';
import { serveCommand } from './commands/serve.ts';
import { tournamentCommand } from './commands/tournament.ts';
import { EXIT_DONE, endingOf, toldOf } from './exit-codes.ts';
import type { Command, Shell } from './shell.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['map', mapCommand],
  ['compile', compileCommand],
  ['serve', serveCommand],
  ['engine', engineCommand],
  ['play', playCommand],
  ['replay', replayCommand],
  ['tournament', tournamentCommand],
  ['endurance', enduranceCommand],
  ['puzzles', puzzlesCommand],
  ['same-games', sameGamesCommand],
]);

/** Runs one command line and gives the exit code. */
export async function run(args: readonly string[], shell: Shell): Promise<number> {
  try {
    await dispatch(args, shell);
    return EXIT_DONE;
  } catch (error) {
    const { code, says } = endingOf(error, shell.env);
    shell.complain(toldOf(says));
    return code;
  }
}

async function dispatch(args: readonly string[], shell: Shell): Promise<void> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || args.includes('--help') || args.includes('-h')) {
    shell.print(help());
    return;
  }
  const command = COMMANDS.get(name);
  if (command === undefined) {
    const what = name.startsWith('-') ? 'option' : 'command';
    throw new BadInput(`unknown ${what} «${name}»: expected ${oneOf([...COMMANDS.keys(), '--help'])}`);
  }
  await command.run(rest, shell);
}

function help(): string {
  const commands = [...COMMANDS].map(
    ([name, { usage, summary }]) => `  bridgehead ${name} ${usage}\n${indented(summary)}`,
  );
  return `Bridgehead: operational hex-and-counter wargames.\n\n${commands.join('\n\n')}\n`;
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n');
