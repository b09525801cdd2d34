import { readFileSync } from 'node:fs';

/**
 * Processor time of the process so far, which a busy machine changes little. Also what the collector of garbage and the
 * compiler do on other threads: on a free machine the clock says a little less.
 */
export function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The same of the thread that runs the rules alone; on systems that do not tell, that of the process. */
export function mainThreadMs() {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return processorMs();
  }
}

const BATCH_MS = 600;
const STEADY_BATCHES = 5;
const STEADY = 1.03;
const LONGEST_WARM_UP_MS = 30_000;

/** Runs until the rate has not risen for some time: the compiler goes on for hundreds of games. `run` gives how much it has done. */
export function warmUp(run) {
  const begun = processorMs();
  let best = 0;
  let since = 0;
  while (since < STEADY_BATCHES && processorMs() - begun < LONGEST_WARM_UP_MS) {
    const start = mainThreadMs();
    let done = 0;
    while (mainThreadMs() - start < BATCH_MS) done += run();
    const rate = done / (mainThreadMs() - start);
    since = rate > best * STEADY ? 0 : since + 1;
    best = Math.max(best, rate);
  }
}

const WARM_UP = 300;
const SAMPLES = 300;
const RUNS_PER_SAMPLE = 3;

function microseconds(run) {
  const start = process.hrtime.bigint();
  for (let i = 0; i < RUNS_PER_SAMPLE; i++) run();
  return Number(process.hrtime.bigint() - start) / 1000 / RUNS_PER_SAMPLE;
}

/** The value below which this part of the others lies, between neighbours in a straight line. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * Medians of two versions in microseconds, and of their ratio with its middle half. Samples alternate, so that a
 * neighbour on the same machine slows both: the ratio holds when the times do not.
 */
export function compareTimes(one, other) {
  for (let i = 0; i < WARM_UP; i++) {
    one();
    other();
  }
  const pairs = Array.from({ length: SAMPLES }, () => [microseconds(one), microseconds(other)]);
  const ratios = pairs.map(([a, b]) => b / a);
  return {
    one: quantile(
      pairs.map(([a]) => a),
      0.5,
    ),
    other: quantile(
      pairs.map(([, b]) => b),
      0.5,
    ),
    ratio: [0.25, 0.5, 0.75].map((part) => quantile(ratios, part)),
  };
}

/** Rows of text in columns: the first to the left, the others to the right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]));
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}
