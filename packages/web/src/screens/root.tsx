import { CATALOGUE, manifestOf } from '@bridgehead/catalogue';
import { t } from '@bridgehead/client-kit/messages';
import { useEffect, useRef } from 'preact/hooks';
import type { Route } from '../app/routes.ts';
import type { Shell } from '../app/shell.ts';
import { AboutScreen } from './about.tsx';
import { FirstTimeScreen } from './first-time.tsx';
import { GameHost } from './game-host.tsx';
import { MapList } from './map/map-list.tsx';
import { MapScreen } from './map/map-screen.tsx';
import { RulebookScreen } from './rulebook.tsx';
import { SettingsScreen } from './settings.tsx';
import { Panel, ShellProvider, Sign, useShell } from './shared.tsx';
import { StartScreen } from './start.tsx';

/** The title whose introductions are shown where none is named. */
const FIRST_TITLE = CATALOGUE[0]?.facts.id ?? '';

export function Root({ shell }: { readonly shell: Shell }) {
  const route = shell.route.value;
  return (
    <ShellProvider value={shell}>
      <button type="button" class="skip" onClick={skipToContent}>
        {t('app.skip')}
      </button>
      <Screen route={route} />
      <NoticeBar />
      <p class="unseen" role="status">
        {shell.spoken.value}
      </p>
    </ShellProvider>
  );
}

/** A link would change the hash, which is the router's. */
function skipToContent(): void {
  document.getElementById('content')?.focus();
}

function Screen({ route }: { readonly route: Route }) {
  if (route.screen === 'game' || route.screen === 'replay') {
    const manner = route.screen === 'game' ? 'play' : 'replay';
    const at = route.screen === 'replay' ? route.at : undefined;
    return <GameHost key={`${manner} ${route.id}`} id={route.id} manner={manner} at={at} />;
  }
  const title = 'title' in route && route.title !== undefined ? route.title : FIRST_TITLE;
  if (route.screen === 'map' && route.title !== undefined && manifestOf(title) !== undefined)
    return <MapScreen key={title} title={title} hex={route.hex} />;
  if (route.screen === 'first-time' && manifestOf(title) !== undefined)
    return <FirstTimeScreen key={title} title={title} />;
  const screen = manifestOf(title) !== undefined ? route.screen : 'missing';
  return (
    <div class="paged">
      <Header current={screen} />
      <Page screen={screen} title={title} />
    </div>
  );
}

function Page({ screen, title }: { readonly screen: string; readonly title: string }) {
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = screen === 'start' ? t('app.name') : `${titleOf(screen)} · ${t('app.name')}`;
    if (!isFirst.current) document.getElementById('content')?.focus();
    isFirst.current = false;
    scrollTo(0, 0);
  }, [screen]);
  if (screen === 'start') return <StartScreen />;
  if (screen === 'settings') return <SettingsScreen />;
  if (screen === 'about') return <AboutScreen />;
  if (screen === 'rulebook') return <RulebookScreen title={title} />;
  if (screen === 'map') return <MapList />;
  return (
    <Panel title={t('missing.title')}>
      <p>{t('missing.text')}</p>
      <a class="button primary" href="#/start">
        {t('game.to-start')}
      </a>
    </Panel>
  );
}

function titleOf(screen: string): string {
  if (screen === 'settings') return t('settings.title');
  if (screen === 'about') return t('about.title');
  if (screen === 'map') return t('map.title');
  return screen === 'rulebook' ? t('learn.rulebook') : t('missing.title');
}

const PAGES = [
  ['start', 'nav.start'],
  ['settings', 'nav.settings'],
  ['about', 'nav.about'],
] as const;

function Header({ current }: { readonly current: string }) {
  return (
    <header class="top">
      <a class="wordmark" href="#/start">
        <Sign />
        <span>{t('app.name')}</span>
      </a>
      <nav aria-label={t('nav.label')}>
        {PAGES.map(([screen, key]) => (
          <a key={screen} href={`#/${screen}`} aria-current={screen === current ? 'page' : undefined}>
            {t(key)}
          </a>
        ))}
      </nav>
    </header>
  );
}

/** Good news need no answer: it goes by itself, what is wrong stays until it is read. */
const GOOD_NEWS_MS = 6000;

function NoticeBar() {
  const { notice } = useShell();
  const shown = notice.value;
  const close = () => {
    notice.value = undefined;
  };
  useEffect(() => {
    if (shown?.tone !== 'good') return;
    const timer = setTimeout(close, GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div class="notices" role="alert">
      {shown === undefined ? undefined : (
        <div class={`notice ${shown.tone}`}>
          <p>{shown.text}</p>
          <button type="button" class="icon" aria-label={t('notice.close')} onClick={close}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 5l10 10M15 5 5 15" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
}
