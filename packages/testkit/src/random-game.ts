import {
  apply,
  beginGame,
  CHANCE,
  type Choice,
  check,
  choices,
  decision,
  EngineError,
  type Game,
  type Json,
  type JsonObject,
  openPosition,
  play,
  positionHash,
  type Random,
  type Result,
  randomFrom,
  readSave,
  recomputeHash,
  replaySave,
  rollbackTo,
  type SetUp,
  sampleChoice,
  saveGame,
  type Title,
  undo,
  undoRefusal,
} from '@bridgehead/engine';
import { type CellOf, rarestChoice, type Tally, tallyGame } from './coverage.ts';
import { undeclaredChoice, undeclaredEvent } from './declared.ts';

/** What a random game is tested for, and how often the costly tests are made. */
export interface Trial {
  readonly setUp: SetUp;
  /** Begins here instead of at the set-up; the seed is still the set-up's. */
  readonly position?: JsonObject;
  /** One in so many decisions gets the costly tests; the last one always does. */
  readonly costlyEvery: number;
  /** Words that this side's view must not contain at this moment. */
  readonly secrets?: (g: Game, side: string) => readonly string[];
  /** A game that is not over after so many choices has lost its way. */
  readonly limit?: number;
  /** Adversarial play: choices whose like has been given least often are preferred; what was met is counted here. */
  readonly rare?: Tally;
  /** Where the title's events do not name the cell of a table that was read. */
  readonly cellOf?: CellOf;
}

/** A property that did not hold, with the game in which it did not. */
class BrokenProperty extends Error {
  override readonly name = 'BrokenProperty';

  constructor(property: string, g: Game, detail: string) {
    const choices = g.history.map(({ choice }) => JSON.stringify(choice)).slice(-6);
    super(
      `${property}: ${detail}\nset-up ${JSON.stringify(g.setUp)}\nat ${decision(g)?.at ?? 'the end'}\nlast ${choices.join(' ')}`,
    );
  }
}

/** Plays one game of random choices to its end and tests the properties that every title must have. */
export function playRandomGame(title: Title, trial: Trial): Game {
  const begun = begin(title, trial);
  if (!begun.ok) throw new EngineError(begun.fault.says.code);
  const g = begun.value;
  const random = randomFrom(trial.setUp.seed ^ 0x5eed);
  for (let answers = 0; decision(g) !== undefined; answers++) {
    if (answers > (trial.limit ?? 1_000_000)) throw new BrokenProperty('a game ends', g, `${answers} answers`);
    const choice = trial.rare === undefined ? sampleChoice(g, random) : rarestChoice(g, random, trial.rare);
    if (choice === undefined) throw new BrokenProperty('every decision has a choice', g, decision(g)?.kind ?? '');
    if (random.below(trial.costlyEvery) === 0) testCostly(g, trial, random);
    testCheck(g, choice, random);
    testDeclared(g, choice);
    testChoice(g, choice, random);
  }
  testCostly(g, trial, random);
  testSave(g);
  if (trial.rare !== undefined) tallyGame(g, trial.rare, trial.cellOf);
  return g;
}

const begin = (title: Title, { setUp, position }: Trial): Result<Game> =>
  position === undefined
    ? beginGame(title, setUp)
    : openPosition(title, { ...position, seed: setUp.seed, options: { ...setUp.options } });

/** What is offered is legal; what is spoilt is refused with a rule and changes nothing. */
function testCheck(g: Game, choice: Choice, random: Random): void {
  const ruling = check(g, choice);
  if (!ruling.legal)
    throw new BrokenProperty('an offered choice is legal', g, `${JSON.stringify(choice)}: ${ruling.code}`);
  const spoilt = spoil(choice, random);
  const verdict = check(g, spoilt);
  if (verdict.legal) {
    if (typeof spoilt.kind === 'string' && spoilt.kind.startsWith('no such ')) {
      throw new BrokenProperty('a spoilt choice is refused', g, JSON.stringify(spoilt));
    }
    return;
  }
  if (verdict.rule === '' || verdict.code === '')
    throw new BrokenProperty('a refusal names its rule', g, JSON.stringify(spoilt));
  const before = positionHash(g);
  play(g, spoilt);
  if (positionHash(g) !== before)
    throw new BrokenProperty('a refused choice changes nothing', g, JSON.stringify(spoilt));
}

/** What is asked and chosen is as the title's contract has it. */
function testDeclared(g: Game, choice: Choice): void {
  const asked = decision(g);
  const undeclared = asked === undefined ? undefined : undeclaredChoice(g.title, asked, choice);
  if (undeclared !== undefined) throw new BrokenProperty('a choice is as declared', g, undeclared);
}

/** The same choice with one field made nonsense. */
function spoil(choice: Choice, random: Random): Choice {
  const keys = Object.keys(choice);
  const key = keys[random.below(keys.length)] ?? 'kind';
  const nonsense: readonly Json[] = ['no such thing', -1, 1e9, null, [], ['no such thing'], { nonsense: true }];
  const value = key === 'kind' ? `no such ${choice.kind}` : (nonsense[random.below(nonsense.length)] ?? null);
  return { ...choice, [key]: value };
}

