/** A game as its host holds it: everybody at the table plays through a seat, and hears of each choice what is for his ears. */
import {
  type ChanceRecord,
  type Choice,
  deciderOf,
  EVERYBODY,
  type Game,
  type GameEvent,
  openKnownPosition,
  play,
  type Refusal,
  renewKnownPosition,
  undo,
  undoRefusal,
} from '@bridgehead/engine';

/** What came of one choice of a player. */
export interface HostEntry {
  readonly by: string;
  readonly choice: Choice;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly ChanceRecord[];
  /** How long the history was before it. */
  readonly length: number;
}

export interface GameHost {
  readonly game: Game;
  readonly log: readonly HostEntry[];
  /** How often a side has been asked: what a choice is made for. It tells nothing of what others do. */
  versionOf(side: string): number;
  /** The position as a side may know it now. */
  knownTo(side: string): Game;
  /** Makes a choice for the side that is asked; a refusal changes nothing. */
  apply(choice: Choice): Refusal | undefined;
  mayUndo(side: string): boolean;
  /** Takes back the last choice, which was this side's. */
  undo(): void;
}

export function hostGame(game: Game): GameHost {
  const log: HostEntry[] = [];
  const versions = new Map<string, number>();
  const knowns = new Map<string, { readonly known: Game; changes: number }>();
  let changes = 0;
  const ask = (): void => {
    const by = deciderOf(game);
    if (by !== undefined) versions.set(by, (versions.get(by) ?? 0) + 1);
    changes += 1;
  };
  ask();
  return {
    game,
    log,
    versionOf: (side) => versions.get(side) ?? 0,
    knownTo: (side) => {
      const kept = knowns.get(side) ?? { known: openKnownPosition(game, side), changes };
      if (kept.changes !== changes) renewKnownPosition(kept.known, game, side);
      kept.changes = changes;
      knowns.set(side, kept);
      return kept.known;
    },
    apply: (choice) => {
      const { length } = game.history;
      const by = deciderOf(game) ?? '';
      const played = play(game, choice);
      if (!played.legal) return played;
      log.push({ by, choice, events: played.events, rolls: played.rolls, length });
      ask();
      return undefined;
    },
    mayUndo: (side) => log.at(-1)?.by === side && undoRefusal(game) === undefined,
    undo: () => {
      undo(game);
      while ((log.at(-1)?.length ?? -1) >= game.history.length) log.pop();
      ask();
    },
  };
}

/** Whether somebody of this side may hear of it. */
export const isFor = (side: string, { audience }: { readonly audience: string }): boolean =>
  audience === EVERYBODY || audience === side;
