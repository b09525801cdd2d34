import type { Game, Moment } from '@bridgehead/engine';

/** When a game stands, in the words of its title. */
export const momentOf = (game: Game): Moment => game.title.moment(game);
