import type { Game } from '@bridgehead/engine';

/** When something happens in a game, in the words of its title's view. */
export interface Moment {
  readonly turn: number;
  /** `17 September, pm`, if the title has a calendar. */
  readonly date: string;
  /** `allied.movement`, `weather`. */
  readonly phase: string;
}

export function momentOf(game: Game): Moment {
  const { turn, date, part, phase } = game.title.view(game, undefined);
  return {
    turn: typeof turn === 'number' ? turn : 0,
    date: [date, part].filter((word) => typeof word === 'string').join(', '),
    phase: typeof phase === 'string' ? phase : '',
  };
}
