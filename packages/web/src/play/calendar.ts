/** Turns, phases and points, as the view names them. */
import { dayOf, type HollandView, partOf, UNITS, type UnitData } from '@bridgehead/title-holland44';
import { isSide, type Side } from '../looks/sides.ts';

const PHASES = [
  'artillery-resupply',
  'bridge',
  'airlanding',
  'movement',
  'combat',
  'recovery',
  'supply',
  'traffic-marker',
] as const;

export interface PhasesNow {
  readonly side: Side | undefined;
  readonly phases: readonly string[];
  /** The index of the current one. */
  readonly now: number;
}

/** `allied.movement` is the fourth of seven; `weather` belongs to nobody. */
export function phasesOf(phase: string): PhasesNow {
  const [side = '', name = ''] = phase.split('.');
  if (!isSide(side)) return { side: undefined, phases: [], now: -1 };
  const phases: readonly string[] = PHASES.filter(
    (one) => one !== (side === 'allied' ? 'traffic-marker' : 'airlanding'),
  );
  return { side, phases, now: phases.indexOf(name) };
}

interface VictoryItem {
  readonly rule: string;
  readonly label: string;
  readonly side: string;
  readonly points: number;
}

interface Victory {
  readonly winner?: string;
  readonly items: readonly VictoryItem[];
  readonly needs: readonly { readonly side: string; readonly label: string; readonly rule: string }[];
}

/** The view's sheet of victory has the shape of the query: docs/protocol.md. */
export const victoryOf = (view: HollandView): Victory => view.victory as unknown as Victory;

export function scoreOf(view: HollandView): Readonly<Record<Side, number>> {
  const { items } = victoryOf(view);
  const sum = (side: Side): number =>
    items.reduce((total, item) => (item.side === side ? total + item.points : total), 0);
  return { allied: sum('allied'), german: sum('german') };
}

export interface Day {
  readonly day: number;
  readonly turns: readonly { readonly turn: number; readonly part: string }[];
}

export function daysUpTo(lastTurn: number): readonly Day[] {
  const days = new Map<number, { turn: number; part: string }[]>();
  for (let turn = 1; turn <= lastTurn; turn++) {
    const day = dayOf(turn);
    days.set(day, [...(days.get(day) ?? []), { turn, part: partOf(turn) }]);
  }
  return [...days].map(([day, turns]) => ({ day, turns }));
}

/** Units that are still expected, by the turn that the schedule names. */
export function expectedOn(view: HollandView, turn: number): readonly UnitData[] {
  const waiting = new Set(
    view.units.filter(({ box }) => box === 'expected' || box === 'airfields').map(({ unit }) => unit),
  );
  return UNITS.filter((data) => data.turn === turn && waiting.has(data.id));
}
