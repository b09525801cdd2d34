/** Words of the play screen as this title needs them. */
import { type Say, sayer } from '@bridgehead/client-kit/play';
import type { OMG85_EN } from '../words/en.ts';

export { percent, withMinus, withSign } from '@bridgehead/client-kit/messages';
export { placeName, sayOr, unitName, unitNames, wordFor } from '@bridgehead/client-kit/play';

export const say: Say<typeof OMG85_EN> = sayer();
