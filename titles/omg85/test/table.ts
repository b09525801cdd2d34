/** A table to try rules on: a bare map, the units a test names, and dice that fall as it says. */
import { type Choice, type Game, type Json, type JsonObject, openPosition, openQuestion } from '@bridgehead/engine';
import { faultText } from '@bridgehead/testkit';
import { hexOf } from '../src/data/map.ts';
import { OMG85 } from '../src/index.ts';
import type { PhaseName } from '../src/scenario/phase-names.ts';
import { placeName } from '../src/state/places.ts';
import { cpOf, efficiencyOf, opOf, placeOf } from '../src/state/state.ts';
import { componentsOf, idOf, type Unit, unitNamed } from '../src/state/units.ts';
import { MESSAGES } from '../words/messages.en.ts';

export { listed, order, refusal } from '@bridgehead/testkit';

export type Piece = JsonObject & { readonly id: string };

export interface Layout {
  readonly turn?: number;
  /** The phase that begins. */
  readonly phase?: PhaseName;
  readonly units?: readonly Piece[];
  /** More Allied hexes than those in which Allied units stand and the entry hexes. */
  readonly allied?: readonly string[];
  readonly bridges?: readonly JsonObject[];
  readonly sources?: JsonObject;
  readonly weather?: string;
  readonly counters?: JsonObject;
  readonly dice?: readonly Json[];
  readonly scenario?: 'historical' | 'free';
  readonly options?: Readonly<Record<string, boolean>>;
  readonly seed?: number;
}

const FULL = { op: 20, allowance: 20 };
const ENTRIES = ['27,31', '28,31', '29,31'];

/** A parent unit comes with all its parts inside, unless the test names them. */
function withParts(pieces: readonly Piece[]): Piece[] {
  const named = new Set(pieces.map(({ id }) => id));
  const parts = pieces
    .filter(({ hex }) => hex !== undefined)
    .flatMap(({ id }) => componentsOf(unit(id)).map(idOf))
    .filter((id) => !named.has(id))
    .map((id) => ({ id, box: 'inside' }));
  return [...pieces.map((piece) => (piece.hex === undefined ? piece : { ...FULL, ...piece })), ...parts];
}

/** Sets up the table; the game stands at the first question of its phase. */
export function layOut(layout: Layout): Game {
  const { turn = 3, phase = 'allied.operation-1', units = [], allied = [], dice = [], options = {}, seed = 1 } = layout;
  const standing = units.flatMap(({ id, hex }) => (id.startsWith('A') && typeof hex === 'string' ? [hex] : []));
  const germans = units.flatMap(({ id, hex }) => (id.startsWith('G') && typeof hex === 'string' ? [hex] : []));
  const position = {
    title: 'omg85',
    seed,
    options,
    turn,
    phase,
    units: withParts(units),
    allied: [...new Set([...ENTRIES.filter((hex) => !germans.includes(hex)), ...standing, ...allied])],
    ...(layout.scenario === undefined ? {} : { scenario: layout.scenario }),
    ...(layout.bridges === undefined ? {} : { bridges: layout.bridges }),
    ...(layout.sources === undefined ? {} : { sources: layout.sources }),
    ...(layout.weather === undefined ? {} : { weather: layout.weather }),
    counters: { round: 1, ...layout.counters },
  };
  const opened = openPosition(OMG85, position, dice);
  if (!opened.ok) throw new Error(faultText(opened.fault, MESSAGES));
  return opened.value;
}

/** Where and why a position is refused in which the frame of a procedure has these fields, or `read`. */
export function frameFault(position: JsonObject, proc: string, change: JsonObject): string {
  const frames = position.frames as readonly JsonObject[];
  const at = frames.findIndex((frame) => frame.proc === proc);
  const opened = openQuestion(OMG85, { ...position, frames: frames.with(at, { ...frames[at], ...change }) });
  return opened.ok ? 'read' : faultText(opened.fault, MESSAGES).replace(`frames[${at}].`, '');
}

export function unit(id: string): Unit {
  const u = unitNamed(id);
  if (u === undefined) throw new RangeError(`no unit «${id}»`);
  return u;
}

export const hex = hexOf;

export const move = (id: string, ...path: readonly string[]): Choice => ({ kind: 'move', unit: id, path });
export const attack = (id: string, target: string): Choice => ({ kind: 'attack', unit: id, target });
export const COMBAT: Choice = { kind: 'combat' };

/** Where a unit is: a hex or a box. */
export const at = (g: Game, id: string): string => placeName(placeOf(g, unit(id)));
export const points = (g: Game, id: string): number => opOf(g, unit(id));
export const strength = (g: Game, id: string): number => cpOf(g, unit(id));
export const efficiency = (g: Game, id: string): number => efficiencyOf(g, unit(id));
