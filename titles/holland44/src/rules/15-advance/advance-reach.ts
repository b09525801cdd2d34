/** [15.2] [15.3] Where an advance can end, and why it cannot end elsewhere. */
import type { Game, Refusal } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import type { AdvanceRate, Battle } from '../../state/battle.ts';
import { hexOfPlace, hexPlace } from '../../state/places.ts';
import { placeOf } from '../../state/state.ts';
import type { Unit } from '../../state/units.ts';
import { placesBeside } from '../08-movement/places-beside.ts';
import { afterStep, crossingsOf, endRefusal, isRefusal, type Party, partyOf, stepRefusal } from './advance-steps.ts';
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
  const [first, ...others] = party.units.map((u) => placeOf(g, u));
  const isTogether = first !== undefined && others.every((place) => place === first);
  return isTogether && hexOfPlace(first) !== OFF_MAP ? placesBeside(first) : [hexPlace(party.battle.target)];
}

interface Node {
  readonly party: Party;
  readonly path: readonly number[];
}

/**
 * All ends of an advance from here, nearest first; at most three hexes are ever left, so every way is tried. Of ways
 * equally long the one by road is given, which leaves the Road Bonus open.
 */
export function reachOf(g: Game, start: Party): AdvanceReach {
  const ends = new Map<number, Node>();
  const out = new Map<number, Refusal>();
  let nodes: readonly Node[] = [{ party: start, path: [] }];
  while (nodes.length > 0) {
    const next = nodes.flatMap((node) => stepsFrom(g, node, out));
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

function stepsFrom(g: Game, { party, path }: Node, out: Map<number, Refusal>): readonly Node[] {
  const nodes: Node[] = [];
  if (party.hasEnded) return nodes;
  for (const to of nextPlaces(g, party)) {
    if (path.includes(to)) continue;
    const refusal = stepRefusal(g, party, to);
    const crossings = crossingsOf(g, party, to);
    if (refusal !== undefined || isRefusal(crossings)) {
      if (refusal !== undefined && !out.has(to)) out.set(to, refusal);
      continue;
    }
    nodes.push({ party: afterStep(g, party, to, crossings), path: [...path, to] });
  }
  return nodes;
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
