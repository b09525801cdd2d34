/** The choices of whole positions, a line each: how many they are, and a checksum of their sorted list. */
import {
  beginGame,
  choices,
  type Decision,
  decision,
  formatHash,
  type Game,
  hashText,
  optionWord,
  play,
  randomFrom,
  type SetUp,
  sampleChoice,
  type Title,
} from '@bridgehead/engine';

/** So many positions of each kind of decision, and one in so many decisions besides, up to the last that is looked at. */
const OF_EACH = 2;
const EVERY = 200;
const LAST = 600;
const NOT_THE_DICE = 0x11575;

/** The first position of a game and many later ones, reached by choices drawn at random. */
export function choiceLists(title: Title, setUps: readonly SetUp[]): string {
  return setUps.map((setUp) => `${[headOf(setUp), ...linesOf(title, setUp)].join('\n')}\n`).join('\n');
}

const headOf = ({ scenario, options, seed }: SetUp): string => {
  const chosen = Object.entries(options).map(([id, value]) => optionWord(id, value));
  return `# ${[scenario, ...chosen, `seed ${seed}`].join(', ')}`;
};

function linesOf(title: Title, setUp: SetUp): readonly string[] {
  const begun = beginGame(title, setUp);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const g = begun.value;
  g.collectEvents = false;
  const random = randomFrom(setUp.seed ^ NOT_THE_DICE);
  const met = new Map<string, number>();
  const lines: string[] = [];
  for (let answers = 0; ; answers++) {
    const asked = decision(g);
    if (asked === undefined || answers > LAST) return lines;
    const times = met.get(asked.kind) ?? 0;
    met.set(asked.kind, times + 1);
    if (times < OF_EACH || answers % EVERY === 0) lines.push(lineOf(g, asked, answers));
    const choice = sampleChoice(g, random);
    if (choice === undefined || !play(g, choice).legal) throw new Error(`no choice at ${asked.at}`);
  }
}

function lineOf(g: Game, { by, kind }: Decision, answers: number): string {
  const { turn, phase } = g.title.moment(g);
  const { count, checksum } = choiceChecksum(g);
  const where = `${String(answers).padStart(5)}  turn ${String(turn).padStart(2)}  ${phase.padEnd(26)}`;
  return `${where}${by.padEnd(8)}${kind.padEnd(20)}${String(count).padStart(6)}  ${checksum}`;
}

function choiceChecksum(g: Game): { readonly count: number; readonly checksum: string } {
  const lines = Array.from(choices(g), (choice) => JSON.stringify(choice)).sort();
  return { count: lines.length, checksum: formatHash(hashText(lines.join('\n'))) };
}
