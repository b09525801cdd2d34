/** Orders that might be given to a stack, put before the engine one by one: it says which are legal. */

import type { Choice } from '@bridgehead/client-kit/game';
import { MAP, type UnitView } from '../../src/facts.ts';
import type { Table } from '../game-table.ts';

const AREAS: readonly string[] = MAP.areas.map(({ name }) => name);

/** Orders for all of them together. */
function forStack(units: readonly string[], isInArea: boolean): readonly Choice[] {
  const together = [...units];
  return [
    { kind: 'full-retreat', units: together },
    { kind: 'cover', units: together },
    ...(isInArea ? AREAS.map((area) => ({ kind: 'change-area', units: together, area })) : []),
  ];
}

/** Orders for one of them. */
function forUnit(sheet: UnitView, friends: readonly UnitView[], pool: readonly string[]): readonly Choice[] {
  const { unit } = sheet;
  const isReduced = sheet.steps < sheet.printed.steps;
  return [
    ...(sheet.range === undefined ? [] : ['place-moved-marker', 'remove-moved-marker'].map((kind) => ({ kind, unit }))),
    ...(sheet.steps > 1 ? pool.map((as) => ({ kind: 'break-down', unit, as })) : []),
    ...friends.flatMap(({ unit: into }) => ['rebuild', 'merge'].map((kind) => ({ kind, unit, into }))),
    ...(isReduced ? [{ kind: 'return', unit }, ...AREAS.map((from) => ({ kind: 'replace-step', unit, from }))] : []),
  ];
}

export async function legalOrders(table: Table, units: readonly string[]): Promise<readonly Choice[]> {
  const sheets = units.flatMap((unit) => table.units.peek().get(unit) ?? []);
  const [first] = sheets;
  if (first === undefined) return [];
  const place = first.hex ?? first.area ?? '';
  const friends = (table.places.peek().get(place) ?? []).filter(({ side }) => side === first.side);
  const pool = table.view.peek()?.pool ?? [];
  const wanted = [
    ...forStack(units, first.area !== undefined),
    ...sheets.flatMap((sheet) =>
      forUnit(
        sheet,
        friends.filter(({ unit }) => unit !== sheet.unit),
        pool,
      ),
    ),
  ];
  const rulings = await Promise.all(wanted.map((choice) => table.game.check(choice)));
  return oneSplitEach(wanted.filter((_, i) => rulings[i]?.legal === true));
}

/** Breakdown counters of a kind are alike: one offer a unit is enough. */
function oneSplitEach(choices: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ kind, unit }) => {
    if (kind !== 'break-down') return true;
    const key = String(unit);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const FORGOTTEN = ['replace-step', 'replace-unit', 'return'] as const;
export type Forgotten = (typeof FORGOTTEN)[number];

/** Kinds of orders besides marches that a player could still give and may have forgotten. */
export async function forgottenOrders(table: Table, side: string): Promise<readonly Forgotten[]> {
  const own = [...table.units.peek().values()].filter((unit) => unit.side === side);
  const reduced = own.filter(({ box, steps, printed }) => box === undefined && steps < printed.steps);
  const lost = own.filter(({ box }) => box === 'eliminated');
  const wanted = (kind: Forgotten): readonly Choice[] => {
    if (kind === 'return') return reduced.map(({ unit }) => ({ kind, unit }));
    if (kind === 'replace-step') return reduced.flatMap(({ unit }) => AREAS.map((from) => ({ kind, unit, from })));
    return lost.flatMap(({ unit }) => AREAS.map((from) => ({ kind, unit, from, at: from })));
  };
  const areOpen = await Promise.all(
    FORGOTTEN.map(async (kind) => {
      const rulings = await Promise.all(wanted(kind).map((choice) => table.game.check(choice)));
      return rulings.some(({ legal }) => legal);
    }),
  );
  return FORGOTTEN.filter((_, i) => areOpen[i] === true);
}
