/** A table to try rules on: the map, the units that a test names, and dice that fall as it says. */
import {
  type Choice,
  decision,
  type Game,
  type GameEvent,
  type Json,
  type JsonObject,
  openPosition,
  play,
} from '@bridgehead/engine';
import { faultText } from '@bridgehead/testkit';
import { hexOf } from '../src/data/map.ts';
import { KASSERINE } from '../src/index.ts';
import { placeName } from '../src/state/places.ts';
import { isDeployed, isInReserve, isMarkerUsed, placeOf, stepsOf } from '../src/state/state.ts';
import { type AirUnit, airNamed, type Unit, unitNamed } from '../src/state/units.ts';
import { MESSAGES } from '../words/messages.en.ts';

export { listed, order, refusal } from '@bridgehead/testkit';

export interface Layout {
  readonly scenario?: 'faid' | 'campaign' | 'decide';
  readonly turn?: number;
  /** The phase that begins. */
  readonly phase?: string;
  readonly weather?: 'dry' | 'cloudy' | 'rain';
  /** Hexes by unit, or the whole entry of the notation. */
  readonly units?: Readonly<Record<string, string | JsonObject>>;
  readonly attacks?: readonly JsonObject[];
  readonly air?: JsonObject;
  readonly strongpoints?: readonly JsonObject[];
  readonly held?: JsonObject;
  readonly shut?: readonly string[];
  readonly plan?: string;
  readonly counters?: JsonObject;
  readonly dice?: readonly Json[];
  readonly seed?: number;
}

export function positionOf(layout: Layout): JsonObject {
  const { scenario = 'campaign', turn = 5, phase = 'axis.movement', weather = 'dry', units = {}, seed = 1 } = layout;
  const { dice: _dice, ...rest } = layout;
  return {
    title: 'kasserine',
    ...rest,
    scenario,
    turn,
    phase,
    weather,
    seed,
    counters: { ...(scenario === 'campaign' ? { option: 2 } : {}), ...layout.counters },
    units: Object.entries(units).map(([id, where]) => ({
      id,
      ...(typeof where === 'string' ? { hex: where } : where),
    })),
  };
}

/** Sets up the table; the game stands at the first question of its phase. */
export function layOut(layout: Layout): Game {
  const opened = openPosition(KASSERINE, positionOf(layout), layout.dice ?? []);
  if (!opened.ok) throw new Error(faultText(opened.fault, MESSAGES));
  return opened.value;
}

/** Where and why a position is refused, or `read`. */
export function fault(layout: Layout): string {
  const opened = openPosition(KASSERINE, positionOf(layout));
  return opened.ok ? 'read' : faultText(opened.fault, MESSAGES);
}

export function unit(id: string): Unit {
  const u = unitNamed(id);
  if (u === undefined) throw new RangeError(`no unit «${id}»`);
  return u;
}
export function air(id: string): AirUnit {
  const found = airNamed(id);
  if (found === undefined) throw new RangeError(`no air unit «${id}»`);
  return found;
}
export const hex = hexOf;

/** Plays a choice that must be legal and gives back what happened. */
export function happens(g: Game, choice: Choice): readonly GameEvent[] {
  const played = play(g, choice);
  if (!played.legal) throw new Error(`[${played.rule}] ${played.code}`);
  return played.events;
}

export const move = (units: string | readonly string[], ...path: readonly string[]): Choice => ({
  kind: 'move',
  units: typeof units === 'string' ? [units] : units,
  path,
});
export const attack = (
  units: string | readonly string[],
  hexes: string | readonly string[],
  crt = 'assault',
): Choice => ({
  kind: 'attack',
  units: typeof units === 'string' ? [units] : units,
  hexes: typeof hexes === 'string' ? [hexes] : hexes,
  crt,
});
export const DONE: Choice = { kind: 'done' };
export const END_MOVEMENT: Choice = { kind: 'end-movement' };
export const END_DECLARATION: Choice = { kind: 'end-declaration' };

/** Ends a question of this kind, unless it has ended by itself because nothing else was left; who is asked may be named. */
export function pass(g: Game, kind: string, by?: string): readonly GameEvent[] {
  const asked = decision(g);
  if (asked?.kind !== kind || (by !== undefined && asked.by !== by)) return [];
  return happens(g, { kind: ENDINGS[kind] ?? 'done' });
}
const ENDINGS: Readonly<Record<string, string>> = {
  'movement-orders': 'end-movement',
  declaration: 'end-declaration',
};

/** Where a unit is: a hex or a box. */
export const at = (g: Game, id: string): string => placeName(placeOf(g, unit(id)));
export const steps = (g: Game, id: string): number => stepsOf(g, unit(id));
export const deployed = (g: Game, id: string): boolean => isDeployed(g, unit(id));
export const reserve = (g: Game, id: string): boolean => isInReserve(g, unit(id));
export const spent = (g: Game, id: string): boolean => isMarkerUsed(g, unit(id));
