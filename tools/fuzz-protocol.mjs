/**
 * Hostile lines by the hundred thousand to the engine in a process of its own, for each title: real play, and between its
 * requests lines that are mutated, wild, torn, odd or larger than any line may be. Every line must have just one reply, as
 * the protocol has it and never `internal`; the process must live to its end and keep its memory within bounds. Ends with
 * code 1 at the first fault, and prints the line.
 *
 *   node tools/fuzz-protocol.mjs [--lines 100000] [--seed 1] [--title holland44]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hostileClient, replyFault } from '../packages/testkit/dist/index.js';

const ENGINE = fileURLToPath(new URL('../packages/cli/bin/bridgehead.mjs', import.meta.url));
const SHOW_EVERY_MS = 2000;
const HUGE_ONE_IN = 5000;
const MOST_MEGABYTES = 1500;

function wish() {
  const { values } = parseArgs({
    options: {
      lines: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      title: { type: 'string' },
    },
  });
  for (const name of ['lines', 'seed']) {
    if (/^\d+$/.test(values[name])) continue;
    console.error(`--${name} cannot be «${values[name]}»: expected a whole number`);
    process.exit(2);
  }
  return { lines: Number(values.lines), seed: Number(values.seed), title: values.title };
}

/** The engine, one line at a time. */
function openEngine() {
  const child = spawn(process.execPath, [ENGINE, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const replies = createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const ended = once(child, 'close');
  return {
    pid: child.pid,
    ask: async (line) => {
      child.stdin.write(`${line}\n`);
      const { done, value } = await replies.next();
      if (done) throw new Error('the engine has ended');
      return value;
    },
    /** Comes to the code with which it ends, and whatever it said unasked. */
    end: async () => {
      child.stdin.end();
      const { done, value } = await replies.next();
      const [code] = await ended;
      return { code, more: done ? undefined : value };
    },
    kill: () => child.kill('SIGKILL'),
  };
}

/** In megabytes; the system tells it on Linux only. */
function memoryOf(pid) {
  const file = `/proc/${pid}/status`;
  const [, kilobytes] = existsSync(file) ? (/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? []) : [];
  return kilobytes === undefined ? 0 : Math.round(Number(kilobytes) / 1000);
}

async function titlesOf() {
  const engine = openEngine();
  const { result } = JSON.parse(await engine.ask('{"id":1,"method":"titles"}'));
  await engine.end();
  return result;
}

async function attack(title, { lines, seed }) {
  const engine = openEngine();
  const client = hostileClient({ seed, titles: [title], hugeOneIn: HUGE_ONE_IN });
  const counts = {};
  const memory = [];
  const start = performance.now();
  let shown = start;
  try {
    for (let i = 0; i < lines; i++) {
      const line = client.next();
      const reply = await engine.ask(line);
      const fault = replyFault(line, reply);
      if (fault !== undefined) return `line ${i}: ${line.slice(0, 5000)}\nits reply ${fault}: ${reply.slice(0, 5000)}`;
      const code = reply.includes('"error"') ? (JSON.parse(reply).error?.code ?? 'result') : 'result';
      counts[code] = (counts[code] ?? 0) + 1;
      client.hear(reply);
      if (i % 1000 === 0) memory.push(memoryOf(engine.pid));
      if (performance.now() - shown > SHOW_EVERY_MS) {
        shown = performance.now();
        process.stderr.write(`\r${title.id}: ${i} of ${lines} lines, ${memory.at(-1)} MB `);
      }
    }
    const { code, more } = await engine.end();
    if (code !== 0) return `the engine ended with code ${code}`;
    if (more !== undefined) return `the engine says more than it was asked: ${more.slice(0, 500)}`;
  } finally {
    engine.kill();
  }
  const most = Math.max(...memory);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\r${title.id}: ${lines} lines in ${seconds} s, at most ${most} MB, at last ${memory.at(-1)} MB`);
  for (const [code, count] of Object.entries(counts).sort(([, a], [, b]) => b - a)) console.log(`  ${code} ${count}`);
  return most > MOST_MEGABYTES ? `the engine took ${most} MB: expected at most ${MOST_MEGABYTES}` : undefined;
}

const wanted = wish();
const known = await titlesOf();
const titles = known.filter(({ id }) => wanted.title === undefined || wanted.title === id);
if (titles.length === 0) {
  console.error(`unknown title «${wanted.title}»: expected ${known.map(({ id }) => id).join(' or ')}`);
  process.exit(2);
}
for (const title of titles) {
  const fault = await attack(title, wanted);
  if (fault === undefined) continue;
  console.error(`\n${title.id}: ${fault}`);
  process.exitCode = 1;
}
