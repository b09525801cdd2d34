// Written by tools/bake-symbols.mjs of the repository; change that, not this. Icons after APP-6 from milsymbol (MIT).

/** A line, a solid shape or letters of a symbol, in a box from 25 50 to 175 150. */
export type SymbolPart =
  | { readonly d: string; readonly solid?: true; readonly faint?: true }
  | { readonly text: string; readonly size: number };

export const SYMBOL_PARTS = {
  infantry: [{ d: 'M25 50L175 150M25 150L175 50' }],
  'parachute-infantry': [
    { d: 'M25 50L175 150M25 150L175 50' },
    { d: 'M62.5 143C62.5 120.5 100 120.5 100 143C100 120.5 137.5 120.5 137.5 143' },
  ],
  'glider-infantry': [{ d: 'M25 50L175 150M25 150L175 50' }, { d: 'm79 118 21 28 21 -28' }],
  security: [
    { d: 'M25 50L175 150M25 150L175 50', faint: true },
    { text: 'SEC', size: 56 },
  ],
  replacement: [
    { d: 'M25 50L175 150M25 150L175 50', faint: true },
    { text: 'ERS', size: 56 },
  ],
  'machine-gun': [
    { d: 'M25 50L175 150M25 150L175 50', faint: true },
    { text: 'MG', size: 62 },
  ],
  'fortress-infantry': [{ d: 'M25 50L175 150M25 150L175 50' }, { d: 'M25 44H62V35H88V44H112V35H138V44H175' }],
  'supply-head': [{ d: 'M25 120l150 0' }, { d: 'M50 100C50 70 100 70 100 100C100 70 150 70 150 100' }],
  'mechanized-infantry': [
    { d: 'M25 50L175 150M25 150L175 50' },
    { d: 'M130.5 75.6C161 75.6 161 124.4 130.5 124.4L69.5 124.4C39 124.4 39 75.6 69.5 75.6Z' },
  ],
  'motorized-infantry': [{ d: 'M25 50L175 150M25 150L175 50' }, { d: 'M100 50L100 150' }],
  engineers: [{ d: 'M54 120.7V80.5h92v40.3M100 80.5V111.5' }],
  artillery: [{ d: 'M80.5 100a19.5 19.5 0 1 0 39 0a19.5 19.5 0 1 0-39 0Z', solid: true }],
  bridging: [{ d: 'm54 123 11.5 -11.5 69 0 11.5 11.5m-92 -46 11.5 11.5 69 0 11.5 -11.5' }],
  flak: [{ d: 'M25 150C25 110 175 110 175 150' }, { d: 'M100 120V74' }],
  reconnaissance: [
    { d: 'M130.5 75.6C161 75.6 161 124.4 130.5 124.4L69.5 124.4C39 124.4 39 75.6 69.5 75.6Z' },
    { d: 'M25 150L175 50' },
  ],
  'armored-reconnaissance': [
    { d: 'M130.5 75.6C161 75.6 161 124.4 130.5 124.4L69.5 124.4C39 124.4 39 75.6 69.5 75.6Z' },
    { d: 'M25 150L175 50' },
  ],
  armor: [{ d: 'M130.5 75.6C161 75.6 161 124.4 130.5 124.4L69.5 124.4C39 124.4 39 75.6 69.5 75.6Z' }],
  'assault-gun': [
    { d: 'M130.5 75.6C161 75.6 161 124.4 130.5 124.4L69.5 124.4C39 124.4 39 75.6 69.5 75.6Z' },
    { d: 'M25 150L100 52 175 150' },
  ],
  'tank-destroyer': [
    { d: 'M130.5 75.6C161 75.6 161 124.4 130.5 124.4L69.5 124.4C39 124.4 39 75.6 69.5 75.6Z' },
    { d: 'M25 150L100 52 175 150' },
  ],
  'motorcycle-infantry': [
    { d: 'M25 50L175 150M25 150L175 50' },
    {
      d: 'M53 155a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM91 155a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM129 155a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z',
      solid: true,
    },
  ],
  cavalry: [{ d: 'M25 150L175 50' }],
  'mountain-infantry': [{ d: 'M25 50L175 150M25 150L175 50' }, { d: 'M77 150L100 111L123 150Z', solid: true }],
  ranger: [
    { d: 'M25 50L175 150M25 150L175 50', faint: true },
    { text: 'RGR', size: 56 },
  ],
  commando: [
    { d: 'M25 50L175 150M25 150L175 50', faint: true },
    { text: 'CDO', size: 56 },
  ],
  'self-propelled-artillery': [
    { d: 'M130.5 75.6C161 75.6 161 124.4 130.5 124.4L69.5 124.4C39 124.4 39 75.6 69.5 75.6Z' },
    { d: 'M86.5 100a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0-27 0Z', solid: true },
  ],
  'anti-tank': [{ d: 'M25 150L100 52 175 150' }],
  'heavy-flak': [{ d: 'M25 150C25 110 175 110 175 150' }, { d: 'M100 140V80M84 98L100 78L116 98' }],
  'heavy-armor': [
    { d: 'M130.5 75.6C161 75.6 161 124.4 130.5 124.4L69.5 124.4C39 124.4 39 75.6 69.5 75.6Z' },
    { text: 'VI', size: 40 },
  ],
  headquarters: [{ text: 'HQ', size: 70 }],
  unknown: [{ text: '?', size: 96 }],
} as const satisfies Readonly<Record<string, readonly SymbolPart[]>>;

export type SymbolName = keyof typeof SYMBOL_PARTS;
export const SYMBOLS = Object.keys(SYMBOL_PARTS) as readonly SymbolName[];
