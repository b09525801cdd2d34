/** The edits of a save that change neither what happened nor what will happen, each recognised by what it is. */
import {
  apply,
  CHANCE,
  digestOf,
  EVERYBODY,
  forcedChoice,
  type Game,
  isJsonObject,
  type Json,
  type JsonObject,
  positionHash,
  readOptions,
  replaySave,
  rollbackTo,
  type SavedChoice,
  type SaveFile,
  sameJson,
  type Title,
} from '@bridgehead/engine';

/** A save as it was, as it is now, and what `replay --verify` prints of it. */
interface Accepted {
  readonly title: Title;
  readonly before: SaveFile;
  readonly after: SaveFile;
  readonly report: string;
}

/** A class of harmless edits: how it is called, and whether an edit is one. */
type Recogniser = (edit: Accepted) => boolean;

const withoutDigest = ({ digest: _, ...save }: SaveFile): Omit<SaveFile, 'digest'> => save;

/** Nothing but the digest differs, if that. */
const sameBesideDigest = ({ before, after }: Accepted): boolean =>
  sameJson(withoutDigest(before), withoutDigest(after));

/** Every reader reads the same data: spaces, the order of fields, escapes and the form of numbers are no part of it. */
const writtenOtherwise: Recogniser = (edit) =>
  sameBesideDigest(edit) && (edit.after.digest === edit.before.digest || edit.after.digest === digestOf(edit.after));

/** The report says that there is none, and everything else has been compared. */
const digestTakenOut: Recogniser = (edit) =>
  edit.after.digest === undefined && sameBesideDigest(edit) && edit.report.includes('the file has no digest');

/** The choices of which these fields alone differ, by their numbers; nothing if anything else does. */
function changedIn({ before, after }: Accepted, ...fields: (keyof SavedChoice)[]): readonly number[] | undefined {
  if (before.choices.length !== after.choices.length) return undefined;
  const without = (save: SaveFile): JsonObject => ({
    ...(withoutDigest(save) as unknown as JsonObject),
    choices: save.choices.map((saved) => ({
      ...(saved as unknown as JsonObject),
      ...Object.fromEntries(fields.map((field) => [field, undefined])),
    })),
  });
  if (!sameJson(without(before), without(after))) return undefined;
  const isSame = (saved: SavedChoice, i: number): boolean =>
    fields.every((field) => sameJson(saved[field], after.choices[i]?.[field]));
  return before.choices.flatMap((saved, i) => (isSame(saved, i) ? [] : [i]));
}

/**
 * Nobody can know that it was not, and it may show any face that leads to the same positions; the report says aloud how many
 * rolls are said to be scripted.
 */
const declaredAsScripted: Recogniser = (edit) => {
  const changed = changedIn(edit, 'scripted', 'choice') ?? [];
  const marks = edit.after.choices.filter(({ scripted }) => scripted === true).length;
  const rolls = edit.after.choices.filter(({ by }) => by === CHANCE).length;
  const says = `a game with laid-down dice: ${marks} of ${rolls} rolls were laid down`;
  return changed.length > 0 && changed.every((i) => edit.after.choices[i]?.scripted) && edit.report.includes(says);
};

/** A scripted roll lost its mark, but the generator rolls the same there. */
const rolledAlike: Recogniser = (edit) => {
  const changed = changedIn(edit, 'scripted') ?? [];
  return changed.length > 0 && changed.every((i) => sameJson(rolledAt(edit, i), edit.before.choices[i]?.choice));
};

/** The words of the generator stand in the position from which the game began: its seed rolls nothing. */
const seedThatRollsNothing: Recogniser = ({ before, after }) => {
  const reseeded = (part: object | undefined): JsonObject => ({ ...(part as JsonObject), seed: after.setUp.seed });
  const { from, position, setUp } = before;
  const same = { ...before, setUp: reseeded(setUp), from: reseeded(from), position: reseeded(position) };
  const unsealed = { checksum: '', digest: '' };
  return from?.chance !== undefined && sameJson({ ...same, ...unsealed }, { ...after, ...unsealed });
};

