/** What an event names, as the title has declared its fields: nothing is guessed by what these are called. */
import {
  type EventSpecs,
  type Field,
  type Fields,
  namesAmong,
  numbersAmong,
  textsAmong,
} from '@bridgehead/engine/contract';
import type { GameEvent } from '../game/contract.ts';
import { isSide, type Sides } from '../looks/sides.ts';
import type { TitleWords } from './title-words.ts';

/** Engine and client are built from one tree: an event of a kind has the fields that its title has declared for it. */
export const eventReader =
  <Events extends Readonly<Record<string, object>>>() =>
  <K extends keyof Events & string>(event: GameEvent, kind: K): event is GameEvent & Events[K] =>
    event.kind === kind;

export const declaredEvents = ({ dictionary }: TitleWords): EventSpecs => dictionary.events?.declared ?? {};

const fieldsOf = ({ kind }: GameEvent, declared: EventSpecs): Fields =>
  Object.hasOwn(declared, kind) ? (declared[kind] ?? {}) : {};

const PLACES = ['hex', 'place', 'area'] as const;

export const unitsOfEvent = (event: GameEvent, declared: EventSpecs): readonly string[] =>
  namesAmong(fieldsOf(event, declared), event, 'unit');

/** Everything that lies on the map or beside it; of a hexside, the hexes on either side. */
export function placesOfEvent(event: GameEvent, declared: EventSpecs): readonly string[] {
  const fields = fieldsOf(event, declared);
  const sides = namesAmong(fields, event, 'hexside').flatMap(hexesBeside);
  return [...new Set([...namesAmong(fields, event, ...PLACES), ...sides])];
}

/** A hexside is named by the hexes on either side of it. */
export const hexesBeside = (hexside: string): readonly string[] => hexside.split('/');

const withRole =
  (role: string) =>
  (declared: Field): boolean =>
    declared.is === 'name' && declared.role === role;

export const originOf = (event: GameEvent, declared: EventSpecs): string | undefined =>
  textsAmong(fieldsOf(event, declared), event, withRole('origin'))[0];

export const goalOf = (event: GameEvent, declared: EventSpecs): string | undefined =>
  textsAmong(fieldsOf(event, declared), event, withRole('goal'))[0];

/** Those at whom it happens. */
export const sceneOf = (event: GameEvent, declared: EventSpecs): readonly string[] =>
  textsAmong(fieldsOf(event, declared), event, withRole('scene'));

/** The places that those enter whom it names, in their order: told as a path, or one step. */
export function wayOf(event: GameEvent, declared: EventSpecs): readonly string[] {
  const path = pathOf(event, declared);
  const goal = goalOf(event, declared);
  if (path.length > 0) return path;
  return goal === undefined ? [] : [goal];
}

const isWay = (declared: Field): boolean =>
  declared.is === 'list' ? declared.isWay === true : declared.is === 'optional' && isWay(declared.of);

const pathOf = (event: GameEvent, declared: EventSpecs): readonly string[] =>
  namesAmong(
    Object.fromEntries(Object.entries(fieldsOf(event, declared)).filter(([, one]) => isWay(one))),
    event,
    ...PLACES,
  );

/** A step of a march that is told hex by hex. */
export const isStep = (event: GameEvent, declared: EventSpecs): boolean =>
  goalOf(event, declared) !== undefined && pathOf(event, declared).length === 0;

const isDie = (declared: Field): boolean => declared.is === 'whole' && declared.counts === 'die';

/** The dice that it tells of. */
export const diceOf = (event: GameEvent, declared: EventSpecs): readonly number[] =>
  numbersAmong(fieldsOf(event, declared), event, isDie);

/** The rule that an event cites. */
export const ruleOf = ({ rule }: GameEvent): string => (typeof rule === 'string' ? rule : '');

/** The side that it names. */
export function sideOf(event: GameEvent, declared: EventSpecs, sides: Sides): string | undefined {
  const isOfSides = (one: Field): boolean => one.is === 'code' && one.words.every((word) => isSide(sides, word));
  return textsAmong(fieldsOf(event, declared), event, isOfSides)[0];
}

const isCost = (declared: Field): boolean =>
  declared.is === 'optional' ? isCost(declared.of) : declared.is === 'whole' && declared.counts === 'cost';

/** What a step and the one after it cost together, in the fields that tell it. */
export function costsTogether(
  first: GameEvent,
  next: GameEvent,
  declared: EventSpecs,
): Readonly<Record<string, number>> {
  const costs = Object.entries(fieldsOf(next, declared)).flatMap(([field, one]) => {
    const [a, b] = [first[field], next[field]];
    return isCost(one) && typeof a === 'number' && typeof b === 'number' ? [[field, a + b] as const] : [];
  });
  return Object.fromEntries(costs);
}
