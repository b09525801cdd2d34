import { useState } from 'preact/hooks';
import { LegendPicture } from '../parts/legend-mark.tsx';
import { ONE_SCROLL } from '../phone.ts';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr } from '../say.ts';

/** What the marks of the overlays that are on mean, beside the tool bar; on a phone it would hide what they mark, and is folded. */
export function OverlayLegend({ context }: { readonly context: PlayContext }) {
  const [isOpen] = useState(() => !window.matchMedia(ONE_SCROLL).matches);
  const shown = context.client.overlays.list.filter(
    ({ name, legend }) => legend !== undefined && context.overlays.has(name),
  );
  if (shown.length === 0) return undefined;
  return (
    <details class="legend" open={isOpen}>
      <summary>{say('legend.title')}</summary>
      {shown.map(({ name, legend = [] }) => (
        <section key={name}>
          <h3>{sayOr(`overlay.${name}`, name)}</h3>
          <ul>
            {legend.map(([mark, message]) => (
              <li key={message}>
                <LegendPicture mark={mark} />
                <span>{sayOr(message, message)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
