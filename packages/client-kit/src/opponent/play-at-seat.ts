/** Choosing at a seat over its wire: what its side knows comes in, a choice goes out. */
import { DEFAULT_BUDGET, type Player, type Thought } from '@bridgehead/ai';
import { type Game, type Json, type JsonObject, type KnownChanges, takeUpChanges } from '@bridgehead/engine';
import type { Choice } from '../game/contract.ts';
import { askOver } from '../game/wires.ts';
import type { ExplainedChoice, MadeChoice, ThinkRequest } from './ai-requests.ts';

/** No choice may take longer; the budget of nodes ends the search long before. */
export const LONGEST_MS = 5000;

/** While nobody looks on: then the window may show how far it is, and stop it. */
const LONGEST_STANDSTILL_MS = 200;

interface AtSeat {
  readonly player: Player;
  /** The position as the seat has told it, opened. */
  readonly open: (sight: JsonObject) => Game;
  readonly now: () => number;
}

interface Asked {
  readonly by: string;
  readonly version?: number;
}

interface Told {
  readonly events: readonly Json[];
  readonly rolls: readonly Json[];
}

interface Applied {
  readonly entries: readonly Told[];
  readonly decision: Asked | null;
}

/** One choice, or while nobody looks on all until another is asked. */
export async function playAtSeat(request: ThinkRequest, { player, open, now }: AtSeat): Promise<readonly MadeChoice[]> {
  const { seat, side, isOpen, isUnseen } = request;
  const table = askOver(seat);
  const ask = <T>(method: string, params: Parameters<typeof table.request>[1] = {}): Promise<T> =>
    table.request(method, params) as Promise<unknown> as Promise<T>;
  const made: MadeChoice[] = [];
  const standstill = now() + LONGEST_STANDSTILL_MS;
  try {
    const first = [ask<Asked | null>('decision'), ask<JsonObject>('sight'), ask<KnownChanges>('changes')] as const;
    let [asked, sight, changes] = await Promise.all(first);
    const known = open(sight);
    for (;;) {
      const until = now() + LONGEST_MS;
      const { choice, candidates } = player.think(known, { ...DEFAULT_BUDGET, isStopped: () => now() > until });
      const answer = { choice: choice as Choice, version: asked?.version ?? 0 };
      const applied = ask<Applied>('apply', answer);
      // What is seen then is asked for in the same breath.
      const seen = isUnseen ? ask<KnownChanges>('changes', { since: changes.revisions }) : undefined;
      const [{ entries, decision }, next] = await Promise.all([applied, seen]);
      made.push({ isTold: entries.some(isTold), ...(isOpen ? { explained: explanation(candidates) } : {}) });
      asked = decision;
      if (next === undefined || asked?.by !== side || now() >= standstill) return made;
      changes = next;
      takeUpChanges(known, changes);
    }
  } finally {
    table.close();
  }
}

const isTold = ({ events, rolls }: Told): boolean => events.length + rolls.length > 0;

function explanation([best]: Thought['candidates']): ExplainedChoice {
  return best === undefined ? { reasons: [] } : { name: best.name, reasons: best.reasons };
}
