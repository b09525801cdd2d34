/** The tables of the second book where they are not those of the first; cells that are lost in our copy are a proposal. */
import type { CellColour, RuleTable } from '@bridgehead/client-kit/reference';
import {
  ADVANCE_RATES,
  COMBAT_RESULTS,
  COMBAT_TERRAIN,
  COMBAT_ZONE_RECOVERY,
  DETERMINED_DEFENSE,
  DISENGAGEMENT,
  ISOLATION,
  MOVEMENT_COSTS,
  RESULT_MEANINGS,
  UNIT_TYPES,
  WEATHER_EFFECTS,
} from '../tables.en.ts';

const RETREAT = /\bDR\b/g;
/** The retreat of two hexes has another name in the second book. */
export const withPrintedResults = (text: string): string => text.replace(RETREAT, 'DR2');

const ORANGE = '*';
type IsOrange = (row: number, at: number, cell: string) => boolean;

/** [2e 12.2.3] Which results are printed in orange, by what an owner of the card knows better: of each row the columns, or every D1. */
const BAND: readonly (readonly number[])[] = [[9], [8], [7], [6], [6, 7], [6]];
const ORANGE_CELLS: Readonly<Record<string, IsOrange>> = {
  band: (row, at) => BAND[row]?.includes(at) === true,
  'd1-cells': (_row, _at, cell) => cell === 'D1',
  'no-cells': () => false,
};

/** [2e 12.2.3] On EX and DRX the enemy chooses the loss; on DS too, which is red for the more it brings. */
const COLOURS: Readonly<Record<string, CellColour>> = { DMR: 'red', DS: 'red', EX: 'yellow', DRX: 'yellow' };

/** What the colours mean, by who chooses the losses of a DS. */
export const COLOUR_NOTES = {
  attacker:
    '* orange: −1 on a Determined Defense. Red, DMR and DS: none is possible. Yellow, EX and DRX, and DS too: the enemy chooses the loss. The colours are our proposal.',
  defender:
    '* orange: −1 on a Determined Defense. Red, DMR and DS: none is possible. Yellow, EX and DRX: the enemy chooses the loss. The colours are our proposal.',
} as const;

/** The results with their colours; the card of the first book has none. */
export function combatResultsWith(profile: string): RuleTable {
  const isOrange = ORANGE_CELLS[profile];
  if (isOrange === undefined) return COMBAT_RESULTS;
  const colourOf = (cell: string, row: number, at: number): CellColour | undefined =>
    isOrange(row, at, cell) ? 'orange' : COLOURS[cell];
  return {
    ...COMBAT_RESULTS,
    rows: COMBAT_RESULTS.rows.map((row, i) => row.map((cell, at) => `${cell}${isOrange(i, at, cell) ? ORANGE : ''}`)),
    colours: COMBAT_RESULTS.rows.map((row, i) => row.map((cell, at) => colourOf(cell, i, at))),
    note: COLOUR_NOTES.attacker,
  };
}

export const withPrintedCells = (table: RuleTable): RuleTable => ({
  ...table,
  rows: table.rows.map((row) => row.map(withPrintedResults)),
});

export const SECOND_COMBAT_RESULTS: RuleTable = withPrintedCells(combatResultsWith('band'));

/** The same rows with some of them said otherwise, by their heading. */
const withRows = (table: RuleTable, changed: Readonly<Record<string, readonly string[]>>): RuleTable => ({
  ...table,
  rows: table.rows.map(([heading = '', ...cells]) => [heading, ...(changed[heading] ?? cells)].map(withPrintedResults)),
});

export const SECOND_RESULT_MEANINGS: RuleTable = withRows(RESULT_MEANINGS, {
  DS: ['–', '1 step, enemy’s choice', 'retreats 2 or 3, Full Retreat', 'Bonus, Breakthrough'],
});

const FOUR_COLUMNS = {
  caption: DETERMINED_DEFENSE.caption,
  columns: ['Die', 'Clear/Polder', 'Other', 'Town', 'City'],
  note: '● holds. Steps lost: attacker/defender. +1 defensive artillery, +1 Elite Lead Unit, −1 Low Quality Lead Unit, −1 against an orange result. The cells are our proposal.',
};

