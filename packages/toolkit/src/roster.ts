/** Units by number: what the order of battle says of them, which never changes. */

/** A unit is its index in the order of battle, in which those of the first side come first. */
export type Unit = number;

interface Listed<Side extends string> {
  readonly id: string;
  readonly side: Side;
}

export interface Roster<Side extends string, Data> {
  readonly all: readonly Unit[];
  /** How many are of the first side, those that came later left out. */
  readonly firstCount: number;
  readonly dataOf: (u: Unit) => Data;
  readonly unitNamed: (id: string) => Unit | undefined;
  readonly idOf: (u: Unit) => string;
  readonly sideOfUnit: (u: Unit) => Side;
  readonly enemyOf: (side: Side) => Side;
  /** All units of a side, in order. */
  readonly unitsOf: (side: Side) => readonly Unit[];
  /** A test of something that the order of battle decides, worked out once for every unit. */
  readonly having: (test: (data: Data) => boolean) => (u: Unit) => boolean;
}

/** `later` are units of a later edition, of the second side first: they stand behind all others, so that no number changes. */
export function rosterOf<Side extends string, Data extends Listed<Side>>(
  printed: readonly Data[],
  [first, second]: readonly [Side, Side],
  later: readonly Data[] = [],
): Roster<Side, Data> {
  const units = [...printed, ...later];
  const firstCount = printed.filter(({ side }) => side === first).length;
  const laterOfFirst = printed.length + later.filter(({ side }) => side === second).length;
  const isOfFirst = (u: Unit): boolean => u < firstCount || u >= laterOfFirst;
  const all = units.map((_, u) => u);
  const [firstUnits, secondUnits] = [all.filter(isOfFirst), all.filter((u) => !isOfFirst(u))];
  if (firstUnits.some((u) => units[u]?.side !== first)) throw new RangeError(`the units of ${first} must come first`);
  const byId: ReadonlyMap<string, Unit> = new Map(units.map(({ id }, u) => [id, u]));
  const dataOf = (u: Unit): Data => {
    const data = units[u];
    if (data === undefined) throw new RangeError(`no unit ${u}`);
    return data;
  };
  return {
    all,
    firstCount,
    dataOf,
    unitNamed: (id) => byId.get(id),
    idOf: (u) => dataOf(u).id,
    sideOfUnit: (u) => (u < firstCount || u >= laterOfFirst ? first : second),
    enemyOf: (side) => (side === first ? second : first),
    unitsOf: (side) => (side === first ? firstUnits : secondUnits),
    having: (test) => {
      const flags = Uint8Array.from(units, (data) => (test(data) ? 1 : 0));
      return (u) => flags[u] === 1;
    },
  };
}
