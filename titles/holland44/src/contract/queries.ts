/** The questions that change nothing: what they are asked, and the form of the answer. */
import {
  amount,
  code,
  data,
  each,
  either,
  flag,
  group,
  hex,
  hexside,
  list,
  none,
  optional,
  path,
  place,
  said,
  set,
  text,
  unit,
  whole,
  yes,
} from '@bridgehead/engine/contract';
import { HEX_FIELDS, HEXSIDE_FIELDS } from '@bridgehead/toolkit';
import { ODDS_COLUMNS } from '../tables/combat-tables.ts';
import {
  ADVANCE_RATES,
  area,
  combatResult,
  formation,
  mode,
  OCCASIONS,
  odds as oddsFields,
  RETREAT_ORDERS,
  side,
} from './codes.ts';

const MOST_UNITS = 40;
const units = set(unit, { least: 1, most: MOST_UNITS });
const steps = whole(0, 9);
const refused = said('reason', {});

/** One of these three says where. */
const whereabouts = { hex: optional(hex), area: optional(area), box: optional(text) } as const;

const values = { attack: whole(0, 99), defense: whole(0, 99), movement: whole(0, 99), armor: whole(0, 99) } as const;

export const unitView = group({
  unit,
  side,
  name: text,
  type: text,
  formation: text,
  morale: text,
  ...whereabouts,
  steps,
  values: group(values),
  printed: group({ ...values, steps }),
  states: list(text),
  range: optional(whole(0, 99)),
  /** [21.3] The unit that a Breakdown unit came from. */
  parent: optional(unit),
  /** [18.5] The turn on which it landed. */
  landed: optional(whole(1, 99)),
  /** [8.7] The hex it has cleared by an Automatic DS. */
  autoDs: optional(hex),
});

const bridgeOnSide = { kind: text, state: text } as const;

const hexReport = group({
  ...HEX_FIELDS,
  regions: list(text),
  unknown: yes,
  traffic: yes,
  held: optional(side),
  /** [8.1] Sixths of a Movement Point to enter it off the road. */
  enters: group({ foot: whole(0, 99), mechanized: whole(0, 99) }),
  /** [10.8] What it does for those who defend in it. */
  defense: list(said('label', {})),
  sides: list(
    group({
      ...HEXSIDE_FIELDS,
      area: optional(area),
      bridges: list(group({ ...bridgeOnSide, name: text, permanent: yes })),
      /** The first of them. */
      bridge: optional(group(bridgeOnSide)),
      ferry: optional(text),
    }),
  ),
});

const moves = group({
  units: list(unit),
  mode,
  /** `cost` in sixths of a Movement Point. */
  ends: list(
    group({
      ...whereabouts,
      cost: whole(0, 999),
      path: list(place),
      stops: optional(refused),
      /** [2e 25.3] The first Unknown unit that is turned over on the way. */
      reveals: optional(hex),
    }),
  ),
  refusal: optional(refused),
  /** What the march to the place that was asked for would cost, in reach or not, and what there is. */
  needs: optional(group({ cost: whole(0, 999), budget: whole(0, 999) })),
});

/** Besides what it says: where, in sixths of a Movement Point, in columns, as a fraction. */
const lineFields = {
  place: optional(place),
  cost: optional(whole(0, 999)),
  spent: optional(whole(0, 999)),
  budget: optional(whole(0, 999)),
  columns: optional(whole(-9, 9)),
  probability: optional(text),
  /** The same as a number. */
  value: optional(amount),
  legal: optional(flag),
} as const;
/** One rule that was looked at, and what it said. */
export const consulted = said('label', lineFields);

const why = either(
  group({ legal: flag, consulted: list(consulted) }),
  said('reason', { legal: flag, consulted: list(consulted) }),
);

const share = group({ probability: text, value: amount });
const stepsLost = group({ exact: text, value: amount });
/** Shares of the ends, and the steps lost on average. */
export const chances = {
  ends: list(group({ end: text, probability: text, value: amount })),
  vacated: share,
  attackerSteps: stepsLost,
  defenderSteps: stepsLost,
} as const;

/** How both players are assumed to choose. */
const policy = said('label', {});

/** How an attack is led, and who defends. */
export const lead = {
  lead: text,
  attached: optional(unit),
  support: group({ air: flag, artillery: list(unit) }),
  defenders: list(unit),
} as const;

/** [10.1] Units that count together, with what was done to their strength. */
export const strengthLine = group({
  unit,
  with: optional(list(unit)),
  printed: amount,
  value: amount,
  items: list(said('label', { effect: code(['halved', 'doubled', 'none']) })),
});
const strength = group({ total: amount, units: list(strengthLine) });

/** [25.3.4] Against all the faces that nobody has seen. */
export const expected = group({
  faces: whole(0, 99),
  columns: list(group({ column: text, faces: whole(0, 99) })),
  policy,
  ...chances,
});

/** [10] A battle whose lead is chosen, item by item. */
export const items = {
  attack: strength,
  defense: strength,
  raw: text,
  shifts: oddsFields.shifts,
  column: text,
  resolved: text,
  /** [9.4] Where the raw column and the one that is rolled on stand among the printed ones; the first may lie beyond them. */
  scale: group({ raw: whole(-999, 999), resolved: whole(0, ODDS_COLUMNS.length - 1) }),
  /** [9.3] The next column after all shifts, and what the attack must add up to for it; left out where the table ends. */
  next: optional(group({ column: text, attack: whole(0, 999) })),
} as const;

