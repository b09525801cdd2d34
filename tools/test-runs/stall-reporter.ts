/** Names the test at which a run stands still, and ends the run in time: a hang is a failure with a place, not silence. */
import { execFileSync } from 'node:child_process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Within two minutes it is said where a run stands. */
const SAY_MS = 105_000;
/** A busy machine may be so slow; only a hang gets here. */
const STOP_MS = 300_000;
const LOOK_EVERY_MS = 3000;

export interface StallSettings {
  readonly sayMs: number;
  /** Longer than any test may take by its own limit. */
  readonly stopMs: number;
  readonly now: () => number;
  readonly say: (message: string) => void;
  readonly stop: () => void;
}

interface Running {
  readonly since: number;
  readonly place: string;
  isSaid: boolean;
}

export class StallReporter implements Reporter {
  readonly #running = new Map<string, Running>();
  /** The last result of a file may be told after its end. */
  readonly #ended = new Set<string>();
  readonly #settings: StallSettings;
  #timer: NodeJS.Timeout | undefined;

  constructor(settings: Partial<StallSettings> = {}) {
    this.#settings = { sayMs: SAY_MS, stopMs: STOP_MS, now: Date.now, say, stop, ...settings };
  }

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  onTestModuleQueued(module: TestModule): void {
    this.#ended.delete(module.id);
    this.#begin(module.id, module.relativeModuleId);
  }

  onTestModuleStart(module: TestModule): void {
    this.#begin(module.id, module.relativeModuleId);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.id);
    this.#ended.add(module.id);
  }

  onTestCaseReady(test: TestCase): void {
    this.#begin(test.module.id, `${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestCaseResult(test: TestCase): void {
    this.#begin(test.module.id, `${test.module.relativeModuleId}, after «${test.fullName}»`);
  }

  look(): void {
    const { sayMs, stopMs, now } = this.#settings;
    for (const one of this.#running.values()) {
      const time = now() - one.since;
      if (time > sayMs && !one.isSaid) this.#settings.say(`for ${Math.round(time / 1000)} s at ${one.place}`);
      one.isSaid = time > sayMs;
      if (time > stopMs) this.#settings.stop();
    }
  }

  #begin(id: string, place: string): void {
    if (!this.#ended.has(id)) this.#running.set(id, { since: this.#settings.now(), place, isSaid: false });
  }
}

function say(message: string): void {
  process.stderr.write(`\n${message}\n`);
}

/** A worker that runs in circles hears nothing, so it is killed. */
function stop(): void {
  try {
    execFileSync('pkill', ['-9', '-P', String(process.pid)]);
  } catch {
    // Nobody is left to be killed, or there is no such program: the run ends all the same.
  }
  process.exit(1);
}
