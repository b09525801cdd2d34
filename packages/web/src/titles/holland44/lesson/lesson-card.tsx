import './lesson.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CounterChip } from '../../../play/parts/counter-chip.tsx';
import { lookAt } from '../../../play/table.ts';
import { say } from '../say.ts';
import type { Table } from '../table.ts';
import { isAstray, LESSON_PLACES, LESSON_UNIT, STEP_NAMES, STEPS, type StepName } from './steps.ts';

interface Props {
  readonly table: Table;
  /** Sets the position up anew. */
  readonly again: () => void;
}

/** The teacher beside the board: one thing at a time, and on as soon as it is done. */
export function LessonCard({ table, again }: Props) {
  const at = useSignal(0);
  const name = STEP_NAMES[at.value] ?? 'help';
  const next = (): void => {
    at.value = Math.min(STEP_NAMES.length - 1, at.value + 1);
  };
  useSignalEffect(() => {
    const step = STEPS[STEP_NAMES[at.value] ?? 'help'];
    if (step.isDone?.(table) === true) at.value += 1;
  });
  useSignalEffect(() => {
    table.running.value;
    table.lit.value = STEPS[STEP_NAMES[at.value] ?? 'help'].places;
  });
  const board = table.board.value;
  useEffect(() => {
    if (board !== undefined) requestAnimationFrame(() => lookAt(table, Object.values(LESSON_PLACES)));
  }, [board]);
  useEffect(() => {
    table.app.announce(`${say(`lesson.${name}.title`)}. ${say(`lesson.${name}.text`)}`);
  }, [name]);
  useEffect(() => {
    // On a phone the sheet lies over the map, which comes first until there are odds to read.
    table.sheet.value = STEP_NAMES.indexOf(name) < STEP_NAMES.indexOf('attack') ? 'peek' : 'half';
    if (table.board.peek() !== undefined) lookAt(table, STEPS[name].places);
  }, [name]);
  const isLost = isAstray(table, name);
  return (
    <section class="lesson" aria-label={say('learn.first')}>
      <header>
        <span class="quiet">{say('replay.at', { at: at.value + 1, of: STEP_NAMES.length })}</span>
        <h2>{isLost ? say('lesson.astray.title') : say(`lesson.${name}.title`)}</h2>
      </header>
      {name === 'counter' ? <Anatomy table={table} /> : undefined}
      <p>{isLost ? say('lesson.astray.text') : say(`lesson.${name}.text`)}</p>
      <Buttons table={table} name={name} isLost={isLost} next={next} again={again} />
    </section>
  );
}

interface ButtonsProps extends Props {
  readonly name: StepName;
  readonly isLost: boolean;
  readonly next: () => void;
}

function Buttons({ table, name, isLost, next, again }: ButtonsProps) {
  const isRead = STEPS[name].isDone === undefined;
  return (
    <div class="lesson-row">
      <button type="button" class="link" onClick={() => table.app.go('start')}>
        {say('lesson.leave')}
      </button>
      {isLost || name === 'help' ? (
        <button type="button" class="button" onClick={again}>
          {say('lesson.again')}
        </button>
      ) : undefined}
      {isRead && name !== 'help' && !isLost ? (
        <button type="button" class="button primary" data-act="lesson-next" onClick={next}>
          {say('lesson.next')}
        </button>
      ) : undefined}
      {name === 'help' ? (
        <button type="button" class="button primary" onClick={() => table.app.go('start')}>
          {say('lesson.done')}
        </button>
      ) : undefined}
    </div>
  );
}

const PARTS = ['symbol', 'attack', 'defense', 'movement', 'bar', 'shield'] as const;

/** A counter in large, and what each part of it says. */
function Anatomy({ table }: { readonly table: Table }) {
  const sheet = table.units.value.get(LESSON_UNIT);
  if (sheet === undefined) return undefined;
  return (
    <div class="anatomy">
      <CounterChip table={table} sheet={sheet} size={112} />
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{say(`anatomy.${part}`)}</dt>
            <dd>{say(`anatomy.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
