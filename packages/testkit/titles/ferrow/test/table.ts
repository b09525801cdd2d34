/** A table to try rules on: a bare map, the units that a test names, and dice that fall as it says. */
import {
  type Choice,
  check,
  choices,
  decision,
  type Game,
  type Json,
  type JsonObject,
  type Options,
  openPosition,
  play,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { faultText } from '@bridgehead/testkit';
import { GRID } from '../src/data/map.ts';
import { FERROW } from '../src/index.ts';
import { hexAt } from '../src/state.ts';
import { type Unit, unitNamed } from '../src/units.ts';

interface Layout {
  readonly phase: string;
  readonly turn?: number;
  /** Hexes by unit, or the whole entry of the notation. */
  readonly units: Readonly<Record<string, string | JsonObject>>;
  readonly held?: JsonObject;
  readonly options?: Options;
  readonly dice?: readonly Json[];
}

export function positionOf({ phase, turn = 1, units, held, options = {} }: Layout): JsonObject {
  return {
    title: 'ferrow',
    options,
    turn,
    phase,
    units: Object.entries(units).map(([id, where]) => ({
      id,
      ...(typeof where === 'string' ? { hex: where } : where),
    })),
    ...(held === undefined ? {} : { held }),
  };
}

/** Sets up the table; the game stands at the first question of its phase. */
export function layOut(layout: Layout): Game {
  const opened = openPosition(FERROW, positionOf(layout), layout.dice ?? []);
  if (!opened.ok) throw new Error(faultText(opened.fault));
  return opened.value;
}

export function unit(id: string): Unit {
  const u = unitNamed(id);
  if (u === undefined) throw new RangeError(`no unit «${id}»`);
  return u;
}

/** Plays a choice that must be legal. */
export function order(g: Game, choice: Choice): void {
  const played = play(g, choice);
  if (!played.legal) throw new Error(`[${played.rule}] ${played.code} at ${decision(g)?.at}`);
}

/** The rule that refuses a choice, or `legal`. */
export function refusal(g: Game, choice: Choice): string {
  const ruling = check(g, choice);
  return ruling.legal ? 'legal' : ruling.rule;
}

export const listed = (g: Game, kind: string): Choice[] => [...choices(g, kind)];

export const move = (id: string, to: string): Choice => ({ kind: 'move', unit: id, to });
export const attack = (id: string, target: string): Choice => ({ kind: 'attack', unit: id, target });
export const DONE: Choice = { kind: 'done' };

/** Where a unit is: a hex or `gone`. */
export const at = (g: Game, id: string): string => {
  const hex = hexAt(g, unit(id));
  return hex < 0 ? 'gone' : nameOf(GRID, hex);
};
