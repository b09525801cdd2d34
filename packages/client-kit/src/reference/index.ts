/** The rules at hand: what a reference is, and how it is searched. */
export { compileReference } from './compile.ts';
export {
  type ChapterText,
  chapterOf,
  mentionedIn,
  type Reference,
  type ReferenceChapter,
  type ReferenceRule,
  type RuleTable,
  type TextPart,
  textParts,
} from './reference.ts';
export { searchReference } from './search.ts';
