// Light or dark: the reader's choice, or else the system's.

const KEY = 'bridgehead-theme';
const system = matchMedia('(prefers-color-scheme: dark)');

/** @returns {'light' | 'dark'} */
export function theme() {
  const chosen = localStorage.getItem(KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
}

/**
 * Calls back now and whenever the theme changes.
 * @param {(theme: 'light' | 'dark') => void} show
 */
export function followTheme(show) {
  const update = () => {
    document.documentElement.dataset.theme = theme();
    show(theme());
  };
  for (const button of document.querySelectorAll('[data-action="theme"]')) {
    button.addEventListener('click', () => {
      localStorage.setItem(KEY, theme() === 'dark' ? 'light' : 'dark');
      update();
    });
  }
  system.addEventListener('change', update);
  update();
}
