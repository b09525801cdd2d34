/** Around the game screen: opening, faults, other tabs, storage. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { t } from '@bridgehead/client-kit/messages';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type GameSession, type Manner, openGameSession, type SessionState } from '../app/game-session.ts';
import { fileOf, rawFileOf } from '../saves/save-text.ts';
import type { KeptGame } from '../saves/saved-game.ts';
import { sayUnread, sayUnsaved } from '../saves/store-fault.ts';
import { Crash } from './crash.tsx';
import { keepCard } from './keep-card.ts';
import { useGameScreen, useTitleClient } from './play-entry.ts';
import { Panel, useShell } from './shared.tsx';

export function GameHost({ id, manner }: { readonly id: string; readonly manner: Manner }) {
  const shell = useShell();
  const [attempt, setAttempt] = useState(0);
  const session = useMemo(() => openGameSession(shell, id, manner), [attempt]);
  useEffect(() => () => void session.leave(), [session]);
  const Screen = useGameScreen()?.GameScreen;
  const state = session.state.value;
  const client = useTitleClient(state.is === 'open' ? state.game.title : undefined);
  const again = () => setAttempt(attempt + 1);
  if (state.is !== 'open') return <Waiting session={session} state={state} again={again} />;
  if (Screen === undefined || client === undefined) return <Opening />;
  const { fault } = state.game;
  if (fault.value !== undefined) {
    return <Crash fault={fault.value} id={id} again={again} />;
  }
  return (
    <>
      <TitleOf game={state.game} name={state.about.titleName} />
      <Console game={state.game} />
      <CardKeeper game={state.game} client={client} />
      <Keeping session={session} game={state.game} />
      <Screen game={state.game} app={shell.app} client={client} />
    </>
  );
}

/** What the list of saved games shows of it. */
function CardKeeper({ game, client }: { readonly game: OpenGame; readonly client: TitleClient }) {
  const { cards } = useShell();
  useEffect(() => keepCard(cards, game, client), [game, client]);
  return undefined;
}

function TitleOf({ game, name }: { readonly game: OpenGame; readonly name: string }) {
  const turn = game.view.value?.turn;
  useEffect(() => {
    document.title = typeof turn === 'number' ? t('game.title', { title: name, turn }) : name;
  }, [turn, name]);
  return undefined;
}

/** `bridgehead.game` in the browser's console, and for tests that give hundreds of answers. */
export function Console({ game }: { readonly game: OpenGame }) {
  useEffect(() => {
    Object.assign(globalThis, { bridgehead: { game } });
    return () => void Reflect.deleteProperty(globalThis, 'bridgehead');
  }, [game]);
  return undefined;
}

export const Opening = () => (
  <main class="page narrow" id="content" tabindex={-1}>
    <p class="opening" role="status">
      {t('game.opening')}
    </p>
  </main>
);

const ToStart = () => (
  <a class="button" href="#/start">
    {t('game.to-start')}
  </a>
);

interface WaitingProps {
  readonly session: GameSession;
  readonly state: Exclude<SessionState, { readonly is: 'open' }>;
  readonly again: () => void;
}

function Waiting({ session, state, again }: WaitingProps) {
  if (state.is === 'opening') return <Opening />;
  if (state.is === 'refused') return <Crash fault={state.fault} id={undefined} again={again} />;
  if (state.is === 'elsewhere') return <Elsewhere session={session} />;
  if (state.is === 'damaged') {
    const why = t('saves.damaged.why', { field: state.field });
    return <Unopened title={t('saves.damaged')} why={why} kept={state.kept} />;
  }
  if (state.is === 'gone') {
    return <Unopened title={t('saves.gone')} why={t('saves.gone.why', { title: state.title })} kept={state.kept} />;
  }
  if (state.is === 'taken') return <Taken session={session} isSaved={state.isSaved} />;
  const isUnread = state.is === 'unread';
  return (
    <Panel title={isUnread ? t('store.unread') : t('missing.title')}>
      <p>{isUnread ? sayUnread(state.fault) : t('game.missing')}</p>
      <div class="row">
        {isUnread ? (
          <button type="button" class="button primary" onClick={again}>
            {t('store.again')}
          </button>
        ) : undefined}
        <ToStart />
      </div>
    </Panel>
  );
}

function Taken({ session, isSaved }: { readonly session: GameSession; readonly isSaved: boolean }) {
  return (
    <Panel title={t('game.taken')}>
      <p>{isSaved ? t('game.taken.text') : t('game.taken.unsaved')}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => session.takeOver()}>
          {t('game.taken.back')}
        </button>
        <ToStart />
      </div>
    </Panel>
  );
}

interface UnopenedProps {
  readonly title: string;
  readonly why: string;
  readonly kept: KeptGame;
}

/** The game cannot be opened; what lies there can be had as a file. */
function Unopened({ title, why, kept }: UnopenedProps) {
  const { app, engine } = useShell();
  const hand = async () => {
    const file = await fileOf(engine(), kept);
    app.download(file === undefined ? t('saves.damaged.file') : t('saves.damaged.save'), file ?? rawFileOf(kept));
  };
  return (
    <Panel title={title}>
      <p>{why}</p>
      <div class="row">
        <button type="button" class="button" onClick={hand}>
          {t('store.export')}
        </button>
        <ToStart />
      </div>
    </Panel>
  );
}

function Elsewhere({ session }: { readonly session: GameSession }) {
  return (
    <Panel title={t('game.elsewhere')}>
      <p>{t('game.elsewhere.text')}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => session.takeOver()}>
          {t('game.elsewhere.take')}
        </button>
        <button type="button" class="button" onClick={() => session.lookOnly()}>
          {t('game.elsewhere.look')}
        </button>
        <ToStart />
      </div>
    </Panel>
  );
}

/** Storage that is full or broken: the game goes on, and the player can take it away as a file. */
function Keeping({ session, game }: { readonly session: GameSession; readonly game: OpenGame }) {
  const { app, store } = useShell();
  const fault = session.keepingFault.value;
  if (fault === undefined) return undefined;
  const hand = async () => {
    const turn = Number(game.view.value?.turn ?? 0);
    app.download(t('game.file', { title: game.title, turn }), await game.exportText());
  };
  return (
    <div class="keeping notice bad" role="alert">
      <p>{sayUnsaved(fault)}</p>
      <button type="button" class="button primary" onClick={hand}>
        {t('store.export')}
      </button>
      <button type="button" class="button" onClick={() => store.retry()}>
        {t('store.again')}
      </button>
    </div>
  );
}
