/** Chapter 5: demolition, and the interrupts of the Allied player-turn [5.2] [5.3.1] [5.4] [5.6] [5.7] [2e 5.7.1] [2e 5.7.2]. */
import {
  checked,
  done,
  type FlawOf,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  procedure,
} from '@bridgehead/engine';
import { nameOf, sideNamed } from '@bridgehead/hex';
import { code, fixed, lookUp } from '@bridgehead/toolkit';
import { ask, roll } from '../../asking.ts';
import { DEMOLITION_OCCASIONS, type DemolitionOccasion } from '../../contract/codes.ts';
import { GRID } from '../../data/map.ts';
import { says } from '../../says.ts';
import { BLOWN, BRIDGES, bridgesOn, INTACT, NO_BRIDGES, WIRED } from '../../state/bridges.ts';
import { emitEvent } from '../../state/events.ts';
import { BRIDGE, HEX } from '../../state/kinds.ts';
import { isOccupiedBy } from '../../state/stacks.ts';
import { bridgeState, setBridge, turnOf } from '../../state/state.ts';
import { BRIDGE_DEMOLITION_TABLE } from '../../tables/die-tables.ts';
import { bridgesAt, endsOf, fieldsOf, otherEnd } from './bridge-sites.ts';

/** [5.3.1] Whether the bridge may be blown at all. */
export const isWired = (g: Game, bridge: number): boolean => bridgeState(g, bridge) === WIRED;

const wiredAmong = (g: Game, bridges: readonly number[]): readonly number[] =>
  bridges.length === 0 ? NO_BRIDGES : bridges.filter((bridge) => isWired(g, bridge));

/** [5.4] The bridges that come into question when an Allied unit has moved or advanced into this hex. */
export const wiredBridgesNear = (g: Game, hex: number): readonly number[] => wiredAmong(g, bridgesAt(hex));

/** [5.4] The bridges that come into question when an Allied unit is about to cross, or attack across, this hexside. */
export const wiredBridgesAcross = (g: Game, hexside: number): readonly number[] => wiredAmong(g, bridgesOn(hexside));

/** [5.3.1] */
function markIntact(g: Game, bridge: number, rule: string): void {
  setBridge(g, bridge, INTACT);
  emitEvent(g, 'bridge-intact', rule, { ...fieldsOf(bridge) });
}

/** [5.6] [23.1.2] */
const demolitionModifier = (turn: number): number => (turn === 1 ? -1 : 0);

/** [5.6] Rolls on the table; a failed attempt always leaves the bridge Intact [5.3.1]. */
export function resolveDemolition(g: Game, bridge: number, rolled: number): 'blown' | 'intact' {
  const modifier = demolitionModifier(turnOf(g));
  const result = lookUp(BRIDGE_DEMOLITION_TABLE, 'bridge', rolled + modifier);
  emitEvent(g, 'demolition', '5.6', { ...fieldsOf(bridge), die: rolled, modifier, result });
  if (result === 'blown') setBridge(g, bridge, BLOWN);
  else markIntact(g, bridge, '5.3.1');
  return result;
}

const GRAVE = bridgesOn(sideNamed(GRID, '4816/4817') ?? -1)[0] ?? BRIDGES.length;

/** [5.7] On turn 1 the Grave bridge is still to be captured and cannot be blown in the Allied player-turn. */
const isGraveToCapture = (g: Game, bridge: number): boolean =>
  bridge === GRAVE && turnOf(g) === 1 && isWired(g, bridge);

/** [5.7] On turn 1 Allied units on both sides capture the Grave bridge. To be called when Allied units enter a hex. */
export function captureIfHeld(g: Game, hex: number): void {
  if (!bridgesAt(hex).includes(GRAVE) || !isGraveToCapture(g, GRAVE)) return;
  if (endsOf(GRAVE).every((end) => isOccupiedBy(g, 'allied', end))) markIntact(g, GRAVE, '5.7');
}

/** [5.7] On turn 1 an Allied unit that has crossed the Grave bridge captures it. To be called after each crossing. */
export function noteCrossing(g: Game, hexside: number): void {
  if (bridgesOn(hexside).includes(GRAVE) && isGraveToCapture(g, GRAVE)) markIntact(g, GRAVE, '5.7');
}

const DEMOLITION = frame('demolition', ['begin', 'decide', 'roll'], {
  bridge: fixed(BRIDGE),
  occasion: fixed(code(DEMOLITION_OCCASIONS)),
  /** Where the Allied unit stands. */
  hex: fixed(HEX),
});
type DemolitionFrame = FrameOf<typeof DEMOLITION>;

/** [5.4] The German player's chance to blow a bridge in the Allied player-turn; comes to `blown`, `intact` or `held`. */
export const demolitionFrame = (bridge: number, occasion: DemolitionOccasion, hex: number): DemolitionFrame => ({
  proc: 'demolition',
  step: 'begin',
  bridge,
  occasion,
  hex,
});

/** [5.4] Whether a bridge that was not blown is safe: an attack or a crossing, or Allied units on both sides. */
const isSecured = (g: Game, { bridge, occasion, hex }: DemolitionFrame): boolean =>
  occasion !== 'adjacent' || isOccupiedBy(g, 'allied', otherEnd(bridge, hex));

/** [5.7] Grave on turn 1: nobody is asked; a unit that tries to enter a hex with an enemy has not yet crossed. */
function passGrave(g: Game, f: DemolitionFrame): Flow<DemolitionFrame['step']> {
  const isCrossing = f.occasion === 'crossing' && !isOccupiedBy(g, 'german', otherEnd(f.bridge, f.hex));
  if (isCrossing) markIntact(g, f.bridge, '5.7');
  else captureIfHeld(g, f.hex);
  return done(isWired(g, f.bridge) ? 'held' : 'intact');
}

const demolitionFlaw: FlawOf<DemolitionFrame> = (g, { bridge, hex }) =>
  firstFlaw(
    [!isWired(g, bridge), 'bridge', says('not-wired')],
    [!endsOf(bridge).includes(hex), 'hex', says('bridge-ends-elsewhere')],
  );

export const demolition = procedure(checked(DEMOLITION, demolitionFlaw), {
  begin(g, f) {
    if (!isWired(g, f.bridge)) return done();
    return isGraveToCapture(g, f.bridge) ? passGrave(g, f) : go('decide');
  },
  /** [5.4] He may always decline; no German unit need be near. */
  decide: ask('demolition', {
    by: () => 'german',
    choices: () => [{ kind: 'blow' }, { kind: 'hold' }],
    about: (_g, f) => ({ ...fieldsOf(f.bridge), occasion: f.occasion, hex: nameOf(GRID, f.hex) }),
    chosen(g, f, choice) {
      if (choice.kind === 'blow') return go('roll');
      emitEvent(g, 'demolition-held', '5.4', { ...fieldsOf(f.bridge) });
      if (!isSecured(g, f)) return done('held');
      markIntact(g, f.bridge, '5.4');
      return done('intact');
    },
  }),
  roll: roll('demolition-roll', (g, f, rolled) => done(resolveDemolition(g, f.bridge, rolled))),
});
