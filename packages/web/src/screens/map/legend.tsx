import { t } from '@bridgehead/client-kit/messages';
import { useState } from 'preact/hooks';
import { legendInWorker } from '../../workers/engine-client.ts';
import { usePicture } from '../map-picture.tsx';

/** What the map uses, with a sample each: drawn when it is opened. */
export function Legend({ title }: { readonly title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('map.legend')}</summary>
      {isOpen ? <Samples title={title} /> : undefined}
    </details>
  );
}

function Samples({ title }: { readonly title: string }) {
  const address = usePicture('legend', title, legendInWorker);
  return address === undefined ? <p class="quiet">{t('app.loading')}</p> : <img src={address} alt={t('map.legend')} />;
}
