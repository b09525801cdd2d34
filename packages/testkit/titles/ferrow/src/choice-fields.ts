import type { Choice } from '@bridgehead/engine';

/** Whether a choice has these fields and no others. */
export const hasFields = (choice: Choice, ...fields: readonly string[]): boolean =>
  Object.keys(choice).sort().join(' ') === ['kind', ...fields].sort().join(' ');
