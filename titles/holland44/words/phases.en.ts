import type { Phase } from '../src/state/frames.ts';

/** What the phases are called. */
export const PHASES_EN = {
  'phase.set-up': 'Set-up',
  'phase.weather': 'Weather',
  'phase.artillery-resupply': 'Artillery',
  'phase.bridge': 'Bridges',
  'phase.airlanding': 'Airlanding',
  'phase.movement': 'Movement',
  'phase.combat': 'Combat',
  'phase.recovery': 'Recovery',
  'phase.supply': 'Supply',
  'phase.traffic-marker': 'Traffic',
  'phase.victory-check': 'Victory check',
  'phase.over': 'The game is over',
} as const satisfies Readonly<Record<`phase.${Phase | 'set-up' | 'weather' | 'victory-check' | 'over'}`, string>>;
