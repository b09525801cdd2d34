/** The sounds of what only this title tells. */
import type { OwnSound } from '@bridgehead/client-kit/sounds';

export const soundOf: OwnSound = ({ kind, result }) =>
  kind === 'demolition' && result === 'blown' ? 'blown' : undefined;
