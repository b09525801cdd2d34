import { t } from '@bridgehead/client-kit/messages';
import {
  BriefingField,
  CameraField,
  ColoursField,
  ConfirmField,
  MotionField,
  NumbersField,
  PaceField,
  RememberField,
  SoundsField,
  TextSizeField,
  ThemeField,
} from '@bridgehead/client-kit/play';
import { useEffect, useState } from 'preact/hooks';
import { Card, useShell } from './shared.tsx';

export function SettingsScreen() {
  const { app } = useShell();
  return (
    <main class="page narrow" id="content" tabindex={-1}>
      <h1>{t('settings.title')}</h1>
      <Card title={t('settings.theme')}>
        <ThemeField app={app} />
        <ColoursField app={app} />
      </Card>
      <Card title={t('settings.text')}>
        <TextSizeField app={app} />
      </Card>
      <Card title={t('settings.turns')}>
        <CameraField app={app} />
        <BriefingField app={app} />
        <h3 class="field-name">{t('settings.confirm')}</h3>
        <ConfirmField app={app} />
        <h3 class="field-name">{t('settings.pace')}</h3>
        <PaceField app={app} />
      </Card>
      <Card title={t('settings.board')}>
        <NumbersField app={app} />
      </Card>
      <Card title={t('settings.motion')}>
        <MotionField app={app} />
      </Card>
      <Card title={t('settings.sounds')}>
        <SoundsField app={app} />
      </Card>
      <Card title={t('settings.remembered')}>
        <RememberField app={app} />
        <p class="quiet">{t('settings.remembered.games')}</p>
      </Card>
      <Device />
    </main>
  );
}

function Device() {
  const { offline } = useShell();
  const [usage, setUsage] = useState<StorageEstimate>({});
  useEffect(() => {
    navigator.storage?.estimate?.().then(setUsage, () => setUsage({}));
  }, []);
  return (
    <Card title={t('settings.offline')}>
      <p>{offline.isReady.value ? t('settings.offline.ready') : t('settings.offline.none')}</p>
      {usage.usage === undefined || usage.quota === undefined ? undefined : (
        <p class="quiet">{t('settings.storage', { used: megabytes(usage.usage), quota: megabytes(usage.quota) })}</p>
      )}
    </Card>
  );
}

const megabytes = (bytes: number): string =>
  t('settings.megabytes', {
    count: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1_000_000),
  });
