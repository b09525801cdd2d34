import './learn.css';
import { manifestOf } from '@bridgehead/catalogue';
import { t, tOr } from '@bridgehead/client-kit/messages';
import { SHORTCUTS } from '@bridgehead/client-kit/play';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { useTitleClient } from './play-entry.ts';
import { Card } from './shared.tsx';

/** One page for who knows the game: where on the screen everything is. */
export function RulebookScreen({ title }: { readonly title: string }) {
  const client = useTitleClient(title);
  return (
    <main class="page narrow" id="content" tabindex={-1}>
      <h1>{manifestOf(title)?.start.learn?.rulebook ?? t('learn.rulebook')}</h1>
      <p>{client?.words.messages['rulebook.intro'] ?? t('rulebook.intro')}</p>
      {client === undefined ? <p class="quiet">{t('app.loading')}</p> : <Subjects client={client} />}
      <a class="button primary" href="#/start">
        {t('rulebook.play')}
      </a>
    </main>
  );
}

function Subjects({ client }: { readonly client: TitleClient }) {
  const { messages } = client.words;
  const keys = [...SHORTCUTS, ...(client.keys ?? [])].map(([key, message]) => [
    key,
    messages[message] ?? tOr(message, ''),
  ]);
  const subjects = client.rulebook.map((name) => [messages[`rulebook.${name}`], messages[`rulebook.${name}.text`]]);
  return (
    <>
      <Card title={messages['rulebook.map'] ?? t('rulebook.map')}>
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
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
