/** What a counter prints by its type of unit: the symbol, the plate of its armor rating, the line of Free-Stacking. */
interface TypeLook {
  /** The name of a symbol of the board's sprite. */
  readonly symbol: string;
  readonly plate?: 'full' | 'hollow';
  readonly freeStacking?: 'always' | 'sometimes';
}

const tank = (symbol: string): TypeLook => ({ symbol, plate: 'full', freeStacking: 'sometimes' });
const car = (symbol: string): TypeLook => ({ symbol, plate: 'full', freeStacking: 'sometimes' });

const TYPES: Readonly<Record<string, TypeLook>> = {
  Infantry: { symbol: 'infantry' },
  'Parachute Infantry': { symbol: 'parachute-infantry' },
  'Glider Infantry': { symbol: 'glider-infantry' },
  Security: { symbol: 'security' },
  'Replacement (Ersatz)': { symbol: 'replacement' },
  'Machine Gun': { symbol: 'machine-gun' },
  'Fortress Infantry': { symbol: 'fortress-infantry' },
  'Airborne Supply Head': { symbol: 'supply-head' },
  'Mechanized/Panzergrenadier': { symbol: 'mechanized-infantry' },
  'Motorized Infantry': { symbol: 'motorized-infantry' },
  Engineers: { symbol: 'engineers', freeStacking: 'always' },
  Artillery: { symbol: 'artillery', freeStacking: 'always' },
  'Bridging Unit': { symbol: 'bridging', freeStacking: 'always' },
  '88mm Flak': { symbol: 'flak', plate: 'hollow', freeStacking: 'always' },
  'Daimler Dingo': car('reconnaissance'),
  'Sdkfz 222': car('reconnaissance'),
  Sherman: tank('armor'),
  Cromwell: tank('armored-reconnaissance'),
  'Char B1': tank('armor'),
  'PzKpfw III': tank('armor'),
  'PzKpfw IV': tank('armor'),
  'StuG III': tank('assault-gun'),
  'JgPz IV': tank('tank-destroyer'),
  Jagdpanther: tank('tank-destroyer'),
  Panther: tank('armor'),
  'Tiger I': tank('armor'),
  'Tiger II': tank('armor'),
};

export const typeLook = (type: string): TypeLook => TYPES[type] ?? { symbol: 'infantry' };

export const KNOWN_TYPES: readonly string[] = Object.keys(TYPES);
