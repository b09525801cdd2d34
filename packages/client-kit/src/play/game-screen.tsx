import './play.css';
import './planner.css';
import './panels.css';
import './cards.css';
import './sheets.css';
import './menu.css';
import './small.css';
import './landscape-phone.css';
import '../opponent/opponent.css';
import { effect, untracked } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { App, OpenGame } from '../game/contract.ts';
import { sentenceOf } from '../messages/sentences.ts';
import { OpponentStrip } from '../opponent/opponent-strip.tsx';
import { useSounds } from '../sounds/use-sounds.ts';
import type { TitleClient } from '../title/title-client.ts';
import { BoardHost, MinimapHost } from './board-host.tsx';
import { handleFirst, handleKey } from './keyboard.ts';
import { Dock } from './parts/dock.tsx';
import { GameMenu } from './parts/game-menu.tsx';
import { HandOver } from './parts/hand-over.tsx';
import { HelpSheet } from './parts/help-sheet.tsx';
import { HexCard } from './parts/hex-card.tsx';
import { PhaseBar } from './parts/phase-bar.tsx';
import { ReplayBar } from './parts/replay-bar.tsx';
import { StackCard } from './parts/stack-card.tsx';
import { StageButtons } from './parts/stage-buttons.tsx';
import { StoryStrip } from './parts/story-strip.tsx';
import { ToolBar } from './parts/tool-bar.tsx';
import { TurnTrack } from './parts/turn-track.tsx';
import { say } from './say.ts';
import { beginStory } from './story.ts';
import { createTable, type Table } from './table.ts';

/** Somebody who stands beside the board and explains it. */
export type Guide = FunctionComponent<{ readonly table: Table }>;

interface Props {
  readonly game: OpenGame;
  readonly app: App;
  readonly face: TitleClient;
  readonly guide?: Guide;
}

/** The board and everything around it. */
export function GameScreen({ game, app, face, guide }: Props) {
  const table = useMemo(() => createTable(game, app, face), [game]);
  useEffect(() => table.dispose, [table]);
  useTelling(table);
  useStory(table);
  useSounds(table);
  const next = game.handOver.value;
  return next === undefined ? <Play table={table} guide={guide} /> : <HandOver game={game} face={face} side={next} />;
}

function Play({ table, guide: GuideCard }: { readonly table: Table; readonly guide: Guide | undefined }) {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => handleKey(table, event);
    const hearFirst = (event: KeyboardEvent): void => handleFirst(table, event);
    window.addEventListener('keydown', hearFirst, true);
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('keydown', hearFirst, true);
      window.removeEventListener('keydown', hear);
    };
  }, [table]);
  const view = table.view.value;
  if (view === undefined) return <main class="play" id="content" tabIndex={-1} />;
  return (
    <div class={`play sheet-${table.sheet.value}`}>
      <PhaseBar table={table} view={view} />
      <main class="stage" id="content" tabIndex={-1}>
        <BoardHost table={table} />
        <ToolBar table={table} />
        <StackCard table={table} />
        <MinimapHost table={table} />
        <StageButtons table={table} />
        <ReplayBar table={table} />
        <StoryStrip table={table} />
        <OpponentStrip table={table} />
        {GuideCard === undefined ? undefined : <GuideCard table={table} />}
      </main>
      <Dock table={table} view={view} />
      <TurnTrack table={table} view={view} />
      <HexCard table={table} />
      <HelpSheet table={table} />
      <GameMenu table={table} />
    </div>
  );
}

/** Whoever takes the device over is shown what was done in the meantime. */
function useStory(table: Table): void {
  useEffect(() => {
    let wasHandedOver = false;
    return effect(() => {
      const isHandedOver = table.game.handOver.value !== undefined;
      if (wasHandedOver && !isHandedOver) untracked(() => takeUp(table));
      else if (isHandedOver && !wasHandedOver) untracked(() => putDown(table));
      wasHandedOver = isHandedOver;
    });
  }, [table]);
}

function putDown({ game, ownView, story }: Table): void {
  story.value = undefined;
  ownView.leave(game.seat.peek());
}

function takeUp(table: Table): void {
  table.ownView.enter(table.game.seat.peek());
  beginStory(table);
}

/** Whoever cannot see the board is told what has happened, in the sentences of the log. */
function useTelling({ game, app }: Table): void {
  useEffect(() => {
    let told = game.log.peek().length;
    return effect(() => {
      const log = game.log.value;
      const fresh = log.slice(told);
      told = log.length;
      // What was told last is taken back as well while the device changes hands.
      if (game.handOver.value !== undefined) app.announce(say('hand-over.spoken'));
      else if (fresh.length > 0) app.announce(fresh.flatMap(({ events }) => events.map(sentenceOf)).join('. '));
    });
  }, [game]);
}
