/** A puzzle: a position, a question, the answers that are good and the reason. Plain data, checked when it is read. */
import { type Choice, isJsonObject, type Json, type JsonObject } from '@bridgehead/engine';
import { BadInput } from '../bad-input.ts';
import type { Pattern } from './pattern.ts';

/** What must have come of a whole phase: every part that is named must hold. */
export interface Outcome {
  /** Each was matched by some answer that was given. */
  readonly some?: readonly Pattern[];
  /** None was matched by any. */
  readonly none?: readonly Pattern[];
  /** Where units stand at the end: by id, one of these places. */
  readonly units?: Readonly<Record<string, readonly string[]>>;
  /** What a side's score is at the end, at most or at least. */
  readonly score?: { readonly side: string; readonly most?: number; readonly least?: number };
  /** At least so many units of these stand in these places. */
  readonly stand?: { readonly least: number; readonly of: readonly string[]; readonly in: readonly string[] };
}

interface Asked {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  /** The kind of the decision to be answered. */
  readonly decision: string;
  readonly position: JsonObject;
  /** What leads from the position to the question: answers, and the dice that fall. */
  readonly lead?: { readonly choices?: readonly Choice[]; readonly dice?: readonly Json[] };
  /** Why the good answers are good, in rules and numbers. */
  readonly why: string;
}

/** One answer is asked for. */
export interface AnswerPuzzle extends Asked {
  readonly accepted: readonly Pattern[];
  /** Answers that are legal and good, and some that are legal and not. */
  readonly solutions: readonly Choice[];
  readonly failures: readonly Choice[];
}

/** Everything is asked for that the side does until its phase ends. */
export interface PhasePuzzle extends Asked {
  readonly outcomes: readonly Outcome[];
  readonly solutions: readonly (readonly Choice[])[];
  readonly failures: readonly (readonly Choice[])[];
}

export type Puzzle = AnswerPuzzle | PhasePuzzle;

export const isPhasePuzzle = (puzzle: Puzzle): puzzle is PhasePuzzle => 'outcomes' in puzzle;

const FIELDS = [
  'id',
  'name',
  'side',
  'decision',
  'position',
  'lead',
  'why',
  'accepted',
  'outcomes',
  'solutions',
  'failures',
] as const;

/** Reads a puzzle; `name` is how messages call its file. What its answers mean is found out by trying them. */
export function readPuzzle(json: unknown, name: string): Puzzle {
  if (!isJsonObject(json)) throw new BadInput(`${name}: is not an object`);
  const unknown = Object.keys(json).find((key) => !FIELDS.some((field) => field === key));
  if (unknown !== undefined) throw new BadInput(`${name}: ${unknown}: unknown field: expected ${FIELDS.join(', ')}`);
  for (const field of ['id', 'name', 'side', 'decision', 'why'] as const) {
    if (typeof json[field] !== 'string' || json[field] === '') throw new BadInput(`${name}: ${field}: expected a text`);
  }
  if (!isJsonObject(json.position)) throw new BadInput(`${name}: position: expected a position`);
  if ((json.accepted === undefined) === (json.outcomes === undefined))
    throw new BadInput(`${name}: expected either accepted or outcomes`);
  const isPhase = json.outcomes !== undefined;
  expectList(json, isPhase ? 'outcomes' : 'accepted', name);
  for (const field of ['solutions', 'failures'] as const) {
    const isSound = isPhase ? isChoices : isChoice;
    if (!expectList(json, field, name).every(isSound))
      throw new BadInput(`${name}: ${field}: expected ${isPhase ? 'lists of answers' : 'answers'}`);
  }
  expectLead(json.lead, name);
  return json as unknown as Puzzle;
}

function expectList(json: JsonObject, field: string, name: string): readonly Json[] {
  const list = json[field];
  if (Array.isArray(list) && list.length > 0) return list;
  throw new BadInput(`${name}: ${field}: expected a list with at least one entry`);
}

function expectLead(lead: Json | undefined, name: string): void {
  if (lead === undefined) return;
  const isSound =
    isJsonObject(lead) &&
    (lead.choices === undefined || isChoices(lead.choices)) &&
    (lead.dice === undefined || Array.isArray(lead.dice));
  if (!isSound) throw new BadInput(`${name}: lead: expected choices and dice`);
}

const isChoice = (value: Json | undefined): boolean => isJsonObject(value) && typeof value.kind === 'string';
const isChoices = (value: Json | undefined): boolean => Array.isArray(value) && value.every(isChoice);
