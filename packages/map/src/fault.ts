export const FAULT_CODES = [
  'bad-format',
  'wrong-type',
  'missing-field',
  'unknown-field',
  'bad-name',
  'duplicate',
  'too-many',
  'empty',
  'unknown-word',
  'unknown-hex',
  'unknown-side',
  'unknown-area',
  'no-water',
  'broken-chain',
  'not-an-edge',
  'not-mutual',
  'disagreement',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** One thing wrong with a map file. */
export interface MapFault {
  readonly code: FaultCode;
  /** Where in the file: `hexes[12]`, `waters[3].sides[7]`. */
  readonly place: string;
  /** The hex, hexside or name that stands there. */
  readonly subject?: string;
  readonly says: string;
}

/** The place in the file, what stands there, and what is wrong with it, in one line. */
export function formatFault({ place, subject, says }: MapFault): string {
  const where = [place, subject === undefined ? '' : quote(subject)].filter((part) => part !== '').join(' ');
  return where === '' ? says : `${where}: ${says}`;
}

export const quote = (text: string): string => `«${text}»`;

/** A place in the file where faults can be found, and the list they go to. */
export interface Site {
  readonly place: string;
  readonly subject?: string;
  readonly faults: MapFault[];
}

export function report(site: Site, code: FaultCode, says: string): void {
  const subject = site.subject === undefined ? {} : { subject: site.subject };
  site.faults.push({ code, place: site.place, ...subject, says });
}

/** The site of a field or list item, about `subject` if given, else about the same thing. */
export function siteAt(site: Site, step: string | number, subject?: string): Site {
  const link = typeof step === 'number' ? `[${step}]` : `${site.place === '' ? '' : '.'}${step}`;
  return { ...site, place: site.place + link, ...(subject === undefined ? {} : { subject }) };
}
