import { useEffect, useState } from 'preact/hooks';
import type { LogEntry } from '../../game/contract.ts';
import { endStory, showEntry } from '../log/story.ts';
import { STORY_MS } from '../motion/paces.ts';
import { playTold } from '../motion/show-stacks.ts';
import { PlayButton, Step } from '../parts/play-buttons.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { StoryLines } from '../parts/story-lines.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, sideName } from '../say.ts';
import type { Told } from '../state/story.ts';
import { useFocusBack } from '../use-focus-back.ts';

const MOST_LINES = 4;

/** [design 8] After a hand-over: what the other side did, line by line on the map; skipped at any time. */
export function StoryStrip({ context }: { readonly context: PlayContext }) {
  const story = context.story.told.value;
  return story === undefined ? undefined : <Strip context={context} story={story} />;
}

function Strip({ context, story }: { readonly context: PlayContext; readonly story: Told }) {
  const { entries, at } = story;
  const entry = entries[at];
  const [isPlaying, setPlaying] = useState(!context.app.reducedMotion.peek());
  const board = context.board.value;
  const strip = useFocusBack(context);
  const end = (): void => endStory(context);
  const go = (to: number): void => {
    if (to >= entries.length) end();
    else context.story.turnTo(to);
  };
  const step = (to: number): void => {
    setPlaying(false);
    go(to);
  };
  useEffect(() => {
    if (entry !== undefined && board !== undefined) {
      showEntry(context, entry);
      playTold(context, entry);
    }
    const isLast = at === entries.length - 1;
    if (!isPlaying || isLast) return;
    const timer = window.setTimeout(() => go(at + 1), STORY_MS);
    return () => window.clearTimeout(timer);
  }, [at, isPlaying, board]);
  if (entry === undefined) return undefined;
  const side = sideName(entry.by);
  return (
    <section ref={strip} class="story" aria-label={say('story.title', { side })}>
      <header>
        <SideMark sides={context.client.sides} side={entry.by} />
        <h2>{say('story.title', { side })}</h2>
        <span class="quiet">{say('replay.at', { at: at + 1, of: entries.length })}</span>
      </header>
      <Lines context={context} entry={entry} />
      <div class="story-row">
        <Step icon="back" label={say('replay.back')} isOff={at === 0} act={() => step(at - 1)} />
        <PlayButton isPlaying={isPlaying} act={() => setPlaying(!isPlaying)} />
        <Step icon="chevron" label={say('replay.on')} isOff={false} act={() => step(at + 1)} />
        <button type="button" class="button" data-act="skip-story" onClick={end}>
          {at === entries.length - 1 ? say('story.done') : say('story.skip')}
        </button>
      </div>
    </section>
  );
}

/** The last lines of a choice: what came of it. */
function Lines({ context, entry }: { readonly context: PlayContext; readonly entry: LogEntry }) {
  return (
    <ul class="story-lines">
      <StoryLines context={context} entry={entry} most={MOST_LINES} />
    </ul>
  );
}
