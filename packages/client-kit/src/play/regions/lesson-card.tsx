import '../style/lesson.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { LessonStep, TitleLesson } from '../../title/title-client.ts';
import { CounterChip } from '../parts/counter-chip.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr } from '../say.ts';
import { useLessonPlace } from './use-lesson-place.ts';

interface Props {
  readonly context: PlayContext;
  readonly lesson: TitleLesson;
  /** Sets the position up anew. */
  readonly again: () => void;
}

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Words of the title: `lesson.march.title`; where a finger does it, `lesson.march.text.touch` if there is one. */
function words(step: string, part: 'title' | 'text'): string {
  const usual = sayOr(`lesson.${step}.${part}`, step);
  return isTouch() ? sayOr(`lesson.${step}.${part}.touch`, usual) : usual;
}

/** The teacher beside the board: one thing at a time, and on as soon as it is done. */
export function LessonCard({ context, lesson, again }: Props) {
  const at = useSignal(0);
  const { steps, places } = lesson;
  const step = steps[at.value] ?? { name: '', places: [] };
  const isLast = at.value === steps.length - 1;
  useSignalEffect(() => {
    if (steps[at.value]?.isDone?.(context) === true) at.value += 1;
  });
  useSignalEffect(() => {
    context.interaction.value;
    context.overlays.point(steps[at.value]?.places ?? []);
  });
  const board = context.board.value;
  useEffect(() => {
    if (board !== undefined) requestAnimationFrame(() => context.camera.lookAt(places));
  }, [board]);
  useStep(context, lesson, step);
  const isLost = !isLast && lesson.isAstray(context, step.name);
  const shown = isLost ? 'astray' : step.name;
  const card = useRef<HTMLElement>(null);
  const corner = useLessonPlace(context, card, step.places);
  return (
    <section ref={card} class={`lesson at-${corner}`} data-step={shown} aria-label={say('learn.first')}>
      <header>
        <span class="quiet">{say('replay.at', { at: at.value + 1, of: steps.length })}</span>
        <h2>{words(shown, 'title')}</h2>
      </header>
      {at.value === 0 ? <Anatomy context={context} anatomy={lesson.anatomy} /> : undefined}
      <p>{words(shown, 'text')}</p>
      <div class="lesson-row">
        <button type="button" class="link" onClick={() => context.app.go('start')}>
          {say('lesson.leave')}
        </button>
        {isLost || isLast ? (
          <button type="button" class="button" onClick={again}>
            {say('lesson.again')}
          </button>
        ) : undefined}
        <Onward
          context={context}
          isRead={step.isDone === undefined && !isLost}
          isLast={isLast}
          next={() => (at.value += 1)}
        />
      </div>
    </section>
  );
}

/** Each step is announced, and shown on the map. */
function useStep(context: PlayContext, { steps }: TitleLesson, { name, places }: LessonStep): void {
  useEffect(() => {
    context.app.announce(`${words(name, 'title')}. ${words(name, 'text')}`);
    // On a phone the sheet lies over the map, which comes first until there is something to read in it.
    const isEarly = steps.findIndex((step) => step.name === name) < steps.findIndex(({ isInSheet }) => isInSheet);
    context.panels.setSheet(isEarly ? 'peek' : 'half');
    if (context.board.peek() !== undefined) context.camera.lookAt(places);
  }, [name]);
}

interface OnwardProps {
  readonly context: PlayContext;
  readonly isRead: boolean;
  readonly isLast: boolean;
  readonly next: () => void;
}

function Onward({ context, isRead, isLast, next }: OnwardProps) {
  if (isLast) {
    return (
      <button type="button" class="button primary" onClick={() => context.app.go('start')}>
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
function Anatomy({ context, anatomy }: { readonly context: PlayContext; readonly anatomy: TitleLesson['anatomy'] }) {
  const unitView = context.units.value.get(anatomy.unit);
  if (unitView === undefined) return undefined;
  return (
    <div class="anatomy">
      <CounterChip context={context} unitView={unitView} size={112} />
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
