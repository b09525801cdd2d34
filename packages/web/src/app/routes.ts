/** Which screen is shown, by the hash of the address: a link, a reload and the back button all work offline. */
import { type ReadonlySignal, signal } from '@preact/signals';

const PLAIN_SCREENS = ['start', 'settings', 'about'] as const;
type PlainScreen = (typeof PLAIN_SCREENS)[number];
const LESSONS = ['first-time', 'rulebook'] as const;
type Lesson = (typeof LESSONS)[number];

export type Route =
  | { readonly screen: PlainScreen | 'missing' }
  /** The introductions of a title; without one those of the first. */
  | { readonly screen: Lesson; readonly title?: string }
  | { readonly screen: 'game'; readonly id: string }
  /** From the beginning, or from after so many choices. */
  | { readonly screen: 'replay'; readonly id: string; readonly at?: number }
  /** Without a title the list of maps. */
  | { readonly screen: 'map'; readonly title?: string; readonly hex?: string };

/** `#/game/abc` */
export function readRoute(hash: string): Route {
  const [screen = '', id, more] = hash.replace(/^#\/?/, '').split('/');
  if (screen === 'map') return mapRoute(id, more);
  if (id === undefined || id === '') return plainRoute(screen);
  const lesson = LESSONS.find((known) => known === screen);
  if (lesson !== undefined) return { screen: lesson, title: id };
  if (screen === 'replay') return /^\d{1,9}$/.test(more ?? '') ? { screen, id, at: Number(more) } : { screen, id };
  return screen === 'game' ? { screen, id } : { screen: 'missing' };
}

/** `#/map/<title>/<hex>` */
function mapRoute(title = '', hex = ''): Route {
  const named = { ...(title === '' ? {} : { title }), ...(hex === '' ? {} : { hex: decoded(hex) }) };
  return { screen: 'map', ...named };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function plainRoute(screen: string): Route {
  if (screen === '') return { screen: 'start' };
  return { screen: [...PLAIN_SCREENS, ...LESSONS].find((known) => known === screen) ?? 'missing' };
}

export function routeSignal(): ReadonlySignal<Route> {
  const route = signal(readRoute(location.hash));
  addEventListener('hashchange', () => {
    route.value = readRoute(location.hash);
  });
  return route;
}

export const go = (route: string): void => {
  location.hash = `/${route}`;
};
