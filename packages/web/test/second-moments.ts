/** Positions of Holland '44's second edition in which it asks or shows what the first does not. */
import type { Choice } from '@bridgehead/client-kit/game';
import { decision, type Game, openPosition, play, saveGame } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';

export const at = (hex: string, ...ids: readonly string[]): readonly object[] => ids.map((id) => ({ id, hex }));

export interface Moment {
  readonly turn?: number;
  readonly phase: string;
  readonly units: readonly object[];
  readonly unknown?: readonly string[];
  /** What is answered until the question is asked that is to be seen; the rest is chance, or has one answer. */
  readonly answers?: readonly Choice[];
  readonly asks: string;
}

const MOST_SEEDS = 200;

/** With the first dice that lead to the question: as it stands before the answers, and after them. */
export function momentOf({ answers = [], asks, ...layout }: Moment): Readonly<Record<'before' | 'after', Buffer>> {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const position = { title: 'holland44', edition: 2, scenario: 'campaign', base: 'empty', turn: 9, seed, ...layout };
    const opened = openPosition(HOLLAND44, JSON.parse(JSON.stringify(position)));
    if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
    const before = fileOf(opened.value);
    if (comesTo(opened.value, answers, asks)) return { before, after: fileOf(opened.value) };
  }
  throw new Error(`no dice lead to ${asks}`);
}

const fileOf = (g: Game): Buffer => Buffer.from(JSON.stringify(saveGame(g)));

function comesTo(g: Game, answers: readonly Choice[], asks: string): boolean {
  for (const choice of answers) {
    if (!play(g, choice).legal) return false;
  }
  return decision(g)?.kind === asks;
}

/** [2e 25.3] A battalion, and an Unknown unit two hexes on. */
export const MARCH = { kind: 'march', units: ['uk.50.6dli'], mode: 'normal', path: ['1723', '1724'] };
const OUTPOST = { phase: 'allied.movement', unknown: ['1725'], answers: [MARCH] } as const;
export const PAST_A_GARRISON: Moment = { ...OUTPOST, units: at('1722', 'uk.50.6dli'), asks: 'march-on' };
/** Another battalion keeps the phase open. */
export const STOPPED: Moment = {
  ...OUTPOST,
  units: [...at('1722', 'uk.50.6dli'), ...at('1004', 'uk.50.9dli')],
  asks: 'movement-orders',
};
