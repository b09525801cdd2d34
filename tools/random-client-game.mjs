/**
 * Random games driven through the client in Chromium: at every decision one of its legal choices is wanted, and given with
 * the page's own means, by mouse, by finger or by keyboard in turn, or by one hand alone: the finger then has a phone, the
 * keyboard no pointer at all. At the end it is told which kinds of decisions were answered by which hand. An error in the
 * page's console, or a choice that the page does not let the player give, ends the run with code 1; the game up to there is
 * then written to a file.
 *
 *   node tools/random-client-game.mjs [--choices 2000] [--seed 1] [--per-game 500] [--scenario short|campaign|both]
 *                                     [--hand mouse|finger|keyboard|all] [--edition 1|2]
 *
 * With --prepared no game is played through: every kind of answer that docs/decisions.md lists is given once by each hand,
 * from a position in which it is asked. What a hand has not given ends the run with code 1. --only gives just those whose
 * decision and answer contain these words.
 *
 *   node tools/random-client-game.mjs --prepared [--title holland44|kasserine] [--edition 1|2]
 *                                     [--hand mouse|finger|keyboard|all] [--only "combat attack"]
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const SCENARIOS = {
  short: ['The Short Game'],
  campaign: ['The Campaign Game'],
  both: ['The Short Game', 'The Campaign Game'],
};

/** Titles whose answers are given from prepared positions, and their editions; random games are of the first title. */
const EDITIONS = { holland44: [1, 2], kasserine: [1] };
const PREPARED = Object.keys(EDITIONS);

const HANDS = {
  mouse: ['mouse'],
  finger: ['finger'],
  keyboard: ['keyboard'],
  all: ['mouse', 'finger', 'keyboard'],
};

const { values } = parseArgs({
  options: {
    choices: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    'per-game': { type: 'string', default: '500' },
    scenario: { type: 'string', default: 'both' },
    hand: { type: 'string', default: 'all' },
    prepared: { type: 'boolean', default: false },
    title: { type: 'string', default: 'holland44' },
    edition: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const [choices, seed, perGame] = [values.choices, values.seed, values['per-game']].map(Number);
const scenarios = SCENARIOS[values.scenario];
const ways = HANDS[values.hand];
if (![choices, seed, perGame].every(Number.isSafeInteger) || scenarios === undefined || ways === undefined) {
  console.error('expected --choices, --seed and --per-game as whole numbers, --scenario short, campaign or both,');
  console.error('--hand mouse, finger, keyboard or all');
  process.exit(2);
}
if (!PREPARED.includes(values.title) || (!values.prepared && values.title !== PREPARED[0])) {
  console.error(`--title cannot be “${values.title}”: expected ${PREPARED.join(' or ')}, the second with --prepared`);
  process.exit(2);
}
const edition = Number(values.edition);
if (!EDITIONS[values.title].includes(edition)) {
  console.error(`--edition cannot be “${values.edition}”: ${values.title} has ${EDITIONS[values.title].join(', ')}`);
  process.exit(2);
}

/** The tests' own hands are TypeScript, and read the sources of our packages. */
const loader = await createServer({
  configFile: false,
  root: new URL('..', import.meta.url).pathname,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions: ['source'] },
  ssr: { noExternal: [/^@bridgehead\//], resolve: { conditions: ['source'] } },
});
const { startClient } = await loader.ssrLoadModule('/packages/web/test/browser.ts');

const client = await startClient();
const say = (line) => console.log(line);
const isWell = values.prepared ? await fromPositions() : await randomly();
await client.close();
await loader.close();
process.exit(isWell ? 0 : 1);

async function randomly() {
  const { playRandomGames } = await loader.ssrLoadModule('/packages/web/test/random-game.ts');
  return playRandomGames(client, { edition, choices, seed, perGame, scenarios, ways, say });
}

async function fromPositions() {
  const { playPrepared } = await loader.ssrLoadModule('/packages/web/test/prepared.ts');
  return playPrepared(client, { title: values.title, edition, ways, only: values.only, say });
}
