/** What may be asked about a game without changing it, and how it is answered. */
import {
  amount,
  data,
  either,
  flag,
  group,
  hex,
  list,
  optional,
  place,
  said,
  set,
  text,
  unit,
  units,
  whole,
  yes,
} from '@bridgehead/engine/contract';
import { HEX_FIELDS, HEXSIDE_FIELDS } from '@bridgehead/toolkit';
import { air, crt, location, mode, modifier, odds, plan, result, side, steps, strength, weather } from './codes.ts';

/** Through whose eyes the answer is to be given; left out, the umpire's. */
const viewer = optional(side);
const refused = said('reason', {});
const points = whole(0, 99);
/** Faces of a die that bring it. */
const sixths = whole(0, 6);

const SIDE_OF_HEX = group({
  ...HEXSIDE_FIELDS,
  ford: yes,
  escarpment: yes,
  bridges: list(group({ kind: text, name: text, state: text })),
});

/** [2.2.3] A unit as somebody may see it. */
const UNIT = {
  unit,
  side,
  name: text,
  nation: text,
  type: text,
  model: optional(text),
  size: text,
  formation: text,
  /** One of these three: on the map; in a holding box or about to enter; elsewhere. */
  hex: optional(hex),
  area: optional(text),
  box: optional(text),
  /** [5.2.1] When and where it comes, of one that is expected. */
  comes: optional(group({ turn: whole(1, 18), place: text })),
  steps,
  mode: optional(mode),
  stacking: points,
  /** [4.2] Strengths are left out of an untried unit. */
  values: group({
    attack: optional(strength),
    defense: optional(strength),
    move: points,
    barrage: optional(strength),
    fpf: optional(strength),
    range: optional(points),
    evasion: optional(points),
  }),
  movement: text,
  supplied: optional(flag),
  states: list(text),
  /** [10.3.4] Told to its owner: the hex on which its marker lies. */
  fires: optional(hex),
} as const;

const items = list(said('label', { value: amount }));
const PART = group({ unit, figure: strength, value: strength, items });

/** [12.5] One table. */
const TABLE = group({
  crt,
  odds,
  attack: strength,
  defense: strength,
  modifier,
  items,
  outcomes: list(group({ result, probability: text, dice: list(whole(1, 6)) })),
  /** [10.3.4] The same if every marker that could lie there does. */
  least: odds,
  worst: list(group({ result, dice: list(whole(1, 6)) })),
});

const consulted = list(
  said('label', { place: optional(place), cost: optional(points), value: optional(amount), legal: optional(flag) }),
);

export const QUERIES = {
  hex: {
    params: { hex, viewer },
    answer: group({
      ...HEX_FIELDS,
      regions: list(text),
      held: optional(side),
      controlled: optional(side),
      zones: list(side),
      strongpoint: optional(group({ side, active: flag })),
      interdicted: list(side),
      sides: list(SIDE_OF_HEX),
    }),
  },
  units: { params: { side: optional(side), hex: optional(hex), viewer }, answer: list(group(UNIT)) },
  moves: {
    params: { units, viewer },
    answer: group({
      units: list(unit),
      mode: text,
      points,
      ends: list(
        group({ hex: optional(hex), area: optional(text), place, cost: points, path: list(place), stops: yes }),
      ),
      refusal: optional(refused),
    }),
  },
  /** [9.1] [12.3.3] Which enemies these units could attack from a hex that they could go to, and with what strength. */
  joins: { params: { units, hex, viewer }, answer: list(group({ target: hex, strength })) },
  why: {
    params: { choice: data, viewer },
    answer: either(group({ legal: flag, consulted }), said('reason', { legal: flag, consulted })),
  },
  odds: {
    params: {
      hexes: set(hex, { least: 1, most: 6 }),
      attackers: set(unit, { least: 1, most: 60 }),
      barrage: optional(set(unit, { most: 60 })),
      /** As if they had arrived. */
      air: optional(set(air, { most: 4 })),
      rommel: yes,
      tiger: yes,
      fire: yes,
      viewer,
    },
    answer: group({
      legal: flag,
      refusal: optional(refused),
      hexes: list(hex),
      attack: list(PART),
      defense: list(PART),
      barrage: strength,
      fpf: strength,
      owed: list(hex),
      /** Assault first, Mobile where the attacker may choose it, else why he may not. */
      tables: list(TABLE),
      mobile: optional(refused),
      /** [10.3.4] Protective fire at most, as far as the viewer can know. */
      most: strength,
      /** What may still be given: guns, air units with the chance that they arrive, Rommel, the Tigers. */
      guns: list(group({ unit, points: strength })),
      air: list(group({ air, points: strength, sixths })),
      mayRommel: flag,
      mayTiger: flag,
      /** What has been given, of a combat that is being fought. */
      given: optional(group({ barrage: list(unit), sent: list(air), arrived: list(air), rommel: flag, tiger: flag })),
      /** [9.2] Hexes that may evade before. */
      evasion: list(group({ hex, rating: whole(1, 6), modifier, sixths })),
    }),
  },
  /** [8.2.2] Who of a side could be put into Reserve as he stands, and why others could not. */
  reserves: {
    params: { side, viewer },
    answer: list(group({ unit, refusal: optional(refused) })),
  },
  /** [11.1.6] What each air unit has to roll now. */
  arrivals: {
    params: { side, viewer },
    answer: list(group({ air, alone: sixths, paired: sixths })),
  },
  zoc: { params: { side, viewer }, answer: group({ side, hexes: list(group({ hex, from: list(hex) })) }) },
  supply: {
    params: { side, viewer },
    answer: list(group({ unit, supplied: flag, line: optional(list(hex)), road: optional(list(hex)) })),
  },
  victory: {
    params: { viewer },
    answer: group({
      winner: optional(side),
      locations: list(group({ name: location, hex, side })),
      plan: optional(plan),
      items: list(said('label', { side, points: whole(0, 9) })),
      needs: list(said('label', { side })),
    }),
  },
  air: {
    params: { side: optional(side), viewer },
    answer: list(
      group({
        air,
        side,
        name: text,
        nation: text,
        cas: points,
        interdicts: flag,
        at: text,
        hex: optional(hex),
        weather,
      }),
    ),
  },
} as const;
