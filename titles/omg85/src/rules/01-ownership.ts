/** [1.4] Who owns a hex: the side that entered it last. */
import type { Game } from '@bridgehead/engine';
import { isInside } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { emitEvent } from '../state/events.ts';
import { hexPlace, placeName } from '../state/places.ts';
import { clock, ownerOf, setClock, setOwner, sourceOf } from '../state/state.ts';
import { AIRBORNE_FORMATIONS } from '../state/units.ts';
import { SOURCES } from '../tables/campaign-tables.ts';

/** A unit of this side has entered a hex. Off-board hexes belong to nobody but the Germans. */
export function enterOwned(g: Game, side: Side, hex: number): void {
  if (!isInside(hex) || ownerOf(g, hex) === side) return;
  setOwner(g, hex, side);
  if (side === 'german') overrunSources(g, hex);
}

/** [10.1] The points of a source are lost the instant it is overrun, once. */
function overrunSources(g: Game, hex: number): void {
  AIRBORNE_FORMATIONS.forEach((_, formation) => {
    const bit = 1 << formation;
    if (sourceOf(g, formation) !== hex || (clock(g, 'overrun') & bit) !== 0) return;
    setClock(g, 'overrun', clock(g, 'overrun') | bit);
    const { name = '', points = 0 } = SOURCES[formation] ?? {};
    emitEvent(g, 'source-overrun', { rule: '10.1', formation: name, hex: placeName(hexPlace(hex)), points });
  });
}
