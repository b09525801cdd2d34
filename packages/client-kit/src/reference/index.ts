/** The rules at hand: what a reference is, and how it is searched. */
export { compileReference, rulesToTell } from './compile.ts';
export {
  type CellColour,
  type ChapterText,
  mentionedIn,
  type Reference,
  type RuleTable,
  type RuleText,
  textParts,
} from './reference.ts';
export { searchReference } from './search.ts';
