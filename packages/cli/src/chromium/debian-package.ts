/** Installs a Debian package; where another installer is at work, it waits for that one to end. */

export interface AptRun {
  readonly isDone: boolean;
  /** What it complained of, in English. */
  readonly complaint: string;
}

interface Installer {
  readonly apt: (args: readonly string[]) => Promise<AptRun>;
  /** Whether what is wanted is there already: the other installer may have brought it. */
  readonly isThere: () => boolean;
  readonly pause: (ms: number) => Promise<void>;
  readonly say: (text: string) => void;
}

/** How apt says that somebody else holds one of its locks; the files are those of its lists, its archives and of dpkg. */
const LOCKED = /could not get lock|unable to (?:lock|acquire)|is another process using it/i;
const PAUSE_MS = 5_000;
/** Longer than any upgrade of a system takes. */
const MOST_PAUSES = 360;
const TELL_EVERY = 6;

/** Why it could not be installed; undefined if it is there. */
export async function installDebianPackage(name: string, installer: Installer): Promise<string | undefined> {
  const steps = [['update'], ['install', '-y', '--no-install-recommends', name]];
  for (const step of steps) {
    const fault = await patiently(step, installer);
    if (installer.isThere()) return undefined;
    if (fault !== undefined) return fault;
  }
  return `apt-get install ${name} brought no such program`;
}

async function patiently(step: readonly string[], installer: Installer): Promise<string | undefined> {
  const { apt, isThere, pause, say } = installer;
  for (let pauses = 0; pauses <= MOST_PAUSES; pauses++) {
    if (pauses > 0 && isThere()) return undefined;
    const { isDone, complaint } = await apt(step);
    if (isDone) return undefined;
    if (!LOCKED.test(complaint)) return `apt-get ${step.join(' ')} failed`;
    if (pauses % TELL_EVERY === 0)
      say(`Another installer is at work; waiting for it (${(pauses * PAUSE_MS) / 1000} s).`);
    await pause(PAUSE_MS);
  }
  return `another installer has held the lock of apt for ${(MOST_PAUSES * PAUSE_MS) / 60_000} minutes`;
}
