import type { Command } from './shell.ts';

/** Every command as the help shows it. Its code is loaded when it is run: the help needs none of it. */
const LIST: Readonly<Record<string, Command>> = {
  map: {
    usage:
      '<title> [--out map.svg] [--png map.png] [--scale 2] [--theme light|dark] [--no-numbers] [--report] [--hex 4816]',
    summary:
      'Draws the map as SVG or PNG, prints the report of its compilation, or all that is known of one hex.\nWithout options: what kind of map it is.',
    load: async () => (await import('./commands/map.ts')).mapCommand,
  },
  compile: {
    usage: '[title…]',
    summary: 'Compiles the maps of these titles, or of all, from geography and pins.',
    load: async () => (await import('./commands/compile.ts')).compileCommand,
  },
  serve: {
    usage: '[--port 5173] [--host localhost]',
    summary:
      'Serves the game and its maps as pages. With --host 0.0.0.0 other devices in the network can open them. The port is\nthat of --port, else that of the environment variable PORT.',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  engine: {
    usage: '',
    summary: 'Speaks the engine protocol: one JSON object a line in, one a line out (docs/protocol.md).',
    load: async () => (await import('./commands/engine.ts')).engineCommand,
  },
  play: {
    usage:
      '<title> [--scenario short] [--options a,b] [--<side> staff …] [--seed 1] [--games 1]\n      [--save game.json] [--quiet]',
    summary:
      'Plays a game to its end, or several with the seeds that follow, and says who won. Each side of the title has an\noption that names its player: random (if left out), recruit or staff.',
    load: async () => (await import('./commands/play.ts')).playCommand,
  },
  replay: {
    usage: '<game.json> [--verify] [--watch]',
    summary:
      'Plays a saved game again. With --verify every answer, roll and hash, the last position and the digest must agree, or\nthe first that departs is named; with --watch the log of each turn is printed.',
    load: async () => (await import('./commands/replay.ts')).replayCommand,
  },
  tournament: {
    usage:
      '<title> [--players recruit,staff,staff@<commit>] [--scenario short] [--options a,b] [--games 200] [--seed 1] [--workers n]\n      [--nodes 100000] [--sprt elo0,elo1] [--file results.jsonl] [--page report.html] [--quiet]\n  bridgehead tournament --replay results.jsonl <number> [--save game.json]\n  bridgehead tournament --balance <results.jsonl>... [--players staff] [--page balance.md]',
    summary:
      'Lets computer players meet in pairs of games with the sides swapped and reports who is how strong, and how the\ngames went (docs/tournament.md). An interrupted tournament goes on when the same line is given again.\nWith --sprt it ends as soon as it is clear whether the first player is better than the second.\nWith --replay one game of a result file is played again and saved. With --balance a page tells what the\ngames of a player against itself, one file for each scenario and its options, say about the sides.',
    load: async () => (await import('./commands/tournament.ts')).tournamentCommand,
  },
  soak: {
    usage:
      '<title> [--games 900,100] [--seed 1] [--workers n] [--nodes 100000] [--patience 1200]\n      [--folder .] [--quiet]',
    summary:
      'Lets all computer players meet each other and themselves on both sides of every scenario, so many games each, and\ntells whether all came to their end: an illegal answer, a stall or a crash ends it with code 1 and the evidence.\nAn interrupted run goes on when the same line is given again (docs/tournament.md).',
    load: async () => (await import('./commands/soak.ts')).soakCommand,
  },
  puzzles: {
    usage: '<title> [--players random,recruit,staff] [--only id] [--seed 1] [--why]',
    summary:
      'Puts the title’s puzzles to computer players and says which each solves; with --why also what was answered\ninstead, and why that is not good.',
    load: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  },
  'same-games': {
    usage:
      '--against <commit> [--title <title>] [--games 1000] [--seed 1] [--scenario short] [--options a,b]\n      [--players staff] [--except hash] [--workers n] [--quiet]',
    summary:
      'Builds another commit beside this one, plays the same games in both through the engine protocol, and names the first\nanswer at which they part (docs/same-games.md). Ends with code 1 if any game does.',
    load: async () => (await import('./commands/same-games.ts')).sameGamesCommand,
  },
};

export const COMMANDS: ReadonlyMap<string, Command> = new Map(Object.entries(LIST));

/** Names that commands had before, which are still read. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([['endurance', 'soak']]);

export const commandNamed = (name: string): Command | undefined => COMMANDS.get(FORMER_NAMES.get(name) ?? name);
