/** What a side may know, built up from nothing: its own units, the enemies in sight, the map, the score. */
import type { Game, JsonObject } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { nameOf } from '@bridgehead/hex';
import { decisionView, type ViewHead, viewHead } from '@bridgehead/toolkit';
import type { Answer, Reply } from '../contract/index.ts';
import { BRIDGES, FIELD, GRID } from '../data/map.ts';
import { BRIDGE_STATES } from '../data/state-names.ts';
import type { Side } from '../data/unit-data.ts';
import { betweenOf } from '../position/write.ts';
import { ghostOf } from '../rules/02-set-up/hidden-units.ts';
import { slotsLeft } from '../rules/06-reinforcements.ts';
import { levelOfVictory, scoreOf, victoryItems, victoryNeeds } from '../rules/10-victory.ts';
import { dateOf } from '../scenario/calendar.ts';
import { isHiddenGame } from '../scenario/options.ts';
import { phaseOf } from '../scenario/phase-names.ts';
import { EXPECTED, INSIDE, isHexPlace } from '../state/places.ts';
import { isSeen } from '../state/stacks.ts';
import { bridgeState, clock, ownerOf, placeOf, sourceOf, turnOf } from '../state/state.ts';
import {
  AIRBORNE_FORMATIONS,
  dataOf,
  enemyOf,
  idOf,
  sideOfUnit,
  UNIT_COUNT,
  type Unit,
  unitsOf,
} from '../state/units.ts';
import { LAST_TURN, SOURCES, WEATHER } from '../tables/campaign-tables.ts';
import { type UnitView, unitView } from './unit-view.ts';

export type MarketGardenView = ViewHead & {
  readonly turn: number;
  readonly lastTurn: number;
  /** `17 September`. */
  readonly date: Message;
  readonly phase: string;
  readonly decision?: JsonObject;
  readonly weather: string;
  readonly units: readonly UnitView[];
  /** Own units that are still to come. */
  readonly expected: readonly { readonly unit: string; readonly turn: number; readonly hex: string }[];
  /** [2.1] Enemies that are out of sight: where and when they were seen last, until the end of the next Operation Phase. */
  readonly lastSeen: readonly { readonly unit: string; readonly hex: string; readonly turn: number }[];
  readonly bridges: readonly { readonly between: readonly string[]; readonly name: string; readonly state: string }[];
  /** [1.4] The Allied hexes; all others are German. */
  readonly allied: readonly string[];
  readonly sources: readonly { readonly formation: string; readonly hex: string; readonly owner: string }[];
  readonly air: { readonly allied: number; readonly german: number; readonly interdiction: number };
  readonly slots: { readonly allied?: number; readonly german?: number };
  readonly victory: Answer<'victory'>;
};

/** As a client hears it. */
export type ToldView = MarketGardenView & { readonly victory: Reply<'victory'> };

/** [2.1] Whether a side may know of a unit now. */
export const isVisible = (g: Game, u: Unit, viewer: Side | undefined): boolean =>
  viewer === undefined || sideOfUnit(u) === viewer || !isHiddenGame(g) || isSeen(g, u);

/** [2.1] The units on the map of which a side does not know: no view of it may name them. */
export const unitsUnknownTo = (g: Game, viewer: Side): string[] =>
  unitsOf(enemyOf(viewer))
    .filter((u) => isHexPlace(placeOf(g, u)) && !isVisible(g, u, viewer) && ghostOf(g, u) === undefined)
    .map(idOf);

export function viewFor(g: Game, side: string | undefined): MarketGardenView {
  const viewer = side as Side | undefined;
  const turn = turnOf(g);
  return {
    ...viewHead(g, side),
    turn,
    lastTurn: LAST_TURN,
    date: dateOf(turn),
    phase: phaseOf(g.state.frames),
    ...decisionView(g, viewer),
    weather: WEATHER[clock(g, 'weather')]?.name ?? '',
    ...unitsView(g, viewer),
    ...mapView(g),
    air: { allied: clock(g, 'alliedAir'), german: clock(g, 'germanAir'), interdiction: clock(g, 'interdiction') },
    slots: {
      ...(viewer === 'german' ? {} : { allied: slotsLeft(g, 'allied') }),
      ...(viewer === 'allied' ? {} : { german: slotsLeft(g, 'german') }),
    },
    victory: victoryReport(g),
  };
}

function unitsView(g: Game, viewer: Side | undefined): Pick<MarketGardenView, 'units' | 'expected' | 'lastSeen'> {
  const units: UnitView[] = [];
  const expected: { unit: string; turn: number; hex: string }[] = [];
  const lastSeen: { unit: string; hex: string; turn: number }[] = [];
  for (let u = 0; u < UNIT_COUNT; u++) {
    const place = placeOf(g, u);
    const isOwn = viewer === undefined || sideOfUnit(u) === viewer;
    const known = isOwn ? undefined : ghostOf(g, u);
    if (isHexPlace(place) && isVisible(g, u, viewer)) units.push(unitView(g, u, viewer));
    else if (known !== undefined) lastSeen.push({ unit: idOf(u), hex: nameOf(GRID, known.hex), turn: known.turn });
    if (isOwn && place === INSIDE) units.push(unitView(g, u, viewer));
    const { turn = 0, hex = '' } = dataOf(u);
    if (isOwn && place === EXPECTED) expected.push({ unit: idOf(u), turn, hex });
  }
  return { units, expected, lastSeen };
}

const mapView = (g: Game): Pick<MarketGardenView, 'bridges' | 'allied' | 'sources'> => ({
  bridges: BRIDGES.map(({ side, name }, i) => ({
    between: betweenOf(side),
    name,
    state: BRIDGE_STATES[bridgeState(g, i)] ?? '',
  })),
  allied: FIELD.filter((hex) => ownerOf(g, hex) === 'allied').map((hex) => nameOf(GRID, hex)),
  sources: AIRBORNE_FORMATIONS.flatMap((_, i) => {
    const hex = sourceOf(g, i);
    return hex < 0 ? [] : [{ formation: SOURCES[i]?.name ?? '', hex: nameOf(GRID, hex), owner: ownerOf(g, hex) }];
  }),
});

/** [10] */
export function victoryReport(g: Game): Answer<'victory'> {
  const score = scoreOf(g);
  const { level, winner } = levelOfVictory(score);
  return {
    ...(g.state.frames.length > 0 || winner === undefined ? {} : { winner }),
    score,
    level,
    items: victoryItems(g),
    needs: victoryNeeds(g),
  };
}
