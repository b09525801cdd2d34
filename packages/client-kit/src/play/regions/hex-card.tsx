/** What a hex is: terrain, features, the hexsides with something on them, and who stands there. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { capital, plainWord } from '../../messages/text.ts';
import type { TitleClient } from '../../title/title-client.ts';
import { Icon } from '../parts/icon.tsx';
import type { PlayContext } from '../play-context.ts';
import { ask, type HexReport, type HexsideReport } from '../query-replies.ts';
import { placeName, say, sayOr, unitName } from '../say.ts';
import type { Hover } from '../state/selection.ts';

const WIDTH = 280;

/** Beside the pointer, and always within the window. */
export function cardPlace(
  hover: Hover,
  size: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const isRight = hover.x + 24 + WIDTH > size.width;
  const left = isRight ? hover.x - 24 - WIDTH : hover.x + 24;
  const isLow = hover.y > size.height * 0.6;
  return { left: Math.max(8, Math.min(left, size.width - WIDTH - 8)), top: isLow ? hover.y - 200 : hover.y + 12 };
}

export function HexCard({ context }: { readonly context: PlayContext }) {
  const report = useSignal<HexReport | undefined>(undefined);
  useSignalEffect(() => {
    const at = context.selection.hover.value?.at;
    report.value = undefined;
    if (at === undefined || !context.client.grid.indexByName.has(at)) return;
    const eyes = context.client.viewerParams(context.game.seat.peek());
    void ask(context.game, 'hex', { hex: at, ...eyes }).then((hex) => {
      if (context.selection.hover.peek()?.at === at) report.value = hex;
    });
  });
  const hover = context.selection.hover.value;
  const hex = report.value;
  if (hover === undefined || hex === undefined || hex.hex !== hover.at) return undefined;
  const place = cardPlace(hover, { width: window.innerWidth, height: window.innerHeight });
  return (
    <section
      class={`hex-card${hover.pinned ? ' pinned' : ''}`}
      style={{ left: `${place.left}px`, top: `${Math.max(64, place.top)}px`, width: `${WIDTH}px` }}
      aria-label={say('hex.title', { hex: placeName(hex.hex) })}
    >
      {hover.pinned ? (
        <button
          type="button"
          class="icon-button"
          aria-label={say('close')}
          onClick={() => context.selection.hoverOver(undefined)}
        >
          <Icon name="close" />
        </button>
      ) : undefined}
      <HexWords context={context} hex={hex} />
      {hover.pinned ? (
        <button
          type="button"
          class="link"
          data-act="terrain-chart"
          onClick={() => {
            context.selection.hoverOver(undefined);
            context.panels.openRule(context.client.terrainChart);
          }}
        >
          {say('hex.chart')}
        </button>
      ) : undefined}
    </section>
  );
}

/** `City`, `Clear · Village`. */
const terrainParts = (hex: HexReport): readonly string[] => [
  sayOr(`terrain.${hex.terrain}`, capital(plainWord(hex.terrain))),
  ...hex.features.map((feature) => sayOr(`feature.${feature}`, capital(plainWord(feature)))),
];

export const terrainWords = (hex: HexReport): string => terrainParts(hex).join(' · ');

/** The ground in a line, and what the title notes of it: `City · Nijmegen · held by the first side`. */
export function groundWords({ hexNotes }: Pick<TitleClient, 'hexNotes'>, hex: HexReport): string {
  const parts = [
    ...terrainParts(hex),
    ...hex.marks.map(({ mark, code, note }) =>
      `${sayOr(`mark.${mark}`, plainWord(mark))} ${code ?? note ?? ''}`.trim(),
    ),
    ...hexNotes(hex),
  ];
  return parts.join(' · ');
}

/** `NW: Waal, road bridge (intact), primary road to 5421`. */
export function sideWords(side: HexsideReport): string | undefined {
  const parts = [
    ...(side.water === undefined ? [] : [side.waterNames?.join(', ') || sayOr(`water.${side.water}`, side.water)]),
    ...(side.bridges ?? []).map(({ kind, state }) =>
      say('hex.bridge', {
        kind: sayOr(`bridge.${kind}`, kind),
        state: sayOr(`bridge-state.${state}`, plainWord(state)),
      }),
    ),
    ...(side.ferry === undefined ? [] : [say('hex.ferry')]),
    ...(side.ford === true ? [say('hex.ford')] : []),
    ...(side.escarpment === true ? [say('hex.escarpment')] : []),
    ...(side.road === undefined ? [] : [say('hex.road', { road: sayOr(`road.${side.road}`, side.road) })]),
    ...(side.railway === true ? [say('hex.railway')] : []),
    ...(side.area === undefined ? [] : [placeName(side.area)]),
  ];
  if (parts.length === 0) return undefined;
  const direction = sayOr(`direction.${side.direction}`, side.direction);
  return say('hex.side', { direction, things: parts.join(', ') });
}

function HexWords({ context, hex }: { readonly context: PlayContext; readonly hex: HexReport }) {
  const { client, view } = context;
  const sides = hex.sides.flatMap((side) => sideWords(side) ?? []);
  const others = view.value === undefined ? [] : client.looks.othersIn(view.value, hex.hex);
  const there = [...others, ...hex.units.map(unitName)];
  return (
    <>
      <h3>{placeName(hex.hex)}</h3>
      <p>{groundWords(client, hex)}</p>
      {client.hexEffects(hex).map((words) => (
        <p key={words} class="quiet">
          {words}
        </p>
      ))}
      {hex.places.length > 0 ? <p class="quiet">{hex.places.map(({ name }) => name).join(', ')}</p> : undefined}
      {sides.length === 0 ? undefined : (
        <ul class="hex-sides">
          {sides.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {there.length === 0 ? undefined : (
        <p>
          <b>{there.join(', ')}</b>
        </p>
      )}
    </>
  );
}
