/** The rules at hand: a reference for each title, loaded when somebody looks into it. */
import type { Reference } from './reference.ts';

export {
  chapterOf,
  type Reference,
  type ReferenceChapter,
  type ReferenceRule,
  type RuleTable,
  type TextPart,
  textParts,
} from './reference.ts';
export { searchReference } from './search.ts';

const LOADERS: Readonly<Record<string, () => Promise<Reference>>> = {
  holland44: async () => (await import('./holland44/index.ts')).HOLLAND44_REFERENCE,
};

/** Its texts come in a file of their own, so that they do not weigh on the first load. */
export async function referenceOf(title: string): Promise<Reference> {
  const load = LOADERS[title];
  if (load === undefined) throw new RangeError(`no rules reference for «${title}»`);
  return load();
}
