/** What a side may know, built up from nothing. */
import type { Game, JsonObject } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { nameOf } from '@bridgehead/hex';
import { decisionView, type ViewHead, viewHead } from '@bridgehead/toolkit';
import type { Answer, Reply } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { FAID, FAID_OBJECTIVES, LOCATION_NAMES, LOCATIONS } from '../data/objectives.ts';
import { SOURCES } from '../data/sources.ts';
import type { Side } from '../data/unit-data.ts';
import { airWord } from '../position/write.ts';
import { isFriendly } from '../rules/03-concepts/control.ts';
import { declaredAttacks } from '../rules/12-combat/attacks.ts';
import { axisLocations, winnerOf } from '../rules/18-scenarios/victory.ts';
import { saysBy } from '../says.ts';
import { OPTION_A, optionOf } from '../scenario/arrivals.ts';
import { dateOf, lastTurnOf } from '../scenario/calendar.ts';
import { hasEarlySets, hasPlans } from '../scenario/options.ts';
import { phaseOf } from '../scenario/phase-names.ts';
import { battleOf } from '../state/battle.ts';
import { ELIMINATED, EXPECTED, POOL } from '../state/places.ts';
import {
  attackOf,
  clock,
  isPlanOpen,
  isSourceOpen,
  kindOfAttack,
  placeOf,
  planOf,
  strongpointHexes,
  strongpointIn,
  turnOf,
  weatherOf,
} from '../state/state.ts';
import { ALL_AIR, ALL_UNITS, airDataOf, idOf, sideOfUnit } from '../state/units.ts';
import { FAID_OBJECTIVES_NEEDED } from '../tables/constants.ts';
import { GT6_SET, GT10_SET, PLAN_GOALS } from '../tables/plans.ts';
import { type UnitView, unitView } from './unit-view.ts';

/** [2.2.7] An air unit: where it is, `ready`, `used`, `expected` or the hex over which it flies. */
export type AirView = Omit<Answer<'air'>[number], 'weather' | 'hex'>;

/** [9.1.2] A declared attack. */
type AttackView = {
  readonly attack: number;
  readonly side: string;
  readonly crt?: string;
  readonly fire?: boolean;
  readonly hexes: readonly string[];
  readonly units: readonly string[];
};

export type KasserineView = ViewHead & {
  readonly turn: number;
  readonly lastTurn: number;
  /** 14 February, morning. */
  readonly date: Message;
  readonly phase: string;
  readonly decision?: JsonObject;
  readonly weather: string;
  readonly units: readonly UnitView[];
  readonly air: readonly AirView[];
  readonly strongpoints: readonly { readonly hex: string; readonly side: string; readonly active: boolean }[];
  readonly attacks: readonly AttackView[];
  readonly sources: readonly { readonly hex: string; readonly side: string; readonly open: boolean }[];
  /** [15.5.2] Bonuses that Rommel has given. */
  readonly rommelUses: number;
  readonly victory: Answer<'victory'>;
};

/** As a client hears it. */
export type ToldView = KasserineView & { readonly victory: Reply<'victory'> };

const name = (hex: number): string => nameOf(GRID, hex);

/** [18.2.7] [18.2.8] Whether a viewer may know the plan. */
const knowsPlan = (g: Game, viewer: Side | undefined): boolean =>
  viewer === undefined || viewer === 'axis' || isPlanOpen(g);

type Victory = Answer<'victory'>;

function faidReport(g: Game): Pick<Victory, 'items' | 'needs'> {
  const hexes = [FAID, ...FAID_OBJECTIVES];
  return {
    items: hexes
      .filter((hex) => isFriendly(g, 'axis', hex))
      .map((hex) => ({ ...saysBy('18.1.5', 'holds-objective', { hex: name(hex) }), side: 'axis' as const, points: 1 })),
    needs: [
      { ...saysBy('18.1.5', 'needs-faid', { hex: name(FAID), count: FAID_OBJECTIVES_NEEDED }), side: 'axis' as const },
      { ...saysBy('18.1.5', 'needs-to-hold'), side: 'allied' as const },
    ],
  };
}

