import { HEX, type Point } from '../../geometry/geometry.ts';
import type { Sheet } from '../sheet.ts';
import { folded, placing, type Spot } from '../stacks/stack-layout.ts';
import type { Stacks } from '../stacks/stacks.ts';
import { SVG, svgGroup } from '../svg-dom.ts';
import type { Motion, MotionPlan } from './motion.ts';
import { schedule, type Timed, walkedPart } from './schedule.ts';

/** Plays motions over a board that already shows where they end. */
export interface MotionPlayer {
  /** What is no longer on the board while it is still seen, and what is fought over. */
  readonly group: SVGGElement;
  /** Before the stacks change: keeps the pictures of what is about to leave or to be turned over. */
  keep(motions: readonly Motion[]): void;
  /** After they have changed. */
  play(plan: MotionPlan): void;
  /** A click always ends what is running. */
  finish(): void;
}

/** A counter as it lay, drawn once more. */
interface Ghost {
  readonly element: SVGGElement;
  readonly spot: Spot;
}

interface Running {
  readonly animation: Animation;
  /** What was there for it alone is taken away. */
  readonly end: () => void;
}

interface Stage {
  readonly sheet: Sheet;
  readonly stacks: Stacks;
  readonly group: SVGGElement;
  readonly ghosts: Map<string, Ghost>;
  run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, end?: () => void): void;
}

export function createMotionPlayer(sheet: Sheet, stacks: Stacks, isStill: () => boolean): MotionPlayer {
  const group = svgGroup('b-motion');
  const ghosts = new Map<string, Ghost>();
  const running = new Set<Running>();
  const stop = (one: Running): void => {
    if (!running.delete(one)) return;
    one.end();
    if (running.size === 0) stacks.lift([]);
  };
  const run: Stage['run'] = (element, frames, timing, end = () => undefined) => {
    // Until its turn comes, everything is as it was.
    const animation = element.animate(frames, { easing: 'ease-out', fill: 'backwards', ...timing });
    const one = { animation, end };
    running.add(one);
    animation.finished.catch(() => undefined).then(() => stop(one));
  };
  const stage: Stage = { sheet, stacks, group, ghosts, run };
  const forgetGhosts = (): void => {
    for (const { element } of ghosts.values()) element.remove();
    ghosts.clear();
  };
  const finish = (): void => {
    for (const one of [...running]) {
      one.animation.finish();
      stop(one);
    }
    forgetGhosts();
  };
  return {
    group,
    keep(motions) {
      finish();
      if (isStill()) return;
      for (const motion of motions) keepGhosts(stage, motion);
    },
    play(plan) {
      if (isStill()) return;
      stacks.lift(plan.motions.flatMap((motion) => (motion.kind === 'walk' ? motion.counters : [])));
      for (const timed of schedule(plan)) play(stage, timed);
      if (running.size === 0) stacks.lift([]);
    },
    finish,
  };
}

function keepGhosts({ stacks, group, ghosts }: Stage, motion: Motion): void {
  const kept = motion.kind === 'leave' ? motion.counters : motion.kind === 'turn' ? motion.from : [];
  for (const counter of kept) {
    const [element, spot] = [stacks.element(counter), stacks.spot(counter)];
    if (element === undefined || spot === undefined) continue;
    const ghost = svgGroup('b-ghost');
    ghost.innerHTML = element.innerHTML;
    ghost.style.transform = placing(spot);
    group.append(ghost);
    ghosts.set(counter, { element: ghost, spot });
  }
}

function play(stage: Stage, { motion, delay, duration }: Timed): void {
  switch (motion.kind) {
    case 'walk':
      playWalk(stage, motion, { delay, duration });
      break;
    case 'leave':
      for (const counter of motion.counters) playLeave(stage, counter, motion.path, { delay, duration });
      break;
    case 'appear':
      for (const element of elementsOf(stage, motion.counters)) {
        stage.run(element, [{ opacity: 0 }, { opacity: 1 }], { delay, duration });
      }
      break;
    case 'turn':
      playTurn(stage, motion, { delay, duration: duration / 2 });
      break;
    case 'flash':
      playFlash(stage, motion.at, { delay, duration });
      break;
  }
}

