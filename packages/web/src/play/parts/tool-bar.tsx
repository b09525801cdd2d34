import { say } from '../say.ts';
import { OVERLAYS, type Overlay, type Table } from '../table.ts';
import { Icon } from './icon.tsx';

export function toggleOverlay({ overlays, app }: Table, overlay: Overlay): void {
  if (overlay === 'numbers') {
    app.change({ numbers: !overlays.value.has('numbers') });
    return;
  }
  const next = new Set(overlays.value);
  if (!next.delete(overlay)) next.add(overlay);
  overlays.value = next;
}

/** Nine have a number; 0 is the map's own key for all of it. */
export const overlayKey = (at: number): string => (at < 9 ? String(at + 1) : 'h');

/** Overlays are toggles; each has its word as well as its picture. */
export function ToolBar({ table }: { readonly table: Table }) {
  return (
    <div
      class={`tools${table.tools.value ? ' open' : ''}`}
      role="toolbar"
      aria-label={say('tools')}
      aria-orientation="vertical"
    >
      {OVERLAYS.map((overlay, i) => (
        <button
          key={overlay}
          type="button"
          class={overlay === 'numbers' ? 'after-gap' : ''}
          aria-pressed={table.overlays.value.has(overlay)}
          aria-keyshortcuts={overlayKey(i)}
          title={say(`overlay.${overlay}.title`)}
          data-overlay={overlay}
          onClick={() => toggleOverlay(table, overlay)}
        >
          <Icon name={overlay} />
          <span>{say(`overlay.${overlay}`)}</span>
        </button>
      ))}
    </div>
  );
}
