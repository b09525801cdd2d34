/** The computer's player-turn, at a readable pace: what it does and why, with the means to pause, step and skip. */
import { effect, untracked, useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type LogEntry, PACE_NAMES, type Pace, PERSON } from '../game/contract.ts';
import { beginStory, restoreCamera, showEntry } from '../play/log/story.ts';
import { Icon } from '../play/parts/icon.tsx';
import { PlayerReason } from '../play/parts/player-reason.tsx';
import { SideMark } from '../play/parts/side-mark.tsx';
import { StoryLines } from '../play/parts/story-lines.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { PlayButton, Step } from '../play/regions/replay-bar.tsx';
import { say, sayMessage, sayOr, sideName } from '../play/say.ts';
import { useFocusBack } from '../play/use-focus-back.ts';
import { createAiClient } from './ai-client.ts';
import { createOpponent, type Opponent } from './opponent.ts';

const MOST_LINES = 3;

/** Nothing where people alone play. */
export function OpponentStrip({ context }: { readonly context: PlayContext }) {
  const hasComputer = Object.values(context.game.players.value).some((player) => player !== PERSON);
  // One whose side was taken from it stays, until what it did last is known.
  const hadComputer = useRef(false);
  hadComputer.current ||= hasComputer;
  return hadComputer.current ? <Strip context={context} /> : undefined;
}

function Strip({ context }: { readonly context: PlayContext }) {
  const opponent = useMemo(() => opponentOf(context), [context]);
  useEffect(() => {
    const stop = followTurns(context, opponent);
    return () => {
      stop();
      opponent.dispose();
    };
  }, [opponent]);
  const isShown = useComputed(() => opponent.state.value !== 'idle' || context.story.finished.value.length > 0);
  return isShown.value && context.story.told.value === undefined ? (
    <Card context={context} opponent={opponent} />
  ) : undefined;
}

function Card({ context, opponent }: Props) {
  const card = useFocusBack(context);
  const side = opponent.side.value;
  if (side === undefined) return undefined;
  const level = context.game.players.value[side] ?? PERSON;
  if (level === PERSON) return undefined;
  const title = say('opponent.title', { side: sideName(side), level: sayOr(`level.${level}`, level) });
  return (
    <section ref={card} class="story opponent" aria-label={title} data-opponent data-state={opponent.state.value}>
      <header>
        <SideMark sides={context.client.sides} side={side} />
        <h2>{title}</h2>
        <span class="quiet">{statusOf(opponent)}</span>
        {opponent.state.value === 'idle' ? <Close act={context.story.putAside} /> : undefined}
      </header>
      {opponent.state.value === 'idle' ? (
        <Finished context={context} opponent={opponent} />
      ) : (
        <Doing context={context} opponent={opponent} />
      )}
    </section>
  );
}

const opponentOf = (context: PlayContext): Opponent =>
  createOpponent({
    game: context.game,
    ai: createAiClient(context.app.workers.ai),
    show: (entry) => showEntry(context, entry),
    isOpen: () => {
      const view = context.view.peek();
      return view !== undefined && !context.client.isSecret(view);
    },
    remember: context.story.explain,
    pace: context.story.pace,
    wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
  });

/** The camera follows the computer and comes back; what it has done is told until it is put aside or the next choice is made. */
function followTurns(context: PlayContext, { state, done }: Opponent): () => void {
  const { game, story, camera } = context;
  let wasIdle = true;
  return effect(() => {
    const isIdle = state.value === 'idle';
    const choices = game.log.value.length;
    game.decision.value;
    untracked(() => {
      if (!isIdle) camera.remember();
      else if (story.told.peek() === undefined) restoreCamera(context);
      if (isIdle && !wasIdle) story.finish(summaryOf(context, done.peek()) === '' ? [] : done.peek());
      const last = story.finished.peek().at(-1);
      if (!isIdle || (last !== undefined && last.at + 1 !== choices)) story.putAside();
      wasIdle = isIdle;
    });
  });
}

function statusOf({ state, fault }: Opponent): string {
  if (state.value === 'failed') return say('opponent.failed', { why: fault.value ?? '' });
  if (state.value === 'paused') return say('opponent.paused');
  return state.value === 'idle' ? '' : say('opponent.thinking');
}

interface Props {
  readonly context: PlayContext;
  readonly opponent: Opponent;
}

function Doing({ context, opponent }: Props) {
  const entry = opponent.done.value.at(-1);
  const isPaused = opponent.state.value === 'paused';
  const hasPerson = Object.values(context.game.players.value).includes('person');
  return (
    <>
      {entry === undefined ? undefined : <LastChoice context={context} entry={entry} />}
      <div class="story-row">
        <PlayButton isPlaying={!isPaused} act={() => (isPaused ? opponent.play() : opponent.pause())} />
        <Step icon="chevron" label={say('opponent.step')} isOff={false} act={() => opponent.step()} />
        <PaceChoice story={context.story} />
        <button type="button" class="button" data-act="skip-opponent" onClick={() => opponent.skip()}>
          {say(hasPerson ? 'opponent.skip' : 'opponent.skip-turn')}
        </button>
      </div>
    </>
  );
}

function PaceChoice({ story }: Pick<PlayContext, 'story'>) {
  return (
    <select
      aria-label={say('opponent.pace')}
      value={story.pace.value}
      onChange={(event) => story.setPace(event.currentTarget.value as Pace)}
    >
      {PACE_NAMES.map((pace) => (
        <option key={pace} value={pace}>
          {sayOr(`opponent.pace.${pace}`, pace)}
        </option>
      ))}
    </select>
  );
}

function LastChoice({ context, entry }: { readonly context: PlayContext; readonly entry: LogEntry }) {
  const explained = context.story.explanations.value.get(entry.at);
  return (
    <ul class="story-lines">
      <StoryLines context={context} entry={entry} most={MOST_LINES} />
      {explained?.reasons.slice(0, 2).map((reason) => (
        <li key={sayMessage(reason)} class="quiet">
          <Icon name="chevron" size={14} /> <PlayerReason context={context} reason={reason} />
        </li>
      ))}
    </ul>
  );
}

const Close = ({ act }: { readonly act: () => void }) => (
  <button
    type="button"
    class="icon-button"
    aria-label={say('close')}
    title={say('close')}
    data-act="close-opponent"
    onClick={act}
  >
    <Icon name="close" />
  </button>
);

function Finished({ context, opponent }: Props) {
  const again = (): void => {
    context.story.putAside();
    beginStory(context);
  };
  return (
    <div class="story-row">
      <p>
        {say('opponent.done', {
          side: opponent.side.value ?? '',
          summary: summaryOf(context, context.story.finished.value),
        })}
      </p>
      <button type="button" class="button" data-act="show-again" onClick={again}>
        {say('opponent.again')}
      </button>
    </div>
  );
}

/** `12 marches, 3 attacks, 2 steps lost`; empty if there was nothing of the kind. */
function summaryOf({ client }: PlayContext, done: readonly LogEntry[]): string {
  const lines = done.map(({ events }) => events);
  const countOf = (kind: string): number =>
    kind === 'moved'
      ? lines.filter((events) => events.some((event) => event.kind === kind)).length
      : lines.flat().filter((event) => event.kind === kind).length;
  return client.tally
    .flatMap(([kind, message]) => {
      const count = countOf(kind);
      return count === 0 ? [] : [sayOr(message, kind, { count })];
    })
    .join(', ');
}