export const SECOND_DETERMINED_DEFENSE: RuleTable = {
  ...FOUR_COLUMNS,
  rows: [
    ['1', '0/1', '0/1', '0/1', '0/1'],
    ['2', '–', '–', '–', '–'],
    ['3', '–', '–', '● 0/1', '● 1/1'],
    ['4', '–', '● 0/1', '● 1/1', '● 0/0'],
    ['5', '● 0/1', '● 1/1', '● 0/0', '● 0/0'],
    ['6', '● 1/1', '● 0/0', '● 0/0', '● 0/0'],
    ['7, 8', '● 1/0', '● 1/0', '● 1/0', '● 1/0'],
  ],
};

/** With the City of the first book. */
export const CONSERVATIVE_DEFENSE: RuleTable = {
  ...FOUR_COLUMNS,
  rows: [
    ['1', '0/1', '0/1', '0/1', '0/1'],
    ['2', '–', '–', '–', '–'],
    ['3', '–', '–', '–', '● 0/1'],
    ['4', '–', '● 0/1', '● 1/1', '● 1/1'],
    ['5', '● 0/1', '● 1/1', '● 0/0', '● 0/0'],
    ['6', '● 1/1', '● 0/0', '● 0/0', '● 0/0'],
    ['7, 8', '● 1/0', '● 1/0', '● 1/0', '● 1/0'],
  ],
};

export const SECOND_WEATHER_EFFECTS: RuleTable = withRows(WEATHER_EFFECTS, {
  Clear: ['9', '2', 'all that are eligible'],
});

export const SECOND_RECOVERY: RuleTable = {
  ...COMBAT_ZONE_RECOVERY,
  rows: [
    ['1–4', 'no change'],
    ['5–6', 'recovers one level'],
  ],
  note: '+1 in a Town or City, +1 Elite, −1 Low Quality.',
};

const SECOND_MOVEMENT_COSTS: RuleTable = {
  ...MOVEMENT_COSTS,
  note: 'Towns and Villages cost what their ground costs. Vehicle units need a road or a Ferry in Polder and Marsh, and a bridge or a Ferry over water.',
};

const SECOND_COMBAT_TERRAIN: RuleTable = withRows(COMBAT_TERRAIN, {
  Town: ['–', 'doubled, not Vehicle units', 'as its ground', 'Town'],
});

export const SECOND_ADVANCE_RATES: RuleTable = withRows(ADVANCE_RATES, {
  Limited: ['EX, or a Determined Defense, that leaves no defender', 'the vacated hex', '–'],
});

export const SECOND_DISENGAGEMENT: RuleTable = {
  ...DISENGAGEMENT,
  rows: [
    ['1–3', 'No'],
    ['4', 'Yes, for 1 step'],
    ['5–6', 'Yes'],
  ],
  note: '+1 Elite, −1 Low Quality, +1 Mechanized.',
};

const SECOND_ISOLATION: RuleTable = {
  ...ISOLATION,
  note: '+1 Elite or Allied (not both), −1 Low Quality, +2 in a City or with an Overland path of any length to one.',
};

const SECOND_UNIT_TYPES: RuleTable = withRows(UNIT_TYPES, {
  'Vehicle: other': ['–', 'Airborne Supply Head, Artillery, Bridging, 88mm Flak, Daimler Dingo, Sdkfz 222'],
});

/** By the table of the first book. */
export const SECOND_TABLES: ReadonlyMap<RuleTable, RuleTable> = new Map([
  [COMBAT_RESULTS, SECOND_COMBAT_RESULTS],
  [RESULT_MEANINGS, SECOND_RESULT_MEANINGS],
  [DETERMINED_DEFENSE, SECOND_DETERMINED_DEFENSE],
  [WEATHER_EFFECTS, SECOND_WEATHER_EFFECTS],
  [COMBAT_ZONE_RECOVERY, SECOND_RECOVERY],
  [MOVEMENT_COSTS, SECOND_MOVEMENT_COSTS],
  [COMBAT_TERRAIN, SECOND_COMBAT_TERRAIN],
  [ADVANCE_RATES, SECOND_ADVANCE_RATES],
  [DISENGAGEMENT, SECOND_DISENGAGEMENT],
  [ISOLATION, SECOND_ISOLATION],
  [UNIT_TYPES, SECOND_UNIT_TYPES],
]);
