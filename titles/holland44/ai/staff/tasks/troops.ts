/** Bodies of troops that a plan speaks of, by their printed facts. */
import {
  dataOf,
  divisionOf,
  isArtillery,
  isBridging,
  isEngineer,
  isInfantryType,
  isMechanizedType,
  isReconnaissance,
  isSupplyHead,
  isTank,
  UNIT_COUNT,
  type Unit,
} from '../../../src/state/units.ts';

/** Fights in the line: neither gun, train nor head of supply. */
const isLine = (u: Unit): boolean => !isArtillery(u) && !isBridging(u) && !isSupplyHead(u);

const isOf = (u: Unit, ...formations: readonly string[]): boolean => formations.includes(dataOf(u).formation);
const isId = (u: Unit, ...starts: readonly string[]): boolean => starts.some((start) => dataOf(u).id.startsWith(start));
/** The units of the south that stand in the way of the army on the first day. */
const SOUTH = [
  'de.vdh1',
  'de.stephan',
  'de.penal6',
  'de.kerutt',
  'de.hoffmann14',
  'de.segler',
  'de.richter',
  'de.stug559',
];
const COMPANIES = ['de.lxxxviii', 'de.1pa.hq', 'de.eng159', 'de.180.eng', 'de.107.eng', 'de.unk'];

const isThirtyCorps = (u: Unit): boolean => isOf(u, 'GDS', '8ARM', '43DIV', 'CORPS') || isId(u, 'uk.11.1519krh', 'nl.');

const TESTS = {
  /** The 1st Airborne Division and the Poles. */
  '1st-airborne': (u) => divisionOf(u) === '1ABN' && isLine(u),
  poles: (u) => isOf(u, '1POL') && isLine(u),
  '82nd': (u) => divisionOf(u) === '82ABN' && isLine(u),
  '101st': (u) => divisionOf(u) === '101ABN' && isLine(u),
  /** Infantry of the Guards on wheels: those who can be ferried. */
  'guards-infantry': (u) => isOf(u, 'GDS') && isInfantryType(u),
  /** The infantry that follows them. */
  '43rd-division': (u) => isOf(u, '43DIV', '8ARM', 'CORPS') && isInfantryType(u) && !isEngineer(u),
  '30-corps-tanks': (u) => isThirtyCorps(u) && isTank(u),
  '30-corps-cars': (u) => isThirtyCorps(u) && isReconnaissance(u) && !isTank(u),
  engineers: (u) => isEngineer(u) && isId(u, 'uk.', 'ca.'),
  '30-corps-guns': (u) => isArtillery(u) && dataOf(u).corps === '30C',
  '8-corps-guns': (u) => isArtillery(u) && dataOf(u).corps === '8C',
  'airborne-guns': (u) => isArtillery(u) && divisionOf(u) !== undefined,
  /** 12 Corps on foot. */
  '50th-division': (u) => isOf(u, '50DIV') && isLine(u),
  '8-corps': (u) => isOf(u, '3DIV', '11ARM') && isLine(u) && !isId(u, 'uk.11.1519krh'),
  '15th-division': (u) => isOf(u, '15DIV') && isLine(u),
  walther: (u) => isId(u, ...SOUTH),
  erdmann: (u) => isId(u, 'de.erdmann', 'de.21.1', 'de.vdh3', 'de.gothsche'),
  '107th-panzer': (u) => isId(u, 'de.107'),
  /** 15th Army in the west: 59th and 719th Divisions. */
  west: (u) =>
    (isOf(u, '15A') && isLine(u)) ||
    isId(u, 'de.ewald', 'de.police3', 'de.bloch', 'de.vdh4', 'de.jungwirth', 'de.finzel'),
  east: (u) => isId(u, 'de.180', 'de.roestel'),
  'ss-corps': (u) => isOf(u, '2SS') && isLine(u),
  'ss-wheels': (u) => isOf(u, '2SS') && isLine(u) && isMechanizedType(u),
  tettau: (u) => isOf(u, 'VT') && isLine(u),
  feldt: (u) => isOf(u, 'CF') && isLine(u),
  'german-guns': (u) => isArtillery(u) && dataOf(u).side === 'german',
  companies: (u) => isId(u, ...COMPANIES) && isLine(u),
} as const satisfies Readonly<Record<string, (u: Unit) => boolean>>;

export type Troop = keyof typeof TESTS;

const MEMBERS = Object.fromEntries(
  Object.entries(TESTS).map(([troop, test]) => [
    troop,
    Uint8Array.from({ length: UNIT_COUNT }, (_, u) => (test(u) ? 1 : 0)),
  ]),
) as Readonly<Record<Troop, Uint8Array>>;

export const belongsTo = (u: Unit, troop: Troop): boolean => MEMBERS[troop][u] === 1;

/** The place of the unit among those a task is for: 0 for the most suitable, -1 if it is not for it. */
export const rankAmong = (u: Unit, who: readonly Troop[]): number => who.findIndex((troop) => belongsTo(u, troop));
