import { manifestOf } from '@bridgehead/catalogue';
import { spoken, t } from '@bridgehead/client-kit/messages';
import { useState } from 'preact/hooks';
import type { GameCard } from '../app/game-cards.ts';
import { fileOf, rawFileOf } from '../saves/save-text.ts';
import type { SavedGame } from '../saves/saved-game.ts';
import type { GameList } from '../saves/store.ts';
import { type StoreFault, sayUnread, storeFaultOf } from '../saves/store-fault.ts';
import { GamePicture } from './game-picture.tsx';
import { nameOf, opponentOf, stateOf } from './game-words.ts';
import { Card, useShell } from './shared.tsx';

interface Props {
  readonly list: GameList | undefined;
  readonly cards: ReadonlyMap<string, GameCard>;
  readonly refresh: () => void;
}

export function SavedGames({ list, cards, refresh }: Props) {
  return (
    <Card title={t('saves.title')} class="saves">
      {list?.fault === undefined ? undefined : <Unread fault={list.fault} refresh={refresh} />}
      {list === undefined || list.games.length === 0 ? (
        <p class="quiet">{list !== undefined && list.fault === undefined ? t('saves.none') : undefined}</p>
      ) : (
        <ul class="games">
          {list.games.map((game) =>
            game.ok ? (
              <Game
                key={game.about.id}
                game={game.about}
                card={cards.get(game.about.id)}
                isUnsaved={game.isUnsaved}
                refresh={refresh}
              />
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

interface GameProps {
  readonly game: SavedGame;
  readonly card: GameCard | undefined;
  readonly isUnsaved: boolean;
  readonly refresh: () => void;
}

function Game({ game, card, isUnsaved, refresh }: GameProps) {
  const [asked, ask] = useState<'nothing' | 'remove' | 'rename'>('nothing');
  const name = nameOf(game, card);
  const close = (): void => ask('nothing');
  return (
    <li class="game">
      <GamePicture title={game.title} card={card} />
      <div class="game-about">
        {asked === 'rename' ? (
          <Rename id={game.id} name={name} refresh={refresh} close={close} />
        ) : (
          <p class="game-name">{name}</p>
        )}
        <p>{[stateOf(game, card), opponentOf(game)].join(' · ')}</p>
        <p class="quiet">{factsOf(game).join(' · ')}</p>
        {isUnsaved ? <p class="unsaved">{t('saves.unsaved')}</p> : undefined}
        {isGone(game) ? <p class="unsaved">{t('saves.gone.why', { title: game.titleName })}</p> : undefined}
      </div>
      {asked === 'remove' ? (
        <Sure id={game.id} name={name} refresh={refresh} close={close} />
      ) : (
        <Actions game={game} name={name} remove={() => ask('remove')} rename={() => ask('rename')} />
      )}
    </li>
  );
}

function Rename({ id, name, refresh, close }: SureProps) {
  const { cards } = useShell();
  const [typed, setTyped] = useState(name);
  const keep = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (typed.trim() !== '') await cards.change(id, { name: typed.trim() });
    close();
    refresh();
  };
  return (
    <form class="rename" onSubmit={keep}>
      <input
        type="text"
        maxLength={80}
        aria-label={t('saves.rename.label')}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {t('saves.rename.done')}
      </button>
    </form>
  );
}

/** There is no such title in this version, or not any more. */
const isGone = ({ title }: SavedGame): boolean => manifestOf(title) === undefined;

function factsOf(game: SavedGame): string[] {
  return [countOf(game.answers), ...(game.isBranch === true ? [t('saves.branch')] : []), dateOf(game.changed)];
}

const countOf = (number: number): string => (number === 0 ? t('saves.answers.none') : t('saves.answers', { number }));

const dateOf = (changed: number): string =>
  spoken(new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(changed));

interface ActionsProps {
  readonly game: SavedGame;
  readonly name: string;
  readonly remove: () => void;
  readonly rename: () => void;
}

function Actions({ game, name, remove, rename }: ActionsProps) {
  const hand = useHandedFile(game.id, t('game.file', { title: game.title, turn: game.turn }));
  return (
    <fieldset class="actions" aria-label={t('saves.actions', { name })}>
      {isGone(game) ? undefined : <Openings game={game} />}
      <button type="button" class="button" onClick={hand}>
        {t('saves.export')}
      </button>
      <button type="button" class="button" onClick={rename}>
        {t('saves.rename')}
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
  const { store, cards, app, notice } = useShell();
  const remove = async () => {
    try {
      await store.remove(id);
      await cards.remove(id);
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