const elementsOf = ({ stacks }: Stage, counters: readonly string[]): readonly SVGGElement[] =>
  counters.flatMap((counter) => stacks.element(counter) ?? []);

const stopsOf = ({ sheet }: Stage, places: readonly string[]): readonly Point[] =>
  places.map((name) => sheet.place(name)).filter((point) => point !== undefined);

interface Timing {
  readonly delay: number;
  readonly duration: number;
}

/** Counters walk by transform alone; far off the sum of the stack goes along with them. */
function playWalk(stage: Stage, { counters, path }: Extract<Motion, { kind: 'walk' }>, timing: Timing): void {
  const { stacks, run } = stage;
  const stops = stopsOf(stage, path);
  const end = stops.at(-1);
  if (end === undefined || stops.length < 2) return;
  for (const counter of counters) {
    const [element, spot] = [stacks.element(counter), stacks.spot(counter)];
    if (element === undefined || spot === undefined) continue;
    const frames = framesOf(spot, stops, end);
    run(element, frames, timing);
    const summary = spot.depth === 0 ? stacks.summary(spot.at, counters) : undefined;
    if (summary !== undefined) run(summary, frames, timing);
  }
}

/** At each stop it lies as it lies in its stack at this one. */
function framesOf(spot: Spot, stops: readonly Point[], at: Point): Keyframe[] {
  const [dx, dy] = [spot.corner[0] - at[0], spot.corner[1] - at[1]];
  return stops.map(([x, y]) => ({ transform: placing({ ...spot, corner: [x + dx, y + dy] }) }));
}

function playLeave(stage: Stage, counter: string, path: readonly string[], timing: Timing): void {
  const ghost = stage.ghosts.get(counter);
  if (ghost === undefined) return;
  const { element, spot } = ghost;
  const stops = stopsOf(stage, path);
  const [from] = stops;
  const frames = from === undefined ? [{ transform: placing(spot) }] : framesOf(spot, stops, from);
  const walked = walkedPart(path.length) / Math.max(1, frames.length - 1);
  const walk = frames.map((frame, i) => ({ ...frame, opacity: 1, offset: walked * i }));
  stage.run(element, [...walk, { ...frames.at(-1), opacity: 0 }], timing, () => element.remove());
}

/** What lay there is folded up, and then what lies there now is unfolded. */
function playTurn(stage: Stage, { from, counters }: Extract<Motion, { kind: 'turn' }>, half: Timing): void {
  const { stacks, ghosts, run } = stage;
  for (const counter of from) {
    const ghost = ghosts.get(counter);
    if (ghost === undefined) continue;
    const frames = [1, 0].map((width) => ({ transform: folded(ghost.spot, width) }));
    run(ghost.element, frames, { ...half, easing: 'ease-in' }, () => ghost.element.remove());
  }
  for (const counter of counters) {
    const [element, spot] = [stacks.element(counter), stacks.spot(counter)];
    if (element === undefined || spot === undefined) continue;
    const frames = [0, 1].map((width) => ({ transform: folded(spot, width) }));
    run(element, frames, { ...half, delay: half.delay + half.duration });
  }
}

/** A ring that grows out of the hex and is gone. */
function playFlash({ sheet, group, run }: Stage, at: string, timing: Timing): void {
  const centre = sheet.place(at);
  if (centre === undefined) return;
  const ring = document.createElementNS(SVG, 'circle');
  ring.setAttribute('class', 'b-flash');
  ring.setAttribute('r', String(HEX / 2));
  group.append(ring);
  const [x, y] = centre;
  const grown = (size: number, opacity: number) => ({
    transform: `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${size})`,
    opacity,
  });
  run(ring, [grown(0.4, 0), { ...grown(0.7, 1), offset: 0.3 }, grown(1.3, 0)], { ...timing, fill: 'both' }, () =>
    ring.remove(),
  );
}
