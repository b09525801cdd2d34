/** A playthrough: the beginning of a game as a text in which every decision is told, so that a change of rules is seen. */
import {
  apply,
  beginGame,
  CHANCE,
  type Choice,
  choices,
  type Decision,
  decision,
  EVERYBODY,
  forcedChoice,
  type Game,
  type GameEvent,
  positionHash,
  randomFrom,
  type SetUp,
  sampleChoice,
  type Title,
} from '@bridgehead/engine';

interface PlaythroughOptions {
  readonly setUp: SetUp;
  /** The text ends when this turn does. */
  readonly lastTurn: number;
  /** Draws the choices; the dice come from the seed of the set-up. */
  readonly choiceSeed: number;
}

/** Every decision of the first turns: who is asked what, of how many choices which one is taken, and what comes of it. */
export function playthrough(title: Title, { setUp, lastTurn, choiceSeed }: PlaythroughOptions): string {
  const begun = beginGame(title, setUp);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const g = begun.value;
  const random = randomFrom(choiceSeed);
  const lines = [`${title.id}: ${JSON.stringify(setUp)}`, ...INTRODUCTION, ...eventLines(g)];
  let heading = '';
  for (let number = 1; ; number++) {
    const asked = decision(g);
    const { turn, phase } = title.moment(g);
    if (asked === undefined || turn > lastTurn) return `${lines.join('\n')}\n`;
    const now = `# Turn ${turn}: ${phase}`;
    const isFirst = now !== heading;
    if (isFirst) lines.push('', now);
    heading = now;
    const all = isListed(g, isFirst) ? [...choices(g)] : undefined;
    const choice = forcedChoice(g) ?? sampleChoice(g, random);
    if (choice === undefined) throw new Error(`no choice at ${asked.at}`);
    lines.push('', ...decisionLines(number, asked, all, choice), ...outcomeLines(g, choice));
  }
}

const INTRODUCTION = [
  'Choices are drawn at random, dice are rolled from the seed. Each decision: its number, who decides, what, of how many choices',
  '(where they are thousands, at the first decision of a phase only); some of them; > the one taken; * what happened; the hash of',
  'the position that it led to.',
];

/** Listing all is dear where a title has another way to draw one: done once a phase. */
function isListed(g: Game, isFirst: boolean): boolean {
  const frame = g.state.frames.at(-1);
  const step = g.title.procedures.get(frame?.proc ?? '')?.steps.get(frame?.step ?? '');
  return isFirst || typeof step !== 'object' || step.sample === undefined;
}

const SHOWN = 3;

function decisionLines(
  number: number,
  { by, kind, about }: Decision,
  all: readonly Choice[] | undefined,
  taken: Choice,
): readonly string[] {
  const head = `${number}. ${by}: ${kind}${countOf(all)}${detailsOf(about)}`;
  const others = all === undefined || all.length === 1 || by === CHANCE ? [] : sampleOf(all);
  return [head, ...others.map((choice) => `    ${JSON.stringify(choice)}`), `  > ${JSON.stringify(taken)}`];
}

const countOf = (all: readonly Choice[] | undefined): string =>
  all === undefined ? '' : all.length === 1 ? ', one choice' : `, ${all.length} choices`;

const detailsOf = (details: object = {}): string =>
  Object.keys(details).length === 0 ? '' : ` ${JSON.stringify(details)}`;

/** The first, the middle and the last. */
const sampleOf = (all: readonly Choice[]): readonly Choice[] =>
  all.length <= SHOWN ? all : [0, Math.floor(all.length / 2), all.length - 1].flatMap((i) => all[i] ?? []);

function outcomeLines(g: Game, choice: Choice): readonly string[] {
  g.events = [];
  const ruling = apply(g, choice);
  if (!ruling.legal) throw new Error(`[${ruling.rule}] ${ruling.code}`);
  return [...eventLines(g), `  ${positionHash(g)}`];
}

const eventLines = (g: Game): readonly string[] => g.events.map((event) => `  * ${formatEvent(event)}`);

function formatEvent({ kind, rule, audience, ...details }: GameEvent): string {
  const to = audience === EVERYBODY ? '' : ` to ${audience}`;
  return `${kind}${rule === undefined ? '' : ` [${rule}]`}${to}${detailsOf(details)}`;
}
