/** The one animator: events and the difference of two known positions in, motion out. */
import type { Motion } from '@bridgehead/board';
import type { GameEvent } from '../../game/contract.ts';
import { goalOf, originOf, placesOfEvent, sceneOf, unitsOfEvent } from '../../title/declared-event.ts';
import { type EventFacts, type Known, type Way, waysOf } from './known.ts';

/** What came of one choice, through one pair of eyes. */
export interface Step {
  readonly before: Known;
  readonly after: Known;
  readonly events: readonly GameEvent[];
}

type Unstaged<M extends Motion> = M extends Motion ? Omit<M, 'stage'> : never;

/** A motion, and when in the step it happens. */
interface Draft {
  readonly motion: Unstaged<Motion>;
  /** The event that tells of it; what no event tells of comes last. */
  readonly order: number;
  readonly told: string;
}

const UNTOLD = { order: Number.POSITIVE_INFINITY, told: '' };

export function motionsOf(step: Step, facts: EventFacts): readonly Motion[] {
  const ways = waysOf(step.events, facts);
  const changes = withExchanges(withCarried(step.events, counterDrafts(step, ways, facts), facts));
  return staged([...changes, ...flashDrafts(step, facts)]);
}

/** Backwards: what has been taken back. */
export function reversed(motions: readonly Motion[]): readonly Motion[] {
  const last = Math.max(0, ...motions.map(({ stage }) => stage));
  return motions.flatMap((motion): readonly Motion[] => {
    const stage = last - motion.stage;
    if (motion.kind === 'walk') return [{ ...motion, stage, path: [...motion.path].reverse() }];
    if (motion.kind === 'turn') return [{ ...motion, stage, from: motion.counters, counters: motion.from }];
    if (motion.kind === 'appear') return [{ kind: 'leave', stage, counters: motion.counters, path: [motion.at] }];
    return motion.kind === 'leave' ? [cameBack(motion, stage)] : [];
  });
}

/** Who had walked off before he was gone walks back. */
function cameBack({ counters, path }: Extract<Motion, { kind: 'leave' }>, stage: number): Motion {
  const [at = ''] = path;
  return path.length > 1
    ? { kind: 'walk', stage, counters, path: [...path].reverse() }
    : { kind: 'appear', stage, counters, at };
}

/** Each place once in a row. */
const wayOf = (places: readonly (string | undefined)[]): readonly string[] =>
  places.filter((place): place is string => place !== undefined).filter((place, i, all) => place !== all[i - 1]);

/** The last event that names a counter: by then it has happened to it. */
function lastTold(
  events: readonly GameEvent[],
  counter: string,
  { declared }: EventFacts,
): Pick<Draft, 'order' | 'told'> {
  const order = events.findLastIndex((event) => unitsOfEvent(event, declared).includes(counter));
  const event = events[order];
  return event === undefined ? UNTOLD : { order, told: event.kind };
}

/** What has become of each counter. */
function counterDrafts(
  { before, after, events }: Step,
  ways: ReadonlyMap<string, Way>,
  facts: EventFacts,
): readonly Draft[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((counter): readonly Draft[] => {
    const [was, is, way] = [before.get(counter), after.get(counter), ways.get(counter)];
    const counters = [counter];
    const path = wayOf([was?.at, ...(way?.places ?? []), is?.at]);
    const told = lastTold(events, counter, facts);
    if (is === undefined) return [{ motion: { kind: 'leave', counters, path }, ...told }];
    if (path.length > 1) {
      const begun = way === undefined ? told : { order: way.order, told: way.kind };
      return [{ motion: { kind: 'walk', counters, path }, ...begun }];
    }
    if (was === undefined) return [{ motion: { kind: 'appear', counters, at: is.at }, ...told }];
    return was.face === is.face ? [] : [{ motion: { kind: 'turn', from: counters, counters }, ...told }];
  });
}

type DraftOf<K extends Motion['kind']> = Draft & { readonly motion: Extract<Unstaged<Motion>, { kind: K }> };

const isOf =
  <K extends Motion['kind']>(kind: K) =>
  (draft: Draft): draft is DraftOf<K> =>
    draft.motion.kind === kind;

