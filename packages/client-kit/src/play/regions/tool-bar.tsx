import { Icon } from '../parts/icon.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr } from '../say.ts';

/** Each has a number but the last; 0 is the map's own key for all of it. */
export const overlayKey = (overlay: string, at: number): string => (overlay === 'hide' ? 'h' : String(at + 1));

/** Overlays are toggles; each has its word as well as its picture. */
export function ToolBar({ context }: { readonly context: PlayContext }) {
  return (
    <div
      class={`tools${context.panels.tools.value ? ' open' : ''}`}
      role="toolbar"
      aria-label={say('tools')}
      aria-orientation="vertical"
    >
      {context.client.overlays.list.map(({ name: overlay, icon }, i) => (
        <button
          key={overlay}
          type="button"
          class={overlay === 'numbers' ? 'after-gap' : ''}
          aria-pressed={context.overlays.has(overlay)}
          aria-keyshortcuts={overlayKey(overlay, i)}
          title={sayOr(`overlay.${overlay}.title`, overlay)}
          data-overlay={overlay}
          onClick={() => context.overlays.toggle(overlay)}
        >
          <Icon name={icon} />
          <span>{sayOr(`overlay.${overlay}`, overlay)}</span>
        </button>
      ))}
    </div>
  );
}
