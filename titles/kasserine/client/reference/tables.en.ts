/** The tables of the game as data to show; figures come from the rules' own tables. */
import type { RuleTable } from '@bridgehead/client-kit/reference';
import { CRT_TABLES, TERRAIN_COSTS, TERRAIN_COVER, WEATHER_TRACK } from '../../src/facts.ts';
import { columnText, points } from '../say.ts';

const LEAST_ROLL = -2;

function combatTable(crt: 'assault' | 'mobile', caption: string): RuleTable {
  const { columns, rows } = CRT_TABLES[crt];
  return {
    caption,
    columns: ['Die', ...columns.map(columnText)],
    rows: rows.map((row, i) => [String(i + LEAST_ROLL), ...row.map((cell) => (cell === '-' ? '–' : cell))]),
    note: 'A attacker, D defender; a figure is steps lost, E all of them, R a retreat. The die is the modified one.',
  };
}

export const ASSAULT_TABLE = combatTable('assault', 'Assault');
export const MOBILE_TABLE = combatTable('mobile', 'Mobile');

const TERRAINS = ['Clear', 'Rough', 'Hill', 'Mountain'] as const;

export const TERRAIN_TABLE: RuleTable = {
  caption: 'Terrain',
  columns: ['Terrain', 'On foot', 'Motorized', 'In rain', 'Defenders', 'Table'],
  rows: [
    ...[...TERRAIN_COSTS].map(([terrain, costs], i) => {
      const cover = TERRAIN_COVER.get(terrain);
      return [
        TERRAINS[i] ?? '',
        points(costs.foot),
        points(costs.motorized),
        points(costs.motorizedInRain),
        cover?.halved === true ? 'attack halved' : cover?.modifier === 1 ? '+1' : '–',
        cover?.assault === true ? 'Assault' : 'either',
      ];
    }),
    ['Woods', '+1', '+1', '+1', '+1', 'Assault'],
    ['Town', '0', '0', '0', '+1', 'Assault'],
    ['Road into clear', '½', '½', '½', '', ''],
    ['Road into other', '1', '1', '1', '', ''],
    ['Wadi', '+1', '+2', 'no', '+1, in rain +2', 'either'],
    ['Ford', '+½', '+1', 'no', 'as a wadi', 'either'],
    ['Escarpment', '+1, stop', '+2, stop', '+2, stop', 'attack halved', 'Assault'],
    ['Strongpoint of the enemy', '+2', '+2, stop', '+2, stop', '+1', 'Assault'],
  ],
  note: 'Tanks and scouts in armoured cars enter mountains and cross escarpments only by road or trail. Only the best terrain of a hex helps its defenders. A trail counts for nothing in rain.',
};

export const ARRIVAL_TABLE: RuleTable = {
  caption: 'Arrival of air units',
  columns: ['Die', 'Dry', 'Cloudy', 'Rain'],
  rows: [
    ['1', 'arrives', 'arrives', 'arrives'],
    ['2', 'arrives', 'arrives', 'Ready'],
    ['3', 'arrives', 'Ready', 'Used'],
    ['4', 'Ready', 'Ready', 'Used'],
    ['5', 'Ready', 'Used', 'Used'],
    ['6', 'Used', 'Used', 'Used'],
  ],
  note: '+1 for a US unit, −1 for an A-20, +1 for each of two Allied units in one combat, +3 for US units while XII ASC is not Deployed.',
};

export const WEATHER_TABLE: RuleTable = {
  caption: 'Weather of the campaign',
  columns: ['Turn', 'Dry', 'Cloudy', 'Rain', 'In history'],
  rows: WEATHER_TRACK.map(({ dry, cloudy, historical }, i) => [
    String(i + 1),
    `1–${dry}`,
    cloudy > dry ? `${dry + 1}–${cloudy}` : '–',
    cloudy < 6 ? `${cloudy + 1}–6` : '–',
    historical,
  ]),
};

export const PLAN_TABLE: RuleTable = {
  caption: 'Plans',
  columns: ['Plan', 'Must be held', 'And others'],
  rows: [
    ['A, von Arnim', 'El Ala', '3'],
    ['B, Rommel', 'Tebessa', '4'],
    ['C, the compromise', 'Thala or Sbiba', '4'],
  ],
  note: 'All at once, at the end of a turn.',
};

export const ENIGMA_TABLE: RuleTable = {
  caption: 'Enigma',
  columns: ['Turns', 'The Allied player looks on'],
  rows: [
    ['12 to 14', '1'],
    ['15 and 16', '1 or 2'],
    ['17 and 18', '1 to 3'],
  ],
};

export const MODIFIER_TABLE: RuleTable = {
  caption: 'What modifies the die of a combat',
  columns: ['For', 'Value'],
  rows: [
    ['a defender out of supply', '−1'],
    ['massed fire of the Allies', '−1'],
    ['points of air units: attacker, defender', '− and +'],
    ['rough, hill, woods or town', '+1'],
    ['all over a wadi; in rain', '+1; +2'],
    ['odds below the lowest column', '+2'],
    ['a strongpoint', '+1'],
    ['Rommel', '−1'],
    ['German combined arms', '−1'],
    ['mountain units at a mountain or escarpment', '−1'],
  ],
  note: 'The sum is three at most either way.',
};

export const SEQUENCE_TABLE: RuleTable = {
  caption: 'A turn',
  columns: ['Segment', 'Phases'],
  rows: [
    ['Strategic', 'Weather; Supply Status, with strongpoints begun; Reinforcements; Joint Air'],
    ['Axis Operations', 'Movement, Declaration, Allied Reaction, Combat, Reserve Movement'],
    ['Allied Operations', 'the same with the sides exchanged'],
    ['Reorganization', 'Recovery; Victory'],
  ],
};
