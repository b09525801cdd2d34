/** Windows of this browser tell each other which games they play. */

const CHANNEL = 'bridgehead-games';
/** How long another window may take to answer; one that sleeps does not, and its writes are refused later. */
const ANSWER_MS = 200;
const HAND_OVER_MS = 2000;

interface Word {
  readonly id: string;
  readonly says: 'who-plays' | 'i-play' | 'give' | 'given';
}

export interface Presence {
  /** Whether another window plays this game. */
  isPlayedElsewhere(id: string): Promise<boolean>;
  /** Asks the other window to let go, and waits until it has saved. */
  askFor(id: string): Promise<void>;
  /** This window plays it; called when another asks for it, and answered when everything is saved. */
  play(id: string, letGo: () => Promise<void>): () => void;
}

export function createPresence(): Presence {
  const channel = new BroadcastChannel(CHANNEL);
  const played = new Map<string, () => Promise<void>>();
  const say = (id: string, says: Word['says']): void => channel.postMessage({ id, says } satisfies Word);
  channel.addEventListener('message', ({ data: { id, says } }: MessageEvent<Word>) => {
    const letGo = played.get(id);
    if (letGo === undefined) return;
    if (says === 'who-plays') say(id, 'i-play');
    if (says === 'give') {
      played.delete(id);
      letGo().finally(() => say(id, 'given'));
    }
  });
  const heard = (id: string, says: Word['says'], within: number): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (found: boolean): void => {
        clearTimeout(timer);
        channel.removeEventListener('message', listen);
        resolve(found);
      };
      const listen = ({ data }: MessageEvent<Word>): void => {
        if (data.id === id && data.says === says) end(true);
      };
      const timer = setTimeout(() => end(false), within);
      channel.addEventListener('message', listen);
    });
  return {
    isPlayedElsewhere: (id) => {
      const answer = heard(id, 'i-play', ANSWER_MS);
      say(id, 'who-plays');
      return answer;
    },
    askFor: async (id) => {
      const answer = heard(id, 'given', HAND_OVER_MS);
      say(id, 'give');
      await answer;
    },
    play: (id, letGo) => {
      played.set(id, letGo);
      return () => played.delete(id);
    },
  };
}
