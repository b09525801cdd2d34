import {
  bad,
  CHANCE,
  isJsonObject,
  type JsonObject,
  type Options,
  parseSave,
  type Result,
  type SaveFile,
} from '@bridgehead/engine';
import { says } from './fault.ts';

const FIELDS = ['format', 'version', 'setUp', 'from', 'choices', 'hashes', 'position', 'digest'];
const SET_UP_FIELDS = ['title', 'edition', 'scenario', 'options', 'seed'];
const CHOICE_FIELDS = ['by', 'choice', 'forced', 'audience', 'scripted'];

/** A save from outside, with nothing in it that nobody reads. */
export function readSave(json: unknown): Result<SaveFile> {
  const parsed = parseSave(json);
  if (!parsed.ok) return parsed;
  const save = parsed.value;
  const odd =
    oddField(json, '', FIELDS) ??
    oddField(save.setUp, 'setUp', SET_UP_FIELDS) ??
    oddOption(save.setUp.options) ??
    firstOf(save.choices, (choice, i) => oddField(choice, `choices[${i}]`, CHOICE_FIELDS)) ??
    firstOf(save.choices, ({ forced }, i) =>
      forced === undefined || forced === true ? undefined : `choices[${i}].forced`,
    ) ??
    firstOf(save.choices, ({ audience }, i) =>
      audience === undefined || typeof audience === 'string' ? undefined : `choices[${i}].audience`,
    ) ??
    firstOf(save.choices, ({ by, scripted }, i) =>
      scripted === undefined || (scripted === true && by === CHANCE) ? undefined : `choices[${i}].scripted`,
    );
  if (odd !== undefined) return bad('bad-save', odd, says('unknown-in-save'));
  const { edition, seed } = save.setUp;
  if (!Number.isSafeInteger(edition)) return bad('bad-save', 'setUp.edition', says('expected-any-whole'));
  if (!Number.isSafeInteger(seed) || seed < 0) return bad('bad-save', 'setUp.seed', says('expected-any-whole'));
  return parsed;
}

function oddField(data: unknown, place: string, known: readonly string[]): string | undefined {
  const key = isJsonObject(data) ? Object.keys(data).find((name) => !known.includes(name)) : undefined;
  return key === undefined ? undefined : `${place === '' ? '' : `${place}.`}${key.slice(0, 60)}`;
}

const oddOption = (options: JsonObject | Options): string | undefined => {
  const odd = Object.entries(options).find(([, value]) => !['boolean', 'number', 'string'].includes(typeof value));
  return odd === undefined ? undefined : `setUp.options.${odd[0].slice(0, 60)}`;
};

function firstOf<T>(items: readonly T[], faultOf: (item: T, i: number) => string | undefined): string | undefined {
  for (const [i, item] of items.entries()) {
    const fault = faultOf(item, i);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
