import type { Badge, CounterLook } from '../src/index.ts';

const BODIES = {
  sand: '#DCC598',
  olive: '#B4BA82',
  rose: '#D3A08C',
  orange: '#EBB06E',
  grey: '#A9B3AE',
  sky: '#A8C5DA',
  black: '#3E444B',
  navy: '#4A678A',
} as const;
type Body = keyof typeof BODIES;

const COOL: readonly Body[] = ['grey', 'sky', 'black', 'navy'];

/** `4-5-3`, as a counter prints it. */
type Factors = `${string}-${string}-${string}`;

function unit(body: Body, symbol: string, factors: Factors, more: Partial<CounterLook> = {}): CounterLook {
  const [attack = '', defense = '', movement = ''] = factors.split('-');
  const name = more.name ?? symbol;
  return {
    id: name,
    label: name,
    name,
    corner: COOL.includes(body) ? 'cut' : 'round',
    body: BODIES[body],
    formation: ['#8E1F2F'],
    steps: 3,
    stepsLost: 0,
    size: 'II',
    symbol,
    factors: [{ text: attack }, { text: defense }, { text: movement }],
    morale: 'normal',
    badges: [],
    stance: 'rest',
    ...more,
  };
}

const with1 = (...badges: Badge[]): { badges: readonly Badge[] } => ({ badges });

