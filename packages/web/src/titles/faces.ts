/** The face of every title, each in a file of its own that comes when a game of it is opened. */
import type { TitleFace } from './title-face.ts';

const LOADERS: Readonly<Record<string, () => Promise<TitleFace>>> = {
  holland44: async () => (await import('./holland44/face.ts')).HOLLAND44_FACE,
  omg85: async () => (await import('./omg85/face.ts')).OMG85_FACE,
};

/** The title whose introductions are shown where none is named. */
export const LESSON_TITLE = 'holland44';

export const isTitle = (id: string): boolean => Object.hasOwn(LOADERS, id);

const loaded = new Map<string, Promise<TitleFace>>();

export function faceOf(title: string): Promise<TitleFace> {
  const known = loaded.get(title);
  if (known !== undefined) return known;
  const load = LOADERS[title];
  const face = load === undefined ? Promise.reject(new RangeError(`no face for «${title}»`)) : load();
  loaded.set(title, face);
  // A file that did not come may be asked for again.
  face.catch(() => loaded.delete(title));
  return face;
}