/** Gone where it stood, without a step. */
const goneAt = (drafts: readonly Draft[], place: string): readonly DraftOf<'leave'>[] =>
  drafts.filter(isOf('leave')).filter(({ motion: { path } }) => path.length === 1 && path[0] === place);

const comeAt = (drafts: readonly Draft[], place: string): readonly DraftOf<'appear'>[] =>
  drafts.filter(isOf('appear')).filter(({ motion: { at } }) => at === place);

const countersOf = (drafts: readonly DraftOf<'appear' | 'leave'>[]): readonly string[] =>
  drafts.flatMap(({ motion: { counters } }) => counters);

/** Counters that nobody can tell apart have no name: what is gone from one place and has come to the other went there. */
function withCarried(
  events: readonly GameEvent[],
  drafts: readonly Draft[],
  { declared }: EventFacts,
): readonly Draft[] {
  return events.reduce((left, event, order) => {
    const [from, to] = [originOf(event, declared), goalOf(event, declared)];
    if (from === undefined || to === undefined || unitsOfEvent(event, declared).length > 0) return left;
    const [[gone], [come]] = [goneAt(left, from), comeAt(left, to)];
    if (gone === undefined || come === undefined) return left;
    const walk: Draft = {
      motion: { kind: 'walk', counters: come.motion.counters, path: [from, to] },
      order,
      told: event.kind,
    };
    return [...left.filter((draft) => draft !== gone && draft !== come), walk];
  }, drafts);
}

/** Where some are gone and others have come in the same place, they were turned over or changed for each other. */
function withExchanges(drafts: readonly Draft[]): readonly Draft[] {
  const places = new Set(drafts.filter(isOf('appear')).map(({ motion: { at } }) => at));
  return [...places].reduce((left, place) => {
    const [gone, come] = [goneAt(left, place), comeAt(left, place)];
    const [first] = come;
    if (gone.length === 0 || first === undefined) return left;
    const turn: Draft = { ...first, motion: { kind: 'turn', from: countersOf(gone), counters: countersOf(come) } };
    const taken = new Set<Draft>([...gone, ...come]);
    return [...left.filter((draft) => !taken.has(draft)), turn];
  }, drafts);
}

/** Where the first of them stands whose place is known. */
const whereIs = (units: readonly string[], known: Known): string | undefined =>
  units.flatMap((unit) => known.get(unit)?.at ?? [])[0];

/** Battles: where the event says, else where those stood whom it names. A second blow in the same place is no second flash. */
function flashDrafts({ before, events }: Step, facts: EventFacts): readonly Draft[] {
  const drafts: DraftOf<'flash'>[] = [];
  for (const [order, event] of events.entries()) {
    if (!facts.fights.includes(event.kind)) continue;
    const [place] = placesOfEvent(event, facts.declared);
    const at = place ?? whereIs([...sceneOf(event, facts.declared), ...unitsOfEvent(event, facts.declared)], before);
    if (at === undefined || drafts.at(-1)?.motion.at === at) continue;
    drafts.push({ motion: { kind: 'flash', at }, order, told: event.kind });
  }
  return drafts;
}

/** In the order of the events; what is alike and comes together is one stage. */
function staged(drafts: readonly Draft[]): readonly Motion[] {
  const inOrder = [...drafts].sort((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  const motions: Motion[] = [];
  let stage = -1;
  let last = '';
  for (const { motion, told } of inOrder) {
    const now = `${motion.kind} ${told}`;
    if (now !== last) stage += 1;
    last = now;
    addTo(motions, { ...motion, stage });
  }
  return motions;
}

const sameWay = (a: Motion, b: Motion): boolean => {
  if (a.stage !== b.stage) return false;
  if (a.kind === 'appear') return b.kind === 'appear' && a.at === b.at;
  if (a.kind === 'walk' || a.kind === 'leave') return b.kind === a.kind && a.path.join() === b.path.join();
  return false;
};

/** Counters with the same way go as one. */
function addTo(motions: Motion[], motion: Motion): void {
  const at = motions.findIndex((other) => sameWay(other, motion));
  const other = motions[at];
  if (other === undefined || !('counters' in other) || !('counters' in motion)) motions.push(motion);
  else motions[at] = { ...other, counters: [...other.counters, ...motion.counters] };
}
