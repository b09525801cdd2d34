/** The front turn by turn, over the whole map in small. */
import { drawFront } from '@bridgehead/board';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../play/parts/icon.tsx';
import { SideMark } from '../play/parts/side-mark.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { say, sideName } from '../play/say.ts';
import type { OpenAt } from './campaign-page.tsx';
import type { FrontAt } from './course.ts';

interface Props {
  readonly context: PlayContext;
  readonly front: readonly FrontAt[];
  readonly open: OpenAt;
}

export function FrontMap({ context, front, open }: Props) {
  const at = useSignal(front.length - 1);
  const shown = front[at.value];
  if (shown === undefined) return undefined;
  const isEnd = at.value === front.length - 1;
  const words = isEnd ? say('course.end') : say('course.turn', { turn: shown.turn });
  return (
    <section class="front" aria-label={say('course.front')}>
      <h3>{say('course.front')}</h3>
      <Picture context={context} shown={shown} words={words} />
      <label>
        <span>{words}</span>
        <input
          type="range"
          min={0}
          max={front.length - 1}
          value={at.value}
          aria-label={say('course.front.slider')}
          aria-valuetext={words}
          onInput={(event) => (at.value = event.currentTarget.valueAsNumber)}
        />
      </label>
      <button type="button" class="button" data-act="replay-here" onClick={() => open(shown.at)}>
        <Icon name="play" size={16} /> {say('course.replay')}
      </button>
      <p class="quiet front-held">
        {context.client.sides.map(({ id }) => (
          <span key={id}>
            <SideMark sides={context.client.sides} side={id} />{' '}
            {say('course.held', { side: sideName(id), count: shown.held[id]?.length ?? 0 })}
          </span>
        ))}
      </p>
    </section>
  );
}

interface PictureProps {
  readonly context: PlayContext;
  readonly shown: FrontAt;
  readonly words: string;
}

function Picture({ context, shown, words }: PictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const board = context.board.value;
  useLayoutEffect(() => {
    if (host.current === null || board === undefined) return;
    host.current.innerHTML = drawFront(
      board,
      context.client.sides.map(({ id, corner }) => ({
        corner,
        held: shown.held[id] ?? [],
        stands: shown.stands[id] ?? [],
      })),
    );
  }, [shown, board]);
  return <div class="front-picture" role="img" aria-label={words} ref={host} />;
}
