import { manifestOf } from '@bridgehead/catalogue';
import { spoken, t } from '@bridgehead/client-kit/messages';
import { useState } from 'preact/hooks';
import { fileOf, rawFileOf } from '../saves/save-text.ts';
import type { SavedGame } from '../saves/saved-game.ts';
import type { GameList } from '../saves/store.ts';
import { type StoreFault, sayUnread, storeFaultOf } from '../saves/store-fault.ts';
import { Card, useShell } from './shared.tsx';

interface Props {
  readonly list: GameList | undefined;
  readonly refresh: () => void;
}

export function SavedGames({ list, refresh }: Props) {
  return (
    <Card title={t('saves.title')} class="saves">
      {list?.fault === undefined ? undefined : <Unread fault={list.fault} refresh={refresh} />}
      {list === undefined || list.games.length === 0 ? (
        <p class="quiet">{list !== undefined && list.fault === undefined ? t('saves.none') : undefined}</p>
      ) : (
        <ul class="games">
          {list.games.map((game) =>
            game.ok ? (
              <Game key={game.about.id} game={game.about} isUnsaved={game.isUnsaved} refresh={refresh} />
            ) : (
              <Damaged key={game.id} id={game.id} field={game.field} refresh={refresh} />
            ),
          )}
        </ul>
      )}
    </Card>
  );
}

/** That a store cannot be read does not mean that it is empty. */
function Unread({ fault, refresh }: { readonly fault: StoreFault; readonly refresh: () => void }) {
  return (
    <div class="warning" role="alert">
      <p>{sayUnread(fault)}</p>
      <button type="button" class="button" onClick={refresh}>
        {t('store.again')}
      </button>
    </div>
  );
}

const nameOf = ({ titleName, scenarioName }: SavedGame): string => `${titleName}: ${scenarioName}`;

interface GameProps {
  readonly game: SavedGame;
  readonly isUnsaved: boolean;
  readonly refresh: () => void;
}

function Game({ game, isUnsaved, refresh }: GameProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li class="game">
      <div class="game-about">
        <p class="game-name">
          {game.titleName} <span class="quiet">{game.scenarioName}</span>
        </p>
        <p class="quiet">{factsOf(game).join(' · ')}</p>
        {isUnsaved ? <p class="unsaved">{t('saves.unsaved')}</p> : undefined}
        {isGone(game) ? <p class="unsaved">{t('saves.gone.why', { title: game.titleName })}</p> : undefined}
      </div>
      {isAsking ? (
        <Sure id={game.id} name={nameOf(game)} refresh={refresh} close={() => setAsking(false)} />
      ) : (
        <Actions game={game} remove={() => setAsking(true)} />
      )}
    </li>
  );
}

/** There is no such title in this version, or not any more. */
const isGone = ({ title }: SavedGame): boolean => manifestOf(title) === undefined;

function factsOf(game: SavedGame): string[] {
  return [
    game.isOver ? t('saves.turn.over') : t('saves.turn', { turn: game.turn }),
    countOf(game.answers),
    t(game.hotSeat ? 'saves.players.hot-seat' : 'saves.players.alone'),
    ...(game.isBranch === true ? [t('saves.branch')] : []),
    dateOf(game.changed),
  ];
}

const countOf = (number: number): string => (number === 0 ? t('saves.answers.none') : t('saves.answers', { number }));

const dateOf = (changed: number): string =>
  spoken(new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(changed));

function Actions({ game, remove }: { readonly game: SavedGame; readonly remove: () => void }) {
  const name = nameOf(game);
  const hand = useHandedFile(game.id, t('game.file', { title: game.title, turn: game.turn }));
  return (
    <fieldset class="actions" aria-label={t('saves.actions', { name })}>
      {isGone(game) ? undefined : <Openings game={game} />}
      <button type="button" class="button" onClick={hand}>
        {t('saves.export')}
      </button>
      <button type="button" class="button" onClick={remove}>
        {t('saves.delete')}
      </button>
    </fieldset>
  );
}

function Openings({ game }: { readonly game: SavedGame }) {
  return (
    <>
      <a class="button primary" href={`#/${game.isOver ? 'replay' : 'game'}/${game.id}`}>
        {game.isOver ? t('saves.watch') : t('saves.continue')}
      </a>
      {game.isOver || game.answers === 0 ? undefined : (
        <a class="button" href={`#/replay/${game.id}`}>
          {t('saves.watch')}
        </a>
      )}
    </>
  );
}

/** The game as a file; where it is no game any more, what is left of it. */
function useHandedFile(id: string, name: string): () => Promise<void> {
  const { store, app, engine, notice } = useShell();
  return async () => {
    try {
      const kept = await store.game(id);
      if (kept === undefined) return;
      const file = await fileOf(engine(), kept);
      app.download(file === undefined ? t('saves.damaged.file') : name, file ?? rawFileOf(kept));
    } catch (error) {
      notice.value = { text: sayUnread(storeFaultOf(error)), tone: 'bad' };
    }
  };
}

interface DamagedProps {
  readonly id: string;
  readonly field: string;
  readonly refresh: () => void;
}

/** What is wrong with it, and what can still be had of it. */
function Damaged({ id, field, refresh }: DamagedProps) {
  const [isAsking, setAsking] = useState(false);
  const hand = useHandedFile(id, t('saves.damaged.save'));
  const name = t('saves.damaged');
  return (
    <li class="game damaged">
      <div class="game-about">
        <p class="game-name">{name}</p>
        <p class="quiet">{t('saves.damaged.why', { field })}</p>
      </div>
      {isAsking ? (
        <Sure id={id} name={name} refresh={refresh} close={() => setAsking(false)} />
      ) : (
        <fieldset class="actions" aria-label={t('saves.actions', { name })}>
          <button type="button" class="button" onClick={hand}>
            {t('saves.export')}
          </button>
          <button type="button" class="button" onClick={() => setAsking(true)}>
            {t('saves.delete')}
          </button>
        </fieldset>
      )}
    </li>
  );
}

interface SureProps {
  readonly id: string;
  readonly name: string;
  readonly refresh: () => void;
  readonly close: () => void;
}

function Sure({ id, name, refresh, close }: SureProps) {
  const { store, app, notice } = useShell();
  const remove = async () => {
    try {
      await store.remove(id);
      app.announce(t('saves.deleted', { name }));
    } catch (error) {
      notice.value = { text: sayUnread(storeFaultOf(error)), tone: 'bad' };
    }
    refresh();
  };
  return (
    <div class="sure" role="alert">
      <p>{t('saves.delete.sure', { name })}</p>
      <button type="button" class="button danger" onClick={remove}>
        {t('saves.delete.yes')}
      </button>
      <button type="button" class="button" onClick={close}>
        {t('saves.delete.no')}
      </button>
    </div>
  );
}
