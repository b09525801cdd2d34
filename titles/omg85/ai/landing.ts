/** [2.1] [5.2] Free set-up and airborne supply. */
import { type Candidate, choices, type Game, type Thinking } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { candidate } from '@bridgehead/toolkit';
import { readAbout } from '../src/asking.ts';
import { FIELD, GRID, hexOf, ROUGH, TERRAIN } from '../src/data/map.ts';
import { dropRefusal, groundRefusal } from '../src/rules/02-set-up/set-up.ts';
import { airborneFormation, dataOf, type Unit } from '../src/state/units.ts';
import { SOURCES } from '../src/tables/campaign-tables.ts';
import { hexName } from './names.ts';
import { says, saysBy } from './says.ts';

const MOST = 3;
const ROUGH_GROUND = 2.5;

/** The hexes nearest to where one wants to be, as far as they are allowed. */
function nearest(wanted: number, isAllowed: (hex: number) => boolean): readonly number[] {
  const far = (hex: number): number => distanceBetween(GRID, wanted, hex) + (TERRAIN[hex] === ROUGH ? ROUGH_GROUND : 0);
  return FIELD.filter(isAllowed)
    .sort((a, b) => far(a) - far(b) || a - b)
    .slice(0, MOST);
}

const offered = (kind: 'source' | 'drop', hexes: readonly number[], wanted: number): readonly Candidate[] =>
  hexes.map((at, i) => {
    const hex = hexName(at);
    const name = says(kind === 'source' ? 'order.source' : 'order.drop', { hex });
    const away = { count: distanceBetween(GRID, wanted, at), hex: hexName(wanted) };
    return candidate({ kind, hex }, name, MOST - i, [saysBy('2.1', 'reason.hexes-from', away)]);
  });

/** Closer to the bridges than the airmen dared. */
const BOLD_SOURCES = ['7,3', '15,26', '13,9', '8,7'];
const BOLD_DROPS: Readonly<Record<string, string>> = {
  'A-1P-1': '9,4',
  'A-3-1P-1': '8,5',
  'A-508-82': '13,9',
  'A-3-508-82': '11,8',
  'A-3-504-82': '13,13',
  'A-506-101': '19,26',
};

const isBold = ({ style }: Thinking): boolean => style === 'staff';

export function supplySource(g: Game, thinking: Thinking): readonly Candidate[] {
  const asked = readAbout('supply-source', g);
  const formation = SOURCES.findIndex(({ name }) => name === asked.formation);
  const historical = SOURCES[formation]?.hex ?? '15,26';
  const wanted = hexOf((isBold(thinking) ? BOLD_SOURCES[formation] : undefined) ?? historical);
  return offered(
    'source',
    nearest(wanted, (hex) => groundRefusal(g, hex) === undefined),
    wanted,
  );
}

const droppedAt = (u: Unit, thinking: Thinking): number => {
  const { id, hex } = dataOf(u);
  const bold = isBold(thinking) ? BOLD_DROPS[id] : undefined;
  return hexOf(bold ?? hex ?? SOURCES[airborneFormation(u)]?.hex ?? '15,26');
};

export function dropZone(g: Game, thinking: Thinking): readonly Candidate[] {
  const { unit: u } = readAbout('drop-zone', g);
  const wanted = droppedAt(u, thinking);
  return offered(
    'drop',
    nearest(wanted, (hex) => dropRefusal(g, u, hex) === undefined),
    wanted,
  );
}

/** [5.2] The drive that the rules find passes as many as can be reached. */
export function supplyDrive(g: Game): readonly Candidate[] {
  return [...choices(g)].map((choice) =>
    choice.kind === 'drive'
      ? candidate(choice, says('order.drive-supply'), 1, [saysBy('5.2', 'reason.no-known-enemy-beside')])
      : candidate(choice, says('order.no-supply'), 0),
  );
}
