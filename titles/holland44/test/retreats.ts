/** Words in which a test speaks of retreats. */
import type { Game } from '@bridgehead/engine';
import { openRetreats, type RetreatTask, weighRetreats } from '../src/rules/13-retreats/retreat-paths.ts';
import { placeName } from '../src/state/places.ts';
import { hexOf } from '../src/state/state.ts';
import { sideOfUnit } from '../src/state/units.ts';
import { unit } from './table.ts';

/** What a DR asks of these units, who stand together; the rest as the test says. */
export function retreatOf(g: Game, ids: readonly string[], more: Partial<RetreatTask> = {}): RetreatTask {
  const units = ids.map(unit);
  const first = units[0] ?? 0;
  return {
    side: sideOfUnit(first),
    hex: hexOf(g, first),
    units,
    least: 2,
    most: 2,
    order: 'disrupted',
    mayStop: true,
    shunsEzoc: false,
    isOnceOnly: false,
    rule: '13.1.1',
    ...more,
  };
}

/** The open paths of a unit that retreats alone, as `4611-4711`. */
export const pathsOf = (g: Game, id: string, more: Partial<RetreatTask> = {}): string[] =>
  openRetreats(g, retreatOf(g, [id], more), unit(id)).map((path) => path.map(placeName).join('-'));

/** Where those paths end, each place once, in order. */
export const endsOf = (g: Game, id: string, more: Partial<RetreatTask> = {}): string[] =>
  [...new Set(pathsOf(g, id, more).map((path) => path.split('-').at(-1) ?? ''))].sort();

/** What is said of one path: `open`, or the rule and the reason, with `fatal` where the unit would die. */
export function verdictOn(g: Game, id: string, path: string, more: Partial<RetreatTask> = {}): string {
  const found = weighRetreats(g, retreatOf(g, [id], more), unit(id)).find(
    (one) => one.path.map(placeName).join('-') === path,
  );
  if (found === undefined) throw new RangeError(`no path ${path} for ${id}`);
  const { excludedBy, isFatal } = found;
  return excludedBy === undefined ? 'open' : `${isFatal ? 'fatal ' : ''}${excludedBy.rule} ${excludedBy.code}`;
}