/** [18.2.6] [18.2.7] What the Axis could win by now, as far as the viewer may know. */
function axisNeeds(g: Game, viewer: Side | undefined): Victory['needs'] {
  const turn = turnOf(g);
  const side = 'axis' as const;
  const plan = knowsPlan(g, viewer) ? planOf(g) : undefined;
  const isEarly = hasEarlySets(g) && turn <= GT10_SET.lastTurn;
  const sixth = isEarly && turn <= GT6_SET.lastTurn && optionOf(g) === OPTION_A;
  return [
    ...(sixth ? [{ ...saysBy('18.2.6', 'needs-gt6', { hex: name(LOCATIONS[GT6_SET.key]) }), side }] : []),
    ...(isEarly ? [{ ...saysBy('18.2.6', 'needs-gt10'), side }] : []),
    ...(plan === undefined
      ? [{ ...saysBy('18.2.7', 'needs-secret-plan'), side }]
      : PLAN_GOALS[plan].map(({ key, others }) => ({
          ...saysBy('18.2.7', 'needs-plan', { hex: name(LOCATIONS[key]), count: others }),
          side,
        }))),
  ];
}

/** [18] Who holds what, and what is needed. */
export function victoryReport(g: Game, viewer: Side | undefined): Victory {
  const winner = winnerOf(g);
  const plan = hasPlans(g) && knowsPlan(g, viewer) ? planOf(g) : undefined;
  const campaign = {
    items: axisLocations(g).map((one) => ({
      ...saysBy('18.2.6', 'holds-location', { hex: name(LOCATIONS[one]) }),
      side: 'axis' as const,
      points: 1,
    })),
    needs: [...axisNeeds(g, viewer), { ...saysBy('18.2.6', 'needs-to-hold'), side: 'allied' as const }],
  };
  return {
    ...(winner === undefined ? {} : { winner }),
    locations: LOCATION_NAMES.map((one) => ({
      name: one,
      hex: name(LOCATIONS[one]),
      side: isFriendly(g, 'axis', LOCATIONS[one]) ? ('axis' as const) : ('allied' as const),
    })),
    ...(plan === undefined ? {} : { plan }),
    ...(hasPlans(g) ? campaign : faidReport(g)),
  };
}

function attackView(g: Game, attack: number): AttackView {
  const side = ALL_UNITS.filter((u) => attackOf(g, u) === attack).map(sideOfUnit)[0] ?? 'axis';
  const { attackers, hexes } = battleOf(g, attack, side);
  return { attack, side, ...kindOfAttack(g, attack), hexes: hexes.map(name), units: attackers.map(idOf) };
}

const airView = (g: Game, air: number): AirView => {
  const { id, side, name: called, nation, cas, interdicts } = airDataOf(air);
  return { air: id, side, name: called, nation, cas, interdicts, at: airWord(g, air) };
};

export function viewFor(g: Game, side: string | undefined): KasserineView {
  const viewer = side as Side | undefined;
  const { scenario } = g.setUp;
  return {
    ...viewHead(g, side),
    turn: turnOf(g),
    lastTurn: lastTurnOf(scenario),
    date: dateOf(scenario, turnOf(g)),
    phase: phaseOf(g.state.frames),
    ...decisionView(g, viewer),
    weather: weatherOf(g),
    units: ALL_UNITS.filter((u) => ![POOL, EXPECTED, ELIMINATED].includes(placeOf(g, u)) || isListed(g, u)).map((u) =>
      unitView(g, u, viewer),
    ),
    air: ALL_AIR.map((air) => airView(g, air)),
    strongpoints: strongpointHexes(g).map((hex) => ({ hex: name(hex), ...(strongpointIn(g, hex) ?? NOTHING) })),
    attacks: declaredAttacks(g).map((attack) => attackView(g, attack)),
    sources: SOURCES.map((source, i) => ({ hex: name(source.hex), side: source.side, open: isSourceOpen(g, i) })),
    rommelUses: clock(g, 'rommelUses'),
    victory: victoryReport(g, viewer),
  };
}

/** [4.1.6] Reinforcements lie on the set-up card for all to see. */
const isListed = (g: Game, u: number): boolean => placeOf(g, u) === EXPECTED;

const NOTHING = { side: 'allied', active: false } as const;
