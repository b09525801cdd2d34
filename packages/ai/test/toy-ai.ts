/** A sense of the causeway: enough to beat chance, and to show that a title AI is asked, remembers, searches and stops. */
import {
  apply,
  beginGame,
  type Candidate,
  type Choice,
  choices,
  decision,
  EngineError,
  type Game,
  type Json,
  rollbackTo,
  type SetUp,
  type Thinking,
  type TitleAi,
} from '@bridgehead/engine';
import { TOY } from '@bridgehead/testkit';
import { logistic } from '../src/kit/logistic.ts';

const SETUP: SetUp = { title: 'toy', edition: 1, scenario: 'only', options: {}, seed: 7 };

export function beginToy(seed = 7, dice: readonly Json[] = []): Game {
  const begun = beginGame(TOY, { ...SETUP, seed }, dice);
  if (!begun.ok) throw new EngineError(begun.fault.says.code);
  return begun.value;
}

export const turnOf = (g: Game): number => g.state.columns.turn?.[0] ?? 0;

const placeOf = (g: Game, mover: number): number => g.state.columns.place?.[mover] ?? 0;
const lead = (g: Game): number => placeOf(g, 0) - placeOf(g, 1);

const PREFERRED: Readonly<Record<string, number>> = { step: 3, challenge: 2, rest: 1, blow: 2, hold: 1 };

/** Prefers to step and to blow; tries each choice in the known position first, and says so in the nodes it spends. */
function candidates(known: Game, thinking: Thinking): readonly Candidate[] {
  const found: Candidate[] = [];
  const mark = known.history.length;
  for (const choice of choices(known)) {
    if (!thinking.spend()) break;
    apply(known, choice);
    rollbackTo(known, mark);
    found.push({ choice, name: { code: choice.kind }, score: scoreOf(choice, thinking), reasons: [] });
  }
  thinking.memory.set('asked', Number(thinking.memory.get('asked') ?? 0) + 1);
  return found.sort((a, b) => b.score - a.score);
}

const scoreOf = (choice: Choice, { random }: Thinking): number => PREFERRED[choice.kind] ?? random.below(100);

export const TOY_AI: TitleAi = {
  title: 'toy',
  styles: ['recruit', 'staff'],
  occasion: (known) => `move ${turnOf(known)}`,
  candidates,
  advice: () => [],
  features: (known) => ({ lead: lead(known) }),
  winProbability: (known) => logistic(lead(known)),
  score: (known) => ({ winner: lead(known) > 0 ? 'red' : 'blue', margin: lead(known) }),
  milestones: (known) => ({ red: placeOf(known, 0), blue: placeOf(known, 1) }),
};

/** The toy AI, with these functions of its own. */
export const toyAi = (changes: Partial<TitleAi>): TitleAi => ({ ...TOY_AI, ...changes });

/** Knows nothing of one kind of decision. */
export const ignorantOf = (kind: string): TitleAi =>
  toyAi({ candidates: (known, thinking) => (decision(known)?.kind === kind ? [] : candidates(known, thinking)) });
