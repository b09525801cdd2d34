/** Which sounds a choice makes: what all titles tell alike sounds alike, the rest each title says itself. */
import type { GameEvent } from '../game/contract.ts';
import { declaredEvents, diceOf } from '../title/declared-event.ts';
import type { TitleClient } from '../title/title-client.ts';

/** Of what happens at once only the most important is heard: the last one here. */
const EVENT_SOUNDS = ['move', 'combat', 'blown', 'victory'] as const;
type EventSound = (typeof EVENT_SOUNDS)[number];

/** `dice` comes before what they bring; `turn` calls the player who is asked. */
export type Sound = 'dice' | 'turn' | EventSound;

/** The sound of an event that only this title tells; undefined for all others. */
export type OwnSound = (event: GameEvent) => EventSound | undefined;

/** What a title says of the events that it tells. */
type EventSounds = Pick<TitleClient, 'fights' | 'soundOf' | 'words'>;

/** Kinds of events that every title names so. */
const COMMON: Readonly<Record<string, EventSound>> = {
  moved: 'move',
  advanced: 'move',
  retreated: 'move',
  'bridge-blown': 'blown',
  victory: 'victory',
};

const commonSound: OwnSound = ({ kind }) => (Object.hasOwn(COMMON, kind) ? COMMON[kind] : undefined);

/** The dice, if any fell, and then the most important of what happened. */
export function soundsOf(events: readonly GameEvent[], { fights, soundOf, words }: EventSounds): readonly Sound[] {
  const soundIn = (event: GameEvent): EventSound | undefined =>
    fights.includes(event.kind) ? 'combat' : (soundOf?.(event) ?? commonSound(event));
  const found = new Set(events.map(soundIn));
  const loudest = EVENT_SOUNDS.findLast((one) => found.has(one));
  const hasDice = events.some((event) => diceOf(event, declaredEvents(words)).length > 0);
  return [...(hasDice ? ['dice' as const] : []), ...(loudest === undefined ? [] : [loudest])];
}
