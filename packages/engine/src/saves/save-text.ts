/**
 * A save as text: a line that says how the game began, a line for each choice, and a line that says where it stands. What is
 * cut off at the end loses nothing before; a choice that is appended needs no other line to be written again.
 */
import { isJsonObject, type JsonObject } from '../json.ts';

export function writeSaveText(save: object): string {
  const { choices, hashes, position, digest, ...header } = save as JsonObject;
  const lines = [header, ...(Array.isArray(choices) ? choices : [])];
  if (position !== undefined) lines.push({ hashes, position, ...(digest === undefined ? {} : { digest }) });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The save that a text holds, in lines or as one piece of JSON, unchecked; undefined where it holds none. */
export function readSaveText(text: string): JsonObject | undefined {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  const header = parsed(first);
  if (header === undefined) return parsed(text);
  const isWhole = Object.hasOwn(header, 'choices') || Object.hasOwn(header, 'hashes');
  return isWhole ? (rest.length === 0 ? header : undefined) : joined(header, rest);
}

/** A last line that cannot be read was cut; any other is damage. A choice after a last line takes its place. */
function joined(header: JsonObject, lines: readonly string[]): JsonObject | undefined {
  const choices: JsonObject[] = [];
  let end: JsonObject = {};
  for (const [i, text] of lines.entries()) {
    const line = parsed(text);
    if (line === undefined) {
      if (i < lines.length - 1) return undefined;
      end = {};
    } else if (Object.hasOwn(line, 'hashes')) end = line;
    else {
      choices.push(line);
      end = {};
    }
  }
  const isTwice = Object.keys(end).some((field) => field === 'choices' || Object.hasOwn(header, field));
  return isTwice ? undefined : { ...header, choices, ...end };
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
