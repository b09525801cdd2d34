import { CATALOGUE, type EventWords } from '@bridgehead/catalogue';
import type { GameEvent, Json, Title } from '@bridgehead/engine';
import { isJsonObject } from '@bridgehead/engine';
import type { Params, Say } from '@bridgehead/engine/contract';
import { fillSentence } from '@bridgehead/protocol';
import { sayIn } from '../speech.ts';

const WORDINGS: ReadonlyMap<string, EventWords> = new Map(
  await Promise.all(CATALOGUE.map(async ({ facts, loadWords }) => [facts.id, await loadWords()] as const)),
);

const PLAIN: EventWords = { sentences: {}, results: {}, messages: {}, words: {}, labelOf: (id) => id };

export function sentenceOf(event: GameEvent, title: Title): string {
  const { sentences, results, words: told, labelOf } = WORDINGS.get(title.id) ?? PLAIN;
  const named = (word: string): string => (Object.hasOwn(told, word) ? (told[word] ?? word) : labelOf(word));
  const teller: Teller = {
    label: (word) => (title.sides.includes(word) ? capital(word) : named(word)),
    say: sayIn(title),
  };
  const template = Object.hasOwn(sentences, event.kind) ? sentences[event.kind] : undefined;
  const words = results[event.kind] ?? {};
  const says =
    template === undefined
      ? plainly(event, teller)
      : fillSentence(template, event, (value, key) =>
          key === 'result' && typeof value === 'string' ? (words[value] ?? value) : wordOf(value, teller),
        );
  const laidDown = event.scripted === true ? ' (laid down)' : '';
  return event.rule === undefined ? `${says}${laidDown}` : `${says}${laidDown} [${event.rule}]`;
}

interface Teller {
  /** The name that a person uses for the id of a unit or a hex. */
  label(id: string): string;
  readonly say: Say;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function wordOf(value: Json | undefined, teller: Teller): string {
  if (Array.isArray(value)) return value.map((item: Json) => wordOf(item, teller)).join(', ');
  if (typeof value === 'string') return teller.label(value);
  if (!isJsonObject(value)) return String(value ?? '');
  const { code, params } = value;
  // What is no message is told by its fields: `2IG/5/GDS 4`.
  if (typeof code !== 'string')
    return Object.values(value)
      .map((item) => wordOf(item, teller))
      .join(' ');
  return teller.say(isJsonObject(params) ? { code, params: params as Params } : { code });
}

const UNTOLD: readonly string[] = ['kind', 'rule', 'audience', 'partial', 'scripted'];

/** `{kind: 'bridge-swept', hex: '4816'}` becomes `Bridge swept: hex 4816`. */
function plainly(event: GameEvent, teller: Teller): string {
  const details = Object.entries(event)
    .filter(([key, value]) => !UNTOLD.includes(key) && value !== undefined)
    .map(([key, value]) => `${key} ${wordOf(value, teller)}`);
  const says = capital(event.kind.replace(/-/g, ' '));
  return details.length === 0 ? says : `${says}: ${details.join(', ')}`;
}
