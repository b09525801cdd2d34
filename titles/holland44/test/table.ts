/** A table to try rules on: a bare map, the counters a test names, and dice that fall as it says. */
import { emptyState, type Game, type Json, openGame, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { hexNamed, sideNamed } from '@bridgehead/hex';
import { GRID } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { FIRST_EDITION, type Rules } from '../src/editions.ts';
import { HOLLAND44 } from '../src/index.ts';
import { BRIDGE_STATES, BRIDGES, INTACT, WIRED } from '../src/state/bridges.ts';
import { type Phase, phaseFrame } from '../src/state/frames.ts';
import { placeNamed, UNSEEN } from '../src/state/places.ts';
import {
  CLOCKS,
  type ClockName,
  DISRUPTED,
  FULL_RETREAT,
  IN_HOLDING_BOX,
  layoutOf,
  MARK_NAMES,
  placeTraffic,
  placeUnit,
  placeUnknown,
  setAutoDsTarget,
  setBridge,
  setClock,
  setLanded,
  setMarks,
  setOrder,
  setParent,
  setSteps,
  setTurn,
} from '../src/state/state.ts';
import { dataOf, type Unit, unitNamed, unitsInGame } from '../src/state/units.ts';

export { listed, order } from '@bridgehead/testkit';

export interface Piece {
  readonly id: string;
  /** A hex, an Entry Area or a box. */
  readonly at: string;
  readonly steps?: number;
  readonly states?: readonly ('disrupted' | 'full-retreat' | keyof typeof MARK_NAMES)[];
  readonly landed?: number;
  /** [8.7] The hex that the unit has cleared. */
  readonly autoDs?: string;
  /** [21.3] The unit that a Breakdown unit came from. */
  readonly parent?: string;
}

export interface Layout {
  readonly turn?: number;
  readonly scenario?: 'short' | 'campaign';
  /** The phase that begins; left out: nothing does, the table is for readers only. */
  readonly phase?: `${Side}.${Phase}` | 'weather' | 'victory-check';
  readonly units?: readonly Piece[];
  readonly unknown?: readonly string[];
  /** Bridges by hexside; all others are wired, or intact if they are permanent. */
  readonly bridges?: Readonly<Record<string, 'wired' | 'intact' | 'blown' | 'under-repair'>>;
  readonly traffic?: readonly string[];
  readonly clock?: Partial<Record<ClockName, number>>;
  readonly dice?: readonly Json[];
  readonly seed?: number;
  readonly options?: Readonly<Record<string, boolean>>;
  /** Left out: the first. */
  readonly edition?: number;
  /** Single rules that are not as the edition has them. */
  readonly rules?: Partial<Rules>;
}

/** Sets up the table; with a phase, the game stands at its first question. */
export function layOut(layout: Layout): Game {
  const setUp = {
    title: 'holland44',
    edition: layout.edition ?? FIRST_EDITION,
    scenario: layout.scenario ?? 'campaign',
    options: layout.options ?? {},
    ...(layout.rules === undefined ? {} : { rules: layout.rules }),
    seed: layout.seed ?? 1,
  };
  const g = openGame(HOLLAND44, setUp, emptyState(layoutOf(setUp), setUp.seed), { script: layout.dice ?? [] });
  setTurn(g, layout.turn ?? 3);
  for (const [i, { isPermanent }] of BRIDGES.entries()) setBridge(g, i, isPermanent ? INTACT : WIRED);
  for (const [name, state] of Object.entries(layout.bridges ?? {})) {
    const side = sideNamed(GRID, name);
    BRIDGES.forEach((bridge, i) => {
      if (bridge.side === side) setBridge(g, i, BRIDGE_STATES.indexOf(state));
    });
  }
  for (const u of unitsInGame(g)) if (dataOf(u).status === 'unknown') placeUnit(g, u, UNSEEN);
  for (const piece of layout.units ?? []) putPiece(g, piece);
  for (const [i, name] of (layout.unknown ?? []).entries()) placeUnknown(g, i, placeNamed(name) ?? 0);
  for (let i = 0; i < 6; i++) placeTraffic(g, i, placeNamed(layout.traffic?.[i] ?? '') ?? IN_HOLDING_BOX);
  for (const name of CLOCKS) setClock(g, name, layout.clock?.[name] ?? 0);
  openPhase(g, layout.phase);
  g.journal.length = 0;
  return g;
}

function putPiece(g: Game, piece: Piece): void {
  const u = unit(piece.id);
  const place = placeNamed(piece.at);
  if (place === undefined) throw new RangeError(`no place «${piece.at}»`);
  placeUnit(g, u, place);
  setSteps(g, u, piece.steps ?? dataOf(u).steps);
  let marks = 0;
  for (const state of piece.states ?? []) {
    if (state === 'disrupted') setOrder(g, u, DISRUPTED);
    else if (state === 'full-retreat') setOrder(g, u, FULL_RETREAT);
    else marks |= MARK_NAMES[state];
  }
  setMarks(g, u, marks);
  if (piece.landed !== undefined) setLanded(g, u, piece.landed);
  if (piece.autoDs !== undefined) setAutoDsTarget(g, u, placeNamed(piece.autoDs) ?? 0);
  if (piece.parent !== undefined) setParent(g, u, unit(piece.parent));
}

function openPhase(g: Game, phase: Layout['phase']): void {
  if (phase === undefined) return;
  const [side, name] = phase.split('.') as [Side, Phase | undefined];
  g.state.frames.push(name === undefined ? { proc: phase, step: 'begin' } : phaseFrame(name, side));
  runAutomaticSteps(g);
  playForced(g);
}

export function unit(id: string): Unit {
  const u = unitNamed(id);
  if (u === undefined) throw new RangeError(`no unit «${id}»`);
  return u;
}

export function hex(name: string): number {
  const h = hexNamed(GRID, name);
  if (h === undefined) throw new RangeError(`no hex «${name}»`);
  return h;
}

export function hexside(name: string): number {
  const side = sideNamed(GRID, name);
  if (side === undefined) throw new RangeError(`no hexside «${name}»`);
  return side;
}
