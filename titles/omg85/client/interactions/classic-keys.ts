/** [8.1] [8.5] The keys of the original, for the sheet of help: key and message. */
export const CLASSIC_KEYS = [
  ['0 … 6', 'classic.moves'],
  ['G · N · Q · C · T', 'classic.unit'],
  ['M · F · B · X · A · P', 'classic.orders'],
  ['O', 'classic.barrage'],
  ['D · L', 'classic.lists'],
  ['I · G · Q', 'classic.air'],
] as const;