const odds = group({
  side,
  occasion: code(OCCASIONS),
  target: hex,
  legal: flag,
  refusal: optional(refused),
  refusals: list(said('reason', { unit })),
  unknown: yes,
  lead: optional(lead.lead),
  attached: lead.attached,
  support: optional(lead.support),
  defenders: optional(lead.defenders),
  attack: optional(items.attack),
  defense: optional(items.defense),
  raw: optional(items.raw),
  shifts: optional(items.shifts),
  column: optional(items.column),
  resolved: optional(items.resolved),
  scale: optional(items.scale),
  /** [9.4.1] With the support that is chosen the attack is too weak to be made. */
  tooWeak: optional(refused),
  next: items.next,
  outcomes: optional(
    list(group({ result: combatResult, isOrange: optional(flag), probability: text, sixths: whole(1, 6), ...chances })),
  ),
  summary: optional(group({ policy, ...chances })),
  expected: optional(expected),
  /** [16.1] The chance of a result that earns Breakthrough Combat. */
  breakthrough: optional(share),
  /** Shifts that the attack does not earn, and why. */
  locked: optional(list(said('label', {}))),
  leads: optional(list(group({ lead: text, attached: optional(unit), column: text }))),
  /** Support that could be added, and why it could not. */
  offered: optional(
    group({
      air: group({ refusal: optional(refused) }),
      guns: list(group({ unit, columns: whole(0, 9), refusal: optional(refused) })),
    }),
  ),
});

const ODDS_OCCASIONS = ['combat', 'breakthrough', 'automatic'] as const;
const oddsParams = {
  target: hex,
  attackers: optional(units),
  lead: optional(formation),
  attached: optional(either(none, unit)),
  support: optional(group({ air: optional(flag), artillery: optional(list(unit, { most: MOST_UNITS })) })),
  occasion: optional(code(ODDS_OCCASIONS)),
  edges: optional(each(unit, hexside)),
} as const;

/** What an attack is worth under its best lead. */
export const value = group({
  ...lead,
  attack: amount,
  defense: amount,
  raw: text,
  column: text,
  resolved: text,
  ...chances,
});

const attack = group({
  target: hex,
  units: list(unit),
  refusal: optional(refused),
  unknown: yes,
  expected: optional(expected),
  best: optional(value),
  supported: optional(value),
  automatic: optional(flag),
});

const retreats = group({
  hex,
  least: whole(1, 3),
  most: whole(1, 3),
  order: code(RETREAT_ORDERS),
  units: list(
    group({
      unit,
      eliminated: flag,
      doom: optional(refused),
      open: list(list(place)),
      stops: list(hex),
      out: list(said('reason', { path: list(place), fatal: flag })),
    }),
  ),
});

export const party = group({
  units: list(unit),
  ends: list(group({ ...whereabouts, path })),
  out: list(said('reason', whereabouts)),
});
const advances = group({
  target: hex,
  rate: code(ADVANCE_RATES),
  used: optional(whole(0, 9)),
  parties: list(party),
  breakthrough: optional(list(hex)),
  assist: optional(list(hex)),
});

const losses = group({
  kind: text,
  by: side,
  about: data,
  may: list(unit),
  out: list(said('reason', { unit })),
});

/** Units that could march next to a hex and attack it: from where, for how many sixths of a Movement Point, how strong. */
const join = group({ target: hex, units: list(unit), ...whereabouts, cost: whole(0, 999), strength: amount });

const landing = group({ unit, hexes: list(hex), hex: optional(hex) });

const bond = said('reason', {
  side,
  kind: code(['hex', 'hexside']),
  /** The two ends; the second may be a friendly Entry Area. */
  between: list(place, { least: 2, most: 2 }),
  /** The hex of a Hex Bond, or the two hexes of the hexside. */
  at: list(hex, { least: 1, most: 2 }),
  state: code(['active', 'negated', 'broken']),
});

const supply = group({
  unit,
  supplied: flag,
  path: optional(list(hex)),
  overland: optional(whole(0, 99)),
  source: optional(text),
  blocked: optional(said('reason', { hex })),
});

const victory = group({
  winner: optional(side),
  items: list(said('label', { side, points: amount })),
  needs: list(said('label', { side })),
});

const LONGEST_RETREAT = 3;
const length = optional(whole(1, LONGEST_RETREAT));

export const QUERIES = {
  hex: { params: { hex }, answer: hexReport },
  units: { params: { side: optional(side), hex: optional(hex) }, answer: list(unitView) },
  moves: { params: { units, mode: optional(mode), to: optional(place) }, answer: moves },
  why: { params: { choice: data }, answer: why },
  odds: { params: oddsParams, answer: odds },
  attacks: { params: { side }, answer: list(attack) },
  retreats: {
    params: { units: optional(units), hex: optional(hex), hexes: length, least: length, most: length },
    answer: retreats,
  },
  advances: {
    params: {
      units: optional(units),
      rate: optional(code(['limited', 'normal', 'bonus'])),
      target: optional(hex),
    },
    answer: advances,
  },
  losses: { params: {}, answer: losses },
  joins: { params: { target: optional(hex), units: optional(units) }, answer: list(join) },
  landings: { params: {}, answer: list(landing) },
  zoc: {
    params: { side },
    answer: group({ side, hexes: list(group({ hex, from: list(hex) })) }),
  },
  bonds: { params: { side: optional(side) }, answer: list(bond) },
  supply: { params: { side }, answer: list(supply) },
  victory: { params: {}, answer: victory },
} as const;
