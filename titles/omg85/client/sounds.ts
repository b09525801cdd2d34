/** The sounds of what only this title tells. */
import type { OwnSound } from '@bridgehead/client-kit/sounds';

/** Battles on the ground, and hits from the air. */
const FIGHTS: readonly string[] = ['battle', 'volley', 'strike-hit', 'bombed'];

export const soundOf: OwnSound = ({ kind }) => (FIGHTS.includes(kind) ? 'combat' : undefined);
