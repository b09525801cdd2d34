import { useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { SavedGame } from '../saves/store.ts';
import { Card, useShell } from './shared.tsx';

interface Props {
  readonly games: readonly SavedGame[] | undefined;
  readonly refresh: () => void;
}

export function SavedGames({ games, refresh }: Props) {
  return (
    <Card title={t('saves.title')} class="saves">
      {games === undefined ? undefined : games.length === 0 ? (
        <p class="quiet">{t('saves.none')}</p>
      ) : (
        <ul class="games">
          {games.map((game) => (
            <Game key={game.id} game={game} refresh={refresh} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const nameOf = ({ titleName, scenarioName }: SavedGame): string => `${titleName}: ${scenarioName}`;

function Game({ game, refresh }: { readonly game: SavedGame; readonly refresh: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li class="game">
      <div class="game-about">
        <p class="game-name">
          {game.titleName} <span class="quiet">{game.scenarioName}</span>
        </p>
        <p class="quiet">{factsOf(game).join(' · ')}</p>
      </div>
      {isAsking ? (
        <Sure game={game} refresh={refresh} close={() => setAsking(false)} />
      ) : (
        <Actions game={game} remove={() => setAsking(true)} />
      )}
    </li>
  );
}

function factsOf(game: SavedGame): string[] {
  return [
    game.isOver ? t('saves.turn.over') : t('saves.turn', { turn: game.turn }),
    countOf(game.answers),
    t(game.hotSeat ? 'saves.players.hot-seat' : 'saves.players.alone'),
    ...(game.isBranch === true ? [t('saves.branch')] : []),
    dateOf(game.changed),
  ];
}

const countOf = (number: number): string =>
  number === 0 ? t('saves.answers.none') : number === 1 ? t('saves.answers.one') : t('saves.answers.many', { number });

const dateOf = (changed: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(changed);

function Actions({ game, remove }: { readonly game: SavedGame; readonly remove: () => void }) {
  const { store, app } = useShell();
  const name = nameOf(game);
  const hand = async () => {
    const text = await store.text(game.id);
    if (text !== undefined) app.download(t('game.file', { title: game.title, turn: game.turn }), text);
  };
  return (
    <fieldset class="actions" aria-label={t('saves.actions', { name })}>
      <a class="button primary" href={`#/${game.isOver ? 'replay' : 'game'}/${game.id}`}>
        {game.isOver ? t('saves.watch') : t('saves.continue')}
      </a>
      {game.isOver || game.answers === 0 ? undefined : (
        <a class="button" href={`#/replay/${game.id}`}>
          {t('saves.watch')}
        </a>
      )}
      <button type="button" class="button" onClick={hand}>
        {t('saves.export')}
      </button>
      <button type="button" class="button" onClick={remove}>
        {t('saves.delete')}
      </button>
    </fieldset>
  );
}

interface SureProps extends Omit<Props, 'games'> {
  readonly game: SavedGame;
  readonly close: () => void;
}

function Sure({ game, refresh, close }: SureProps) {
  const { store, app } = useShell();
  const name = nameOf(game);
  const remove = async () => {
    await store.remove(game.id);
    app.announce(t('saves.deleted', { name }));
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
