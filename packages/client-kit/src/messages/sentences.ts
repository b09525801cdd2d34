/** Events as sentences: the engine tells what happened as data, the title how it is said. */
import type { Json } from '@bridgehead/engine';
import { fillSentence } from '@bridgehead/protocol';
import type { GameEvent } from '../game/contract.ts';
import { isSide, sideLook } from '../looks/sides.ts';
import { titleWords } from '../title/title-words.ts';
import { capital, plainWord } from './text.ts';

export const hasSentence = (kind: string): boolean => Object.hasOwn(titleWords().sentences, kind);

/** `2/505/82 is Disrupted`; the rule stands in the event itself. */
export function sentenceOf(event: GameEvent): string {
  const { sentences, results } = titleWords();
  const template = hasSentence(event.kind) ? sentences[event.kind] : undefined;
  if (template === undefined) return plainly(event);
  const words = results[event.kind] ?? {};
  return fillSentence(template, event, (value, key) =>
    key === 'result' && typeof value === 'string' ? (words[value] ?? value) : wordOf(value),
  );
}

function wordOf(value: Json | undefined): string {
  if (Array.isArray(value)) return listOf(value.map((item: Json) => wordOf(item)));
  if (typeof value === 'string') return named(value);
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  // A modifier is told by its label, anything else by its fields: `2IG/5/GDS 4`.
  return 'label' in value && typeof value.label === 'string'
    ? plainWord(value.label)
    : Object.values(value).map(wordOf).join(' ');
}

function named(word: string): string {
  const { sides, labelOf } = titleWords();
  return isSide(sides, word) ? sideLook(sides, word).name : plainer(labelOf(word));
}

/** `good-order` is a word of the engine; `3-1` and `Kerutt (-)` are not. */
const plainer = (word: string): string => (/^[a-z]+(-[a-z]+)+$/.test(word) ? plainWord(word) : word);

/** `a, b and c` */
const listOf = (words: readonly string[]): string => new Intl.ListFormat('en-GB').format(words);

/** A kind that a newer engine tells and this client does not know. */
function plainly({ kind }: GameEvent): string {
  return capital(plainWord(kind));
}
