/** The log as lines: one an event, with its rule, its hexes and whether a die fell. */
import type { GameEvent, Json, LogEntry } from '../game/contract.ts';
import { sentenceOf } from '../messages/sentences.ts';
import { wordsNow } from '../titles/title-words.ts';

export interface LogLine {
  readonly key: string;
  /** The number of the answer it came of. */
  readonly at: number;
  readonly text: string;
  readonly rule: string;
  readonly hexes: readonly string[];
  readonly units: readonly string[];
  readonly by: string;
  readonly die: number | undefined;
  /** The first of its answer. */
  readonly isFirst: boolean;
}

export interface LogGroup {
  readonly key: string;
  readonly turn: number;
  readonly phase: string;
  readonly lines: readonly LogLine[];
}

/** Who did what happens by itself. */
export const NOBODY = '';

const PLACE_FIELDS = ['hex', 'at', 'to', 'from', 'target', 'area'] as const;

const texts = (value: Json | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function hexesOfEvent(event: GameEvent): readonly string[] {
  const named = PLACE_FIELDS.flatMap((field) => texts(event[field])).filter((place) => wordsNow().isPlace(place));
  const sides = texts(event.hexside).flatMap((side) => side.split('/'));
  return [...new Set([...named, ...sides, ...texts(event.path)])];
}

function lineOf(entry: LogEntry, event: GameEvent, i: number): LogLine {
  return {
    key: `${entry.at}-${entry.phase}-${i}`,
    at: entry.at,
    text: sentenceOf(event),
    rule: typeof event.rule === 'string' ? event.rule : '',
    hexes: hexesOfEvent(event),
    units: unitsOf(event),
    by: entry.by,
    die: typeof event.die === 'number' ? event.die : undefined,
    isFirst: i === 0 && entry.by !== NOBODY,
  };
}

const unitsOf = (event: GameEvent): readonly string[] => [...texts(event.unit), ...texts(event.units)];

const sameUnits = (a: GameEvent, b: GameEvent): boolean => unitsOf(a).join() === unitsOf(b).join();

/** What both steps cost, where the title tells it. */
const costOf = (a: GameEvent, b: GameEvent): { readonly cost?: number } =>
  typeof a.cost === 'number' && typeof b.cost === 'number' ? { cost: a.cost + b.cost } : {};

/** The engine tells a march hex by hex; it is read as one: where it ended, and the way. */
export function marchesTogether(events: readonly GameEvent[]): readonly GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const goesOn = last?.kind === 'moved' && event.kind === 'moved' && sameUnits(last, event);
    if (!goesOn) {
      told.push(event);
      continue;
    }
    const way = [...(last.path === undefined ? texts(last.to) : texts(last.path)), ...texts(event.to)];
    told[told.length - 1] = { ...event, path: way, ...costOf(last, event) };
  }
  return told;
}

export const linesOf = (entry: LogEntry): readonly LogLine[] =>
  marchesTogether(entry.events).map((event, i) => lineOf(entry, event, i));

type PhaseOf = (event: GameEvent) => string | undefined;

/** An answer, cut where what it led to belongs to a phase of both sides; what has no phase of its own stays with what it follows. */
function splitByPhase(entry: LogEntry, phaseOf: PhaseOf): readonly LogEntry[] {
  const runs: { entry: LogEntry; events: GameEvent[] }[] = [];
  let now: LogEntry = entry;
  for (const event of entry.events) {
    const phase = phaseOf(event) ?? now.phase;
    const turn = phase !== now.phase && typeof event.turn === 'number' ? event.turn : now.turn;
    if (phase !== now.phase) now = { ...now, phase, turn, by: NOBODY };
    const last = runs.at(-1);
    if (last?.entry === now) last.events.push(event);
    else runs.push({ entry: now, events: [event] });
  }
  return runs.map((run) => ({ ...run.entry, events: run.events }));
}

/** The newest group first, and in it the newest line first. */
export function logGroups(
  log: readonly LogEntry[],
  onlyDice: boolean,
  phaseOf: PhaseOf = () => undefined,
): readonly LogGroup[] {
  const groups: { key: string; turn: number; phase: string; lines: LogLine[] }[] = [];
  for (const entry of log.flatMap((one) => splitByPhase(one, phaseOf))) {
    const lines = linesOf(entry).filter(({ die }) => !onlyDice || die !== undefined);
    if (lines.length === 0) continue;
    const last = groups.at(-1);
    if (last !== undefined && last.turn === entry.turn && last.phase === entry.phase) last.lines.push(...lines);
    else groups.push({ key: `${entry.at} ${entry.phase}`, turn: entry.turn, phase: entry.phase, lines });
  }
  return groups.reverse().map((group) => ({ ...group, lines: group.lines.reverse() }));
}
