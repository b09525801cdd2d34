/** Events as sentences: the engine tells what happened as data, the catalogue how it is said. */
import { EVENT_SENTENCES, labelOf } from '@bridgehead/title-holland44';
import type { GameEvent, Json } from '../game/contract.ts';

const SENTENCES: Readonly<Record<string, string>> = EVENT_SENTENCES;

export const hasSentence = (kind: string): boolean => Object.hasOwn(SENTENCES, kind);

/** `2/505/82 is Disrupted`; the rule stands in the event itself. */
export function sentenceOf(event: GameEvent): string {
  const template = hasSentence(event.kind) ? SENTENCES[event.kind] : undefined;
  return template === undefined ? plainly(event) : filled(template, event);
}

const filled = (template: string, event: GameEvent): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => (Object.hasOwn(event, key) ? wordOf(event[key]) : ''));

function wordOf(value: Json | undefined): string {
  if (Array.isArray(value)) return listOf(value.map((item: Json) => wordOf(item)));
  if (typeof value === 'string') return labelOf(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
}

/** `a, b and c` */
const listOf = (words: readonly string[]): string => new Intl.ListFormat('en-GB').format(words);

/** A kind that a newer engine tells and this client does not know. */
function plainly({ kind }: GameEvent): string {
  const words = kind.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
