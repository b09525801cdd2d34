/** The rules at hand: what a reference is, and how it is searched. */
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
