/** The words around the texts of the reference. */
export const WORDS = {
  search: 'Search the rules by number or words',
  placeholder: 'Number or words',
  loading: 'The rules are being fetched.',
  failed: 'The rules could not be loaded. Look again when you are online.',
  none: 'No rule has these words.',
  found: (count: number): string => (count === 1 ? '1 rule' : `${count} rules`),
  back: (rule: string): string => `Back to ${rule}`,
  open: (rule: string, title: string): string => `Rule ${rule}: ${title}`,
  see: 'See also',
} as const;
