/**
 * Hostile HTTP requests against the server as a process of its own: bad targets, methods and headers from a grammar, over
 * raw sockets. Each must get a well-formed answer below 500 or a closed connection, no answer may name a path of this
 * machine, and the server must answer a good request afterwards. A failure prints the seed of its request and ends the run
 * with code 1.
 *
 *   node tools/fuzz-http.mjs [--requests 1000] [--seed 1]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { homedir, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tryHostileRequests } from '../packages/testkit/dist/hostile-http.js';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ADDRESSES = ['/atlas/', '/', '/atlas/holland44', '/atlas/holland44.svg', '/icon.svg'];
/** Besides the folders of this machine: the marks of a stack trace. */
const SECRETS = [ROOT, homedir(), tmpdir(), 'node:', 'file://', '\n    at '];

function wish() {
  const { values } = parseArgs({
    options: { requests: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
  });
  const whole = (name) => {
    const number = Number(values[name]);
    if (Number.isInteger(number) && number >= 0) return number;
    console.error(`--${name} cannot be «${values[name]}»: expected a whole number`);
    process.exit(2);
  };
  return { requests: whole('requests'), seed: whole('seed') };
}

/** The server as users start it, and what it has said. */
async function startServer() {
  const child = spawn(process.execPath, [`${ROOT}packages/cli/bin/bridgehead.mjs`, 'serve', '--port', '0']);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the server did not start: ${said.err}`);
  });
  while (!/:(\d+)\/ /.test(said.out)) await Promise.race([once(child.stdout, 'data'), ended]);
  // From now on a server that ends is one that no longer answers.
  ended.catch(() => undefined);
  return { child, said, port: Number(/:(\d+)\//.exec(said.out)[1]) };
}

const wanted = wish();
const server = await startServer();
const show = (done) => process.stderr.write(`\r${done} of ${wanted.requests} requests `);
try {
  const trial = { ...wanted, port: server.port, addresses: ADDRESSES, secrets: SECRETS, onProgress: show };
  const tally = await tryHostileRequests(trial);
  console.error();
  for (const [status, times] of [...tally].sort(([a], [b]) => a - b)) {
    console.error(`${String(times).padStart(9)}  ${status === 0 ? 'closed' : status}`);
  }
  if (server.said.err !== '') throw new Error(`the server complained: ${server.said.err}`);
  console.error('\nthe server outlived all of them');
} catch (error) {
  console.error('\n', error, server.said.err);
  process.exitCode = 1;
} finally {
  server.child.kill();
}
