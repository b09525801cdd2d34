import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { CHANCE } from '../question.ts';
import { bad, good, type Result } from '../result.ts';
import { says } from '../words/says.ts';
import { checksumOf } from './digest.ts';
import { SAVE_FORMAT, SAVE_VERSION, type SaveFile } from './save-file.ts';

const FIELDS_OF_1 = ['format', 'version', 'setUp', 'from', 'choices', 'hashes', 'position', 'digest'];
const FIELDS = [...FIELDS_OF_1, 'checksum', 'players', 'hotSeat', 'seatings'];
const SET_UP_OF_1 = ['title', 'edition', 'scenario', 'options', 'seed'];
const CHOICE_FIELDS = ['by', 'choice', 'forced', 'audience', 'scripted'];

/**
 * Turns data from outside into a save, with nothing in it that nobody reads; what the choices mean is found out by
 * replaying them. Who plays is not looked at here: no fault in that keeps a game from being opened.
 */
export function readSave(json: unknown): Result<SaveFile> {
  if (!isJsonObject(json) || json.format !== SAVE_FORMAT) return bad('bad-save', 'format', says('not-a-save'));
  if (json.version !== 1 && json.version !== SAVE_VERSION)
    return bad('bad-save', 'version', says('other-version', { version: SAVE_VERSION }));
  const isOld = json.version === 1;
  const odd = oddField(json, '', isOld ? FIELDS_OF_1 : FIELDS);
  if (odd !== undefined) return unknown(odd);
  const fault = setUpFault(json, isOld) ?? choicesFault(json.choices) ?? endFault(json, isOld);
  return fault ?? good({ ...json, hashes: json.hashes ?? [] } as unknown as SaveFile);
}

const unknown = (place: string): Result<never> => bad('bad-save', place, says('unknown-in-save'));

function setUpFault(json: JsonObject, isOld: boolean): Result<never> | undefined {
  const { setUp, from, checksum } = json;
  if (!isJsonObject(setUp) || !isSetUp(setUp)) return bad('bad-save', 'setUp', says('no-set-up'));
  if (from !== undefined && !isJsonObject(from)) return bad('bad-save', 'from', says('not-a-position'));
  const odd =
    oddField(setUp, 'setUp', isOld ? SET_UP_OF_1 : [...SET_UP_OF_1, 'rules']) ??
    oddValue(setUp.options, 'setUp.options');
  if (odd !== undefined) return unknown(odd);
  const { edition, seed, rules } = setUp;
  if (!Number.isSafeInteger(edition)) return bad('bad-save', 'setUp.edition', says('expected-any-whole'));
  if (!Number.isSafeInteger(seed) || Number(seed) < 0) return bad('bad-save', 'setUp.seed', says('expected-any-whole'));
  // Version 1 knew one edition of each title, and has no checksum that would tell of another.
  if (isOld) return edition === 1 ? undefined : bad('bad-save', 'setUp.edition', says('other-edition-then'));
  if (checksum !== checksumOf(json as unknown as SaveFile)) return bad('bad-save', 'setUp', says('other-checksum'));
  if (!isJsonObject(rules)) return unknown('setUp.rules');
  const rule = oddValue(rules, 'setUp.rules');
  return rule === undefined ? undefined : unknown(rule);
}

const isSetUp = ({ title, edition, scenario, seed, options }: JsonObject): boolean =>
  typeof title === 'string' &&
  typeof edition === 'number' &&
  typeof scenario === 'string' &&
  typeof seed === 'number' &&
  isJsonObject(options);

/** An option or a house rule that is neither a number nor a word nor yes or no. */
function oddValue(values: Json | undefined, place: string): string | undefined {
  const odd = Object.entries(values ?? {}).find(([, value]) => !['boolean', 'number', 'string'].includes(typeof value));
  return odd === undefined ? undefined : `${place}.${short(odd[0])}`;
}

function choicesFault(choices: Json | undefined): Result<never> | undefined {
  if (!Array.isArray(choices)) return bad('bad-save', 'choices', says('no-choices'));
  for (const [i, saved] of choices.entries()) {
    if (!isSavedChoice(saved)) return bad('bad-save', `choices[${i}]`, says('not-a-saved-choice'));
    const odd = oddField(saved, `choices[${i}]`, CHOICE_FIELDS) ?? oddMark(saved, `choices[${i}]`);
    if (odd !== undefined) return unknown(odd);
  }
  return undefined;
}

const isSavedChoice = (value: unknown): value is JsonObject =>
  isJsonObject(value) &&
  typeof value.by === 'string' &&
  isJsonObject(value.choice) &&
  typeof value.choice.kind === 'string';

function oddMark({ by, forced, audience, scripted }: JsonObject, place: string): string | undefined {
  if (forced !== undefined && forced !== true) return `${place}.forced`;
  if (audience !== undefined && typeof audience !== 'string') return `${place}.audience`;
  if (scripted === undefined || (scripted === true && by === CHANCE)) return undefined;
  return `${place}.scripted`;
}

/** The last line; a save of version 2 may have lost it as a whole. */
function endFault({ hashes, position, digest }: JsonObject, isOld: boolean): Result<never> | undefined {
  const isCut = hashes === undefined && position === undefined && digest === undefined;
  if (isCut && !isOld) return undefined;
  if (!Array.isArray(hashes)) return bad('bad-save', 'hashes', says('no-hashes'));
  const odd = hashes.findIndex((pair) => !isHashPair(pair));
  if (odd >= 0) return bad('bad-save', `hashes[${odd}]`, says('not-a-hash'));
  if (!isJsonObject(position)) return bad('bad-save', 'position', says('no-position'));
  if (digest !== undefined && typeof digest !== 'string') return bad('bad-save', 'digest', says('not-a-digest'));
  return undefined;
}

const isHashPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string';

function oddField(data: JsonObject, place: string, known: readonly string[]): string | undefined {
  const key = Object.keys(data).find((name) => !known.includes(name));
  return key === undefined ? undefined : `${place === '' ? '' : `${place}.`}${short(key)}`;
}

const LONGEST_NAME = 60;
const short = (name: string): string => name.slice(0, LONGEST_NAME);
