import './learn.css';
import { t } from '../messages/index.ts';
import { SHORTCUTS } from '../play/shortcuts.ts';
import { Card } from './shared.tsx';

const MAPPED = [
  'stack',
  'march',
  'modes',
  'bridges',
  'drop',
  'odds',
  'support',
  'losses',
  'stand',
  'supply',
  'replacements',
  'unknown',
  'records',
  'dice',
  'mistakes',
] as const;

/** One page for who knows the game: where on the screen everything of the table is. */
export function RulebookScreen() {
  return (
    <main class="page narrow" id="content" tabindex={-1}>
      <h1>{t('learn.rulebook')}</h1>
      <p>{t('rulebook.intro')}</p>
      <Card title={t('rulebook.map')}>
        <dl class="mapped">
          {MAPPED.map((subject) => (
            <div key={subject}>
              <dt>{t(`rulebook.${subject}`)}</dt>
              <dd>{t(`rulebook.${subject}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('help')}>
        <dl class="mapped keys">
          {SHORTCUTS.map(([key, message]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(message)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <a class="button primary" href="#/start">
        {t('rulebook.play')}
      </a>
    </main>
  );
}
