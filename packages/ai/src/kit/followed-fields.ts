/** Distance fields that follow the ground: where little has changed, little is worked out again. */
import { distanceField, type FieldGrid, type FieldOptions, spread } from './distance-field.ts';
import { put, take, takenAt } from './rings.ts';

/** A field, and the ground that it is true for. */
interface Kept {
  readonly stepsInto: Int16Array;
  readonly field: Int16Array;
}

export interface FollowedOptions extends Omit<FieldOptions, 'stepsInto' | 'starts'> {
  /** A key stands for the same starts for ever. */
  startsOf(key: number): readonly number[];
}

/** The field of a key over these steps, a table that nobody changes any more. */
export type FollowedFields = (key: number, stepsInto: Int16Array) => Int16Array;

/** Keeps the last field of each key. */
export function followedFields(grid: FieldGrid, options: FollowedOptions): FollowedFields {
  const kept = new Map<number, Kept>();
  let compared: { readonly old: Int16Array; readonly now: Int16Array; readonly slots: readonly number[] } | undefined;
  const changes = (old: Int16Array, now: Int16Array): readonly number[] => {
    if (compared?.old !== old || compared.now !== now) compared = { old, now, slots: changedSlots(old, now) };
    return compared.slots;
  };
  return (key, stepsInto) => {
    const last = kept.get(key);
    if (last?.stepsInto === stepsInto) return last.field;
    const wanted = { ...options, stepsInto, starts: options.startsOf(key) };
    const field =
      last === undefined
        ? distanceField(grid, wanted)
        : followed(grid, last, wanted, changes(last.stepsInto, stepsInto));
    kept.set(key, { stepsInto, field });
    return field;
  };
}

function changedSlots(old: Int16Array, now: Int16Array): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < now.length; slot++) if (old[slot] !== now[slot]) slots.push(slot);
  return slots;
}

/** Whether the step costs more than it did, or can no longer be made. */
const isDearer = (old: number, now: number): boolean => old >= 0 && (now < 0 || now > old);

/** The field on the ground as it is now; the same one if nothing that it goes by has changed. */
function followed(grid: FieldGrid, last: Kept, options: FieldOptions, slots: readonly number[]): Int16Array {
  const { stepsInto, unreachable } = options;
  if (!slots.some((slot) => mayMatter(grid, last, stepsInto, slot))) return last.field;
  const directions = stepsInto.length / grid.hexCount;
  const ownCost = startCosts(options);
  const next = last.field.slice();
  const lost = cutOff(grid, last, { stepsInto, slots, ownCost, unreachable, next });
  for (const hex of lost) {
    const best = Math.min(ownCost.get(hex) ?? unreachable, nearestBeside(grid, next, stepsInto, hex));
    if (best >= unreachable) continue;
    next[hex] = best;
    put(best, hex);
  }
  for (const slot of slots) {
    const step = stepsInto[slot] ?? -1;
    const from = grid.neighbours[slot] ?? -1;
    const cost = (next[Math.floor(slot / directions)] ?? 0) + step;
    if (step < 0 || from < 0 || cost >= (next[from] ?? 0)) continue;
    next[from] = cost;
    put(cost, from);
  }
  spread(grid, stepsInto, next);
  return next;
}

/** Whether a way goes by the step that has changed, or would now. */
function mayMatter(
  { hexCount, neighbours }: FieldGrid,
  { stepsInto: old, field }: Kept,
  now: Int16Array,
  slot: number,
) {
  const from = neighbours[slot] ?? -1;
  if (from < 0) return false;
  const [before = -1, after = -1] = [old[slot], now[slot]];
  const [there = 0, here = 0] = [field[from], field[Math.floor((slot * hexCount) / now.length)]];
  return isDearer(before, after) ? there === here + before : after >= 0 && here + after < there;
}

/** By start: what it costs without a step. */
const startCosts = ({ starts, apart = 0 }: FieldOptions): ReadonlyMap<number, number> =>
  new Map(starts.map((start, i) => [start, i * apart]));

interface Change {
  readonly stepsInto: Int16Array;
  /** Where they differ from those before. */
  readonly slots: readonly number[];
  readonly ownCost: ReadonlyMap<number, number>;
  readonly unreachable: number;
  /** A copy of the field, in which what is lost becomes unreachable. */
  readonly next: Int16Array;
}

/** The hexes whose every cheapest way went by a step that is dearer now. */
function cutOff(grid: FieldGrid, { stepsInto: old, field }: Kept, change: Change): readonly number[] {
  const { stepsInto, slots, ownCost, unreachable, next } = change;
  const directions = old.length / grid.hexCount;
  const lost: number[] = [];
  const doubt = (slot: number): void => {
    const from = grid.neighbours[slot] ?? -1;
    const step = old[slot] ?? -1;
    const cost = (field[Math.floor(slot / directions)] ?? 0) + step;
    if (from >= 0 && step >= 0 && cost < unreachable && field[from] === cost) put(cost, from);
  };
  for (const slot of slots) if (isDearer(old[slot] ?? -1, stepsInto[slot] ?? -1)) doubt(slot);
  // Steps cost more than nothing: who is nearer has been decided on before.
  for (let hex = take(); hex >= 0; hex = take()) {
    const cost = takenAt();
    if (next[hex] !== cost || ownCost.get(hex) === cost) continue;
    if (nearestBeside(grid, next, stepsInto, hex) <= cost) continue;
    lost.push(hex);
    next[hex] = unreachable;
    for (let slot = hex * directions; slot < (hex + 1) * directions; slot++) doubt(slot);
  }
  return lost;
}

/** The cost by way of the best hex next to this one. */
function nearestBeside(grid: FieldGrid, field: Int16Array, stepsInto: Int16Array, hex: number): number {
  const directions = stepsInto.length / grid.hexCount;
  let least = Number.POSITIVE_INFINITY;
  for (let d = 0; d < directions; d++) {
    const beside = grid.neighbours[hex * directions + d] ?? -1;
    if (beside < 0) continue;
    const step = stepsInto[beside * directions + ((d + directions / 2) % directions)] ?? -1;
    if (step >= 0) least = Math.min(least, (field[beside] ?? 0) + step);
  }
  return least;
}
