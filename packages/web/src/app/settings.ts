/** Settings of this device, kept where a page can read them before it draws. */

import { PACE_NAMES, type Settings, TEXT_SIZES, USUAL_SETTINGS } from '@bridgehead/client-kit/game';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** `index.html` reads the same entry to colour the first frame. */
const KEY = 'bridgehead-settings';

/** What each setting may be. */
const POSSIBLE: Readonly<Record<Exclude<keyof Settings, 'volume'>, readonly unknown[]>> = {
  theme: ['system', 'light', 'dark'],
  numbers: [true, false],
  motion: ['system', 'reduced'],
  textSize: TEXT_SIZES,
  colours: ['usual', 'distinct'],
  camera: ['follows', 'stays'],
  pace: PACE_NAMES,
  confirm: ['second', 'button', 'first'],
  briefing: [true, false],
  remember: [true, false],
  sounds: [true, false],
};

interface AppSettings {
  readonly settings: ReadonlySignal<Settings>;
  readonly theme: ReadonlySignal<'light' | 'dark'>;
  readonly reducedMotion: ReadonlySignal<boolean>;
  change(settings: Partial<Settings>): void;
}

export function createSettings(): AppSettings {
  const settings = signal(kept());
  const systemIsDark = mediaSignal('(prefers-color-scheme: dark)');
  const systemReduces = mediaSignal('(prefers-reduced-motion: reduce)');
  const theme = computed(() => {
    const { theme: wanted } = settings.value;
    return wanted === 'system' ? (systemIsDark.value ? 'dark' : 'light') : wanted;
  });
  const reducedMotion = computed(() => settings.value.motion === 'reduced' || systemReduces.value);
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
    document.documentElement.dataset.motion = reducedMotion.value ? 'reduced' : 'full';
    document.documentElement.dataset.text = settings.value.textSize;
    document.documentElement.dataset.colours = settings.value.colours;
  });
  return {
    settings,
    theme,
    reducedMotion,
    change: (changes) => {
      settings.value = { ...settings.value, ...changes };
      keep(settings.value);
    },
  };
}

function mediaSignal(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}

/** A browser that keeps nothing still plays: the settings then last as long as the page. */
function keep(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

function kept(): Settings {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof known === 'object' && known !== null ? checked(known) : USUAL_SETTINGS;
  } catch {
    return USUAL_SETTINGS;
  }
}

/** What is none of the possible values is as usual. */
export function checked(known: object): Settings {
  const given = Object.entries(known).filter(([name, value]) => isPossible(name, value));
  return { ...USUAL_SETTINGS, ...Object.fromEntries(given) };
}

function isPossible(name: string, value: unknown): boolean {
  if (name === 'volume') return typeof value === 'number' && value >= 0 && value <= 1;
  return Object.hasOwn(POSSIBLE, name) && (POSSIBLE[name as keyof typeof POSSIBLE] ?? []).includes(value);
}
