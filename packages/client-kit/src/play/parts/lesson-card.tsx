import './lesson.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LessonStep, TitleLesson } from '../../title/title-client.ts';
import { say, sayOr } from '../say.ts';
import { lookAt, type Table } from '../table.ts';
import { CounterChip } from './counter-chip.tsx';

interface Props {
  readonly table: Table;
  readonly lesson: TitleLesson;
  /** Sets the position up anew. */
  readonly again: () => void;
}

/** Words of the title: `lesson.march.title`. */
const words = (step: string, part: 'title' | 'text'): string => sayOr(`lesson.${step}.${part}`, step);

/** The teacher beside the board: one thing at a time, and on as soon as it is done. */
export function LessonCard({ table, lesson, again }: Props) {
  const at = useSignal(0);
  const { steps, places } = lesson;
  const step = steps[at.value] ?? { name: '', places: [] };
  const isLast = at.value === steps.length - 1;
  useSignalEffect(() => {
    if (steps[at.value]?.isDone?.(table) === true) at.value += 1;
  });
  useSignalEffect(() => {
    table.running.value;
    table.lit.value = steps[at.value]?.places ?? [];
  });
  const board = table.board.value;
  useEffect(() => {
    if (board !== undefined) requestAnimationFrame(() => lookAt(table, places));
  }, [board]);
  useStep(table, lesson, step);
  const isLost = !isLast && lesson.isAstray(table, step.name);
  const shown = isLost ? 'astray' : step.name;
  return (
    <section class="lesson" aria-label={say('learn.first')}>
      <header>
        <span class="quiet">{say('replay.at', { at: at.value + 1, of: steps.length })}</span>
        <h2>{words(shown, 'title')}</h2>
      </header>
      {at.value === 0 ? <Anatomy table={table} anatomy={lesson.anatomy} /> : undefined}
      <p>{words(shown, 'text')}</p>
      <div class="lesson-row">
        <button type="button" class="link" onClick={() => table.app.go('start')}>
          {say('lesson.leave')}
        </button>
        {isLost || isLast ? (
          <button type="button" class="button" onClick={again}>
            {say('lesson.again')}
          </button>
        ) : undefined}
        <Onward
          table={table}
          isRead={step.isDone === undefined && !isLost}
          isLast={isLast}
          next={() => (at.value += 1)}
        />
      </div>
    </section>
  );
}

/** Each step is told to whoever cannot see it, and shown on the map. */
function useStep(table: Table, { steps }: TitleLesson, { name, places }: LessonStep): void {
  useEffect(() => {
    table.app.announce(`${words(name, 'title')}. ${words(name, 'text')}`);
    // On a phone the sheet lies over the map, which comes first until there is something to read in it.
    const isEarly = steps.findIndex((step) => step.name === name) < steps.findIndex(({ isInSheet }) => isInSheet);
    table.sheet.value = isEarly ? 'peek' : 'half';
    if (table.board.peek() !== undefined) lookAt(table, places);
  }, [name]);
}

interface OnwardProps {
  readonly table: Table;
  readonly isRead: boolean;
  readonly isLast: boolean;
  readonly next: () => void;
}

function Onward({ table, isRead, isLast, next }: OnwardProps) {
  if (isLast) {
    return (
      <button type="button" class="button primary" onClick={() => table.app.go('start')}>
        {say('lesson.done')}
      </button>
    );
  }
  if (!isRead) return undefined;
  return (
    <button type="button" class="button primary" data-act="lesson-next" onClick={next}>
      {say('lesson.next')}
    </button>
  );
}

/** A counter in large, and what each part of it says. */
function Anatomy({ table, anatomy }: { readonly table: Table; readonly anatomy: TitleLesson['anatomy'] }) {
  const sheet = table.units.value.get(anatomy.unit);
  if (sheet === undefined) return undefined;
  return (
    <div class="anatomy">
      <CounterChip table={table} sheet={sheet} size={112} />
      <dl>
        {anatomy.parts.map((part) => (
          <div key={part}>
            <dt>{sayOr(`anatomy.${part}`, part)}</dt>
            <dd>{sayOr(`anatomy.${part}.text`, '')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
