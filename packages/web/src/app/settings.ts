/** Settings of this device, kept where a page can read them before it draws. */

import type { Settings } from '@bridgehead/client-kit/game';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** `index.html` reads the same entry to colour the first frame. */
const KEY = 'bridgehead-settings';

const DEFAULTS: Settings = {
  theme: 'system',
  numbers: true,
  motion: 'system',
  confirm: 'second',
  sounds: false,
  volume: 0.6,
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
    return typeof known === 'object' && known !== null ? checked(known) : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

function checked(known: Readonly<Record<string, unknown>> | object): Settings {
  const { theme, numbers, motion, confirm, sounds, volume } = known as Readonly<Record<string, unknown>>;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : DEFAULTS.theme,
    numbers: typeof numbers === 'boolean' ? numbers : DEFAULTS.numbers,
    motion: motion === 'reduced' ? motion : DEFAULTS.motion,
    confirm: confirm === 'button' || confirm === 'first' ? confirm : DEFAULTS.confirm,
    sounds: typeof sounds === 'boolean' ? sounds : DEFAULTS.sounds,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
  };
}
