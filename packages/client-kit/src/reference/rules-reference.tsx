/** The rules at hand: chapters that unfold, a search, and a rule opened from anywhere by its number. */
import './reference.css';
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../messages/messages.ts';
import { chapterOf, type Reference, type ReferenceChapter } from './reference.ts';
import { LinkedText, type OpenRule, RuleText } from './rule-text.tsx';
import { searchReference } from './search.ts';
import { type Loading, useReference } from './use-reference.ts';

interface Props {
  /** The id of the title. */
  readonly load: () => Promise<Reference>;
  /** The rule that is open. */
  readonly rule: ReadonlySignal<string | undefined>;
  /** A number in a text was followed, or the way back; also to the rule that is open already. */
  readonly onOpen: OpenRule;
}

interface Reading {
  readonly reference: Reference;
  readonly rule: ReadonlySignal<string | undefined>;
  readonly words: Signal<string>;
  readonly unfolded: Signal<ReadonlySet<string>>;
  readonly onOpen: OpenRule;
}

const isLoading = (value: Reference | Loading): value is Loading => typeof value === 'string';

export function RulesReference({ load, rule, onOpen }: Props) {
  const reference = useReference(load);
  const words = useSignal('');
  const unfolded = useSignal<ReadonlySet<string>>(new Set());
  const trail = useSignal<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const open = rule.value;
    if (open === undefined || isLoading(reference.value)) return;
    words.value = '';
    unfolded.value = new Set([...unfolded.peek(), chapterOf(open)]);
    requestAnimationFrame(() => showRule(frame.current, open));
  });
  const follow: OpenRule = (next) => {
    const from = rule.peek();
    if (from !== undefined && from !== next) trail.value = [...trail.peek(), from];
    onOpen(next);
  };
  const back = (): void => {
    const last = trail.peek().at(-1);
    trail.value = trail.peek().slice(0, -1);
    if (last !== undefined) onOpen(last);
  };
  const shown = reference.value;
  return (
    <div class="ref" ref={frame}>
      <SearchField words={words} trail={trail} onBack={back} />
      {isLoading(shown) ? (
        <p class="ref-note" role="status">
          {t(`reference.${shown}`)}
        </p>
      ) : (
        <Body reference={shown} rule={rule} words={words} unfolded={unfolded} onOpen={follow} />
      )}
    </div>
  );
}

function showRule(frame: HTMLElement | null, rule: string): void {
  const found = frame?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'start' });
}

interface SearchProps {
  readonly words: Signal<string>;
  readonly trail: ReadonlySignal<readonly string[]>;
  readonly onBack: () => void;
}

function SearchField({ words, trail, onBack }: SearchProps) {
  const last = trail.value.at(-1);
  return (
    <div class="ref-search">
      <input
        type="search"
        aria-label={t('reference.search')}
        placeholder={t('reference.placeholder')}
        value={words.value}
        onInput={(event) => (words.value = event.currentTarget.value)}
      />
      {last === undefined ? undefined : (
        <button type="button" class="ref-back" onClick={onBack}>
          {t('reference.back', { rule: last })}
        </button>
      )}
    </div>
  );
}

function Body(reading: Reading) {
  return reading.words.value.trim() === '' ? <Chapters {...reading} /> : <Found {...reading} />;
}

/** More than these nobody reads; a further word finds better. */
const MOST_SHOWN = 40;

function Found({ reference, rule, words, onOpen }: Reading) {
  const found = searchReference(reference, words.value);
  return (
    <>
      <p class="ref-note" role="status">
        {found.length === 0 ? t('reference.none') : t('reference.found', { count: found.length })}
      </p>
      <ul>
        {found.slice(0, MOST_SHOWN).map((one) => (
          <RuleText
            key={one.rule}
            reference={reference}
            rule={one}
            isOpen={one.rule === rule.value}
            isAlone
            onOpen={onOpen}
          />
        ))}
      </ul>
    </>
  );
}

function Chapters(reading: Reading) {
  return reading.reference.chapters.map((chapter) => <Chapter key={chapter.chapter} chapter={chapter} {...reading} />);
}

function Chapter({ chapter, reference, rule, unfolded, onOpen }: Reading & { readonly chapter: ReferenceChapter }) {
  const id = chapter.chapter;
  const isOpen = unfolded.value.has(id);
  const toggle = (open: boolean): void => {
    if (open === unfolded.peek().has(id)) return;
    const rest = [...unfolded.peek()].filter((other) => other !== id);
    unfolded.value = new Set(open ? [...rest, id] : rest);
  };
  return (
    <details class="ref-chapter" open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        <b>{id}</b> <span>{chapter.title}</span>
      </summary>
      {isOpen ? (
        <>
          <LinkedText reference={reference} text={chapter.text} onOpen={onOpen} />
          <ul>
            {chapter.rules.map((one) => (
              <RuleText
                key={one.rule}
                reference={reference}
                rule={one}
                isOpen={one.rule === rule.value}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </>
      ) : undefined}
    </details>
  );
}
