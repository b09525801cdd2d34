import { useEffect, useState } from 'preact/hooks';
import type { LogEntry } from '../../game/contract.ts';
import { describeChoice } from '../choice-words.ts';
import { type LogLine, ownLines } from '../log/log-lines.ts';
import { showEntry } from '../log/story.ts';
import { REPLAY_MS } from '../motion/paces.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';

/** A replay goes by choices, both ways, by itself or step by step, and a new game can begin anywhere in it. */
export function ReplayBar({ context }: { readonly context: PlayContext }) {
  const replay = context.game.replay.value;
  return replay === undefined ? undefined : <Bar context={context} at={replay.at} of={replay.of} />;
}

interface Props {
  readonly context: PlayContext;
  readonly at: number;
  readonly of: number;
}

/** Plays on by itself until the end; gives back the switch. */
function usePlaying({ context: { game }, at, of }: Props): readonly [boolean, (isPlaying: boolean) => void] {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= of) setPlaying(false);
    const timer = window.setTimeout(() => void game.goTo(at + 1), REPLAY_MS);
    return () => window.clearTimeout(timer);
  }, [isPlaying, at, of]);
  return [isPlaying, setPlaying];
}

function Bar({ context, at, of }: Props) {
  const { game, app } = context;
  const [isPlaying, setPlaying] = usePlaying({ context, at, of });
  const last = game.log.value.at(-1);
  useEffect(() => {
    if (last !== undefined) showEntry(context, last);
  }, [last?.at]);
  const go = (to: number): void => {
    setPlaying(false);
    void game.goTo(Math.max(0, Math.min(of, to)));
  };
  const play = (): void => {
    if (at >= of) void game.goTo(0);
    setPlaying(!isPlaying);
  };
  const branch = (): void => void game.branch().then((id) => app.go(`game/${id}`));
  return (
    <fieldset class="replay-bar" aria-label={say('replay')}>
      <LastChoice context={context} entry={last} />
      <div class="replay-row">
        <Step icon="first" label={say('replay.first')} isOff={at === 0} act={() => go(0)} />
        <Step icon="back" label={say('replay.back')} isOff={at === 0} act={() => go(at - 1)} />
        <PlayButton isPlaying={isPlaying} act={play} />
        <Step icon="chevron" label={say('replay.on')} isOff={at === of} act={() => go(at + 1)} />
        <Step icon="last" label={say('replay.last')} isOff={at === of} act={() => go(of)} />
        <Slider at={at} of={of} go={go} />
        <button type="button" class="button" data-act="replay-branch" onClick={branch}>
          <Icon name="branch" size={16} /> {say('replay.branch')}
        </button>
      </div>
    </fieldset>
  );
}

interface SliderProps extends Omit<Props, 'context'> {
  readonly go: (to: number) => void;
}

const Slider = ({ at, of, go }: SliderProps) => (
  <>
    <input
      type="range"
      min={0}
      max={of}
      value={at}
      aria-label={say('replay.slider')}
      onInput={(event) => go(Number(event.currentTarget.value))}
    />
    <span class="replay-at">{say('replay.at', { at, of })}</span>
  </>
);

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly act: () => void;
}

export const Step = ({ icon, label, isOff, act }: StepProps) => (
  <button type="button" class="icon-button" aria-label={label} title={label} disabled={isOff} onClick={act}>
    <Icon name={icon} />
  </button>
);

export const PlayButton = ({ isPlaying, act }: { readonly isPlaying: boolean; readonly act: () => void }) => (
  <button
    type="button"
    class="icon-button play-pause"
    aria-label={isPlaying ? say('replay.pause') : say('replay.play')}
    data-act="replay-play"
    onClick={act}
  >
    <Icon name={isPlaying ? 'pause' : 'play'} />
  </button>
);

const wordsOf = ({ text, isScripted }: LogLine): string => (isScripted ? `${text} (${say('log.scripted')})` : text);

/** What was just done, in the words of the log. */
function LastChoice({ context, entry }: { readonly context: PlayContext; readonly entry: LogEntry | undefined }) {
  if (entry === undefined) return <p class="replay-words quiet">{say('replay.begin')}</p>;
  const lines = ownLines(entry, context.client.calendar);
  const { choice } = entry;
  const done = choice === undefined ? '' : describeChoice(choice);
  return (
    <p class="replay-words">
      <SideMark sides={context.client.sides} side={entry.by} />
      <span>{lines.length === 0 ? done : lines.map(wordsOf).join('. ')}</span>
    </p>
  );
}
