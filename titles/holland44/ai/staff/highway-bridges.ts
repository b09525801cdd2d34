/** The highway as the column sees it: bridges that are down, and which side of them a unit is on. */
import type { Game } from '@bridgehead/engine';
import { hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import { endsOf } from '../../src/rules/05-bridges/bridge-sites.ts';
import { POINT } from '../../src/rules/08-movement/costs.ts';
import { BRIDGES, WIRED } from '../../src/state/bridges.ts';
import { bridgeState, isBridgeUp, placeOf } from '../../src/state/state.ts';
import type { Unit } from '../../src/state/units.ts';
import { distanceIn, fieldsAlong, fieldTo, mobilityOf, UNREACHABLE } from '../distance-fields.ts';
import { HIGHWAY, highwayIndex } from '../highway.ts';
import { hexAt } from '../names.ts';

/** A bridge of the highway: the index of its south end, and the bridges that share an end with it. */
interface Crossing {
  readonly bridge: number;
  readonly south: number;
  readonly beside: readonly number[];
}

const besideOf = (bridge: number): readonly number[] =>
  BRIDGES.flatMap((_, other) =>
    other !== bridge && endsOf(other).some((hex) => endsOf(bridge).includes(hex)) ? [other] : [],
  );

/** From south to north. */
const CROSSINGS: readonly Crossing[] = BRIDGES.flatMap(({ side, kind }, bridge) => {
  const indices = hexesOfSide(GRID, side).map((hex) => (hex === OFF_MAP ? -1 : highwayIndex(hex)));
  const [south = -1, north = -1] = [...indices].sort((a, b) => a - b);
  return kind === 'road' && south >= 0 && north === south + 1 ? [{ bridge, south, beside: besideOf(bridge) }] : [];
}).sort((a, b) => a.south - b.south);

/** The road from Joe's Bridge to the Waal: up the highway past Grave, then west of the canal to the bank. */
const LAST_ON_HIGHWAY = highwayIndex(hexAt('5117'));
export const ROUTE: readonly number[] = [
  ...HIGHWAY.slice(0, LAST_ON_HIGHWAY + 1),
  ...['5217', '5317', '5418'].map(hexAt),
];

/** The distance to the hex of the route with this index by way of the route. */
export const routeField = fieldsAlong(ROUTE);

export const highwayHex = (index: number): number =>
  HIGHWAY[Math.max(0, Math.min(HIGHWAY.length - 1, index))] ?? OFF_MAP;

/** The last bridge that the column needs: beyond Grave it can reach the Waal on this side of the canal. */
const LAST_NEEDED = 40;
/** Into Nijmegen it goes over the canal: nobody waits for that bridge, but it is repaired. */
const LAST_REPAIRED = 46;

/** Nobody waits for a bridge if the way round it costs no more than a day's march: over the railway bridge at Veghel. */
const BYPASS_COST = 6 * POINT;
const hasBypass = (known: Game, { south }: Crossing): boolean =>
  (fieldTo(known, highwayHex(south + 1), 'wheels')[highwayHex(south)] ?? UNREACHABLE) <= BYPASS_COST;

const isDown = (known: Game, { bridge, south }: Crossing): boolean => south < LAST_NEEDED && !isBridgeUp(known, bridge);

const isWired = (known: Game, { bridge, south }: Crossing): boolean =>
  south < LAST_NEEDED && bridgeState(known, bridge) === WIRED;

/** The bridges of the highway that are down, by the index of the south end, from south to north. */
export const brokenBridges = (known: Game): readonly number[] =>
  CROSSINGS.filter((one) => isDown(known, one)).map(({ south }) => south);

/** Those of them that hold up the column. */
export const gapsOf = (known: Game): readonly number[] =>
  CROSSINGS.filter((one) => isDown(known, one) && !hasBypass(known, one)).map(({ south }) => south);

/** The bridges that are to be repaired or may be, whatever way there is round: measured, passing by one costs games. */
export const bridgesToSecure = (known: Game): readonly number[] =>
  CROSSINGS.filter((one) => isWired(known, one) || (one.south <= LAST_REPAIRED && !isBridgeUp(known, one.bridge))).map(
    ({ south }) => south,
  );

/** The ends of bridges whose charges have not been tried: those that the column needs, and one beside what is blown. */
export const endsToForce = (known: Game): readonly number[] =>
  CROSSINGS.flatMap((one) => {
    if (isWired(known, one)) return [highwayHex(one.south), highwayHex(one.south + 1)];
    return !isDown(known, one) ? [] : one.beside.filter((other) => bridgeState(known, other) === WIRED).flatMap(endsOf);
  });

/** The first bridge that is down between the unit and the north, as the index of its south end; undefined if none is. */
export function gapAhead(known: Game, u: Unit, gaps: readonly number[]): number | undefined {
  const place = placeOf(known, u);
  const mobility = mobilityOf(known, u);
  return gaps.find((south) => {
    const near = distanceIn(fieldTo(known, highwayHex(south), mobility), place);
    const far = distanceIn(fieldTo(known, highwayHex(south + 1), mobility), place);
    return near < far;
  });
}
