/** Which sounds an answer makes: what all titles tell alike sounds alike, the rest each title says itself. */
import type { GameEvent } from '../game/contract.ts';

/** Of what happens at once only the most important is heard: the last one here. */
const DEEDS = ['move', 'combat', 'blown', 'victory'] as const;
type Deed = (typeof DEEDS)[number];

/** `dice` comes before what they bring; `turn` calls the player who is asked. */
export type Sound = 'dice' | 'turn' | Deed;

/** The sound of an event that only this title tells; undefined for all others. */
export type OwnSound = (event: GameEvent) => Deed | undefined;

/** Kinds of events that every title names so. */
const COMMON: Readonly<Record<string, Deed>> = {
  moved: 'move',
  advanced: 'move',
  retreated: 'move',
  'combat-result': 'combat',
  'bridge-blown': 'blown',
  victory: 'victory',
};

const commonSound: OwnSound = ({ kind }) => (Object.hasOwn(COMMON, kind) ? COMMON[kind] : undefined);

/** The dice, if any fell, and then the most important of what happened. */
export function soundsOf(events: readonly GameEvent[], own: OwnSound = commonSound): readonly Sound[] {
  const heard = new Set(events.map((event) => own(event) ?? commonSound(event)));
  const deed = DEEDS.findLast((one) => heard.has(one));
  const hasDice = events.some(({ die }) => typeof die === 'number');
  return [...(hasDice ? ['dice' as const] : []), ...(deed === undefined ? [] : [deed])];
}
