/** Why a retreat or an advance goes where it goes: guideline by guideline, step by step. */
import type { Frame, Game, Refusal } from '@bridgehead/engine';
import type { ReadChoices } from '../contract/index.ts';
import { certainLoss } from '../rules/13-retreats/retreat-hazards.ts';
import { type RetreatPath, weighRetreats } from '../rules/13-retreats/retreat-paths.ts';
import { stopRefusal } from '../rules/13-retreats/stopping.ts';
import type { AdvanceFrame } from '../rules/15-advance/advance.ts';
import {
  afterStep,
  crossingsOf,
  endRefusal,
  hexesOf,
  isRefusal,
  type Party,
  partyOf,
  stepRefusal,
} from '../rules/15-advance/advance-steps.ts';
import { advancerRefusal } from '../rules/15-advance/advance-units.ts';
import { saysBy } from '../says.ts';
import { hexOfPlace, placeName } from '../state/places.ts';
import { placeOf } from '../state/state.ts';
import { idOf } from '../state/units.ts';
import { allowed, type Consulted, forbidden } from './consulted.ts';
import { retreatUnderWay } from './retreats.ts';
import { refused } from './said.ts';

/** [13.1.3] How many paths each rule has taken away, and what became of this one. */
export function retreatReasons(
  g: Game,
  _frame: Frame,
  { unit: u, path, stop }: ReadChoices['retreat']['retreat'],
): Consulted[] {
  const withdrawal = retreatUnderWay(g);
  if (withdrawal === undefined || !withdrawal.task.units.includes(u)) return [];
  const { task } = withdrawal;
  const doom = certainLoss(g, task, u);
  if (doom !== undefined) return [forbidden(doom)];
  if (stop === true) {
    const hex = hexOfPlace(path[0] ?? 0);
    const refusal = stopRefusal(g, withdrawal, u, hex);
    const place = placeName(path[0] ?? 0);
    return [
      refusal === undefined ? allowed(saysBy('13.3', 'retreat-may-stop-here'), place) : forbidden(refusal, place),
    ];
  }
  return guidelineLines(weighRetreats(g, task, u), path);
}

function guidelineLines(paths: readonly RetreatPath[], path: readonly number[]): Consulted[] {
  const out = new Map<string, { readonly refusal: RetreatPath['excludedBy']; count: number }>();
  for (const { excludedBy } of paths) {
    if (excludedBy === undefined) continue;
    const entry = out.get(excludedBy.code) ?? { refusal: excludedBy, count: 0 };
    entry.count += 1;
    out.set(excludedBy.code, entry);
  }
  const own = paths.find((one) => one.path.length === path.length && one.path.every((place, i) => place === path[i]));
  const lines: Consulted[] = [saysBy('13.1.1', 'paths-of-length', { paths: paths.length })];
  for (const { refusal, count } of out.values()) {
    if (refusal === undefined) continue;
    const isOwn = own?.excludedBy?.code === refusal.code;
    const line = saysBy(refusal.rule, 'paths-out', { paths: count, why: refused(refusal) });
    lines.push(isOwn ? { ...line, legal: false } : line);
  }
  if (own !== undefined && own.excludedBy === undefined) lines.push(allowed(saysBy('13.1.3', 'guidelines-leave-path')));
  return lines;
}

type Advancing = ReadChoices['advance']['advance'] | ReadChoices['advance-on']['advance-on'];

/** [15] Who advances, then each hex. */
export function advanceReasons(g: Game, frame: Frame, choice: Advancing): Consulted[] {
  const f = frame as AdvanceFrame;
  const units = choice.kind === 'advance-on' ? f.units : choice.units;
  const lines: Consulted[] = [];
  for (const u of choice.kind === 'advance-on' ? [] : units) {
    const refusal = advancerRefusal(g, f.battle, u);
    lines.push(refusal === undefined ? allowed(saysBy('15.1', 'may-advance', { unit: idOf(u) })) : forbidden(refusal));
    if (refusal !== undefined) return lines;
  }
  const start = choice.kind === 'advance-on' ? f : partyOf(f.battle, f.rate, units, placeOf(g, units[0] ?? 0));
  return [...lines, ...stepLines(g, start, choice.path)];
}

function stepLines(g: Game, start: Party, path: readonly number[]): Consulted[] {
  const lines: Consulted[] = [
    saysBy('15.2', 'advance-rate', { rate: start.rate, hexes: hexesOf(start), used: start.used }),
  ];
  let party = start;
  for (const to of path) {
    const refusal: Refusal | undefined = stepRefusal(g, party, to);
    const crossings = crossingsOf(g, party, to);
    if (refusal !== undefined || isRefusal(crossings)) {
      return refusal === undefined ? lines : [...lines, forbidden(refusal, placeName(to))];
    }
    party = afterStep(g, party, to, crossings);
    lines.push(allowed(saysBy('15.1', 'enters'), placeName(to)));
  }
  const refusal = endRefusal(g, party);
  lines.push(
    refusal === undefined ? allowed(saysBy('15.1', 'may-end-here')) : forbidden(refusal, placeName(party.place)),
  );
  return lines;
}
