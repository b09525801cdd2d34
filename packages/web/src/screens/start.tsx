import './learn.css';
import { CATALOGUE, type LearnWords, manifestOf } from '@bridgehead/catalogue';
import { spoken, t } from '@bridgehead/client-kit/messages';
import { useEffect, useState } from 'preact/hooks';
import type { GameCard } from '../app/game-cards.ts';
import { lastPlans } from '../app/last-plan.ts';
import type { GameList } from '../saves/store.ts';
import { ContinueCard } from './continue-card.tsx';
import { FileOpener } from './file-opener.tsx';
import { MapPicture } from './map-picture.tsx';
import { NewGame } from './new-game.tsx';
import { SavedGames } from './saved-games.tsx';
import { Card, useShell } from './shared.tsx';
import type { TitleFacts } from './title-facts.ts';

/** A store that cannot be read is looked at again by itself. */
const AGAIN_MS = 5000;

export function StartScreen() {
  const { store, cards, app } = useShell();
  const titles = useTitles();
  const [chosen, setChosen] = useState<string | undefined>(() =>
    app.settings.peek().remember ? lastPlans().title : undefined,
  );
  const [list, setList] = useState<GameList | undefined>(undefined);
  const [known, setKnown] = useState<ReadonlyMap<string, GameCard>>(new Map());
  const refresh = () => {
    cards.all().then(setKnown);
    return store.list().then(setList);
  };
  useEffect(() => {
    refresh();
  }, [store.kept.value, store.unsaved.value]);
  useEffect(() => {
    if (list?.fault === undefined) return;
    const timer = setTimeout(refresh, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [list]);
  return (
    <main class="page start" id="content" tabindex={-1}>
      <div class="hero">
        <MapPicture title={chosen ?? CATALOGUE[0]?.facts.id ?? ''} />
        <div class="hero-text">
          <h1>{t('app.name')}</h1>
          <p>{t('app.tagline')}</p>
        </div>
      </div>
      <ContinueCard list={list} cards={known} />
      <div class={list === undefined || list.games.length === 0 ? 'columns' : 'columns has-saves'}>
        <NewGame titles={titles} chosen={chosen} choose={setChosen} />
        <div class="column">
          <SavedGames list={list} cards={known} refresh={refresh} />
          <FileOpener />
          <Learn title={chosen ?? titles?.[0]?.id ?? ''} />
        </div>
      </div>
    </main>
  );
}

const WAYS_IN = [
  ['first-time', 'learn.first', 'first'],
  ['rulebook', 'learn.rulebook', 'rulebook'],
] as const;

/** Two ways in: for who has never seen such a game, and for who has played this one before. */
function Learn({ title }: { readonly title: string }) {
  const own: Partial<LearnWords> = manifestOf(title)?.start.learn ?? {};
  return (
    <Card title={t('learn.title')} class="learn">
      <ul>
        {WAYS_IN.map(([screen, key, word]) => (
          <li key={screen}>
            <a class="learn-link" href={title === '' ? `#/${screen}` : `#/${screen}/${title}`}>
              <b>{spoken(own[word] ?? '') || t(key)}</b>
              <span class="quiet">{spoken(own[`${word}Hint`] ?? '') || t(`${key}.hint`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useTitles(): readonly TitleFacts[] | undefined {
  const { engine, notice } = useShell();
  const [titles, setTitles] = useState<readonly TitleFacts[] | undefined>(undefined);
  useEffect(() => {
    engine()
      .request('titles', {})
      .then((found) => setTitles(found as unknown as readonly TitleFacts[]))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        notice.value = { text: t('crash.engine', { message }), tone: 'bad' };
      });
  }, []);
  return titles;
}
