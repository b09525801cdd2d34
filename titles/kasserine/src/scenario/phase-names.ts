/** The names of phases in the notation and in views: `weather`, `axis.movement`, `allied.reaction`. */
import type { Frame } from '@bridgehead/engine';
import { SIDES, type Side } from '../data/unit-data.ts';
import { enemyOf } from '../state/units.ts';

/** No frame is left: the game has ended. */
export const OVER = 'over';
/** [4.1] Before the first turn. */
export const SET_UP = 'set-up';

/** [4.3.1] The phases of an Operations Segment, in their order. */
export const OPERATIONS = ['movement', 'declaration', 'reaction', 'combat', 'reserve'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** [4.3.1] Who is named in a phase of a segment: the other side reacts. */
export const phasingSide = (segment: Side, operation: Operation): Side =>
  operation === 'reaction' ? enemyOf(segment) : segment;

const ofSegment = (segment: Side): readonly string[] =>
  OPERATIONS.map((operation) => `${phasingSide(segment, operation)}.${operation}`);

/** Every phase of a turn by its full name, in order. */
export const PHASE_NAMES: readonly string[] = [
  'weather',
  'supply-status',
  'reinforcements',
  'joint-air',
  ...ofSegment('axis'),
  ...ofSegment('allied'),
  'recovery',
  'victory',
];

const isOperation = (name: string): name is Operation => (OPERATIONS as readonly string[]).includes(name);

/** The phase of a segment: while it runs, the segment waits at the step after it or at its end. */
function operationOf(frames: readonly Frame[], at: number): string {
  const { side, phase } = frames[at] as Frame & { readonly side?: Side; readonly phase?: string };
  const name = phase ?? 'movement';
  const segment = SIDES.find((one) => one === side) ?? 'axis';
  return isOperation(name) ? `${phasingSide(segment, name)}.${name}` : `${segment}.${name}`;
}

/** The phase in which these frames stand. */
export function phaseOf(frames: readonly Frame[]): string {
  if (frames.length === 0) return OVER;
  const segment = frames.findIndex(({ proc }) => proc === 'operations');
  if (segment >= 0) return operationOf(frames, segment);
  const turn = frames.find(({ proc }) => proc === 'turn') as (Frame & { readonly phase?: string }) | undefined;
  if (turn !== undefined) return turn.phase ?? 'weather';
  return frames[0]?.step === 'next' ? 'weather' : SET_UP;
}
