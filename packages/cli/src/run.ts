import { BadInput, oneOf, Unable } from './bad-input.ts';
import { COMMANDS, commandNamed } from './command-list.ts';
import { complaintOf, EXIT_DONE, endingOf } from './process/exit-codes.ts';
import type { Command, RunCommand, Shell } from './shell.ts';

/** Runs one command line and gives the exit code. */
export async function run(args: readonly string[], shell: Shell): Promise<number> {
  try {
    await dispatch(args, shell);
    return EXIT_DONE;
  } catch (error) {
    const { code, says } = endingOf(error, shell.env);
    shell.complain(complaintOf(says));
    return code;
  }
}

async function dispatch(args: readonly string[], shell: Shell): Promise<void> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || args.includes('--help') || args.includes('-h')) {
    shell.print(help());
    return;
  }
  const command = commandNamed(name);
  if (command === undefined) {
    const what = name.startsWith('-') ? 'option' : 'command';
    throw new BadInput(`unknown ${what} «${name}»: expected ${oneOf([...COMMANDS.keys(), '--help'])}`);
  }
  const runCommand = await loaded(command);
  await runCommand(rest, shell);
}

async function loaded(command: Command): Promise<RunCommand> {
  try {
    return await command.load();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new Unable(`the program is not whole (${error.message}): run «npm run build» first`, { cause: error });
  }
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
