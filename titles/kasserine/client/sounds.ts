/** The sounds of what only this title tells. */
import type { OwnSound } from '@bridgehead/client-kit/sounds';

const GUNS: readonly string[] = ['barrage', 'fpf-fired'];

export const soundOf: OwnSound = ({ kind }) =>
  GUNS.includes(kind) ? 'combat' : kind === 'strongpoint-removed' || kind === 'eliminated' ? 'blown' : undefined;
