import type { Title } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/title-holland44';

/** Every title that can be played. */
export const GAME_TITLES: readonly Title[] = [HOLLAND44];