/** Sides may be handed over at any time, and nothing that happened depends on it. */
const otherPlayers: Recogniser = ({ before, after }) => {
  const others = (save: SaveFile): JsonObject => {
    return { ...(withoutDigest(save) as unknown as JsonObject), players: 0, hotSeat: 0, seatings: 0 };
  };
  return sameJson(others(before), others(after));
};

function rolledAt({ title, before }: Accepted, at: number): Json | undefined {
  const game = replayed(title, before);
  rollbackTo(game, at);
  return forcedChoice(game);
}

/** Who may know of a roll is for the rules to say; a save may leave it out, as older ones do, but not say otherwise. */
const audienceLeftOut: Recogniser = (edit) => {
  const changed = changedIn(edit, 'audience') ?? [];
  const { before, after } = edit;
  const saysTheSame = (i: number): boolean => {
    const [was, is] = [before.choices[i]?.audience, after.choices[i]?.audience];
    return is === undefined || (was === undefined && is === EVERYBODY);
  };
  return changed.length > 0 && changed.every(saysTheSame);
};

/** The options of an older version: one that is off says nothing, and one that is on stands for a value. */
const optionsInOtherWords: Recogniser = ({ title, before, after }) => {
  const others = (save: SaveFile): JsonObject => {
    const { setUp, ...rest } = withoutDigest(save) as unknown as JsonObject;
    const options = readOptions(title.options, save.setUp.options);
    return { ...rest, checksum: '', setUp: { ...(setUp as JsonObject), options: options.ok ? options.value : {} } };
  };
  return sameJson(others(before), others(after));
};

/** A position in other words, such as a state at its usual value left out: it opens to the same cells, frames and dice. */
const positionInOtherWords: Recogniser = ({ title, before, after }) =>
  (['from', 'position'] as const).some((field) => {
    const others = (save: SaveFile): JsonObject => {
      return { ...(save as unknown as JsonObject), [field]: 0, checksum: '', digest: '' };
    };
    if (!sameJson(others(before), others(after)) || sameJson(before[field], after[field])) return false;
    const [was, is] = [before[field], after[field]].map((json) =>
      isJsonObject(json) ? title.readPosition(json) : json,
    );
    return was !== undefined && sameJson(was, is);
  });

/** A choice in other words: it leads to the same events and the same position at once. */
const choiceInOtherWords: Recogniser = (edit) => {
  const changed = changedIn(edit, 'choice') ?? [];
  return changed.length > 0 && changed.every((i) => isSameDeed(edit, i));
};

function isSameDeed({ title, before, after }: Accepted, at: number): boolean {
  const done = [before, after].map((save) => {
    const game = replayed(title, before);
    rollbackTo(game, at);
    game.events = [];
    const saved = save.choices[at];
    const ruling = apply(game, saved?.choice, saved);
    return { isLegal: ruling.legal, events: game.events, hash: positionHash(game) };
  });
  return done[0]?.isLegal === true && sameJson(done[0], done[1]);
}

function replayed(title: Title, save: SaveFile): Game {
  const result = replaySave(title, save);
  if (!result.ok) throw new Error(result.fault.says.code);
  return result.value.game;
}

const CLASSES: Readonly<Record<string, Recogniser>> = {
  'the same data, written otherwise': writtenOtherwise,
  'the digest taken out, which the report says': digestTakenOut,
  'a roll declared as laid down, which the report says': declaredAsScripted,
  'a mark taken from a roll that the generator rolls as well': rolledAlike,
  'the seed of a game that began with words of the generator': seedThatRollsNothing,
  'who plays on': otherPlayers,
  'the audience of a roll left out, which the rules say': audienceLeftOut,
  'an option in older words': optionsInOtherWords,
  'a position in other words': positionInOtherWords,
  'an answer in other words': choiceInOtherWords,
};

export const HARMLESS = Object.keys(CLASSES);

/** The class of an edit that was accepted; none is a fault of `--verify`. */
export const harmlessClass = (edit: Accepted): string | undefined =>
  HARMLESS.find((name) => CLASSES[name]?.(edit) === true);
