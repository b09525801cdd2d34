/** For those who played it in 1985: where everything is now. */
export const RULEBOOK = [
  'options',
  'keys',
  'unit',
  'move',
  'plots',
  'guns',
  'supply',
  'air',
  'arrivals',
  'victory',
  'hidden',
  'dice',
  'mistakes',
] as const;
