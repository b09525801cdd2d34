/** What the battles of a choice brought, read from its events: losses of both sides, and whether the defenders stood. */

import type { GameEvent } from '@bridgehead/client-kit/game';
import { eventReader } from '@bridgehead/client-kit/title';
import { type EventKind, type Side, type ToldEventOf, UNITS } from '../src/facts.ts';

export interface BattleReport {
  readonly target: string;
  /** [9] As displayed: left out where guns fired alone. */
  readonly odds?: string;
  /** [9] About how strong the defenders were. */
  readonly strength: number;
  readonly lost: Readonly<Record<Side, number>>;
  /** Left out where nobody was asked to give way; [8.1] the chance is told only to those who may know it. */
  readonly check?: { readonly die: number; readonly gaveWay: boolean; readonly chance?: number };
  readonly destroyed: readonly string[];
  /** [9.4] Those who should have given way and had nowhere to go. */
  readonly stayed: readonly string[];
}

export const SIDE_OF: ReadonlyMap<string, Side> = new Map(UNITS.map(({ id, side }) => [id, side]));

export const isA = eventReader<{ readonly [K in EventKind]: ToldEventOf<K> }>();

/** What a volley costs whom, as far as it is told. */
export const lossesOf = (event: GameEvent): readonly { readonly unit: string; readonly count: number }[] =>
  isA(event, 'volley') ? (event.losses ?? []).map(({ unit, loss }) => ({ unit, count: loss })) : [];

function withLosses(lost: BattleReport['lost'], losses: ToldEventOf<'volley'>['losses'] = []): BattleReport['lost'] {
  const sums = { ...lost };
  for (const { unit, loss } of losses) {
    const side = SIDE_OF.get(unit);
    if (side !== undefined) sums[side] += loss;
  }
  return sums;
}

const NONE = { allied: 0, german: 0 };

function withEvent(report: BattleReport, event: GameEvent): BattleReport {
  if (isA(event, 'volley')) return { ...report, lost: withLosses(report.lost, event.losses) };
  if (isA(event, 'no-way-out')) return { ...report, stayed: [...report.stayed, event.unit] };
  if (isA(event, 'destroyed')) return { ...report, destroyed: [...report.destroyed, event.unit] };
  if (!isA(event, 'retreat-check')) return report;
  const { die, outcome, chance } = event;
  return { ...report, check: { die, gaveWay: outcome === 'yes', ...(chance === undefined ? {} : { chance }) } };
}

const opened = ({ target, odds, strength }: ToldEventOf<'battle'>): BattleReport => ({
  target,
  ...(odds === undefined ? {} : { odds }),
  strength,
  lost: NONE,
  destroyed: [],
  stayed: [],
});

/** In the order in which they were fought; what comes after a battle until the next belongs to it. */
export function battleReports(events: readonly GameEvent[]): readonly BattleReport[] {
  const reports: BattleReport[] = [];
  for (const event of events) {
    const last = reports.at(-1);
    if (isA(event, 'battle')) reports.push(opened(event));
    else if (last !== undefined) reports[reports.length - 1] = withEvent(last, event);
  }
  return reports;
}
