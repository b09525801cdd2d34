/** Overlays that every title with zones of control has. */
import type { OverlaySpec } from './title-client.ts';

export const zocOverlay = (ask: NonNullable<OverlaySpec['ask']>): OverlaySpec => ({
  name: 'zoc',
  icon: 'zoc',
  legend: [
    ['zoc-first', 'legend.zoc-first'],
    ['zoc-second', 'legend.zoc-second'],
  ],
  ask,
});
