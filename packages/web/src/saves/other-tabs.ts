/**
 * A game is played in one window at a time: it holds the browser's lock of that game, which the browser
 * itself frees when the window closes or crashes.
 */

const CHANNEL = 'bridgehead-games';
/** A window that sleeps does not let go; the lock is then taken from it, and its later writes are refused. */
const HAND_OVER_MS = 2000;

export interface Presence {
  /** The right to play the game; nothing while another window plays it. */
  claim(id: string): Promise<Claim | undefined>;
  /** Asks the other window to save and let go, and claims the game. */
  takeOver(id: string): Promise<Claim | undefined>;
}

export interface Claim {
  /** What is done when another window asks for the game; then the claim is given up. */
  whenAsked(letGo: () => Promise<void>): void;
  release(): void;
}

/** Pages that are not served securely have no locks; there only the refusal of late writes guards a save. */
export function createPresence(locks: LockManager | undefined = navigator.locks): Presence {
  const channel = new BroadcastChannel(CHANNEL);
  const claims = new Map<string, HeldClaim>();
  channel.addEventListener('message', ({ data: id }: MessageEvent<string>) => claims.get(id)?.giveUp());

  const claim = async (id: string, options: LockOptions): Promise<Claim | undefined> => {
    const free = locks === undefined ? () => {} : await heldLock(locks, `${CHANNEL}/${id}`, options);
    if (free === undefined) return undefined;
    const own: HeldClaim = new HeldClaim(() => {
      free();
      if (claims.get(id) === own) claims.delete(id);
    });
    claims.set(id, own);
    return own;
  };
  return {
    // This window may still be saving the same game under an earlier claim: that is worth waiting for.
    claim: (id) => claim(id, claims.has(id) ? {} : { ifAvailable: true }),
    takeOver: async (id) => {
      channel.postMessage(id);
      const given = await claim(id, { signal: AbortSignal.timeout(HAND_OVER_MS) });
      return given ?? claim(id, { steal: true });
    },
  };
}

class HeldClaim implements Claim {
  readonly release: () => void;
  #letGo: () => Promise<void> = async () => {};

  constructor(release: () => void) {
    this.release = release;
  }

  whenAsked(letGo: () => Promise<void>): void {
    this.#letGo = letGo;
  }

  giveUp(): void {
    this.#letGo().finally(this.release);
  }
}

/** Holds the lock until the returned function is called; nothing if it cannot be had. */
function heldLock(locks: LockManager, name: string, options: LockOptions): Promise<(() => void) | undefined> {
  return new Promise((answer) => {
    locks
      .request(name, options, (lock) => {
        if (lock === null) return answer(undefined);
        return new Promise<void>((free) => answer(free));
      })
      // Not had in time, or stolen later: then the answer was given long ago.
      .catch(() => answer(undefined));
  });
}
