/** [design 5] Bodies by nation, with the mark that tells it without colour, and the bar of each formation. */
import type { CounterLook } from '@bridgehead/board';

interface NationLook {
  readonly body: string;
  readonly emblem: NonNullable<CounterLook['emblem']>;
}

const NATIONS: Readonly<Record<string, NationLook>> = {
  US: { body: '#8A964A', emblem: 'star' },
  British: { body: '#EBD29C', emblem: 'ring' },
  French: { body: '#D8907E', emblem: 'bars' },
  German: { body: '#A4AFB4', emblem: 'cross' },
  Luftwaffe: { body: '#8DBCE4', emblem: 'wing' },
  Italian: { body: '#CBE0D6', emblem: 'shield' },
};

const NOBODYS: NationLook = { body: '#A4AFB4', emblem: 'cross' };

export const nationLook = (nation: string): NationLook => NATIONS[nation] ?? NOBODYS;

/** Corps troops and independent units. */
const INDEPENDENT = '#FFFFFF';

/** They need only differ within a nation: the name decides. */
const FORMATIONS: Readonly<Record<string, string>> = {
  '1 Armd Div': '#B5362A',
  '1 Armd Div CCA': '#D7263D',
  '1 Armd Div CCB': '#2A6FB0',
  '1 Armd Div CCC': '#F2C230',
  '34 Inf Div': '#1E1E20',
  '1 Inf Div': '#3D7A3A',
  '9 Inf Div': '#7D55A8',
  '6 Armd Div': '#1C1C1E',
  '26 Armd Bde': '#8C2F86',
  '1 Guards Bde': '#2456A6',
  '139 Bde': '#3B8C4B',
  '1 Derbyshire Yeo': '#F0BE2C',
  'Constantine Div': '#2E58A8',
  'Light Armored Bde': '#E9B63B',
  '10 Pz Div': '#F2C230',
  'Pz Abt 501': '#F2C230',
  '21 Pz Div': '#C6302B',
  '15 Pz Div': '#E2761B',
  DAK: '#2F7A3C',
  '19 Flak Div': '#16324F',
  'Centauro Div': '#B0342B',
  'Superga Div': '#2A6FB0',
  '50 Special Bde': '#5F3A8C',
};

export const formationColour = (formation: string): string => FORMATIONS[formation] ?? INDEPENDENT;
