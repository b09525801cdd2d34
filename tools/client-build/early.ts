/** What the page fetches before the app asks for it. */

/** A file of the game screen, of all titles (`''`) or of one. */
export interface EarlyFile {
  readonly name: string;
  readonly of: string;
}

/** Whose part of the game screen a module is; undefined: none. */
export function earlyPart(module: string | null): string | undefined {
  if (module === null) return undefined;
  if (/\/client-kit\/src\/play\/entry\.ts/.test(module)) return '';
  return /\/titles\/([^/]+)\/client\/index\.ts/.exec(module)?.[1];
}

/** The script in the page's head; the start page asks itself for the title that is chosen on it. The last game is what `packages/web/src/app/last-plan.ts` has kept. */
export const fetchEarly = (files: readonly EarlyFile[]): string => `(() => {
  const lastTitle = () => {
    try {
      return JSON.parse(localStorage.getItem('bridgehead-last-plan')).title;
    } catch {
      return undefined;
    }
  };
  const fetchAll = (isWanted) => {
    for (const { name } of ${JSON.stringify(files)}.filter(isWanted)) {
      const link = document.createElement('link');
      const isScript = name.endsWith('.js');
      link.rel = isScript ? 'modulepreload' : 'preload';
      if (!isScript) link.as = 'style';
      link.crossOrigin = '';
      link.href = './' + name;
      document.head.append(link);
    }
  };
  if (/^#\\/(game|replay)\\//.test(location.hash)) {
    const title = lastTitle();
    fetchAll(({ of }) => of === '' || of === title);
  } else addEventListener('load', () => setTimeout(fetchAll, 0, ({ of }) => of === ''));
})();`;