/** Applies it; where undo is open, takes it back and gives it again. */
function testChoice(g: Game, choice: Choice, random: Random): void {
  const before = positionHash(g);
  const by = decision(g)?.by;
  const length = g.history.length;
  const played = play(g, choice);
  if (!played.legal) throw new BrokenProperty('a legal choice is applied', g, played.code);
  const undeclared = played.events.map((event) => undeclaredEvent(g.title, event)).find((one) => one !== undefined);
  if (undeclared !== undefined) throw new BrokenProperty('an event is as declared', g, undeclared);
  const since = g.history.slice(length);
  const mustClose = since.some((entry) => entry.by === CHANCE || entry.by !== by) || decision(g)?.by !== by;
  const isOpen = undoRefusal(g) === undefined;
  if (mustClose && isOpen) throw new BrokenProperty('undo closes by itself', g, JSON.stringify(choice));
  if (!isOpen || random.below(4) !== 0) return;
  const after = positionHash(g);
  undo(g);
  if (positionHash(g) !== before) throw new BrokenProperty('undo restores the position', g, JSON.stringify(choice));
  play(g, choice);
  if (positionHash(g) !== after)
    throw new BrokenProperty('the same answer leads to the same position', g, JSON.stringify(choice));
}

function testCostly(g: Game, trial: Trial, random: Random): void {
  const kept = recomputeHash(g);
  if (kept.low !== g.hash.low || kept.high !== g.hash.high)
    throw new BrokenProperty('the kept hash is the recomputed one', g, '');
  testRoundTrip(g);
  testUnwind(g, random);
  for (const side of g.title.sides) {
    const view = JSON.stringify(g.title.view(g, side));
    for (const secret of [...generatorWords(g), ...(trial.secrets?.(g, side) ?? [])]) {
      if (view.includes(secret)) throw new BrokenProperty('a view keeps secrets', g, `${side} sees ${secret}`);
    }
  }
}

const generatorWords = (g: Game): string[] =>
  (g.cells[g.cells.length - 1] ?? []).map(String).filter((word) => word.length > 6);

/** A position written as text and read again goes on in the same way. */
function testRoundTrip(g: Game): void {
  const text = JSON.stringify(g.title.writePosition(g));
  const read = openPosition(g.title, JSON.parse(text));
  if (!read.ok)
    throw new BrokenProperty('a position can be read again', g, `${read.fault.place}: ${read.fault.says.code}`);
  if (positionHash(read.value) !== positionHash(g))
    throw new BrokenProperty('a position read again is the same', g, text);
  const [there, here] = [decision(read.value), decision(g)];
  if (JSON.stringify(there) !== JSON.stringify(here))
    throw new BrokenProperty('it asks the same', g, JSON.stringify(there));
  testKept(g, read.value);
}

/** A longer list is compared as far as this: some advances of whole groups have a hundred thousand. */
const LISTED = 3000;

/** What the game has kept or followed must be what a game finds that has only just been opened and has kept nothing. */
function testKept(g: Game, fresh: Game): void {
  const [kept, anew] = [listed(g), listed(fresh)];
  const parted = kept.findIndex((choice, i) => choice !== anew[i]);
  if (parted >= 0 || kept.length !== anew.length) {
    const detail = `${kept[parted] ?? 'nothing'} kept, ${anew[parted] ?? 'nothing'} anew, ${kept.length} and ${anew.length} choices`;
    throw new BrokenProperty('what is kept lists the same choices', g, detail);
  }
  for (const side of g.title.sides) {
    if (JSON.stringify(g.title.view(g, side)) !== JSON.stringify(fresh.title.view(fresh, side)))
      throw new BrokenProperty('what is kept shows the same view', g, side);
  }
}

function listed(g: Game): readonly string[] {
  const list: string[] = [];
  for (const choice of choices(g)) {
    if (list.length >= LISTED) return list;
    list.push(JSON.stringify(choice));
  }
  return list.sort();
}

/** Unwinding some choices and giving them again comes back to the same position. */
function testUnwind(g: Game, random: Random): void {
  const after = positionHash(g);
  const depth = Math.min(g.history.length, 1 + random.below(40));
  const from = g.history.length - depth;
  const entries = g.history.slice(from);
  rollbackTo(g, from);
  const kept = recomputeHash(g);
  if (kept.low !== g.hash.low || kept.high !== g.hash.high) throw new BrokenProperty('unwinding keeps the hash', g, '');
  for (const entry of entries) {
    const ruling = apply(g, entry.choice, entry);
    if (!ruling.legal) throw new BrokenProperty('an unwound answer is legal again', g, ruling.code);
  }
  if (positionHash(g) !== after) throw new BrokenProperty('unwinding and playing again is the same', g, '');
}

function testSave(g: Game): void {
  const parsed = readSave(JSON.parse(JSON.stringify(saveGame(g))));
  if (!parsed.ok) throw new BrokenProperty('a save can be read', g, parsed.fault.says.code);
  const replayed = replaySave(g.title, parsed.value);
  if (!replayed.ok) throw new BrokenProperty('a save can be replayed', g, replayed.fault.says.code);
  const { departs, game } = replayed.value;
  if (departs !== undefined) throw new BrokenProperty('a replay agrees', g, `answer ${departs.at}: ${departs.why}`);
  if (positionHash(game) !== positionHash(g)) throw new BrokenProperty('a replay comes to the same end', g, '');
}
