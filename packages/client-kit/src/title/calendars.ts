/** What the calendars of titles have in common: phases that are named by their side, and days with their turns. */
import { isSide, type Sides } from '../looks/sides.ts';
import type { Day, PhaseLook, PhasesNow, TurnSpot } from './title-client.ts';

const OF_BOTH: PhasesNow = { side: undefined, phases: [], now: -1 };

/** The name of a phase begins with its side and a full stop; `weather` belongs to nobody. */
export const phaseReader =
  (sides: Sides, phasesOf: (side: string) => readonly PhaseLook[]) =>
  (phase: string): PhasesNow => {
    const [side = '', name = ''] = phase.split('.');
    if (!isSide(sides, side)) return OF_BOTH;
    const phases = phasesOf(side);
    return { side, phases, now: phases.findIndex((one) => one.name === name) };
  };

/** The turns of a game by their days. */
export function daysOf(
  lastTurn: number,
  dayOf: (turn: number) => number,
  spotOf: (turn: number) => TurnSpot,
): readonly Day[] {
  const days = new Map<number, readonly TurnSpot[]>();
  for (let turn = 1; turn <= lastTurn; turn++) {
    const day = dayOf(turn);
    days.set(day, [...(days.get(day) ?? []), spotOf(turn)]);
  }
  return [...days].map(([day, turns]) => ({ day, turns }));
}