/** One of every kind, for the eye. */
export const SPECIMENS: readonly CounterLook[] = [
  unit('sand', 'parachute-infantry', '4-5-3', { name: '2/1P/1', morale: 'elite' }),
  unit('sand', 'parachute-infantry', '3-4-3', { name: '3/1P/1', morale: 'elite', stepsLost: 1 }),
  unit('sand', 'glider-infantry', '3-3-3', { name: '7KOSB/1A/1', morale: 'elite', size: 'II(-)', steps: 2 }),
  unit('olive', 'parachute-infantry', '4-5-3', { name: '3/504/82', morale: 'elite', formation: ['#2458A6'] }),
  unit('olive', 'parachute-infantry', '3-4-3', {
    name: '2/506/101',
    morale: 'elite',
    stepsLost: 1,
    formation: ['#26262A'],
    ...with1('parachute'),
  }),
  unit('rose', 'parachute-infantry', '4-5-3', { name: '2/1 Pol', morale: 'elite', formation: ['#1FA39B'] }),
  unit('sand', 'armor', '9-6-5', {
    name: '2IG/5/Gds',
    formation: ['#9C5FC2'],
    armor: { rating: 3, plate: 'full' },
    freeStacking: 'sometimes',
  }),
  unit('sand', 'mechanized-infantry', '6-7-5', { name: '1GG/5/Gds', formation: ['#9C5FC2'] }),
  unit('sand', 'motorized-infantry', '5-7-5', { name: '3IG/32/Gds', formation: ['#9C5FC2'], ...with1('arrow') }),
  unit('sand', 'reconnaissance', '4-4-6', {
    name: '2 HC',
    formation: ['#9C5FC2'],
    armor: { rating: 1, plate: 'full' },
  }),
  unit('sand', 'infantry', '5-7-3', { name: '6DLI/151/50', formation: ['#F3E7C6'] }),
  unit('sand', 'infantry', '3-5-5', {
    name: '4D/130/43',
    formation: ['#63A8D8'],
    factors: [{ text: '3', faded: true }, { text: '5' }, { text: '5' }],
    ...with1('hourglass'),
  }),
  unit('sand', 'artillery', 'S-2-1', {
    name: '5 AGRA',
    size: 'X',
    steps: 1,
    formation: ['#FFFFFF'],
    gun: { range: 7, ready: true },
  }),
  unit('sand', 'artillery', '0-2-1', {
    name: '43 Div',
    size: '[X]',
    steps: 1,
    formation: ['#63A8D8'],
    factors: [{ text: '0', faded: true }, { text: '2' }, { text: '1' }],
    gun: { range: 7, ready: false },
  }),
  unit('sand', 'engineers', '1-2-5', {
    name: '30 Corps',
    size: '[II]',
    steps: 1,
    formation: ['#FFFFFF'],
    freeStacking: 'always',
  }),
  unit('sand', 'bridging', '0-1-5', { name: '30 Corps Br', steps: 1, formation: ['#FFFFFF'], freeStacking: 'always' }),
  unit('olive', 'supply-head', '0-(1)-2', { name: '82 Supply', size: '', steps: 1, formation: ['#2458A6'] }),
  unit('orange', 'infantry', '5-8-5', { name: 'Princess Irene', size: 'X', formation: ['#FFFFFF'] }),
  unit('sky', 'parachute-infantry', '3-5-3', { name: 'Kerutt', size: 'II(-)', formation: ['#2E6FB7'] }),
  unit('sky', 'infantry', '2-4-3', { name: '6 Penal', morale: 'low', formation: ['#2E6FB7'], steps: 2 }),
  unit('black', 'infantry', '4-5-3', { name: 'Spindler', size: 'KG', formation: ['#C6302B'] }),
  unit('black', 'infantry', '2-3-5', {
    name: '1/22SS',
    formation: ['#F2C230'],
    stepsLost: 1,
    factors: [{ text: '2', faded: true }, { text: '3' }, { text: '5', faded: true }],
    ...with1('warning'),
  }),
  unit('black', 'mechanized-infantry', '2-2-5', {
    name: 'Euling/10ss',
    formation: ['#C6302B'],
    factors: [{ text: '2', faded: true }, { text: '2', faded: true }, { text: '5' }],
    ...with1('double-chevron'),
  }),
  unit('grey', 'infantry', '2-4-3', { name: 'Henke', size: 'KG', formation: ['#3E8F4E'], ...with1('crossed') }),
  unit('sky', 'infantry', '6-7-3', { name: 'Bloch', morale: 'elite', formation: ['#2E6FB7'] }),
  unit('navy', 'security', '2-4-3', { name: '10 Training', morale: 'low', formation: ['#F2C230'], steps: 2 }),
  unit('grey', 'armor', '2-2-5', {
    name: 'Mielke',
    size: 'I',
    steps: 1,
    armor: { rating: 2, plate: 'full' },
    freeStacking: 'sometimes',
  }),
  unit('grey', 'armor', '4-3-4', {
    name: '3/506',
    size: 'I',
    steps: 1,
    morale: 'elite',
    armor: { rating: 6, plate: 'full' },
    freeStacking: 'sometimes',
  }),
  unit('grey', 'armor', '7-4-5', {
    name: '1/107 Panther',
    size: 'II(-)',
    steps: 2,
    armor: { rating: 4, plate: 'full' },
  }),
  unit('grey', 'tank-destroyer', '3-2-4', {
    name: '559 Pzjg',
    size: 'I',
    steps: 1,
    morale: 'elite',
    armor: { rating: 5, plate: 'full' },
    freeStacking: 'sometimes',
  }),
  unit('sky', 'flak', '1-2-0', {
    name: '4/572 Flak',
    size: 'I',
    steps: 1,
    armor: { rating: 4, plate: 'hollow' },
    freeStacking: 'always',
  }),
  unit('grey', 'artillery', 'S-2-1', {
    name: '191 Arko',
    size: 'III',
    steps: 1,
    formation: ['#F2C230', '#C6302B'],
    gun: { range: 5, ready: true },
  }),
  unit('grey', 'machine-gun', '3-5-3', { name: '37 Fortress', morale: 'low', steps: 2 }),
  unit('sky', 'fortress-infantry', '2-5-3', { name: '3 Fortress', morale: 'low', steps: 2, formation: ['#F2C230'] }),
  unit('grey', 'replacement', '4-5-3', {
    name: '347 Field',
    morale: 'low',
    formation: ['#8B9094'],
    ...with1('struck-crate'),
  }),
  unit('grey', 'unknown', '0-0-0', { name: 'hidden', unknown: true }),
];

/** As many counters as a campaign has, spread over the hexes given. */
export function manyStacks(hexes: readonly string[], count: number): { at: string; counters: CounterLook[] }[] {
  const stacks = new Map<string, CounterLook[]>();
  const step = Math.max(1, Math.floor((hexes.length * 2) / count));
  for (let i = 0; i < count; i++) {
    const look = SPECIMENS[i % (SPECIMENS.length - 1)];
    const hex = hexes[(Math.floor(i / 2) * step * 7) % hexes.length];
    if (look === undefined || hex === undefined) continue;
    stacks.set(hex, [...(stacks.get(hex) ?? []), { ...look, id: `${look.id} ${i}` }]);
  }
  return [...stacks].map(([at, counters]) => ({ at, counters }));
}
