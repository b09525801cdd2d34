/** Words of the play screen as this title needs them. */
import type { PlayKey } from '@bridgehead/client-kit/messages';
import { type Params, sayOr } from '@bridgehead/client-kit/play';
import type { MarketGardenKey } from '../words/en.ts';

export { percent, withMinus, withSign } from '@bridgehead/client-kit/messages';
export { placeName, sayOr, unitName, unitNames, wordFor } from '@bridgehead/client-kit/play';

export const say = (key: PlayKey | MarketGardenKey, params: Params = {}): string => sayOr(key, key, params);
