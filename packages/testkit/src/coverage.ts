/** What random play has come across: kinds of decisions and choices, events, cells of tables. */
import {
  apply,
  type Choice,
  decision,
  EngineError,
  type Game,
  type GameEvent,
  type Json,
  type Random,
  rollbackTo,
  sampleChoice,
  type Title,
} from '@bridgehead/engine';

/** How often something was met, by its name. */
export type Tally = Map<string, number>;

const DRAWS = 5;

/** A choice by what it is like, not by whom it names: its kind, the fields it has, and the words that are neither. */
function likeness(kind: string, choice: Choice): string {
  const fields = Object.keys(choice).filter((key) => key !== 'kind' && key !== 'die');
  return [kind, choice.kind, ...fields.sort()].join(' ');
}

/** Adversarial play: of a few random choices the one whose like has been given least often. */
export function rarestChoice(g: Game, random: Random, seen: Tally): Choice | undefined {
  const kind = decision(g)?.kind ?? '';
  let rarest: Choice | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < DRAWS; i++) {
    const choice = sampleChoice(g, random);
    if (choice === undefined) return rarest;
    const count = seen.get(likeness(kind, choice)) ?? 0;
    if (count < least) [rarest, least] = [choice, count];
  }
  if (rarest !== undefined) count(seen, likeness(kind, rarest));
  return rarest;
}

function count(seen: Tally, name: string): void {
  seen.set(name, (seen.get(name) ?? 0) + 1);
}

/** The cell of a table of which an event tells, as a title names it; undefined where it tells of none. */
export type CellOf = (event: GameEvent) => string | undefined;

/** An event that tells of a table says which cell was read. */
const cellOfTable: CellOf = (event) => {
  const { table, column, row } = event as { readonly [key: string]: Json | undefined };
  return table === undefined ? undefined : cellName(String(table), String(column), String(row));
};

export const cellName = (table: string, column: string, row: string): string => `cell ${table} ${column} ${row}`;
export const decisionName = (kind: string): string => `decision ${kind}`;

/** Goes through a finished game once more and counts everything in it, chance and forced choices included. */
export function tallyGame(g: Game, seen: Tally, cellOf: CellOf = cellOfTable): void {
  const entries = [...g.history];
  rollbackTo(g, 0);
  for (const entry of entries) {
    const { choice } = entry;
    count(seen, decisionName(decision(g)?.kind ?? ''));
    g.events = [];
    const ruling = apply(g, choice, entry);
    if (!ruling.legal) throw new EngineError('an answer of the game is refused', { choice, reason: ruling.code });
    for (const event of g.events) {
      count(seen, `event ${event.kind}`);
      const cell = cellOf(event);
      if (cell !== undefined) count(seen, cell);
    }
  }
}

/** The decisions of a title that have never been asked. */
export function unaskedDecisions(title: Title, seen: Tally): string[] {
  const kinds = new Set<string>();
  for (const { steps } of title.procedures.values()) {
    for (const step of steps.values()) if (typeof step !== 'function') kinds.add(step.kind);
  }
  return [...kinds].filter((kind) => !seen.has(decisionName(kind))).sort();
}
