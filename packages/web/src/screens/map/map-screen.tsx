/** The map of a title, to be looked at without a game. The viewer comes only when it is wanted. */
import { spoken, t } from '@bridgehead/client-kit/messages';
import { useEffect, useState } from 'preact/hooks';
import { Opening } from '../game-host.tsx';
import { useTitleClient } from '../play-entry.ts';

type Viewer = typeof import('./map-viewer.tsx');

interface Props {
  readonly title: string;
  readonly hex: string | undefined;
}

export function MapScreen({ title, hex }: Props) {
  const client = useTitleClient(title);
  const [viewer, setViewer] = useState<Viewer | undefined>(undefined);
  useEffect(() => {
    void import('./map-viewer.tsx').then(setViewer);
  }, []);
  useEffect(() => {
    if (client !== undefined) document.title = `${spoken(client.name)} · ${t('app.name')}`;
  }, [client]);
  if (client === undefined || viewer === undefined) return <Opening />;
  return <viewer.MapViewer client={client} hex={hex} />;
}
