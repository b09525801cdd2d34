import { light, type Token, type Tokens } from '../style/tokens.ts';

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
  const observer = new MutationObserver(look);
  const attributes = { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'data-colours'] };
  for (const root of [document.documentElement, document.body]) observer.observe(root, attributes);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
