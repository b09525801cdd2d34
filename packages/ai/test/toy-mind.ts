/** A sense of the causeway: enough to beat chance, and to show that a mind is asked, remembers, searches and stops. */
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
  type Mind,
  type SetUp,
  type Thinking,
  unwindTo,
} from '@bridgehead/engine';
import { TOY } from '@bridgehead/testkit';

const SETUP: SetUp = { title: 'toy', edition: 1, scenario: 'only', options: {}, seed: 7 };

export function beginToy(seed = 7, dice: readonly Json[] = []): Game {
  const begun = beginGame(TOY, { ...SETUP, seed }, dice);
  if (!begun.ok) throw new EngineError(begun.fault.message);
  return begun.value;
}

export const turnOf = (g: Game): number => g.state.columns.turn?.[0] ?? 0;

const placeOf = (g: Game, mover: number): number => g.state.columns.place?.[mover] ?? 0;
const lead = (g: Game): number => placeOf(g, 0) - placeOf(g, 1);

const PREFERRED: Readonly<Record<string, number>> = { step: 3, challenge: 2, rest: 1, blow: 2, hold: 1 };

/** Prefers to step and to blow; tries each answer in the sight first, and says so in the nodes it spends. */
function candidates(sight: Game, thinking: Thinking): readonly Candidate[] {
  const found: Candidate[] = [];
  const mark = sight.history.length;
  for (const choice of choices(sight)) {
    if (!thinking.spend()) break;
    apply(sight, choice);
    unwindTo(sight, mark);
    found.push({ choice, name: choice.kind, score: scoreOf(choice, thinking), reasons: [] });
  }
  thinking.memory.set('asked', Number(thinking.memory.get('asked') ?? 0) + 1);
  return found.sort((a, b) => b.score - a.score);
}

const scoreOf = (choice: Choice, { random }: Thinking): number => PREFERRED[choice.kind] ?? random.below(100);

export const TOY_MIND: Mind = {
  title: 'toy',
  styles: ['recruit', 'staff'],
  occasion: (sight) => `move ${turnOf(sight)}`,
  candidates,
  advice: () => [],
  features: (sight) => ({ lead: lead(sight) }),
  outlook: (sight) => 1 / (1 + Math.exp(-lead(sight))),
  standing: (sight) => ({ winner: lead(sight) > 0 ? 'red' : 'blue', margin: lead(sight) }),
  milestones: (sight) => ({ red: placeOf(sight, 0), blue: placeOf(sight, 1) }),
};

/** The mind, with these functions of its own. */
export const toyMind = (changes: Partial<Mind>): Mind => ({ ...TOY_MIND, ...changes });

/** Knows nothing of one kind of decision. */
export const ignorantOf = (kind: string): Mind =>
  toyMind({ candidates: (sight, thinking) => (decision(sight)?.kind === kind ? [] : candidates(sight, thinking)) });
