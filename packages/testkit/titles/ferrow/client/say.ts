/** Words of the play screen as this title needs them. */
import { type Say, sayer } from '@bridgehead/client-kit/play';
import type { FERROW_EN } from '../words/en.ts';

export const say: Say<typeof FERROW_EN> = sayer();
