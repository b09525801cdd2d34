/** Words in which a test gives orders and asks what became of them. */
import { type Choice, decision, type Game } from '@bridgehead/engine';
import type { Mode } from '../src/rules/08-movement/moving-stack.ts';
import { BRIDGE_STATES, BRIDGES, bridgesOn } from '../src/state/bridges.ts';
import { placeName } from '../src/state/places.ts';
import { bridgeState, hasMark, MARK_NAMES, placeOf, stepsOf } from '../src/state/state.ts';
import { hexside, order, unit } from './table.ts';

export { refusal } from '@bridgehead/testkit';

export const march = (ids: string | readonly string[], path: readonly string[], mode: Mode = 'normal'): Choice => ({
  kind: 'march',
  units: typeof ids === 'string' ? [ids] : ids,
  mode,
  path,
});

/** Where a unit is: a hex, an Entry Area or a box. */
export const at = (g: Game, id: string): string => placeName(placeOf(g, unit(id)));

export const steps = (g: Game, id: string): number => stepsOf(g, unit(id));

export const bears = (g: Game, id: string, mark: keyof typeof MARK_NAMES): boolean =>
  hasMark(g, unit(id), MARK_NAMES[mark]);

/** What a bridge is now. */
export function bridge(g: Game, name: string, kind: 'road' | 'rail'): string {
  const index = bridgesOn(hexside(name)).find((one) => BRIDGES[one]?.kind === kind);
  return index === undefined ? 'no bridge' : (BRIDGE_STATES[bridgeState(g, index)] ?? '');
}

/** Answers every demolition question that the last order has led to: these hexsides are blown at, the others held. */
export function demolish(g: Game, ...hexsides: readonly string[]): string[] {
  const asked: string[] = [];
  while (decision(g)?.kind === 'demolition') {
    const asks = String(decision(g)?.about?.hexside);
    asked.push(asks);
    order(g, { kind: hexsides.includes(asks) ? 'blow' : 'hold' });
  }
  return asked;
}

/** Gives orders one after the other; the German player tries to blow the bridges on these hexsides and holds the others. */
export function carryOut(g: Game, orders: readonly Choice[], blown: readonly string[] = []): void {
  for (const one of orders) {
    order(g, one);
    demolish(g, ...blown);
  }
}

/** Where each of these pieces is. */
export const placesOf = (g: Game, pieces: readonly { readonly id: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pieces.map(({ id }) => [id, at(g, id)]));
