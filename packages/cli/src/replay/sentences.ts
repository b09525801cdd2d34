import { CATALOGUE, type EventWords } from '@bridgehead/catalogue';
import type { GameEvent, Json, Title } from '@bridgehead/engine';
import { fillSentence } from '@bridgehead/protocol';

const WORDINGS: ReadonlyMap<string, EventWords> = new Map(
  await Promise.all(CATALOGUE.map(async ({ facts, loadWords }) => [facts.id, await loadWords()] as const)),
);

const PLAIN: EventWords = { sentences: {}, results: {}, messages: {}, words: {} };

/** `label` gives the name that a person uses for the id of a unit or a hex. */
export function sentenceOf(event: GameEvent, { id, label: nameOf, sides }: Told): string {
  const label: Label = (word) => (sides.includes(word) ? capital(word) : nameOf(word));
  const { sentences, results } = WORDINGS.get(id) ?? PLAIN;
  const template = Object.hasOwn(sentences, event.kind) ? sentences[event.kind] : undefined;
  const words = results[event.kind] ?? {};
  const says =
    template === undefined
      ? plainly(event, label)
      : fillSentence(template, event, (value, key) =>
          key === 'result' && typeof value === 'string' ? (words[value] ?? value) : wordOf(value, label),
        );
  const laidDown = event.scripted === true ? ' (laid down)' : '';
  return event.rule === undefined ? `${says}${laidDown}` : `${says}${laidDown} [${event.rule}]`;
}

type Told = Pick<Title, 'id' | 'label' | 'sides'>;
type Label = (id: string) => string;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function wordOf(value: Json | undefined, label: Label): string {
  if (Array.isArray(value)) return value.map((item: Json) => wordOf(item, label)).join(', ');
  if (typeof value === 'string') return label(value);
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  // A modifier is told by its label.
  return 'label' in value && typeof value.label === 'string' ? value.label.replace(/-/g, ' ') : JSON.stringify(value);
}

const UNTOLD: readonly string[] = ['kind', 'rule', 'audience', 'partial', 'scripted'];

/** `{kind: 'bridge-swept', hex: '4816'}` becomes `Bridge swept: hex 4816`. */
function plainly(event: GameEvent, label: Label): string {
  const details = Object.entries(event)
    .filter(([key, value]) => !UNTOLD.includes(key) && value !== undefined)
    .map(([key, value]) => `${key} ${wordOf(value, label)}`);
  const says = capital(event.kind.replace(/-/g, ' '));
  return details.length === 0 ? says : `${says}: ${details.join(', ')}`;
}
