/** The computer's player-turn, at a readable pace: what it does and why, with the means to pause, step and skip. */
import { effect, untracked, useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { LogEntry } from '../game/contract.ts';
import { ownLines } from '../play/log-lines.ts';
import { Icon } from '../play/parts/icon.tsx';
import { PlayButton, Step } from '../play/parts/replay-bar.tsx';
import { RuleChip } from '../play/parts/rule-chip.tsx';
import { SideMark } from '../play/parts/side-mark.tsx';
import { say, sayOr, sideName } from '../play/say.ts';
import { beginStory, comeBack, keepView, tellEntry } from '../play/story.ts';
import type { Table } from '../play/table.ts';
import { useFocusBack } from '../play/use-focus-back.ts';
import { createAiClient } from './ai-client.ts';
import { createOpponent, type Opponent, PACES, type Pace } from './opponent.ts';

const MOST_LINES = 3;

/** Nothing where people alone play. */
export function OpponentStrip({ table }: { readonly table: Table }) {
  const hasComputer = Object.values(table.game.players).some((player) => player !== 'person');
  return hasComputer ? <Strip table={table} /> : undefined;
}

function Strip({ table }: { readonly table: Table }) {
  const opponent = useMemo(() => opponentOf(table), [table]);
  useEffect(() => {
    const stop = followTurns(table, opponent);
    return () => {
      stop();
      opponent.dispose();
    };
  }, [opponent]);
  const isShown = useComputed(() => opponent.state.value !== 'idle' || table.finished.value.length > 0);
  return isShown.value && table.story.value === undefined ? <Card table={table} opponent={opponent} /> : undefined;
}

function Card({ table, opponent }: Props) {
  const card = useFocusBack(table);
  const side = opponent.side.value;
  if (side === undefined) return undefined;
  const level = table.game.players[side] ?? '';
  return (
    <section
      ref={card}
      class="story opponent"
      aria-label={say('opponent.title', { side: sideName(side), level })}
      data-opponent
      data-state={opponent.state.value}
    >
      <header>
        <SideMark sides={table.face.sides} side={side} />
        <h2>{say('opponent.title', { side: sideName(side), level: sayOr(`level.${level}`, level) })}</h2>
        <span class="quiet">{statusOf(opponent)}</span>
        {opponent.state.value === 'idle' ? <Close act={() => (table.finished.value = [])} /> : undefined}
      </header>
      {opponent.state.value === 'idle' ? (
        <Finished table={table} opponent={opponent} />
      ) : (
        <Doing table={table} opponent={opponent} />
      )}
    </section>
  );
}

const opponentOf = (table: Table): Opponent =>
  createOpponent({
    game: table.game,
    wire: createAiClient(table.app.workers.ai),
    tell: (entry) => tellEntry(table, entry),
    remember: (at, thought) => {
      const view = table.view.peek();
      if (view !== undefined && table.face.isSecret(view)) return;
      table.thoughts.value = new Map(table.thoughts.peek()).set(at, thought);
    },
    wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
  });

/** The camera follows the computer and comes back; what it has done is told until it is put aside or answered. */
function followTurns(table: Table, { state, done }: Opponent): () => void {
  const { game, finished } = table;
  let wasIdle = true;
  return effect(() => {
    const isIdle = state.value === 'idle';
    const answers = game.log.value.length;
    game.decision.value;
    untracked(() => {
      if (!isIdle) keepView(table);
      else if (table.story.peek() === undefined) comeBack(table);
      if (isIdle && !wasIdle) finished.value = summaryOf(table, done.peek()) === '' ? [] : done.peek();
      const last = finished.peek().at(-1);
      if (!isIdle || (last !== undefined && last.at + 1 !== answers)) finished.value = [];
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
  readonly table: Table;
  readonly opponent: Opponent;
}

function Doing({ table, opponent }: Props) {
  const entry = opponent.done.value.at(-1);
  const isPaused = opponent.state.value === 'paused';
  const hasPerson = Object.values(table.game.players).includes('person');
  return (
    <>
      {entry === undefined ? undefined : <LastAnswer table={table} entry={entry} />}
      <div class="story-row">
        <PlayButton isPlaying={!isPaused} act={() => (isPaused ? opponent.play() : opponent.pause())} />
        <Step icon="chevron" label={say('opponent.step')} isOff={false} act={() => opponent.step()} />
        <PaceChoice opponent={opponent} />
        <button type="button" class="button" data-act="skip-opponent" onClick={() => opponent.skip()}>
          {say(hasPerson ? 'opponent.skip' : 'opponent.skip-turn')}
        </button>
      </div>
    </>
  );
}

function PaceChoice({ opponent }: { readonly opponent: Opponent }) {
  return (
    <select
      aria-label={say('opponent.pace')}
      value={opponent.pace.value}
      onChange={(event) => (opponent.pace.value = event.currentTarget.value as Pace)}
    >
      {Object.keys(PACES).map((pace) => (
        <option key={pace} value={pace}>
          {sayOr(`opponent.pace.${pace}`, pace)}
        </option>
      ))}
    </select>
  );
}

function LastAnswer({ table, entry }: { readonly table: Table; readonly entry: LogEntry }) {
  const thought = table.thoughts.value.get(entry.at);
  return (
    <ul class="story-lines">
      {ownLines(entry, table.face.calendar)
        .slice(-MOST_LINES)
        .map(({ key, text, rule }) => (
          <li key={key}>
            <span>{text}</span> <RuleChip table={table} rule={rule} />
          </li>
        ))}
      {thought?.reasons.slice(0, 2).map(({ text, rule }) => (
        <li key={text} class="quiet">
          <Icon name="chevron" size={14} /> <span>{text}</span>{' '}
          {rule === undefined ? undefined : <RuleChip table={table} rule={rule} />}
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

function Finished({ table, opponent }: Props) {
  const again = (): void => {
    table.finished.value = [];
    beginStory(table);
  };
  return (
    <div class="story-row">
      <p>
        {say('opponent.done', {
          side: opponent.side.value ?? '',
          summary: summaryOf(table, table.finished.value),
        })}
      </p>
      <button type="button" class="button" data-act="show-again" onClick={again}>
        {say('opponent.again')}
      </button>
    </div>
  );
}

/** `12 marches, 3 attacks, 2 steps lost`; empty if there was nothing of the kind. */
function summaryOf({ face }: Table, done: readonly LogEntry[]): string {
  const lines = done.map(({ events }) => events);
  const countOf = (kind: string): number =>
    kind === 'moved'
      ? lines.filter((events) => events.some((event) => event.kind === kind)).length
      : lines.flat().filter((event) => event.kind === kind).length;
  return face.tally
    .flatMap(([kind, message]) => {
      const count = countOf(kind);
      return count === 0 ? [] : [sayOr(message, kind, { count })];
    })
    .join(', ');
}
