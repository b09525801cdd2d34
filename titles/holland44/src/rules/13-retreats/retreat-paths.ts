/** [13.1.3] [13.2] Where units may retreat to: a search over paths, and what the guidelines leave of it. */
import type { Game, Refusal, ValueOf } from '@bridgehead/engine';
import { code, flag, number, record } from '@bridgehead/toolkit';
import { RETREAT_ORDERS } from '../../contract/codes.ts';
import { rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import { HEX, SIDE, UNITS } from '../../state/kinds.ts';
import { areaOfPlace, hexOfPlace, hexPlace, isAreaPlace } from '../../state/places.ts';
import type { Unit } from '../../state/units.ts';
import { placesBeside } from '../08-movement/places-beside.ts';
import { applyGuidelines, type Draft, endOf, type Scene } from './retreat-guidelines.ts';
import { certainLoss, endHazard, exitHazard, isOpenEzoc, stepHazard } from './retreat-hazards.ts';
import { stopsOpenTo } from './stopping.ts';

/** A retreat that somebody must make. */
export const RETREAT_TASK = record({
  /** Of those who retreat. */
  side: SIDE,
  /** [13.1.3] The battle hex, in which they stand. */
  hex: HEX,
  /** Those who have still to retreat. */
  units: UNITS,
  /** [13.1.1] In hexes. */
  least: number(1, 3),
  most: number(2, 3),
  /** What it makes of them: one level worse [14.1.2], Full Retreat [14.1.3], or nothing new. */
  order: code(RETREAT_ORDERS),
  /** [13.3] Whether a step may be given to stop after one hex. */
  mayStop: flag,
  /** [27.1.1] Whether no EZOC may be entered at all. */
  shunsEzoc: flag,
  /** [13.5] As in regular combat: who has retreated in this phase already is eliminated. */
  isOnceOnly: flag,
  rule: code(['13.1.1', '14.3.1', '27.1.1']),
});
export type RetreatTask = ValueOf<typeof RETREAT_TASK>;

/** A way to retreat, as places; the last may be an Entry Area. */
export interface RetreatPath {
  readonly path: readonly number[];
  /** The guideline or rule by which it is out, if it is. */
  readonly excludedBy?: Refusal;
  /** Whether the unit would be eliminated on it. */
  readonly isFatal: boolean;
}

const CONSECUTIVE = refusal('13.2', 'two-ezocs-in-a-row');
const ENDS_IN_EZOC = refusal('13.2', 'retreat-ends-in-ezoc');
const NOT_NEEDED = refusal('13.2', 'extra-hex-not-needed');
const SHUNNED = refusal('27.1.1', 'disengages-into-ezoc');

/** A path that is still growing. */
interface Trail extends Draft {
  /** Where it has come to. */
  readonly hex: number;
  /** Whether it is in an EZOC there that no friend negates. */
  readonly isExposed: boolean;
}

/** [13.2] One step on; a hazard met earlier stays with the path. */
function lengthen({ game, task, unit }: Scene, trail: Trail, place: number): Trail {
  const path = [...trail.path, place];
  if (isAreaPlace(place)) {
    const hazard = trail.hazard ?? exitHazard(game, unit, trail.hex, areaOfPlace(place));
    return { ...trail, path, hazard, isExposed: false, leavesEzoc: false };
  }
  const hex = hexOfPlace(place);
  const isExposed = isOpenEzoc(game, task, hex);
  const hazard = trail.hazard ?? stepHazard(game, unit, trail.hex, hex) ?? ezocHazard(task, trail, isExposed);
  const leavesEzoc = trail.isExposed && !isExposed;
  return { path, hex, hazard, isExposed, ezocs: trail.ezocs + (isExposed ? 1 : 0), leavesEzoc };
}

function ezocHazard({ shunsEzoc }: RetreatTask, trail: Trail, isExposed: boolean): Refusal | undefined {
  if (!isExposed) return undefined;
  if (shunsEzoc) return SHUNNED;
  return trail.isExposed ? CONSECUTIVE : undefined;
}

const ended = ({ game, unit }: Scene, { path, hex, hazard, ezocs, isExposed, leavesEzoc }: Trail): Draft => ({
  path,
  hazard: hazard ?? (isExposed ? ENDS_IN_EZOC : endHazard(game, unit, hex)),
  ezocs,
  leavesEzoc,
});

/** [13.1.1] [13.1.3] [2e 13.2] Every path of the allowed lengths that enters no hex twice, shorter only into an Entry Area. */
function explore(scene: Scene, keepsFatal: boolean, enough = Number.POSITIVE_INFINITY): Draft[] {
  const { task } = scene;
  const isOneMore = rulesOf(scene.game).retreatExtraHexOutOfEzoc;
  const drafts: Draft[] = [];
  const start = hexPlace(task.hex);
  const keep = (draft: Draft): void => {
    if (keepsFatal || draft.hazard === undefined) drafts.push(draft);
  };
  const grow = (trail: Trail): void => {
    for (const place of placesBeside(hexPlace(trail.hex))) {
      if (drafts.length >= enough) return;
      if (place === start || trail.path.includes(place)) continue;
      const next = lengthen(scene, trail, place);
      if (next.hazard !== undefined && !keepsFatal) continue;
      if (next.path.length > task.most && !next.leavesEzoc) continue;
      if (isAreaPlace(place) || next.path.length >= task.least) keep(ended(scene, next));
      if (!isAreaPlace(place) && next.path.length < task.most) grow(next);
      else if (isOneMore && next.path.length === task.most && next.isExposed) grow(next);
    }
  };
  grow({ path: [], hazard: undefined, ezocs: 0, hex: task.hex, isExposed: false, leavesEzoc: false });
  return drafts;
}

/** [13.1.1] [19.5] Whether the path makes a retreat of so many hexes; an Entry Area ends any. */
const isOfLength = (draft: Draft, length: number): boolean =>
  draft.path.length === length || (draft.path.length < length && isAreaPlace(endOf(draft)));

/**
 * [13.1.1] [2e 13.2] The retreats of so many hexes on which nobody dies; in the second edition, if every one of them would end in an
 * EZOC, those that go one hex farther and out of it.
 */
function survivable({ game }: Scene, drafts: readonly Draft[], length: number): readonly Draft[] {
  const open = drafts.filter(({ hazard }) => hazard === undefined);
  const ordinary = open.filter((draft) => isOfLength(draft, length));
  if (ordinary.length > 0 || !rulesOf(game).retreatExtraHexOutOfEzoc) return ordinary;
  return open.filter(({ path, leavesEzoc }) => path.length === length + 1 && leavesEzoc);
}

/** [13.1.1] [13.1.3] The owner chooses how far to go; the guidelines then judge between retreats of that length. */
function openAmong(
  scene: Scene,
  drafts: readonly Draft[],
  onOut?: (draft: Draft, why: Refusal) => void,
): ReadonlySet<Draft> {
  const open = new Set<Draft>();
  for (let length = scene.task.least; length <= scene.task.most; length++) {
    const candidates = survivable(scene, drafts, length);
    for (const draft of applyGuidelines(scene, candidates, onOut)) open.add(draft);
  }
  return open;
}

/** [13.1.3] All paths of the allowed lengths that start on the map, each with its verdict. */
export function weighRetreats(g: Game, task: RetreatTask, u: Unit): readonly RetreatPath[] {
  const scene: Scene = { game: g, task, unit: u };
  const drafts = explore(scene, true);
  const doom = certainLoss(g, task, u);
  if (doom !== undefined) return drafts.map(({ path }) => ({ path, excludedBy: doom, isFatal: true }));
  const out = new Map<Draft, Refusal>();
  const open = openAmong(scene, drafts, (draft, why) => out.set(draft, why));
  return drafts.map((draft) => {
    const excludedBy = open.has(draft) ? undefined : (draft.hazard ?? out.get(draft) ?? NOT_NEEDED);
    const isFatal = draft.hazard !== undefined && draft.hazard !== SHUNNED;
    return { path: draft.path, isFatal, ...(excludedBy === undefined ? {} : { excludedBy }) };
  });
}

/** [13.1.3] The paths that the guidelines leave to this unit; none if it must be eliminated. */
export function openRetreats(g: Game, task: RetreatTask, u: Unit): readonly (readonly number[])[] {
  if (certainLoss(g, task, u) !== undefined) return [];
  const scene: Scene = { game: g, task, unit: u };
  const drafts = explore(scene, false);
  const open = openAmong(scene, drafts);
  return drafts.filter((draft) => open.has(draft)).map(({ path }) => path);
}

/** Whether any retreat is open to the unit: what the guidelines leave of some is never none. */
export const hasRetreat = (g: Game, task: RetreatTask, u: Unit): boolean =>
  certainLoss(g, task, u) === undefined && explore({ game: g, task, unit: u }, false, 1).length > 0;

const NO_PATH = refusal('13.1.1', 'not-a-retreat-path');

/** The rule that a path from outside breaks, or undefined. */
export function pathRefusal(g: Game, task: RetreatTask, u: Unit, path: readonly number[]): Refusal | undefined {
  const isSame = (one: RetreatPath): boolean =>
    one.path.length === path.length && one.path.every((place, i) => place === path[i]);
  const found = weighRetreats(g, task, u).find(isSame);
  if (found === undefined) return NO_PATH;
  return found.excludedBy;
}

/** [12.4] [13.3] Whether every unit of the task would be eliminated by retreating: none gets away, none can stop. */
export const facesElimination = (g: Game, task: RetreatTask): boolean => {
  const withdrawal = { task, stack: task.units, stops: [] };
  return task.units.every((u) => !hasRetreat(g, task, u) && stopsOpenTo(g, withdrawal, u).length === 0);
};
