/** The computer's player-turn, at a readable pace: what it does and why, with the means to pause, step and skip. */
import { effect, untracked, useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { battlesShown } from '../campaign/show-battles.ts';
import { type LogEntry, PACE_NAMES, type Pace, PERSON } from '../game/contract.ts';
import { restoreCamera, showEntry } from '../play/log/story.ts';
import { Icon } from '../play/parts/icon.tsx';
import { PlayButton, Step } from '../play/parts/play-buttons.tsx';
import { PlayerReason } from '../play/parts/player-reason.tsx';
import { SideMark } from '../play/parts/side-mark.tsx';
import { StoryLines } from '../play/parts/story-lines.tsx';
import type { PlayContext } from '../play/play-context.ts';
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
  const isShown = useComputed(() => opponent.state.value !== 'idle');
  const isOther = context.story.told.value !== undefined || context.story.battles.value !== undefined;
  return isShown.value && !isOther ? <Card context={context} opponent={opponent} /> : undefined;
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
        <span class="quiet">{statusOf(context, opponent)}</span>
      </header>
      <Doing context={context} opponent={opponent} />
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
    ready: () => (context.client.campaign?.isShownInSteps === true ? battlesShown(context) : undefined),
    wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
  });

/** The camera follows the computer and comes back. */
function followTurns(context: PlayContext, { state }: Opponent): () => void {
  const { game, story, camera } = context;
  return effect(() => {
    const isIdle = state.value === 'idle';
    game.decision.value;
    untracked(() => {
      if (!isIdle) camera.remember();
      else if (story.told.peek() === undefined) restoreCamera(context);
    });
  });
}

/** Its last choice is shown for a while after a person has been asked: then nobody thinks but him. */
function statusOf({ game }: PlayContext, { state, fault, side }: Opponent): string {
  if (state.value === 'failed') return say('opponent.failed', { why: fault.value ?? '' });
  if (state.value === 'paused') return say('opponent.paused');
  return state.value === 'idle' || game.decision.value?.by !== side.value ? '' : say('opponent.thinking');
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
        <ReasonsSwitch story={context.story} />
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

const ReasonsSwitch = ({ story }: Pick<PlayContext, 'story'>) => (
  <label class="switch">
    <input
      type="checkbox"
      checked={story.hasReasons.value}
      data-act="reasons"
      onChange={(event) => story.showReasons(event.currentTarget.checked)}
    />
    {say('opponent.reasons')}
  </label>
);

function LastChoice({ context, entry }: { readonly context: PlayContext; readonly entry: LogEntry }) {
  const explained = context.story.explanations.value.get(entry.at);
  return (
    <ul class="story-lines">
      <StoryLines context={context} entry={entry} most={MOST_LINES} />
      {(context.story.hasReasons.value ? (explained?.reasons ?? []) : []).slice(0, 2).map((reason) => (
        <li key={sayMessage(reason)} class="quiet">
          <Icon name="chevron" size={14} /> <PlayerReason context={context} reason={reason} />
        </li>
      ))}
    </ul>
  );
}
