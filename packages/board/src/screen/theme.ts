import type { Palette } from '../style/map-style.ts';
import { light, type Theme, type Token, type Tokens } from '../style/tokens.ts';

const TOKENS = Object.keys(light) as readonly Token[];

/** The colours that the page gives the board now; a page that gives none gets the light ones. */
export function tokensOf(element: HTMLElement): Tokens {
  const style = getComputedStyle(element);
  const found = TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim() || light[token]] as const);
  return Object.fromEntries(found) as Record<Token, string>;
}

/** Pictures are painted, so the board must know when the page changes its colours: by attribute, class or system. */
export function watchTheme(element: HTMLElement, signal: AbortSignal, changed: (tokens: Tokens) => void): void {
  let known = JSON.stringify(tokensOf(element));
  const look = (): void => {
    const tokens = tokensOf(element);
    const now = JSON.stringify(tokens);
    if (now === known) return;
    known = now;
    changed(tokens);
  };
  watchPage(signal, look);
}

function watchPage(signal: AbortSignal, look: () => void): void {
  const observer = new MutationObserver(look);
  const attributes = { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'data-colours'] };
  for (const root of [document.documentElement, document.body]) observer.observe(root, attributes);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Gives an element the colours of a map over those of the page, and changes them with the page. */
export function dress(element: HTMLElement | SVGElement, palette: Palette | undefined, signal: AbortSignal): void {
  if (palette === undefined) return;
  const put = (): void => {
    const theme: Theme = getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light';
    for (const token of new Set([...Object.keys(palette.light), ...Object.keys(palette.dark)])) {
      element.style.removeProperty(`--${token}`);
    }
    for (const [token, colour] of Object.entries(palette[theme])) element.style.setProperty(`--${token}`, colour);
  };
  put();
  watchPage(signal, put);
}
