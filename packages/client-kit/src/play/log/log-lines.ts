/** The log as lines: one an event, with its rule, its hexes and whether a die fell. */
import type { EventSpecs } from '@bridgehead/engine/contract';
import { type GameEvent, type LogEntry, type Moment, PERSON } from '../../game/contract.ts';
import type { Handing } from '../../game/seating.ts';
import { sentenceOf } from '../../messages/sentences.ts';
import {
  costsTogether,
  declaredEvents,
  diceOf,
  isStep,
  placesOfEvent,
  ruleOf,
  sideOf as sideTold,
  unitsOfEvent,
  wayOf,
} from '../../title/declared-event.ts';
import type { TitleCalendar, TitleClient } from '../../title/title-client.ts';
import { titleWords } from '../../title/title-words.ts';
import { say, sayOr, sideName } from '../say.ts';

export interface LogLine {
  readonly key: string;
  /** The number of the choice it came of. */
  readonly at: number;
  readonly text: string;
  readonly rule: string;
  readonly hexes: readonly string[];
  readonly units: readonly string[];
  /** Who is told to have done it; left out where the event names nobody. */
  readonly side: string | undefined;
  /** Who made the choice it came of; nobody for what happened by itself in another phase. */
  readonly by: string;
  readonly phase: string;
  readonly die: number | undefined;
  readonly kind: string;
  /** It tells of a die that was scripted. */
  readonly isScripted: boolean;
  /** The first of its choice. */
  readonly isFirst: boolean;
}

/** An order and everything that was decided until it was carried out, in the order in which it happened. */
interface LogBlock {
  readonly key: string;
  readonly lines: readonly LogLine[];
}

export interface LogGroup extends Moment {
  readonly key: string;
  readonly blocks: readonly LogBlock[];
}

/** Who did what happens by itself. */
const NOBODY = '';

function lineOf(entry: LogEntry, { turn, phase }: Moment, { event, way }: TellableEvent, i: number): LogLine {
  const isOfChoice = turn === entry.turn && phase === entry.phase;
  const words = titleWords();
  const declared = declaredEvents(words);
  return {
    key: `${entry.at}-${i}`,
    at: entry.at,
    text: sentenceOf(event),
    rule: ruleOf(event),
    hexes: [...new Set([...placesOfEvent(event, declared), ...way])],
    units: unitsOfEvent(event, declared),
    side: sideTold(event, declared, words.sides),
    by: isOfChoice ? entry.by : NOBODY,
    phase,
    kind: event.kind,
    die: diceOf(event, declared)[0],
    isScripted: isScripted(event),
    isFirst: i === 0 && isOfChoice,
  };
}

const isScripted = ({ scripted }: GameEvent): boolean => scripted === true;

/** Whether anything that is told came of scripted dice: such a game says so, wherever they fell. */
export const hasScriptedDice = (log: readonly LogEntry[]): boolean => log.some(({ events }) => events.some(isScripted));

interface TellableEvent {
  readonly event: GameEvent;
  /** The places that were entered. */
  readonly way: readonly string[];
}

/** The engine tells a march hex by hex; it is read as one: where it ended, the way, and what it cost in all. */
export function joinMarches(events: readonly GameEvent[], declared: EventSpecs): readonly TellableEvent[] {
  const namesSame = (a: GameEvent, b: GameEvent): boolean =>
    unitsOfEvent(a, declared).join() === unitsOfEvent(b, declared).join();
  const joined: TellableEvent[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    const way = wayOf(event, declared);
    const goesOn = last?.event.kind === event.kind && isStep(event, declared) && namesSame(last.event, event);
    if (!goesOn) joined.push({ event, way });
    else {
      const costs = costsTogether(last.event, event, declared);
      joined[joined.length - 1] = { event: { ...event, ...costs }, way: [...last.way, ...way] };
    }
  }
  return joined;
}

interface PhaseLines extends Moment {
  readonly lines: readonly LogLine[];
}

/** A choice as lines, under the phases in which they belong. */
function linesByPhase(entry: LogEntry): readonly PhaseLines[] {
  let count = 0;
  return entry.passages.map(({ turn, phase, events }) => ({
    turn,
    phase,
    lines: joinMarches(events, declaredEvents(titleWords())).map((told) =>
      lineOf(entry, { turn, phase }, told, count++),
    ),
  }));
}

