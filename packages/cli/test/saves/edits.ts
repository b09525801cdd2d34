/** Edits of a save: of its data at any leaf, of its text, with the digest left, taken out or made anew. */
import { checksumOf, digestOf, type Json, type Random, type SaveFile, writeSaveText } from '@bridgehead/engine';

/** Data that may be changed in place. */
type Loose = null | boolean | number | string | Loose[] | { [key: string]: Loose };
type Fields = { [key: string]: Loose };
type Holder = Loose[] | Fields;

export interface Edit {
  readonly what: string;
  readonly bytes: Buffer;
}

const MANNERS = [
  'its digest as it was',
  'without a digest',
  'its digest made anew',
  'its checksum and its digest made anew',
] as const;

/** An edit drawn at random; nothing if the draw changes no letter. */
export function drawEdit(save: SaveFile, random: Random): Edit | undefined {
  const manner = drawn(WAYS, random);
  const inLines = (manner === 'truncated' || manner === 'flipped') && random.below(2) === 0;
  const text = inLines ? writeSaveText(save) : `${JSON.stringify(save)}\n`;
  const edit = manner === 'data' ? edited(text, random) : TEXT_EDITS[manner](text, random);
  return edit.bytes.equals(Buffer.from(text)) ? undefined : edit;
}

type TextEdit = (text: string, random: Random) => Edit;

const truncated: TextEdit = (text, random) => {
  const length = random.below(text.length);
  return { what: `cut after ${length} of ${text.length}`, bytes: Buffer.from(text.slice(0, length)) };
};

const flipped: TextEdit = (text, random) => {
  const bytes = Buffer.from(text);
  const [at, bit] = [random.below(bytes.length), random.below(8)];
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  return {
    what: `bit ${bit} of byte ${at} flipped: ${JSON.stringify(text.slice(Math.max(0, at - 20), at + 20))}`,
    bytes,
  };
};

/** The same data in other letters: with spaces, with escapes, with other forms of its numbers. */
const rewritten: TextEdit = (text, random) => {
  const [says, other] = drawn(
    [
      ['with spaces', JSON.stringify(JSON.parse(text), undefined, 2)],
      ['with escapes', text.replaceAll('"by"', '"\\u0062y"')],
      ['with decimals', text.replaceAll(/([:[,]\d+)(?=[,\]}])/g, '$1.0')],
      ['with exponents', text.replaceAll(/([:[,])(\d+)(?=[,\]}])/g, '$1$2e0')],
    ] as const,
    random,
  );
  return { what: `written ${says}`, bytes: Buffer.from(other) };
};

const TEXT_EDITS = { truncated, flipped, rewritten } as const;
const WAYS = [...Array<'data'>(14).fill('data'), 'truncated', 'truncated', 'flipped', 'flipped', 'rewritten'] as const;

function edited(text: string, random: Random): Edit {
  const data: Fields = JSON.parse(text);
  const isAimed = random.below(3) === 0;
  const what = isAimed ? drawn(AIMED, random)(data, random) : anywhere(data, random);
  const manner = drawn(MANNERS, random);
  if (manner === 'without a digest') delete data.digest;
  if (manner === 'its checksum and its digest made anew') data.checksum = checksumOf(data as unknown as SaveFile);
  if (manner.endsWith('its digest made anew')) data.digest = digestOf(data);
  return { what: `${what}; ${manner}`, bytes: Buffer.from(`${JSON.stringify(data)}\n`) };
}

const drawn = <T>(list: readonly T[], random: Random): T => {
  const one = list[random.below(list.length)];
  if (one === undefined) throw new RangeError('nothing to draw from');
  return one;
};

const isFields = (value: Loose | undefined): value is Fields => isHolder(value) && !Array.isArray(value);
const isHolder = (value: Loose | undefined): value is Holder => typeof value === 'object' && value !== null;

/** Goes down from the save at random, so that a field of the set-up is met as often as one of a hundred units. */
function anywhere(data: Holder, random: Random): string {
  let [holder, place] = [data, ''];
  for (;;) {
    const keys = Object.keys(holder);
    if (keys.length === 0) return added(holder, place, random);
    const key = drawn(keys, random);
    const inner = valueAt(holder, key);
    if (isHolder(inner) && random.below(8) > 0) {
      [holder, place] = [inner, `${place}/${key}`];
      continue;
    }
    return drawn(OPERATIONS, random)(holder, key, random, `${place}/${key}`);
  }
}

const valueAt = (holder: Holder, key: string): Loose | undefined =>
  Array.isArray(holder) ? holder[Number(key)] : holder[key];

function put(holder: Holder, key: string, value: Loose): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
}

type Operation = (holder: Holder, key: string, random: Random, place: string) => string;

const change: Operation = (holder, key, random, place) => {
  const old = valueAt(holder, key) ?? null;
  const value = otherValue(old, random);
  put(holder, key, value);
  return `${place}: ${short(old)} becomes ${short(value)}`;
};

const remove: Operation = (holder, key, _random, place) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return `${place}: taken out`;
};

const repeat: Operation = (holder, key, random, place) => {
  if (!Array.isArray(holder)) return added(holder, place, random);
  holder.splice(Number(key), 0, structuredClone(holder[Number(key)] ?? null));
  return `${place}: said twice`;
};

