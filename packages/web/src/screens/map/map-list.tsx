/** Every title's map, to choose one. */
import './map-list.css';
import { CATALOGUE, type TitleManifest } from '@bridgehead/catalogue';
import { spoken, t } from '@bridgehead/client-kit/messages';
import type { MapFile } from '@bridgehead/map';
import { useEffect, useState } from 'preact/hooks';
import { MapPicture } from '../map-picture.tsx';
import { loadClient } from '../play-entry.ts';

export function MapList() {
  const [maps, setMaps] = useState<readonly MapFile[]>([]);
  useEffect(() => {
    void Promise.all(CATALOGUE.map(async ({ facts }) => (await loadClient(facts.id)).map)).then(setMaps);
  }, []);
  const attribution = [...new Set(maps.flatMap((map) => map.attribution))];
  return (
    <main class="page" id="content" tabindex={-1}>
      <h1>{t('map.title')}</h1>
      <p>{t('map.intro')}</p>
      <ul class="map-list">
        {CATALOGUE.map((manifest, i) => (
          <li key={manifest.facts.id}>
            <MapCard manifest={manifest} map={maps[i]} />
          </li>
        ))}
      </ul>
      <footer class="quiet">
        <p>{t('map.unofficial')}</p>
        {attribution.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </main>
  );
}

function MapCard({ manifest, map }: { readonly manifest: TitleManifest; readonly map: MapFile | undefined }) {
  const { id } = manifest.facts;
  return (
    <a class="card" href={`#/map/${id}`}>
      <MapPicture title={id} />
      <h2>{spoken(manifest.start.name)}</h2>
      <p class="quiet">
        {map === undefined ? t('app.loading') : t('map.size', { count: map.hexes.length, km: map.sheet.hexKm })}
      </p>
    </a>
  );
}
