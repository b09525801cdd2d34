/** What is kept of a game, and whether what was read is what was written. */
import type { Choice, Step } from '@bridgehead/client-kit/game';

/** A kept game, as the list of saves tells it. */
export interface SavedGame {
  readonly id: string;
  readonly title: string;
  readonly titleName: string;
  readonly scenario: string;
  readonly scenarioName: string;
  readonly turn: number;
  readonly isOver: boolean;
  readonly answers: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly hotSeat: boolean;
  /** Who plays each side; left out, people do. */
  readonly players?: Readonly<Record<string, string>>;
  /** Who last sat at the screen. */
  readonly seat?: string;
  readonly isBranch?: boolean;
  /** Dice laid down when the game was begun, from its first; those that were rolled among them. */
  readonly dice?: readonly (number | string)[];
  /** What was taken back and may be given again. */
  readonly undone?: readonly Choice[];
  /** The window that plays it: no other may write. */
  readonly owner?: string;
}

/** A game as it lies in the database: unchecked, since anything may have happened to it there. */
export interface KeptGame {
  readonly about: unknown;
  readonly text: unknown;
  /** Each with its number `n`, in order. */
  readonly steps: readonly unknown[];
  /** What lay in the database was damaged: this is the second copy. */
  readonly isCopy?: boolean;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly field: string };

type Fields = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isNumber: Test = (value) => Number.isFinite(value);
const isChoice: Test = (value) => isObject(value) && isText(value.kind);
const isDie: Test = (value) => isText(value) || isNumber(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const ifThere =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);

const FIELDS: Readonly<Record<keyof SavedGame, Test>> = {
  id: isText,
  title: isText,
  titleName: isText,
  scenario: isText,
  scenarioName: isText,
  turn: isNumber,
  isOver: isFlag,
  answers: isNumber,
  changed: isNumber,
  hotSeat: isFlag,
  players: ifThere((value) => isObject(value) && Object.values(value).every(isText)),
  seat: ifThere(isText),
  isBranch: ifThere(isFlag),
  dice: ifThere(listOf(isDie)),
  undone: ifThere(listOf(isChoice)),
  owner: ifThere(isText),
};

/** The entry of the list, or the first field of it that is not what it should be. */
export function readAbout(value: unknown): Read<SavedGame> {
  if (!isObject(value)) return { ok: false, field: 'about' };
  const wrong = Object.entries(FIELDS).find(([field, test]) => !test(value[field]));
  return wrong === undefined ? { ok: true, value: value as unknown as SavedGame } : { ok: false, field: wrong[0] };
}

export interface ReadSteps {
  readonly steps: readonly Step[];
  /** How many there are, with those that cannot be read. */
  readonly of: number;
}

/** The steps up to the first that is damaged or missing. */
export function readSteps(kept: readonly unknown[]): ReadSteps {
  const steps: Step[] = [];
  for (const [at, one] of kept.entries()) {
    const step = isObject(one) && one.n === at + 1 ? readStep(one) : undefined;
    if (step === undefined) break;
    steps.push(step);
  }
  return { steps, of: kept.length };
}

function readStep({ did, choice, came }: Fields): Step | undefined {
  if (did === 'undo') return { did };
  if (did !== 'answer' || !isChoice(choice) || typeof came !== 'string') return undefined;
  return { did, choice: choice as Choice, came };
}

/** Ids that also a page without a secure connection can make. */
export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return [...words].map((word) => word.toString(36).padStart(7, '0')).join('');
}
