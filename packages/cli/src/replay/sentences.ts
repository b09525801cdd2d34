import type { GameEvent, Json, Title } from '@bridgehead/engine';
import { fillSentence } from '@bridgehead/protocol';
import { EVENT_SENTENCES as HOLLAND44_SENTENCES, RESULT_WORDS } from '@bridgehead/title-holland44';
import { EVENT_SENTENCES as OMG85_SENTENCES } from '@bridgehead/title-omg85';

/** By title; a kind that is not here is told plainly. */
const SENTENCES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map<
  string,
  Readonly<Record<string, string>>
>([
  ['holland44', HOLLAND44_SENTENCES],
  ['omg85', OMG85_SENTENCES],
]);

/** `label` gives the name that a person uses for the id of a unit or a hex. */
export function sentenceOf(event: GameEvent, { id, label: nameOf, sides }: Told): string {
  const label: Label = (word) => (sides.includes(word) ? capital(word) : nameOf(word));
  const sentences = SENTENCES.get(id) ?? {};
  const template = Object.hasOwn(sentences, event.kind) ? sentences[event.kind] : undefined;
  const says = template === undefined ? plainly(event, label) : filled(template, event, label);
  return event.rule === undefined ? says : `${says} [${event.rule}]`;
}

type Told = Pick<Title, 'id' | 'label' | 'sides'>;
type Label = (id: string) => string;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function filled(template: string, event: GameEvent, label: Label): string {
  const results = RESULT_WORDS[event.kind] ?? {};
  return fillSentence(template, event, (value, key) =>
    key === 'result' && typeof value === 'string' ? (results[value] ?? value) : wordOf(value, label),
  );
}

function wordOf(value: Json | undefined, label: Label): string {
  if (Array.isArray(value)) return value.map((item: Json) => wordOf(item, label)).join(', ');
  if (typeof value === 'string') return label(value);
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  // A modifier is told by its label.
  return 'label' in value && typeof value.label === 'string' ? value.label.replace(/-/g, ' ') : JSON.stringify(value);
}

const UNTOLD: readonly string[] = ['kind', 'rule', 'audience'];

/** `{kind: 'bridge-swept', hex: '4816'}` becomes `Bridge swept: hex 4816`. */
function plainly(event: GameEvent, label: Label): string {
  const details = Object.entries(event)
    .filter(([key, value]) => !UNTOLD.includes(key) && value !== undefined)
    .map(([key, value]) => `${key} ${wordOf(value, label)}`);
  const says = capital(event.kind.replace(/-/g, ' '));
  return details.length === 0 ? says : `${says}: ${details.join(', ')}`;
}
