import { BODY_COLOURS } from '@bridgehead/client-kit/looks';
import { sayOr } from '../say.ts';

/** [design 2] Bodies of counters by nation or branch. */
const BODIES: Readonly<Record<string, string>> = {
  British: BODY_COLOURS.sand,
  US: BODY_COLOURS.olive,
  Polish: BODY_COLOURS.rose,
  Dutch: BODY_COLOURS.orange,
  Canadian: BODY_COLOURS.tan,
  Wehrmacht: BODY_COLOURS.grey,
  Luftwaffe: BODY_COLOURS.sky,
  SS: BODY_COLOURS.charcoal,
  Kriegsmarine: BODY_COLOURS.navy,
};

export function bodyColour(branch: string): string {
  const colour = BODIES[branch];
  if (colour === undefined) throw new RangeError(`no colour for units of «${branch}»`);
  return colour;
}

/** [design 2] Bars of counters by Formation; the same in light and dark. */
const FORMATIONS: Readonly<Record<string, string>> = {
  '1ABN': '#8E1F2F',
  '1POL': '#1FA39B',
  '82ABN': '#2458A6',
  '101ABN': '#26262A',
  GDS: '#9C5FC2',
  '50DIV': '#F3E7C6',
  '3DIV': '#55AD70',
  '15DIV': '#1D2F6B',
  '43DIV': '#63A8D8',
  '11ARM': '#F2C230',
  '8ARM': '#B57F42',
  CORPS: '#FFFFFF',
  VT: '#F2C230',
  '15A': '#8B9094',
  '1PA': '#2E6FB7',
  CF: '#3E8F4E',
  '2SS': '#C6302B',
};

const NO_FORMATION = '#FFFFFF';

/** One colour, or two where a unit belongs to two Formations (`VT+2SS`). */
export function formationColours(formation: string): readonly string[] {
  const colours = formation.split('+').flatMap((part) => FORMATIONS[part] ?? []);
  return colours.length === 0 ? [NO_FORMATION] : colours;
}

/** In full, for cards and screen readers; both where a unit belongs to two. */
export const formationName = (formation: string): string =>
  formation
    .split('+')
    .flatMap((part) => sayOr(`formation.${part}`, '') || [])
    .join(' + ');
