/** For those who know the game: where everything is. */
export const RULEBOOK = [
  'declared',
  'planner',
  'reserve',
  'guns',
  'air',
  'strongpoints',
  'supply',
  'boxes',
  'untried',
  'losses',
  'plan',
  'gaps',
  'mistakes',
] as const;
