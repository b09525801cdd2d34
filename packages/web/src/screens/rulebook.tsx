import './learn.css';
import { manifestOf } from '@bridgehead/catalogue';
import { filled, spoken, spokenText, t, tOr } from '@bridgehead/client-kit/messages';
import { SHORTCUTS } from '@bridgehead/client-kit/play';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { useTitleClient } from './play-entry.ts';
import { Card } from './shared.tsx';

/** One page for who knows the game: where on the screen everything is. */
export function RulebookScreen({ title }: { readonly title: string }) {
  const client = useTitleClient(title);
  return (
    <main class="page narrow" id="content" tabindex={-1}>
      <h1>{spoken(manifestOf(title)?.start.learn?.rulebook ?? '') || t('learn.rulebook')}</h1>
      <p>{saidBy(client, 'rulebook.intro') ?? t('rulebook.intro')}</p>
      {client === undefined ? <p class="quiet">{t('app.loading')}</p> : <Subjects client={client} />}
      <a class="button primary" href="#/start">
        {t('rulebook.play')}
      </a>
    </main>
  );
}

/** A message in the words of a title that is not played. */
function saidBy(client: TitleClient | undefined, key: string): string | undefined {
  const text = client?.words.messages[key];
  return text === undefined ? undefined : filled(spokenText(text), {});
}

function Subjects({ client }: { readonly client: TitleClient }) {
  const said = (key: string): string => saidBy(client, key) ?? tOr(key, '');
  const keys = [...SHORTCUTS, ...(client.keys ?? [])].map(([key, message]) => [key, said(message)] as const);
  const subjects = client.rulebook.map((name) => [said(`rulebook.${name}`), said(`rulebook.${name}.text`)] as const);
  return (
    <>
      <Card title={saidBy(client, 'rulebook.map') ?? t('rulebook.map')}>
        <dl class="mapped">
          {subjects.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('help')}>
        <dl class="mapped keys">
          {keys.map(([key, words]) => (
            <div key={words}>
              <dt>
                <kbd>{tOr(`key.${key}`, key)}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
