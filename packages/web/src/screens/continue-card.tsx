/** The last game on top of the page: one press and it goes on. */
import { manifestOf } from '@bridgehead/catalogue';
import { t } from '@bridgehead/client-kit/messages';
import type { GameCard } from '../app/game-cards.ts';
import type { GameList } from '../saves/store.ts';
import { GamePicture } from './game-picture.tsx';
import { nameOf, opponentOf, stateOf } from './game-words.ts';

interface Props {
  readonly list: GameList | undefined;
  readonly cards: ReadonlyMap<string, GameCard>;
}

export function ContinueCard({ list, cards }: Props) {
  const last = list?.games.find((game) => game.ok && !game.about.isOver && manifestOf(game.about.title) !== undefined);
  if (last === undefined || !last.ok) return undefined;
  const { about } = last;
  const card = cards.get(about.id);
  return (
    <section class="card continue" aria-label={t('continue.title')}>
      <GamePicture title={about.title} card={card} />
      <div class="game-about">
        <p class="game-name">{nameOf(about, card)}</p>
        <p class="quiet">{[stateOf(about, card), opponentOf(about)].join(' · ')}</p>
      </div>
      <a class="button primary" href={`#/game/${about.id}`} data-act="continue">
        {t('saves.continue')}
      </a>
    </section>
  );
}
