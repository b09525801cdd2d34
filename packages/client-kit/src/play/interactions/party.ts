/** Who is picked together: the units of one choice, or several that do the same one after the other. */
import type { Choice } from '../../game/contract.ts';
import { isOfOneUnit, membersOf, pathOf, placesOf } from '../choice-words.ts';

/** By unit, or by the marker or hex that acts; in the order in which they were picked. */
export type Party = readonly string[];

const isSame = (a: Party, b: Party): boolean => a.length === b.length && a.every((one) => b.includes(one));

const endOf = (choice: Choice): string | undefined => placesOf(choice).at(-1);

/** What one of several could do alone, if it leads to a place: of a choice about one unit only, the others may follow there. */
const alone = (actions: readonly Choice[], member: string): readonly Choice[] =>
  actions.filter((choice) => isOfOneUnit(choice) && membersOf(choice)[0] === member && endOf(choice) !== undefined);

/** Several who have no choice in common but could each go to the same place. */
function following(actions: readonly Choice[], [first = '', ...others]: Party): readonly Choice[] {
  if (others.length === 0) return [];
  const ends = others.map((one) => new Set(alone(actions, one).map((choice) => `${choice.kind} ${endOf(choice)}`)));
  return alone(actions, first).filter((choice) => ends.every((open) => open.has(`${choice.kind} ${endOf(choice)}`)));
}

/** The choices of just these; else those of more who are among them; else what each of them could do alone. */
export function choicesFor(actions: readonly Choice[], party: Party): readonly Choice[] {
  if (party.length === 0) return actions;
  const exact = actions.filter((choice) => isSame(membersOf(choice), party));
  if (exact.length > 0) return exact;
  const wider = actions.filter((choice) => party.every((one) => membersOf(choice).includes(one)));
  return wider.length > 0 ? wider : following(actions, party);
}

/** Who is still to do the same after a choice that only the first of them has. */
export const followersOf = (choice: Choice, party: Party): Party =>
  isOfOneUnit(choice) && membersOf(choice)[0] === party[0] ? party.slice(1) : [];

/** The same for another, among what is open now: by the same way if there is one. */
export function followingChoice(open: readonly Choice[], led: Choice, member: string): Choice | undefined {
  const there = alone(open, member).filter((choice) => choice.kind === led.kind && endOf(choice) === endOf(led));
  const wayOf = (choice: Choice): string => pathOf(choice).join();
  return there.find((choice) => wayOf(choice) === wayOf(led)) ?? there[0];
}

/** In groups, in the order in which they are first met. */
export function grouped<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** All who could be picked, each once: nobody where those of whom the question is go on together, to places that are asked for alone. */
export function everybodyIn(actions: readonly Choice[]): Party {
  const onMap = actions.filter((choice) => placesOf(choice).length > 0);
  const goTogether = onMap.length > 0 && onMap.every((choice) => membersOf(choice).length === 0);
  return goTogether ? [] : [...new Set(actions.flatMap(membersOf))];
}

/** As many of these as have a choice together, taken in their order. */
export function togetherOf(actions: readonly Choice[], members: Party): Party {
  const party: string[] = [];
  for (const one of members) if (choicesFor(actions, [...party, one]).length > 0) party.push(one);
  return party;
}