/** From here on a side is played by another: no choice, and nothing that a rule knows. */
function handedLine({ at, side, player }: Handing, i: number, { phase }: Moment): LogLine {
  const text =
    player === PERSON
      ? say('log.handed.person', { side: sideName(side) })
      : say('log.handed.computer', { side: sideName(side), level: sayOr(`level.${player}`, player) });
  const nothing = { kind: '', rule: '', hexes: [], units: [], die: undefined, isScripted: false, isFirst: false };
  return { key: `handed-${i}`, at, text, side, by: NOBODY, phase, ...nothing };
}

export type Calendar = Pick<TitleCalendar, 'phasesOf'>;

/** What came of a choice in the turn of the side whose phase it was: not what the next turn brings. */
function ownOf<T extends Moment>(entry: LogEntry, parts: readonly T[], { phasesOf }: Calendar): readonly T[] {
  const { side } = phasesOf(entry.phase);
  return parts.filter(
    ({ turn, phase }) =>
      phase === entry.phase || (turn === entry.turn && side !== undefined && phasesOf(phase).side === side),
  );
}

export const ownEvents = (entry: LogEntry, calendar: Calendar): readonly GameEvent[] =>
  ownOf(entry, entry.passages, calendar).flatMap(({ events }) => events);

export const ownLines = (entry: LogEntry, calendar: Calendar): readonly LogLine[] =>
  ownOf(entry, linesByPhase(entry), calendar).flatMap(({ lines }) => lines);

type LineOwners = Pick<TitleClient, 'sideOf'> & { readonly calendar: Calendar };

/** The side to which a line belongs: the one it names, the owner of its units, who chose, whose phase it is. */
export function sideOfLine({ sideOf, calendar }: LineOwners, { side, units, by, phase }: LogLine): string | undefined {
  if (side !== undefined) return side;
  const [unit] = units;
  const owner = unit === undefined ? undefined : sideOf(unit);
  return owner ?? (by === NOBODY ? calendar.phasesOf(phase).side : by);
}

interface Filling extends Moment {
  readonly key: string;
  readonly blocks: { readonly key: string; readonly depth: number; readonly lines: LogLine[] }[];
}

/** What happens by itself is not part of the order that is given next. */
const BY_ITSELF = Number.POSITIVE_INFINITY;

interface LogOptions {
  readonly onlyDice: boolean;
  /** Who has begun to play a side. */
  readonly handings?: readonly Handing[];
  /** When it is now. */
  readonly now?: Moment;
}

/** The newest group first, and in it the newest order first; an order and what came of it are read as they happened. */
export function logGroups(log: readonly LogEntry[], { onlyDice, handings = [], now }: LogOptions): readonly LogGroup[] {
  const groups: Filling[] = [];
  const groupOf = (key: string, { turn, phase }: Moment): Filling => {
    const last = groups.at(-1);
    if (last !== undefined && last.turn === turn && last.phase === phase) return last;
    const group = { key, turn, phase, blocks: [] };
    groups.push(group);
    return group;
  };
  const hand = (at: number, moment: Moment | undefined): void => {
    if (moment === undefined || onlyDice) return;
    for (const [i, handing] of handings.entries()) {
      if (Math.min(handing.at, log.length) !== at) continue;
      const line = handedLine(handing, i, moment);
      groupOf(line.key, moment).blocks.push({ key: line.key, depth: BY_ITSELF, lines: [line] });
    }
  };
  for (const [at, entry] of log.entries()) {
    hand(at, entry);
    for (const { turn, phase, lines: all } of linesByPhase(entry)) {
      const lines = all.filter(({ die }) => !onlyDice || die !== undefined);
      const [first] = lines;
      if (first === undefined) continue;
      const group = groupOf(`${entry.at} ${phase}`, { turn, phase });
      const depth = first.by === NOBODY ? BY_ITSELF : entry.depth;
      const block = group.blocks.at(-1);
      if (block !== undefined && depth > block.depth) block.lines.push(...lines);
      else group.blocks.push({ key: first.key, depth, lines: [...lines] });
    }
  }
  hand(log.length, now);
  return groups.reverse().map((group) => ({ ...group, blocks: group.blocks.reverse() }));
}
