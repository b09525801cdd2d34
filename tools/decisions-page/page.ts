/** docs/decisions.md: what the contracts of the titles declare, with a few words beside it. */
import type { DecisionSpec, Decisions, Field, Fields } from '@bridgehead/engine/contract';

/** What is said of a decision beyond its declaration. */
interface Note {
  readonly who: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly about?: Readonly<Record<string, string>>;
  /** Where it is asked under several. */
  readonly rules?: string;
}

/** A decision whose choices have a table of their own. */
interface OrdersNotes {
  readonly decision: string;
  readonly heading: string;
  readonly intro: string;
  readonly notes: Readonly<Record<string, { readonly whose: string; readonly does: string }>>;
}

export interface Chapter {
  readonly heading: string;
  /** What is to be known before the tables. */
  readonly intro?: string;
  readonly decisions: Decisions;
  readonly notes: Readonly<Record<string, Note>>;
  readonly orders: OrdersNotes;
  readonly chance: string;
}

const coded = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** What may stand in a field, where its name does not say it. */
function range(declared: Field): string {
  switch (declared.is) {
    case 'optional':
      return range(declared.of);
    case 'code':
      return ` (${coded(declared.words)})`;
    case 'flag':
      return ' (true or false)';
    case 'whole':
      return ` (${declared.from} to ${declared.to})`;
    default:
      return '';
  }
}

const isYes = (declared: Field): boolean => declared.is === 'optional' && declared.of.is === 'yes';

const nameOf = (field: string, declared: Field): string => {
  if (isYes(declared)) return `\`${field}?: true\``;
  return `\`${field}${declared.is === 'optional' ? '?' : ''}\``;
};

const fieldWords = (fields: Fields): string =>
  Object.entries(fields)
    .map(([field, declared]) => nameOf(field, declared) + range(declared))
    .join(' ');

const choiceWords = ({ choices }: DecisionSpec, notes: Note['choices'] = {}): string =>
  Object.entries(choices)
    .map(([kind, fields]) => {
      const words = [`\`${kind}\``, fieldWords(fields)].filter((part) => part !== '').join(' ');
      return notes[kind] === undefined ? words : `${words} (${notes[kind]})`;
    })
    .join('; ');

const aboutWords = ({ about = {} }: DecisionSpec, notes: Note['about'] = {}): string =>
  Object.entries(about)
    .map(([field, declared]) => {
      const code = declared.is === 'code' && declared.words.length <= FEW ? range(declared) : '';
      const note = notes[field] === undefined ? '' : ` ${notes[field]}`;
      return nameOf(field, declared) + code + note;
    })
    .join(', ');

/** So many words of a code are listed. */
const FEW = 5;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(row)].join('\n');

function noteOf(notes: Readonly<Record<string, Note>>, kind: string): Note {
  const note = notes[kind];
  if (note === undefined) throw new RangeError(`nothing is said of «${kind}»`);
  return note;
}

const isChance = ({ audience }: DecisionSpec): boolean => audience !== undefined;

function playersTable({ decisions, notes, orders }: Chapter): string {
  const rows = Object.entries(decisions)
    .filter(([, spec]) => !isChance(spec))
    .map(([kind, spec]) => {
      const note = noteOf(notes, kind);
      const choices = kind === orders.decision ? 'the orders below' : choiceWords(spec, note.choices);
      return [`\`${kind}\``, note.who, choices, aboutWords(spec, note.about), note.rules ?? spec.rule];
    });
  return table(['Decision', 'Who', 'Choices', '`about`', 'Rule'], rows);
}

function ordersTable({ decisions, orders }: Chapter): string {
  const spec = decisions[orders.decision];
  const rows = Object.entries(spec?.choices ?? {}).map(([kind, fields]) => {
    const { whose = '', does = '' } = orders.notes[kind] ?? {};
    return [`\`${kind}\``, whose, fieldWords(fields), does, spec?.rules?.[kind] ?? spec?.rule ?? ''];
  });
  return table(['Order', 'Whose', 'Fields', 'What it does', 'Rule'], rows);
}

function chanceTable({ decisions, notes }: Chapter): string {
  const rows = Object.entries(decisions)
    .filter(([, spec]) => isChance(spec))
    .map(([kind, spec]) => [`\`${kind}\``, choiceWords(spec), noteOf(notes, kind).who, spec.audience ?? '', spec.rule]);
  return table(['Decision', 'Choices', 'What is rolled for', 'Audience', 'Rule'], rows);
}

export const chapterText = (chapter: Chapter): string =>
  [
    `## ${chapter.heading}`,
    ...(chapter.intro === undefined ? [] : [chapter.intro]),
    '### Players',
    playersTable(chapter),
    `### ${chapter.orders.heading}`,
    chapter.orders.intro,
    ordersTable(chapter),
    '### Chance',
    chapter.chance,
    chanceTable(chapter),
  ].join('\n\n');
