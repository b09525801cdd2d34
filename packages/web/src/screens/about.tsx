import { t } from '@bridgehead/client-kit/messages';
import { Card } from './shared.tsx';

const GEOGRAPHY = ['places', 'rivers', 'lines', 'own'] as const;

export function AboutScreen() {
  return (
    <main class="page narrow" id="content" tabindex={-1}>
      <h1>{t('about.title')}</h1>
      <p>{t('about.what')}</p>
      <p>{t('about.unofficial')}</p>
      <Card title={t('about.geography')}>
        {GEOGRAPHY.map((part) => (
          <p key={part}>{t(`about.geography.${part}`)}</p>
        ))}
      </Card>
      <Card title={t('about.fonts')}>
        <p>
          {t('about.fonts.text')} <a href="./licences/archivo.txt">{t('about.fonts.archivo')}</a>,{' '}
          <a href="./licences/source-serif-4.txt">{t('about.fonts.serif')}</a>.
        </p>
      </Card>
      <Card title={t('about.symbols')}>
        <p>{t('about.symbols.text')}</p>
      </Card>
      <Card title={t('about.code')}>
        <p>{t('about.code.text')}</p>
      </Card>
    </main>
  );
}
