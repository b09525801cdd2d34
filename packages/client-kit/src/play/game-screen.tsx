import './style/play.css';
import './style/planner.css';
import './style/panels.css';
import './style/picks.css';
import './style/cards.css';
import './style/sheets.css';
import './style/menu.css';
import './style/small.css';
import './style/landscape-phone.css';
import '../opponent/opponent.css';
import { effect, untracked } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { App, OpenGame } from '../game/contract.ts';
import { sentenceOf } from '../messages/sentences.ts';
import { OpponentStrip } from '../opponent/opponent-strip.tsx';
import { useSounds } from '../sounds/use-sounds.ts';
import type { TitleClient } from '../title/title-client.ts';
import { BoardHost } from './board-host.tsx';
import { handleFirst, handleKey } from './keyboard.ts';
import { beginStory } from './log/story.ts';
import { createPlayContext, type PlayContext } from './play-context.ts';
import { BriefingSheet, briefingOf, isNew } from './regions/briefing-sheet.tsx';
import { Dock } from './regions/dock.tsx';
import { GameMenu } from './regions/game-menu.tsx';
import { HandOver } from './regions/hand-over.tsx';
import { HelpSheet } from './regions/help-sheet.tsx';
import { HexCard } from './regions/hex-card.tsx';
import { Objectives } from './regions/objectives.tsx';
import { OverlayLegend } from './regions/overlay-legend.tsx';
import { PhaseBar } from './regions/phase-bar.tsx';
import { RefusalBubble } from './regions/refusal-bubble.tsx';
import { ReplayBar } from './regions/replay-bar.tsx';
import { StackCard } from './regions/stack-card.tsx';
import { StageButtons } from './regions/stage-buttons.tsx';
import { StoryStrip } from './regions/story-strip.tsx';
import { ToolBar } from './regions/tool-bar.tsx';
import { TurnTrack } from './regions/turn-track.tsx';
import { say } from './say.ts';
import { rememberScreen } from './state/remembered.ts';

/** Somebody who stands beside the board and explains it. */
type Guide = FunctionComponent<{ readonly context: PlayContext }>;

interface Props {
  readonly game: OpenGame;
  readonly app: App;
  readonly client: TitleClient;
  readonly guide?: Guide;
}

/** The board and everything around it. */
export function GameScreen({ game, app, client, guide }: Props) {
  const context = useMemo(() => createPlayContext(game, app, client), [game]);
  useEffect(() => context.dispose, [context]);
  // A lesson begins as it is written, whatever was switched on before.
  const isKept = guide === undefined && app.settings.peek().remember;
  useEffect(() => (isKept ? rememberScreen(context) : undefined), [context]);
  useAnnouncements(context);
  useStory(context);
  useSounds(context);
  const next = game.handOver.value;
  return next === undefined ? (
    <Play context={context} guide={guide} />
  ) : (
    <HandOver game={game} client={client} side={next} />
  );
}

function Play({ context, guide: GuideCard }: { readonly context: PlayContext; readonly guide: Guide | undefined }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => handleKey(context, event);
    const onKeyFirst = (event: KeyboardEvent): void => handleFirst(context, event);
    window.addEventListener('keydown', onKeyFirst, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKeyFirst, true);
      window.removeEventListener('keydown', onKey);
    };
  }, [context]);
  const view = context.view.value;
  const hasRead = useBriefing(context, GuideCard === undefined);
  if (view === undefined) return <main class="play" id="content" tabIndex={-1} />;
  return (
    <div class={`play sheet-${context.panels.sheet.value}`}>
      <PhaseBar context={context} view={view} />
      <main class="stage" id="content" tabIndex={-1}>
        <BoardHost context={context} />
        <ToolBar context={context} />
        <OverlayLegend context={context} />
        <StackCard context={context} />
        <ReplayBar context={context} />
        <StoryStrip context={context} />
        <Objectives context={context} view={view} />
        {hasRead ? <OpponentStrip context={context} /> : undefined}
        {GuideCard === undefined ? undefined : <GuideCard context={context} />}
      </main>
      <Dock context={context} view={view} />
      <TurnTrack context={context} view={view} />
      <StageButtons context={context} />
      <HexCard context={context} />
      <RefusalBubble context={context} />
      <HelpSheet context={context} />
      <GameMenu context={context} />
      <BriefingSheet context={context} view={view} />
    </div>
  );
}

/** Opens the briefing of a new game; true once it has been read, or where there is none. A computer begins after that. */
function useBriefing(context: PlayContext, isGame: boolean): boolean {
  const [hasRead, setRead] = useState(false);
  const isOpen = context.panels.briefing.value;
  useEffect(() => {
    const view = context.view.peek();
    const isWanted = isGame && view !== undefined && context.app.settings.peek().briefing && isNew(context);
    if (isWanted && briefingOf(context, view) !== undefined) context.panels.setBriefing(true);
    else setRead(true);
  }, [context]);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) setRead(true);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return hasRead;
}

/** Taking the device over shows what was done in the meantime. */
function useStory(context: PlayContext): void {
  useEffect(() => {
    let wasHandedOver = false;
    return effect(() => {
      const isHandedOver = context.game.handOver.value !== undefined;
      if (wasHandedOver && !isHandedOver) untracked(() => enterSeat(context));
      else if (isHandedOver && !wasHandedOver) untracked(() => leaveSeat(context));
      wasHandedOver = isHandedOver;
    });
  }, [context]);
}

function leaveSeat({ game, camera, story }: PlayContext): void {
  story.end();
  camera.leaveSeat(game.seat.peek());
}

function enterSeat(context: PlayContext): void {
  context.camera.enterSeat(context.game.seat.peek());
  beginStory(context);
}

/** For those who cannot see the board: what has happened, in the sentences of the log. */
function useAnnouncements({ game, app }: PlayContext): void {
  useEffect(() => {
    let announced = game.log.peek().length;
    let wasHandedOver = false;
    return effect(() => {
      const log = game.log.value;
      const isHandedOver = game.handOver.value !== undefined;
      // Who takes over has a log of his own, and is told as a story what was done meanwhile.
      const fresh = wasHandedOver ? [] : log.slice(announced);
      announced = log.length;
      wasHandedOver = isHandedOver;
      // What was told last is taken back as well while the device changes hands.
      if (isHandedOver) app.announce(say('hand-over.spoken'));
      else if (fresh.length > 0) app.announce(fresh.flatMap(({ events }) => events.map(sentenceOf)).join('. '));
    });
  }, [game]);
}
