/** Everything that is told of a game, by kind: its fields besides rule and audience. */
import {
  code,
  flag,
  goal,
  hex,
  list,
  optional,
  origin,
  place,
  said,
  type ToldEvent,
  text,
  unit,
  way,
  whole,
} from '@bridgehead/engine/contract';
import {
  COMBAT_RESULTS,
  DEFENSE_COLUMNS,
  DEFENSE_RESULTS,
  DISENGAGEMENTS,
  ISOLATIONS,
} from '../tables/combat-tables.ts';
import { DEMOLITIONS, LANDINGS, WEATHERS } from '../tables/die-tables.ts';
import { area, bridge, combatResult, die, odds, side } from './codes.ts';
import { battle } from './decisions.ts';

const units = list(unit);
const steps = whole(0, 9);
const ofUnit = { unit } as const;
const drm = whole(-9, 9);
/** What is added to a die, and why. */
const modifiers = list(said('label', { drm }));

export const EVENTS = {
  advanced: { units, to: goal(place) },
  'area-changed': { units, area },
  'arrival-rolled': { unit, die, arrives: flag },
  arrived: { unit, area },
  'artillery-fired': ofUnit,
  'artillery-resupplied': ofUnit,
  assisting: { units, target: hex },
  astray: { unit, hex },
  'attack-cancelled': { target: hex },
  'attack-declared': battle,
  'automatic-ds': { target: hex, units },
  'automatic-ds-cancelled': { target: hex, units },
  breakthrough: { units, target: hex },
  'bridge-intact': bridge,
  'bridge-repaired': { ...bridge, side },
  'bridge-rewired': bridge,
  'broken-down': { unit, as: unit, steps },
  /** The table with its column, row and die is left out where no die was rolled. */
  'combat-result': {
    target: hex,
    table: optional(text),
    column: optional(text),
    row: optional(text),
    die: optional(die),
    result: combatResult,
  },
  covering: { units },
  demolition: { ...bridge, die, modifier: drm, result: code(DEMOLITIONS) },
  'demolition-held': bridge,
  'determined-defense': {
    hex,
    lead: unit,
    die,
    modifier: drm,
    table: text,
    column: code(DEFENSE_COLUMNS),
    row: text,
    result: code(DEFENSE_RESULTS),
    holds: flag,
  },
  disengagement: { unit, die, modified: whole(1, 6), result: code(DISENGAGEMENTS) },
  dismounted: ofUnit,
  displaced: { unit, from: area, area },
  disrupted: ofUnit,
  eliminated: ofUnit,
  engaged: ofUnit,
  'full-retreat': ofUnit,
  'garrison-released': ofUnit,
  'isolation-rolled': {
    unit,
    die,
    modifiers,
    total: whole(1, 6),
    result: code(ISOLATIONS),
  },
  landed: { unit, at: place },
  'landing-repulsed': { hex },
  /** [22.3.1] Of a hex where nobody suffers, else of the unit that does. */
  'landing-rolled': {
    unit: optional(unit),
    hex: optional(hex),
    die,
    modifiers,
    total: whole(1, 15),
    result: code(LANDINGS),
  },
  'landing-succeeded': { hex },
  'loss-ignored': { units, result: code(COMBAT_RESULTS) },
  'markers-removed': ofUnit,
  /** `steps` of the one that gave and of the one that received. */
  merged: { unit, into: unit, steps: list(steps, { least: 2, most: 2 }) },
  moved: { units, to: goal(place) },
  'moved-marker-placed': ofUnit,
  'moved-marker-removed': ofUnit,
  odds: { target: hex, defenders: units, ...odds },
  'out-of-supply': ofUnit,
  'picked-up': { units, at: hex },
  rebuilt: { unit, into: unit, steps },
  recovered: { unit, to: code(['good-order', 'disrupted']) },
  'recovery-roll': { unit, die, modified: whole(-9, 9) },
  remounted: ofUnit,
  'repair-begun': { ...bridge, side },
  'repair-lost': bridge,
  replaced: { unit, steps },
  'retreat-stopped': { unit, hex },
  /** By a path on the map, or into an Entry Area. */
  retreated: { unit, path: optional(way()), area: optional(area) },
  'returnee-recorded': { unit, steps: whole(0, 99) },
  revealed: { hex, unit },
  spent: { units },
  'step-lost': { unit, steps },
  'supply-head-depleted': ofUnit,
  'supply-head-returned': { unit, hex },
  'supply-restored': ofUnit,
  'traffic-placed': { marker: whole(1, 6), hex },
  'traffic-removed': { marker: whole(1, 6), hex },
  'unknown-repositioned': { from: origin(hex), to: goal(hex) },
  victory: { side },
  weather: { turn: whole(1, 99), die, modifier: drm, weather: code(WEATHERS) },
} as const;

export type EventKind = keyof typeof EVENTS;
/** As a client hears it. */
export type ToldEventOf<K extends EventKind> = ToldEvent<typeof EVENTS, K>;
