/** The sounds of what only this title tells. */
import type { OwnSound } from '@bridgehead/client-kit/sounds';

const FIGHTS: readonly string[] = ['determined-defense', 'automatic-ds', 'breakthrough'];

export const soundOf: OwnSound = ({ kind, result }) => {
  if (kind === 'demolition') return result === 'blown' ? 'blown' : undefined;
  return FIGHTS.includes(kind) ? 'combat' : undefined;
};
