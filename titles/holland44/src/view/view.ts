/**
 * What a side may know, built up from nothing. Both sides see the same: the counters lie open, and what lies face down
 * is hidden from everybody. The dice to come and the seed are in no view.
 */
import type { Game, JsonObject } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { nameOf, OFF_MAP } from '@bridgehead/hex';
import { decisionView, type ViewHead, viewHead } from '@bridgehead/toolkit';
import type { Answer } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { betweenOf, weatherWord } from '../position/write.ts';
import { victoryReport } from '../queries/index.ts';
import { airlandingPoints, airUnits, weatherNow } from '../rules/04-weather.ts';
import { dayNameOf, lastTurnOf, partOf } from '../scenario/calendar.ts';
import { phaseOf } from '../scenario/phase-names.ts';
import { BRIDGE_STATES, BRIDGES } from '../state/bridges.ts';
import { isHexPlace, POOL, placeName, UNSEEN } from '../state/places.ts';
import {
  bridgeState,
  CONTROLLED_HEXES,
  clock,
  holderOf,
  IN_HOLDING_BOX,
  ON_TURN_TRACK,
  placeOf,
  TRAFFIC_COUNT,
  trafficPlace,
  turnOf,
  unknownCount,
  unknownHex,
} from '../state/state.ts';
import { dataOf, unitsInGame } from '../state/units.ts';
import { type UnitView, unitView } from './unit-view.ts';

export type HollandView = ViewHead & {
  readonly turn: number;
  readonly lastTurn: number;
  /** `17 September`. */
  readonly date: Message;
  readonly part: string;
  readonly phase: string;
  readonly decision?: JsonObject;
  readonly weather: { readonly now: string; readonly am: string; readonly pm: string };
  /** Every unit that is not in the counter mix. */
  readonly units: readonly UnitView[];
  /** The hexes of unrevealed Unknown units: where they are, never what. */
  readonly unknown: readonly string[];
  /** The faces that are still face down, as a set: a player who has seen the others can tell. */
  readonly faces: readonly string[];
  /** [21.3] Breakdown units that can still be made. */
  readonly pool: readonly string[];
  readonly bridges: readonly BridgeView[];
  /** Markers by their printed numbers: on the map, in the Holding Box, on the Turn Record Track. */
  readonly traffic: {
    readonly map: readonly { readonly marker: number; readonly hex: string }[];
    readonly holding: readonly number[];
    readonly track: readonly number[];
  };
  /** [18.3.2] [26.5.1] Who was last in each hex that counts. */
  readonly control: { readonly allied: readonly string[]; readonly german: readonly string[] };
  readonly replacements: ReplacementsView;
  readonly air: { readonly units: number; readonly points: number; readonly used: number };
  readonly victory: Answer<'victory'>;
};

/** [20.2.2] [22.7] Used this turn; returnees by division, and those of them who may not be used yet. */
type ReplacementsView = {
  readonly used: Readonly<Record<'west' | 'east' | 'british', number>>;
  readonly airborne: Readonly<Record<string, { readonly steps: number; readonly fresh: number }>>;
};

type BridgeView = {
  readonly between: readonly string[];
  readonly kind: string;
  readonly name: string;
  readonly state: string;
};

/** Every bridge in each of its states. */
const BRIDGE_VIEWS: readonly (readonly BridgeView[])[] = BRIDGES.map(({ side, kind, name }) =>
  BRIDGE_STATES.map((state) => ({ between: betweenOf(side), kind, name, state })),
);

export function viewFor(g: Game, side: string | undefined): HollandView {
  const turn = turnOf(g);
  return {
    ...viewHead(g, side),
    turn,
    lastTurn: lastTurnOf(g.setUp.scenario),
    date: dayNameOf(turn),
    part: partOf(turn),
    phase: phaseOf(g.state.frames),
    // What is asked, about what and where in the procedure holds no secrets here.
    ...decisionView(g, undefined),
    weather: {
      now: weatherWord(weatherNow(g)),
      am: weatherWord(clock(g, 'weatherAm')),
      pm: weatherWord(clock(g, 'weatherPm')),
    },
    ...countersView(g),
    bridges: BRIDGE_VIEWS.flatMap((views, i) => views[bridgeState(g, i)] ?? []),
    traffic: trafficView(g),
    control: {
      allied: controlledBy(g, 'allied'),
      german: controlledBy(g, 'german'),
    },
    replacements: replacementsView(g),
    air: { units: airUnits(g), points: airlandingPoints(g), used: clock(g, 'pointsUsed') },
    victory: victoryReport(g),
  };
}

function countersView(g: Game): Pick<HollandView, 'units' | 'unknown' | 'faces' | 'pool'> {
  const units: UnitView[] = [];
  const faces: string[] = [];
  const pool: string[] = [];
  for (const u of unitsInGame(g)) {
    const { id, status } = dataOf(u);
    const place = placeOf(g, u);
    if (place === UNSEEN) faces.push(id);
    else if (place !== POOL) units.push(unitView(g, u));
    else if (status === 'breakdown') pool.push(id);
  }
  const hexes = Array.from({ length: unknownCount(g) }, (_, i) => unknownHex(g, i)).filter((hex) => hex !== OFF_MAP);
  return { units, unknown: hexes.sort((a, b) => a - b).map((hex) => nameOf(GRID, hex)), faces, pool };
}

function trafficView(g: Game): HollandView['traffic'] {
  const markers = Array.from({ length: TRAFFIC_COUNT }, (_, i) => ({ marker: i + 1, place: trafficPlace(g, i) }));
  const numbers = (place: number): number[] => markers.filter((one) => one.place === place).map(({ marker }) => marker);
  const onMap = markers.filter(({ place }) => isHexPlace(place));
  return {
    map: onMap.map(({ marker, place }) => ({ marker, hex: placeName(place) })),
    holding: numbers(IN_HOLDING_BOX),
    track: numbers(ON_TURN_TRACK),
  };
}

const controlledBy = (g: Game, side: 'allied' | 'german'): string[] =>
  CONTROLLED_HEXES.filter((hex) => holderOf(g, hex) === side).map((hex) => nameOf(GRID, hex));

function replacementsView(g: Game): ReplacementsView {
  return {
    used: {
      west: clock(g, 'replacedWest'),
      east: clock(g, 'replacedEast'),
      british: clock(g, 'replacedBritish'),
    },
    airborne: {
      '1ABN': { steps: clock(g, 'returnees1'), fresh: clock(g, 'newReturnees1') },
      '82ABN': { steps: clock(g, 'returnees82'), fresh: clock(g, 'newReturnees82') },
      '101ABN': { steps: clock(g, 'returnees101'), fresh: clock(g, 'newReturnees101') },
      '1POL': { steps: clock(g, 'returneesPolish'), fresh: clock(g, 'newReturneesPolish') },
    },
  };
}
