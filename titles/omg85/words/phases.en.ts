import type { PhaseName } from '../src/scenario/phase-names.ts';

type Plain<Name extends string> = Name extends `${string}.${infer Phase}` ? Phase : Name;

/** What the phases are called. */
export const PHASES_EN = {
  'phase.set-up': 'Set-up',
  'phase.weather': 'Weather',
  'phase.air-strike': 'Air strikes',
  'phase.supply': 'Supply',
  'phase.reinforcement': 'Reinforcements',
  'phase.build-up': 'Build-up and break-down',
  'phase.operation-1': 'Operation I',
  'phase.combat-1': 'Combat I',
  'phase.operation-2': 'Operation II',
  'phase.combat-2': 'Combat II',
  'phase.over': 'The game is over',
} as const satisfies Readonly<Record<`phase.${Plain<PhaseName> | 'set-up' | 'over'}`, string>>;
