/** The rules of every title in our own words: each a file of its own that comes when somebody looks into it. */
import type { Reference } from '../reference/reference.ts';

const LOADERS: Readonly<Record<string, () => Promise<Reference>>> = {
  holland44: async () => (await import('./holland44/reference/index.ts')).HOLLAND44_REFERENCE,
  omg85: async () => (await import('./omg85/reference/index.ts')).OMG85_REFERENCE,
};

export async function referenceOf(title: string): Promise<Reference> {
  const load = LOADERS[title];
  if (load === undefined) throw new RangeError(`no rules reference for «${title}»`);
  return load();
}
