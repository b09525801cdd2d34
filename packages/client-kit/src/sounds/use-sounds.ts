/** The game screen as it is heard, where the player has switched sounds on. */
import { effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type LogEntry, PERSON } from '../game/contract.ts';
import type { Table } from '../play/table.ts';
import { type Sound, soundsOf } from './sound-of.ts';
import { playSounds } from './synth.ts';

/** A computer that answers sooner than this has not kept anybody waiting. */
const WAITED_MS = 2000;

export function useSounds(table: Table): void {
  useEffect(() => {
    const { game, face, app } = table;
    let heard = game.log.peek().length;
    const called = callOf(table);
    return effect(() => {
      const log = game.log.value;
      const isHandedOver = game.handOver.value !== undefined;
      const isCalled = called();
      const fresh: LogEntry | undefined = log.length > heard ? log.at(-1) : undefined;
      heard = log.length;
      // What the other side has done is not heard before it is seen.
      const deeds = isHandedOver || fresh === undefined ? [] : soundsOf(fresh.events, face.soundOf);
      const sounds: readonly Sound[] = isCalled ? [...deeds, 'turn'] : deeds;
      const { sounds: isOn, volume } = untracked(() => app.settings.value);
      if (isOn) playSounds(sounds, volume);
    });
  }, [table]);
}

/** Whether the player has just been called to the screen: the device is handed over, or a computer has done. */
function callOf({ game, isMine }: Table): () => boolean {
  const hasComputer = Object.values(game.players).some((player) => player !== PERSON);
  const whose = (): string | undefined =>
    game.handOver.value ?? (hasComputer && isMine.value ? game.seat.value : undefined);
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
