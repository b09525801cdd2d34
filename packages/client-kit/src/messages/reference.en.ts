/** The words around the texts of the rules reference. */
export const REFERENCE_EN = {
  'reference.search': 'Search the rules by number or words',
  'reference.placeholder': 'Number or words',
  'reference.loading': 'The rules are being fetched.',
  'reference.failed': 'The rules could not be loaded. Look again when you are online.',
  'reference.none': 'No rule has these words.',
  'reference.found': { by: 'count', one: '{count} rule', other: '{count} rules' },
  'reference.back': 'Back to {rule}',
  'reference.open': 'Rule {rule}: {title}',
  'reference.see': 'See also',
} as const;
