/** The sounds of what only this title tells. */
import type { OwnSound } from '../../sounds/sound-of.ts';

const FIGHTS: readonly string[] = ['determined-defense', 'automatic-ds', 'breakthrough'];

export const soundOf: OwnSound = ({ kind, result }) => {
  if (kind === 'demolition') return result === 'blown' ? 'blown' : undefined;
  return FIGHTS.includes(kind) ? 'combat' : undefined;
};
