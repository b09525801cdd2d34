/** From battle to battle in a replay. */
import { useMemo } from 'preact/hooks';
import { Step } from '../play/parts/play-buttons.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { placeName, say, sideName } from '../play/say.ts';
import { type Chapter, chaptersOf } from './chapters.ts';

interface Props {
  readonly context: PlayContext;
  /** The choice that is shown. */
  readonly at: number;
  readonly go: (at: number) => void;
}

const wordsOf = ({ battle: { target, side } }: Chapter): string =>
  say('chapter.battle', { place: placeName(target), side: sideName(side) });

export function ChapterRow({ context, at, go }: Props) {
  const chapters = useMemo(() => chaptersOf(context), [context.game.whole.value]);
  if (chapters.length === 0) return undefined;
  const before = chapters.findLast((chapter) => chapter.at < at);
  const after = chapters.find((chapter) => chapter.at > at);
  const turns = [...new Set(chapters.map(({ battle }) => battle.turn))];
  const now = chapters.findLastIndex((chapter) => chapter.at <= at);
  return (
    <div class="chapter-row">
      <Step icon="back" label={say('chapter.before')} isOff={before === undefined} act={() => go(before?.at ?? 0)} />
      <select
        aria-label={say('chapter.all')}
        value={String(now)}
        onChange={(event) => go(chapters[Number(event.currentTarget.value)]?.at ?? at)}
      >
        {now < 0 ? <option value="-1">{say('chapter.none')}</option> : undefined}
        {turns.map((turn) => (
          <optgroup key={turn} label={say('turn', { turn })}>
            {chapters.map((chapter, i) =>
              chapter.battle.turn === turn ? (
                <option key={`${i} ${chapter.at}`} value={String(i)}>
                  {wordsOf(chapter)}
                </option>
              ) : undefined,
            )}
          </optgroup>
        ))}
      </select>
      <Step icon="chevron" label={say('chapter.after')} isOff={after === undefined} act={() => go(after?.at ?? at)} />
    </div>
  );
}
