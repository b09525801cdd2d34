/**
 * Hostile lines by the hundred thousand to the seats of hosted games, for each title and its hidden versions: real play by both
 * sides, and between their requests lines that are mutated, wild, torn or no requests at all. Every line must have just one reply, as
 * the protocol has it and never `internal`; no reply holds the seed, an event for the other side or a method of the host. Ends with
 * code 1 at the first fault, and prints the line.
 *
 *   node tools/fuzz-seat.mjs [--lines 100000] [--seed 1] [--edition 1]   titles without that edition are left out
 */
import { parseArgs } from 'node:util';
import { loadTitles } from '../packages/catalogue/dist/index.js';
import { beginGame, deciderOf } from '../packages/engine/dist/index.js';
import { createSeatSession, hostGame } from '../packages/protocol/dist/index.js';
import { hostileSeat, replyFault } from '../packages/testkit/dist/index.js';

const CANARY = 918_273_645;
const LINES_A_GAME = 4000;

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string', default: '1' },
  },
});
for (const name of ['lines', 'seed', 'edition']) {
  if (/^\d+$/.test(values[name])) continue;
  console.error(`--${name} cannot be “${values[name]}”: expected a whole number`);
  process.exit(2);
}
const [lines, seed, edition] = [values.lines, values.seed, values.edition].map(Number);

function faultIn(line, reply, sides, side) {
  const other = sides.find((one) => one !== side);
  if (reply.includes(String(CANARY))) return 'tells the seed';
  if (reply.includes(`"audience":"${other}"`)) return `tells what is for ${other}`;
  return replyFault(line, reply);
}

function attack(title, options, from) {
  const scenario = title.scenarios[from % title.scenarios.length].id;
  const begun = beginGame(title, { title: title.id, edition, scenario, options, seed: CANARY });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const host = hostGame(begun.value);
  const seats = title.sides.map((side, i) => ({
    side,
    session: createSeatSession({ host, sides: [side] }),
    client: hostileSeat({ title, seed: from * 2 + i, mayApply: true }),
  }));
  for (let i = 0; i < LINES_A_GAME; i++) {
    const asked = seats.find(({ side }) => side === deciderOf(host.game)) ?? seats[0];
    const { side, session, client } = i % 4 === 0 ? seats[(i >> 2) % seats.length] : asked;
    const line = client.next();
    const reply = session.handleLine(line);
    const fault = faultIn(line, reply, title.sides, side);
    if (fault !== undefined)
      return { fault: `${side}: ${line.slice(0, 3000)}\nits reply ${fault}: ${reply.slice(0, 3000)}` };
    client.hear(reply);
  }
  return { choices: host.log.length };
}

const played = (await loadTitles()).filter(({ title }) => title.editions.includes(edition));
if (played.length === 0) {
  console.error(`no title has an edition ${edition}`);
  process.exit(2);
}
for (const { title, manifest } of played) {
  let [sent, choices, game] = [0, 0, seed];
  for (; sent < lines; sent += LINES_A_GAME, game++) {
    const variants = manifest.versions.variants;
    const result = attack(title, variants[game % variants.length], game);
    if (result.fault !== undefined) {
      console.error(`\n${title.id}, game ${game}: ${result.fault}`);
      process.exit(1);
    }
    choices += result.choices;
    if (process.stderr.isTTY) process.stderr.write(`\r${title.id}: ${sent} lines, ${choices} choices `);
  }
  console.log(`${title.id}: ${sent} lines in ${game - seed} games, ${choices} choices made, no fault`);
}
