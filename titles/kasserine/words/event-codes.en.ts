/** Codes that one kind of event spells out. */
export const EVENT_CODES = {
  'air-arrived': { arrival: { A: 'arrives' } },
} as const;
