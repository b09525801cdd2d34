import { useEffect, useState } from 'preact/hooks';
import type { LogEntry } from '../../game/contract.ts';
import { ownLines } from '../log-lines.ts';
import { say, sideName } from '../say.ts';
import { endStory, type Story, tellEntry } from '../story.ts';
import type { Table } from '../table.ts';
import { useFocusBack } from '../use-focus-back.ts';
import { PlayButton, Step } from './replay-bar.tsx';
import { RuleChip } from './rule-chip.tsx';
import { SideMark } from './side-mark.tsx';

const STEP_MS = 1600;
const MOST_LINES = 4;

/** [design 8] After a hand-over: what the other side did, line by line on the map; skipped at any time. */
export function StoryStrip({ table }: { readonly table: Table }) {
  const story = table.story.value;
  return story === undefined ? undefined : <Strip table={table} story={story} />;
}

function Strip({ table, story }: { readonly table: Table; readonly story: Story }) {
  const { entries, at } = story;
  const entry = entries[at];
  const [isPlaying, setPlaying] = useState(!table.app.reducedMotion.peek());
  const board = table.board.value;
  const strip = useFocusBack(table);
  const end = (): void => endStory(table);
  const go = (to: number): void => {
    if (to >= entries.length) end();
    else table.story.value = { entries, at: Math.max(0, to) };
  };
  const step = (to: number): void => {
    setPlaying(false);
    go(to);
  };
  useEffect(() => {
    if (entry !== undefined && board !== undefined) tellEntry(table, entry);
    const isLast = at === entries.length - 1;
    if (!isPlaying || isLast) return;
    const timer = window.setTimeout(() => go(at + 1), STEP_MS);
    return () => window.clearTimeout(timer);
  }, [at, isPlaying, board]);
  if (entry === undefined) return undefined;
  const side = sideName(entry.by);
  return (
    <section ref={strip} class="story" aria-label={say('story.title', { side })}>
      <header>
        <SideMark sides={table.face.sides} side={entry.by} />
        <h2>{say('story.title', { side })}</h2>
        <span class="quiet">{say('replay.at', { at: at + 1, of: entries.length })}</span>
      </header>
      <Lines table={table} entry={entry} />
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

/** The last lines of an answer: what came of it. */
function Lines({ table, entry }: { readonly table: Table; readonly entry: LogEntry }) {
  return (
    <ul class="story-lines">
      {ownLines(entry, table.face.calendar)
        .slice(-MOST_LINES)
        .map(({ key, text, rule }) => (
          <li key={key}>
            <span>{text}</span> <RuleChip table={table} rule={rule} />
          </li>
        ))}
    </ul>
  );
}