const exchange: Operation = (holder, key, random, place) => {
  const other = drawn(Object.keys(holder), random);
  const [one, two] = [valueAt(holder, key) ?? null, valueAt(holder, other) ?? null];
  put(holder, key, two);
  put(holder, other, one);
  return `${place}: exchanged with ${other}`;
};

const reorder: Operation = (holder, key, random, place) => {
  if (Array.isArray(holder)) return change(holder, key, random, place);
  const value = holder[key] ?? null;
  delete holder[key];
  holder[key] = value;
  return `${place}: said last`;
};

/** Changes are what is done most. */
const OPERATIONS: readonly Operation[] = [change, change, change, remove, remove, repeat, exchange, reorder];

function added(holder: Holder, place: string, random: Random): string {
  if (Array.isArray(holder)) {
    holder.push(drawn<Loose>([0, 'x', null, {}], random));
    return `${place}: one more`;
  }
  const name = drawn(['remark', 'scripted', 'forced', 'audience', 'seed', 'states', 'path'], random);
  holder[name] = drawn<Loose>([true, 1, 'german', []], random);
  return `${place}.${name}: added`;
}

function otherValue(old: Loose, random: Random): Loose {
  if (typeof old === 'boolean') return !old;
  if (typeof old === 'number') return drawn([old + 1, old - 1, -old, old * 2, 0, old + 0.5, 2 ** 31], random);
  if (typeof old !== 'string') return drawn<Loose>([null, 0, '', [], {}, true], random);
  return drawn([`${old} `, old.toUpperCase(), old.slice(1), lastChanged(old), `${old}é`, '', 'all', 'german'], random);
}

/** `us.82.505.1` becomes `us.82.505.2`, `5020` becomes `5021`. */
const lastChanged = (text: string): string =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);

const short = (value: Json): string => JSON.stringify(value).slice(0, 60);

type Aimed = (data: Fields, random: Random) => string;

const listIn = (data: Fields, key: string): Loose[] => {
  const list = data[key];
  return Array.isArray(list) ? list : [];
};

const choicesOf = (data: Fields, by: (who: Loose | undefined) => boolean) =>
  listIn(data, 'choices').flatMap((one, at) => (isFields(one) && by(one.by) ? [{ at, choice: one }] : []));

const rolls = (data: Fields) => choicesOf(data, (by) => by === 'chance');

/** Another face of the same die. */
function otherFace({ choice }: Fields): void {
  if (isFields(choice) && typeof choice.die === 'number') choice.die = 1 + (choice.die % 6);
}

const aRoll =
  (says: string, act: (roll: Fields, random: Random) => void): Aimed =>
  (data, random) => {
    const all = rolls(data);
    if (all.length === 0) return anywhere(data, random);
    const { at, choice } = drawn(all, random);
    act(choice, random);
    return `choices[${at}] ${says}`;
  };

const setUpOf = (data: Fields): Fields => {
  const { setUp } = data;
  return isFields(setUp) ? setUp : {};
};

/** What somebody would do who wants other dice, another past or a shorter game. */
const AIMED: readonly Aimed[] = [
  (data, random) => {
    setUpOf(data).seed = random.below(1_000_000);
    return 'another seed';
  },
  (data, random) => {
    const seed = random.below(1_000_000);
    for (const part of [setUpOf(data), data.from, data.position]) {
      if (isFields(part) && 'seed' in part) part.seed = seed;
    }
    return 'another seed everywhere';
  },
  (data, random) => {
    const { position } = data;
    const words = isFields(position) ? position.chance : undefined;
    if (Array.isArray(words)) words[random.below(words.length)] = random.below(2 ** 32);
    return 'other dice to come';
  },
  aRoll('shows another face', otherFace),
  aRoll('shows another face, declared as laid down', (roll) => {
    otherFace(roll);
    roll.scripted = true;
  }),
  aRoll('is declared as laid down', (roll) => {
    roll.scripted = true;
  }),
  aRoll('loses its mark', (roll) => {
    delete roll.scripted;
  }),
  aRoll('is told to somebody else', (roll, random) => {
    roll.audience = drawn(['allied', 'german', 'all', 'nobody'], random);
  }),
  aRoll('names no audience', (roll) => {
    delete roll.audience;
  }),
  (data, random) => {
    const all = choicesOf(data, () => true);
    if (all.length === 0) return anywhere(data, random);
    const { at, choice } = drawn(all, random);
    if (choice.forced === true) delete choice.forced;
    else choice.forced = true;
    return `choices[${at}].forced flipped`;
  },
  (data, random) => {
    const length = random.below(listIn(data, 'choices').length + 1);
    data.choices = listIn(data, 'choices').slice(0, length);
    data.hashes = listIn(data, 'hashes').filter((pair) => Array.isArray(pair) && Number(pair[0]) <= length);
    return `choices and hashes cut after ${length}`;
  },
  (data, random) => {
    const hashes = listIn(data, 'hashes');
    const at = random.below(hashes.length);
    if (random.below(2) === 0) hashes.splice(at, 1);
    else hashes.splice(at, 0, structuredClone(hashes[at] ?? null));
    return `hashes[${at}] missing or twice`;
  },
  (data, random) => {
    const options = setUpOf(data).options;
    if (isFields(options)) {
      options[drawn(['hidden', 'advanced', 'balance', 'isolation', 'level-1'], random)] = random.below(2) === 0;
    }
    return 'another option';
  },
];
