/** One map in the whole window: moved and zoomed by hand and keyboard, with a card for the chosen hex. */
import './map-viewer.css';
import { createBoard, type ScreenBoard } from '@bridgehead/board';
import { CATALOGUE } from '@bridgehead/catalogue';
import { spoken, t } from '@bridgehead/client-kit/messages';
import { Icon, zoomToHexes } from '@bridgehead/client-kit/play';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { buildHexMap, type HexMap, type MapFile } from '@bridgehead/map';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Sign, useShell } from '../shared.tsx';
import { hexFacts } from './hex-facts.ts';
import { HexPanel } from './hex-panel.tsx';
import { Legend } from './legend.tsx';
import { handleMapKey } from './map-keys.ts';

interface ViewerProps {
  readonly client: TitleClient;
  /** The hex that the address names. */
  readonly hex: string | undefined;
}

/** Near enough to read, in pixels. */
const CHOSEN_HEX = 96;

export function MapViewer({ client, hex }: ViewerProps) {
  const { id: title, map } = client;
  const hexMap = useMemo(() => buildHexMap(map), [map]);
  const host = useRef<HTMLDivElement>(null);
  const board = useBoard(host, client, hexMap);
  const [chosen, setChosen] = useState(hex);
  const choose = (next: string | undefined): void => {
    // The chosen hex stands in the address, so that it can be sent to somebody.
    history.replaceState(
      null,
      '',
      next === undefined ? `#/map/${title}` : `#/map/${title}/${encodeURIComponent(next)}`,
    );
    setChosen(next);
  };
  const facts = chosen === undefined ? undefined : hexFacts(hexMap, client, chosen);
  useEffect(() => board?.listen(({ gesture, at }) => gesture === 'tap' && choose(at)), [board]);
  useEffect(() => {
    const hexes = chosen === undefined ? [] : [chosen];
    board?.setLayer('chosen', [{ kind: 'hexes', hexes, look: 'selected' }]);
  }, [board, chosen]);
  useEffect(() => {
    setChosen(hex);
    if (hex === undefined || board === undefined) return;
    keepClear(board);
    zoomToHexes(board, hexMap.grid, CHOSEN_HEX, () => [hex]);
  }, [board, hex]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => handleMapKey(event, board, () => choose(undefined));
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [board]);
  return (
    <div class="map-viewer">
      <TopBar title={title} />
      <main class="map-stage" id="content" tabindex={-1}>
        <div class="board-host" ref={host} />
        {facts === undefined ? undefined : <HexPanel facts={facts} close={() => choose(undefined)} />}
        <Notes title={title} map={map} />
        <Zoom board={board} />
      </main>
    </div>
  );
}

/** The hex of the address is brought to where its card leaves it free. */
function keepClear(board: ScreenBoard): void {
  const isPhone = matchMedia(PHONE).matches;
  board.setInsets({ ...NO_INSETS, ...(isPhone ? { bottom: innerHeight / 2 } : { right: CARD_WIDTH }) });
}

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const CARD_WIDTH = 396;
/** As in map-viewer.css. */
const PHONE = '(max-width: 600px)';

type Host = RefObject<HTMLDivElement | null>;

function useBoard(host: Host, client: TitleClient, hexMap: HexMap): ScreenBoard | undefined {
  const { id, map, mapStyle } = client;
  const { app } = useShell();
  const [board, setBoard] = useState<ScreenBoard | undefined>(undefined);
  useEffect(() => {
    if (host.current === null) return;
    const made = createBoard(host.current, {
      map,
      style: mapStyle,
      label: t('map.board', { name: map.name }),
      describe: (hex) => hexFacts(hexMap, client, hex)?.heading ?? hex,
      numbers: true,
      ...app.ground(id),
    });
    setBoard(made);
    return () => made.destroy();
  }, [map]);
  return board;
}

function TopBar({ title }: { readonly title: string }) {
  const { app } = useShell();
  const isDark = app.theme.value === 'dark';
  const chosen = useRef<HTMLAnchorElement>(null);
  // On a phone the row of titles is longer than the screen.
  useEffect(() => chosen.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' }), [title]);
  return (
    <header class="top">
      <a class="wordmark" href="#/map">
        <Sign />
        <span>{t('app.name')}</span>
      </a>
      <nav aria-label={t('map.nav')}>
        {CATALOGUE.map(({ facts: { id }, start }) => (
          <a
            key={id}
            ref={id === title ? chosen : null}
            href={`#/map/${id}`}
            aria-current={id === title ? 'page' : undefined}
          >
            {spoken(start.name)}
          </a>
        ))}
      </nav>
      <button
        type="button"
        class="icon-button"
        aria-label={t('map.theme')}
        title={t('map.theme')}
        onClick={() => app.change({ theme: isDark ? 'light' : 'dark' })}
      >
        <Icon name={isDark ? 'moon' : 'sun'} />
      </button>
    </header>
  );
}

function Notes({ title, map }: { readonly title: string; readonly map: MapFile }) {
  return (
    <div class="map-notes">
      <Legend title={title} />
      <details>
        <summary>{t('map.sources')}</summary>
        {map.attribution.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
    </div>
  );
}

const ZOOM_STEP = 1.5;

const ZOOMS = [
  ['farther', 'minus', (board: ScreenBoard) => board.zoomBy(1 / ZOOM_STEP)],
  ['all', 'home', (board: ScreenBoard) => board.fit()],
  ['nearer', 'plus', (board: ScreenBoard) => board.zoomBy(ZOOM_STEP)],
] as const;

function Zoom({ board }: { readonly board: ScreenBoard | undefined }) {
  return (
    <div class="map-zoom">
      {ZOOMS.map(([name, icon, act]) => (
        <button
          key={name}
          type="button"
          class="icon-button"
          aria-label={t(`map.${name}`)}
          title={t(`map.${name}`)}
          onClick={() => board !== undefined && act(board)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
