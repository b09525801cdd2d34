/** One rule as it is read: number, title, text with its numbers as buttons, tables. */
import { t } from '../messages/messages.ts';
import { type Reference, type ReferenceRule, type RuleTable, textParts } from './reference.ts';

export type OpenRule = (rule: string) => void;

interface ChipProps {
  readonly reference: Reference;
  readonly rule: string;
  readonly onOpen: OpenRule;
}

function Chip({ reference, rule, onOpen }: ChipProps) {
  const title = reference.rules.get(rule)?.title ?? '';
  return (
    <button
      type="button"
      class="ref-chip"
      title={title}
      aria-label={t('reference.open', { rule, title })}
      onClick={() => onOpen(rule)}
    >
      {rule}
    </button>
  );
}

interface WordsProps {
  readonly reference: Reference;
  readonly text: string;
  readonly onOpen: OpenRule;
}

/** `7–1` stays on one line. */
const unbroken = (words: string): string => words.replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');

export function LinkedText({ reference, text, onOpen }: WordsProps) {
  return (
    <p>
      {textParts(text).map((part) =>
        'rule' in part ? <Chip reference={reference} rule={part.rule} onOpen={onOpen} /> : unbroken(part.words),
      )}
    </p>
  );
}

/** Where a column is narrow, a cell goes on in the next line after a stroke. */
const breakable = (cell: string) =>
  cell.split('/').flatMap((part, i) => (i === 0 ? [part] : ['/', <wbr key={i} />, part]));

/** Tables of more columns are set narrower. */
const WIDE = 6;

function TableOf({ table: { caption, columns, rows, colours, note } }: { readonly table: RuleTable }) {
  return (
    // Wide tables scroll by themselves, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section class="ref-table" data-wide={columns.length > WIDE ? true : undefined} tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...cells], row) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-colour={colours?.[row]?.[index + 1]}>
                  {breakable(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note === undefined ? undefined : <p class="ref-note">{note}</p>}
    </section>
  );
}

interface RuleProps {
  readonly reference: Reference;
  readonly rule: ReferenceRule;
  readonly isOpen: boolean;
  /** With the titles of what it is part of: where it does not stand among its neighbours. */
  readonly isAlone?: boolean;
  readonly onOpen: OpenRule;
}

export function RuleText({
  reference,
  rule: { rule, title, within, text, see, tables },
  isOpen,
  isAlone,
  onOpen,
}: RuleProps) {
  const besides = see.filter((other) => !text.includes(`[${other}]`));
  return (
    <li
      class={isOpen ? 'ref-rule is-open' : 'ref-rule'}
      data-rule={rule}
      data-depth={rule.split('.').length}
      tabIndex={-1}
    >
      <h4>
        <b>{rule}</b>
        <span>
          {title} {isAlone === true && within !== '' ? <small>{within}</small> : undefined}
        </span>
      </h4>
      <LinkedText reference={reference} text={text} onOpen={onOpen} />
      {tables.map((table) => (
        <TableOf key={table.caption} table={table} />
      ))}
      {besides.length === 0 ? undefined : (
        <p class="ref-see">
          {t('reference.see')}{' '}
          {besides.map((other) => (
            <Chip key={other} reference={reference} rule={other} onOpen={onOpen} />
          ))}
        </p>
      )}
    </li>
  );
}
