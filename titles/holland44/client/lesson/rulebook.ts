/** For those who know the rulebook: what is explained, in this order. */
export const RULEBOOK = [
  'stack',
  'march',
  'modes',
  'bridges',
  'drop',
  'odds',
  'support',
  'losses',
  'stand',
  'supply',
  'replacements',
  'unknown',
  'records',
  'dice',
  'mistakes',
] as const;
