/** What the battles of a choice brought, read from its events: losses of both sides, and whether the defenders stood. */

import { type GameEvent, textList } from '@bridgehead/client-kit/game';
import { type Side, UNITS } from '../src/facts.ts';

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

/** `A-1-POL 4` */
function withLosses(lost: BattleReport['lost'], losses: readonly string[]): BattleReport['lost'] {
  const sums = { ...lost };
  for (const loss of losses) {
    const at = loss.lastIndexOf(' ');
    const side = SIDE_OF.get(loss.slice(0, at));
    if (side !== undefined) sums[side] += Number(loss.slice(at + 1));
  }
  return sums;
}

const NONE = { allied: 0, german: 0 };

function withEvent(report: BattleReport, { kind, losses, chance, die, outcome, unit }: GameEvent): BattleReport {
  if (kind === 'volley') return { ...report, lost: withLosses(report.lost, textList(losses)) };
  if (kind === 'no-way-out') return { ...report, stayed: [...report.stayed, String(unit)] };
  if (kind === 'retreat-check') {
    const check = { die: Number(die), gaveWay: outcome === 'yes' };
    return { ...report, check: typeof chance === 'number' ? { ...check, chance } : check };
  }
  return kind === 'destroyed' ? { ...report, destroyed: [...report.destroyed, String(unit)] } : report;
}

const opened = ({ target, odds, strength }: GameEvent): BattleReport => ({
  target: String(target),
  ...(odds === undefined ? {} : { odds: String(odds) }),
  strength: Number(strength),
  lost: NONE,
  destroyed: [],
  stayed: [],
});

/** In the order in which they were fought; what comes after a battle until the next belongs to it. */
export function battleReports(events: readonly GameEvent[]): readonly BattleReport[] {
  const reports: BattleReport[] = [];
  for (const event of events) {
    const last = reports.at(-1);
    if (event.kind === 'battle') reports.push(opened(event));
    else if (last !== undefined) reports[reports.length - 1] = withEvent(last, event);
  }
  return reports;
}
