/**
 * [12.5] [13.1] The two Combat Results Tables, laid out as printed [design: second-reading 3.1]; of the seed are Assault 1-1 at 2,
 * 3-1 at 4 and 3-2 at -1.
 */

export const CRTS = ['assault', 'mobile'] as const;
export type Crt = (typeof CRTS)[number];

/** [13.1.1] The results in the order of the table of Assault, the best for the attacker last; `-` is no effect. */
export const RESULTS = ['AE', 'A2', 'A2/D1', 'A1', '-', 'A1/D1', 'A1/D1R', 'DR', 'A1/D2R', 'D1R', 'D2R', 'DE'] as const;
export type Result = (typeof RESULTS)[number];

interface Table {
  readonly columns: readonly string[];
  /** By modified roll, from LEAST_ROLL. */
  readonly rows: readonly (readonly Result[])[];
}

export const LEAST_ROLL = -2;
export const MOST_ROLL = 9;

const ASSAULT = `
roll 1-5    1-4    1-3    1-2    1-1    3-2    2-1    3-1    4-1    5-1    6-1    7-1
-2   A1     A1/D1  A1/D1  A1/D1R DR     D1R    D1R    D2R    D2R    DE     DE     DE
-1   A1     A1     A1/D1  A1/D1R A1/D1R DR     D1R    D2R    D2R    D2R    DE     DE
0    A1     A1     A1     A1/D1  A1/D1R DR     D1R    D1R    D2R    D2R    D2R    DE
1    A2/D1  A1     A1     A1/D1  A1/D1R DR     A1/D2R D1R    D2R    D2R    D2R    DE
2    A2     A2/D1  A1     A1     A1/D1R DR     A1/D2R A1/D2R D2R    D2R    D2R    D2R
3    A2     A2     A2/D1  A1     A1/D1  A1/D1R DR     A1/D2R D1R    D1R    D2R    D2R
4    A2     A2     A2     A2/D1  A1     A1/D1  A1/D1R A1/D2R A1/D2R D1R    D2R    D2R
5    A2     A2     A2     A2/D1  A1     A1     A1/D1  DR     A1/D2R A1/D2R D1R    D2R
6    AE     A2     A2     A2     A2/D1  A1     A1     A1/D1R DR     A1/D2R A1/D2R D1R
7    AE     AE     A2     A2     A2     A2/D1  A1     A1/D1  A1/D1R DR     A1/D2R A1/D2R
8    AE     AE     AE     A2     A2     A2     A2/D1  A1     A1/D1  A1/D1R DR     A1/D2R
9    AE     AE     AE     AE     A2     A2     A2     A2/D1  A1     A1/D1  A1/D1R DR
`;

const MOBILE = `
roll 1-6    1-5    1-4    1-3    1-2    1-1    3-2    2-1    3-1    4-1    5-1    6-1    7-1    8-1
-2   A1     -      -      -      A1/D1R DR     DR     D1R    D2R    D2R    D2R    DE     DE     DE
-1   A1     A1     -      -      -      A1/D1R DR     D1R    D1R    D2R    D2R    D2R    DE     DE
0    A1     A1     A1     -      -      A1/D1R DR     DR     D1R    D1R    D2R    D2R    D2R    DE
1    A2     A1     A1     A1     -      -      A1/D1R DR     D1R    D1R    D1R    D2R    D2R    D2R
2    A2     A2     A1     A1     A1     -      A1/D1R DR     DR     D1R    D1R    D1R    D2R    D2R
3    A2     A2     A2     A1     A1     -      -      A1/D1R DR     DR     D1R    D1R    D1R    D2R
4    A2     A2     A2     A2     A1     A1     -      -      A1/D1R DR     DR     D1R    D1R    D1R
5    A2     A2     A2     A2     A1     A1     A1     -      A1/D1R A1/D1R DR     DR     D1R    D1R
6    A2     A2     A2     A2     A2     A1     A1     A1     -      A1/D1R A1/D1R DR     DR     D1R
7    A2     A2     A2     A2     A2     A2     A1     A1     A1     -      A1/D1R A1/D1R DR     DR
8    A2     A2     A2     A2     A2     A2     A2     A1     A1     A1     -      A1/D1R A1/D1R DR
9    A2     A2     A2     A2     A2     A2     A2     A2     A1     A1     A1     -      A1/D1R A1/D1R
`;

function tableOf(text: string): Table {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));
  return {
    columns: head.slice(1),
    rows: rows.map((row) =>
      row.slice(1).map((cell) => {
        const result = RESULTS.find((one) => one === cell);
        if (result === undefined) throw new RangeError(`no result «${cell}»`);
        return result;
      }),
    ),
  };
}

export const CRT_TABLES: Readonly<Record<Crt, Table>> = { assault: tableOf(ASSAULT), mobile: tableOf(MOBILE) };

/** [12.5.7] The result of a modified roll, which the cap of 12.5.6 keeps on the table. */
export function resultOf(crt: Crt, column: string, roll: number): Result {
  const { columns, rows } = CRT_TABLES[crt];
  const row = Math.min(MOST_ROLL, Math.max(LEAST_ROLL, roll)) - LEAST_ROLL;
  const result = rows[row]?.[columns.indexOf(column)];
  if (result === undefined) throw new RangeError(`the ${crt} table has no ${column} for ${roll}`);
  return result;
}

export interface Effects {
  /** [13.1.1] Steps that each side loses; ALL where it is eliminated. */
  readonly attacker: number;
  readonly defender: number;
  readonly retreat: boolean;
}
export const ALL = 99;

const effects = (attacker: number, defender: number, retreat = false): Effects => ({ attacker, defender, retreat });

const EFFECTS: Readonly<Record<Result, Effects>> = {
  AE: effects(ALL, 0),
  A2: effects(2, 0),
  'A2/D1': effects(2, 1),
  A1: effects(1, 0),
  '-': effects(0, 0),
  'A1/D1': effects(1, 1),
  'A1/D1R': effects(1, 1, true),
  DR: effects(0, 0, true),
  'A1/D2R': effects(1, 2, true),
  D1R: effects(0, 1, true),
  D2R: effects(0, 2, true),
  DE: effects(0, ALL),
};
/** [13.1.1] [13.1.2] [13.1.3] What a result means: a side that it does not name is unaffected. */
export const effectsOf = (result: Result): Effects => EFFECTS[result];

interface Column {
  readonly name: string;
  readonly attack: number;
  readonly defense: number;
}

const columnsOf = (crt: Crt): readonly Column[] =>
  CRT_TABLES[crt].columns.map((name) => {
    const [attack = 1, defense = 1] = name.split('-').map(Number);
    return { name, attack, defense };
  });

const COLUMNS: Readonly<Record<Crt, readonly Column[]>> = {
  assault: columnsOf('assault'),
  mobile: columnsOf('mobile'),
};

/** [12.5.2] [12.5.4] The best column that the odds reach; undefined below the lowest [9.1.4] [12.5.3]. */
export const columnOf = (crt: Crt, attack: number, defense: number): string | undefined =>
  COLUMNS[crt].findLast((column) => attack * column.defense >= defense * column.attack)?.name;

/** [12.5.3] */
export const lowestColumn = (crt: Crt): string => CRT_TABLES[crt].columns[0] ?? '';
