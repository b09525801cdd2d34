/**
 * A save as text: a line that says how the game began, a line for each choice and for each change of who plays, and a line that
 * says where it stands. What is cut off at the end loses nothing before; what is appended needs no other line to be written again.
 */
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/** A save in lines, as they are written here: all but the one that says where it stands, and that, which may be of some choices before. */
export interface SaveLines {
  readonly lines: readonly string[];
  readonly end?: string;
}

/** What a game has become: after so many of its choices it goes on with these, and then with these players. */
export interface SaveChange {
  readonly after: number;
  readonly choices: readonly object[];
  /** Left out where they stay. */
  readonly seating?: object;
}

export function saveLines(save: object): SaveLines {
  const { choices, seatings, hashes, position, digest, ...header } = save as JsonObject;
  const lines: object[] = [header];
  const changes = [...(Array.isArray(seatings) ? seatings : [])];
  const all: readonly Json[] = Array.isArray(choices) ? choices : [];
  for (const [at, choice] of [...all, undefined].entries()) {
    for (let next = changes[0]; isJsonObject(next) && Number(next.after) <= at; next = changes[0]) {
      const { after: _, ...seating } = next;
      lines.push(seating);
      changes.shift();
    }
    if (isJsonObject(choice)) lines.push(choice);
  }
  const end = { hashes, position, ...(digest === undefined ? {} : { digest }) };
  return { lines: lines.map(lineOf), ...(position === undefined ? {} : { end: lineOf(end) }) };
}

const lineOf = (data: object): string => JSON.stringify(data);

export const textOfLines = ({ lines, end }: SaveLines): string =>
  [...lines, ...(end === undefined ? [] : [end])].map((line) => `${line}\n`).join('');

export const writeSaveText = (save: object): string => textOfLines(saveLines(save));

/** How the lines begin that are no choices. */
const OTHER_LINES = ['{"format"', '{"players"'];

/** The same after a change. Who plays is no choice, and stays. What said where it stood goes, if that was later. */
export function changedLines({ lines, end }: SaveLines, { after, choices, seating }: SaveChange): SaveLines {
  let made = 0;
  const kept = lines.filter((line) => {
    if (OTHER_LINES.some((beginning) => line.startsWith(beginning))) return true;
    made += 1;
    return made <= after;
  });
  const isStanding = end !== undefined && placeOf(parsed(end)) <= after;
  const added = [...choices, ...(seating === undefined ? [] : [seating])].map(lineOf);
  return { lines: [...kept, ...added], ...(isStanding ? { end } : {}) };
}

/** The lines of a game up to the first that can no longer be read. */
export function soundLines(lines: readonly unknown[]): readonly string[] {
  const texts = lines.map((line) => (typeof line === 'string' && parsed(line) !== undefined ? line : undefined));
  const torn = texts.indexOf(undefined);
  return texts.slice(0, torn < 0 ? texts.length : torn).filter((line) => line !== undefined);
}

/** The save that a text holds, in lines or as one piece of JSON, unchecked; undefined where it holds none. */
export function readSaveText(text: string): JsonObject | undefined {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  const header = parsed(first);
  if (header === undefined) return parsed(text);
  const isWhole = Object.hasOwn(header, 'choices') || Object.hasOwn(header, 'hashes');
  return isWhole ? (rest.length === 0 ? header : undefined) : joined(header, rest);
}

/** A last line that cannot be read was cut, and what stands before it is no longer its end; any other is damage. */
function joined(header: JsonObject, lines: readonly string[]): JsonObject | undefined {
  const choices: JsonObject[] = [];
  const seatings: JsonObject[] = [];
  let end: JsonObject = {};
  for (const [i, text] of lines.entries()) {
    const line = parsed(text);
    if (line === undefined) {
      if (i < lines.length - 1) return undefined;
      end = {};
    } else if (isEnd(line)) end = line;
    else if (isChoice(line)) choices.push(line);
    else seatings.push({ after: choices.length, ...line });
  }
  const isTwice = Object.keys(end).some((field) => field === 'choices' || Object.hasOwn(header, field));
  const changes = seatings.length === 0 ? {} : { seatings };
  return isTwice ? undefined : { ...header, choices, ...changes, ...endOf(end, choices.length) };
}

/** The digest is of the whole: once something is appended, it says nothing. */
function endOf(end: JsonObject, choices: number): JsonObject {
  if (placeOf(end) === choices) return end;
  const { digest: _, ...rest } = end;
  return rest;
}

const isEnd = (line: JsonObject): boolean => Object.hasOwn(line, 'hashes');
/** Whatever is no other line is taken for a choice, and looked at as one. */
const isChoice = (line: JsonObject | undefined): boolean =>
  line !== undefined && !isEnd(line) && !Object.hasOwn(line, 'format') && !Object.hasOwn(line, 'players');

/** After how many choices the game stood where the last line says it does. */
function placeOf(end: JsonObject | undefined): number {
  const last: unknown = Array.isArray(end?.hashes) ? end.hashes.at(-1) : undefined;
  const place: unknown = Array.isArray(last) ? last[0] : undefined;
  return typeof place === 'number' ? place : 0;
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
