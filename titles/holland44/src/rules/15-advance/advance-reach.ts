/** [15.2] [15.3] Where an advance can end, and why it cannot end elsewhere. */
import { cachedUntilWrite, type Game, type Refusal } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import type { AdvanceRate, Battle } from '../../state/battle.ts';
import { hexOfPlace, hexPlace } from '../../state/places.ts';
import { placeOf } from '../../state/state.ts';
import type { Unit } from '../../state/units.ts';
import { placesBeside } from '../08-movement/places-beside.ts';
import { endRefusal, isRefusal, type Party, partyOf, stepInto } from './advance-steps.ts';
import { advancerRefusal } from './advance-units.ts';

/** A place where an advance may end and the shortest way there. */
interface AdvanceEnd {
  readonly place: number;
  readonly path: readonly number[];
}

export interface AdvanceReach {
  readonly ends: readonly AdvanceEnd[];
  /** Places next to the ways that are out, each with the rule that was met first. */
  readonly out: readonly { readonly place: number; readonly refusal: Refusal }[];
}

/** The places that a party may step into next, as far as the map goes; a group forms in the target hex only [16.2]. */
function nextPlaces(g: Game, party: Party): readonly number[] {
  if (party.entered > 0) return placesBeside(party.place);
  const first = placeOf(g, party.units[0] ?? 0);
  const isTogether = party.units.every((u) => placeOf(g, u) === first);
  return isTogether && hexOfPlace(first) !== OFF_MAP ? placesBeside(first) : [hexPlace(party.battle.target)];
}

interface Node {
  readonly party: Party;
  readonly path: readonly number[];
}

/** A question finds out whether it is forced, samples and checks: the last few that were looked for are kept. */
const lastReaches = cachedUntilWrite((): { readonly start: Party; readonly reach: AdvanceReach }[] => []);
const KEPT_REACHES = 4;

const isSame = (a: Party, b: Party): boolean =>
  a.battle === b.battle &&
  a.rate === b.rate &&
  a.place === b.place &&
  a.entered === b.entered &&
  a.used === b.used &&
  a.isByRoad === b.isByRoad &&
  a.hasEnded === b.hasEnded &&
  a.isOccupying === b.isOccupying &&
  isSameList(a.units, b.units) &&
  isSameList(a.vacated, b.vacated);

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** All ends of an advance from here, nearest first, as long as nothing has changed. */
export function reachOf(g: Game, start: Party): AdvanceReach {
  const kept = lastReaches(g);
  const known = kept.find((one) => isSame(one.start, start));
  if (known !== undefined) return known.reach;
  if (kept.length >= KEPT_REACHES) kept.length = 0;
  const reach = findReach(g, start);
  kept.push({ start: { ...start }, reach });
  return reach;
}

/**
 * All ends of an advance from here, nearest first; at most three hexes are ever left, so every way is tried. Of ways
 * equally long the one by road is given, which leaves the Road Bonus open.
 */
function findReach(g: Game, start: Party): AdvanceReach {
  const ends = new Map<number, Node>();
  const out = new Map<number, Refusal>();
  let nodes: readonly Node[] = [{ party: start, path: [] }];
  while (nodes.length > 0) {
    const next: Node[] = [];
    for (const node of nodes) addSteps(g, node, next, out);
    for (const node of next) {
      const { place } = node.party;
      const refusal = endRefusal(g, node.party);
      if (refusal === undefined && isBetter(node, ends.get(place))) ends.set(place, node);
      if (refusal !== undefined && !out.has(place)) out.set(place, refusal);
    }
    nodes = next;
  }
  return {
    ends: [...ends].map(([place, { path }]) => ({ place, path })),
    out: [...out].filter(([place]) => !ends.has(place)).map(([place, refusal]) => ({ place, refusal })),
  };
}

const isBetter = ({ party, path }: Node, known: Node | undefined): boolean =>
  known === undefined || (known.path.length === path.length && party.isByRoad && !known.party.isByRoad);

function addSteps(g: Game, { party, path }: Node, nodes: Node[], out: Map<number, Refusal>): void {
  if (party.hasEnded) return;
  for (const to of nextPlaces(g, party)) {
    if (path.includes(to)) continue;
    const next = stepInto(g, party, to);
    if (!isRefusal(next)) nodes.push({ party: next, path: [...path, to] });
    else if (!out.has(to)) out.set(to, next);
  }
}

/** Whether the party can end an advance anywhere but here: mostly the first hex tells. */
export function canAdvance(g: Game, start: Party): boolean {
  if (start.hasEnded) return false;
  for (const to of nextPlaces(g, start)) {
    const next = stepInto(g, start, to);
    if (!isRefusal(next) && endRefusal(g, next) === undefined) return true;
  }
  return reachOf(g, start).ends.length > 0;
}

/** [15] Where these units could end an advance after this battle if they set out now, and why not elsewhere. */
export function advanceEnds(g: Game, battle: Battle, rate: AdvanceRate, units: readonly Unit[]): AdvanceReach {
  const [first] = units;
  if (first === undefined || rate === 'none') return { ends: [], out: [] };
  for (const u of units) {
    const refusal = advancerRefusal(g, battle, u);
    if (refusal !== undefined) return { ends: [], out: [{ place: placeOf(g, u), refusal }] };
  }
  return reachOf(g, partyOf(battle, rate, units, placeOf(g, first)));
}
