/** [2.2.3] A unit as somebody may see it. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import type { Answer } from '../contract/index.ts';
import { ARRIVING } from '../data/boxes.ts';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { statesOf } from '../position/write.ts';
import { isSupplied } from '../rules/06-supply/supply.ts';
import { isDue } from '../rules/08-special-movement/entries.ts';
import { figuresOf, isUntried } from '../rules/12-combat/figures.ts';
import { isGarrison } from '../rules/18-scenarios/garrisons.ts';
import { arrivalOf, optionOf } from '../scenario/arrivals.ts';
import { EXPECTED, isBoxPlace, placeName, whereabouts } from '../state/places.ts';
import { clock, fpfHexOf, hexAt, isDeployed, isInReserve, isMarkerUsed, placeOf, stepsOf } from '../state/state.ts';
import { dataOf, hasModes, isArtillery, isLeader, sideOfUnit, type Unit } from '../state/units.ts';

export type UnitView = Answer<'units'>[number];

/** [4.2.1] The strengths of an untried unit nobody sees. */
function valuesOf(g: Game, u: Unit): UnitView['values'] {
  const { ma, barrage, fpf, range, evasion } = dataOf(u);
  const [attack, defense] = figuresOf(g, u);
  return {
    ...(isUntried(g, u) || isLeader(u) ? {} : { attack, defense }),
    move: ma,
    ...(barrage === undefined ? {} : { barrage }),
    ...(fpf === undefined ? {} : { fpf }),
    ...(range === undefined ? {} : { range }),
    ...(evasion === undefined ? {} : { evasion }),
  };
}

/** [15.5.2] How often Rommel has given his bonus. */
const ROMMEL_USED = ['used-once', 'used-twice'] as const;
const rommelWords = (g: Game): readonly string[] => ROMMEL_USED.slice(0, clock(g, 'rommelUses')).slice(-1);

/** What lies on a unit, in words; [10.3.4] where a marker lies its owner alone is told. */
function wordsOf(g: Game, u: Unit): string[] {
  return [
    ...(isUntried(g, u) ? ['untried'] : []),
    ...(isInReserve(g, u) ? ['reserve'] : []),
    ...(isArtillery(u) && isMarkerUsed(g, u) ? ['marker-used'] : []),
    ...(isGarrison(g, u) ? ['garrison'] : []),
    ...(isLeader(u) ? rommelWords(g) : []),
    ...statesOf(g, u),
  ];
}

/** On the map, in a holding box, about to enter, or in a box of the set-up card. */
function whereSeen(g: Game, u: Unit): Pick<UnitView, 'hex' | 'area' | 'box' | 'comes'> {
  const place = placeOf(g, u);
  if (isBoxPlace(place)) return { area: placeName(place) };
  if (place !== EXPECTED) return whereabouts(place);
  const arrival = arrivalOf(g.setUp.scenario, u, optionOf(g));
  const [first] = arrival?.hexes ?? [];
  const to = first === undefined ? placeName(arrival?.box ?? EXPECTED) : nameOf(GRID, first);
  return {
    ...(isDue(g, u) ? { area: ARRIVING } : whereabouts(place)),
    ...(arrival === undefined ? {} : { comes: { turn: arrival.turn, place: to } }),
  };
}

export function unitView(g: Game, u: Unit, viewer: Side | undefined): UnitView {
  const data = dataOf(u);
  const isOwn = viewer === undefined || viewer === sideOfUnit(u);
  const fires = fpfHexOf(g, u);
  return {
    unit: data.id,
    side: data.side,
    name: data.name,
    nation: data.nation,
    type: data.type,
    ...(data.model === undefined ? {} : { model: data.model }),
    size: data.size,
    formation: data.formation,
    ...whereSeen(g, u),
    steps: stepsOf(g, u),
    ...(hasModes(u) ? { mode: isDeployed(g, u) ? 'deployed' : 'travel' } : {}),
    stacking: data.stacking,
    values: valuesOf(g, u),
    movement: data.move,
    ...(hexAt(g, u) >= 0 && !isLeader(u) ? { supplied: isSupplied(g, u) } : {}),
    states: wordsOf(g, u),
    ...(isOwn && fires >= 0 ? { fires: nameOf(GRID, fires) } : {}),
  };
}
