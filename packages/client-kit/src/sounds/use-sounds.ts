/** The game screen as it is heard, where the player has switched sounds on. */
import { effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type LogEntry, PERSON } from '../game/contract.ts';
import type { PlayContext } from '../play/play-context.ts';
import { type Sound, soundsOf } from './sound-of.ts';
import { playSounds } from './synth.ts';

/** A computer that answers sooner than this has not kept anybody waiting. */
const WAITED_MS = 2000;

export function useSounds(context: PlayContext): void {
  useEffect(() => {
    const { game, client, app } = context;
    let played = game.log.peek().length;
    let wasHandedOver = false;
    const called = callOf(context);
    return effect(() => {
      const log = game.log.value;
      const isHandedOver = game.handOver.value !== undefined;
      const isCalled = called();
      // What the other side has done is not heard before it is seen; who takes over is told it as a story.
      const isNews = log.length > played && !isHandedOver && !wasHandedOver;
      const fresh: LogEntry | undefined = isNews ? log.at(-1) : undefined;
      played = log.length;
      wasHandedOver = isHandedOver;
      const eventSounds = fresh === undefined ? [] : soundsOf(fresh.events, client);
      const sounds: readonly Sound[] = isCalled ? [...eventSounds, 'turn'] : eventSounds;
      const { sounds: isOn, volume } = untracked(() => app.settings.value);
      if (isOn) playSounds(sounds, volume);
    });
  }, [context]);
}

/** Whether the player has just been called to the screen: the device is handed over, or a computer has done. */
function callOf({ game, isMine }: PlayContext): () => boolean {
  const hasComputer = (): boolean => Object.values(game.players.value).some((player) => player !== PERSON);
  const whose = (): string | undefined =>
    game.handOver.value ?? (hasComputer() && isMine.value ? game.seat.value : undefined);
  let last = untracked(whose);
  let since = performance.now();
  return () => {
    const now = whose();
    const hasWaited = game.handOver.value !== undefined || performance.now() - since > WAITED_MS;
    const isCalled = now !== undefined && now !== last && hasWaited;
    if (now === undefined && last !== undefined) since = performance.now();
    last = now;
    return isCalled;
  };
}
