/** Overlays that every title with zones of control or lines of supply has. */
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

/** Ways of supply and those who have none, with what else the title marks. */
export const supplyOverlay = (
  ask: NonNullable<OverlaySpec['ask']>,
  ...more: NonNullable<OverlaySpec['legend']>
): OverlaySpec => ({
  name: 'supply',
  icon: 'supply',
  legend: [['supply-road', 'legend.supply-road'], ['cut-off', 'legend.cut-off'], ...more],
  ask,
});
