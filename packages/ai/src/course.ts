/** How a game went: win probability and milestones when each player-turn ended, and how long each player thought in it. */
import type { Game, TitleAi } from '@bridgehead/engine';

/** How the game stood when a player-turn had ended; the first entry is the start. */
export interface Stage {
  readonly occasion: string;
  readonly turn: number;
  /** The chance that the first side of the title wins, from 0 to 1; `outlook` is its name in result files. */
  readonly outlook: number;
  readonly milestones: Readonly<Record<string, number>>;
}

export interface TurnTime {
  readonly occasion: string;
  readonly turn: number;
  /** Whose player-turn it is: the side that is asked first. */
  readonly side: string;
  readonly ms: number;
  readonly decisions: number;
  /** What the other side needed for its choices in it. */
  readonly replyMs: number;
  readonly replies: number;
}

export interface Course {
  readonly stages: readonly Stage[];
  readonly times: readonly TurnTime[];
  /** To be told before each decision; gives the name of the player-turn. */
  note(known: Game, by: string): string;
  spent(by: string, ms: number): void;
  end(known: Game): void;
}

interface CourseOptions {
  readonly game: Game;
  readonly ai: TitleAi;
  readonly turnOf: (game: Game) => number;
}

type Running = { -readonly [Key in keyof TurnTime]: TurnTime[Key] };

const START = 'start';

export function openCourse({ game, ai, turnOf }: CourseOptions): Course {
  const stages: Stage[] = [];
  const times: Running[] = [];
  const close = (known: Game, occasion: string, turn: number): void => {
    stages.push({ occasion, turn, outlook: ai.winProbability(known), milestones: { ...ai.milestones(known) } });
  };
  return {
    stages,
    times,
    note(known, by) {
      const occasion = ai.occasion(known);
      const running = times.at(-1);
      if (running?.occasion === occasion) return occasion;
      close(known, running?.occasion ?? START, running?.turn ?? 0);
      times.push({ occasion, turn: turnOf(game), side: by, ms: 0, decisions: 0, replyMs: 0, replies: 0 });
      return occasion;
    },
    spent(by, ms) {
      const running = times.at(-1);
      if (running === undefined) return;
      const isOwn = running.side === by;
      running[isOwn ? 'ms' : 'replyMs'] += ms;
      running[isOwn ? 'decisions' : 'replies'] += 1;
    },
    end(known) {
      const running = times.at(-1);
      close(known, running?.occasion ?? START, running?.turn ?? 0);
    },
  };
}
