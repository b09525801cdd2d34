/** Words of the play screen as this title needs them. */
import type { PlayKey } from '../../messages/play.en.ts';
import { type Params, sayOr } from '../../play/say.ts';
import type { MarketGardenKey } from './words.en.ts';

export { percent, placeName, sayOr, unitName, unitNames, withMinus } from '../../play/say.ts';

export const say = (key: PlayKey | MarketGardenKey, params: Params = {}): string => sayOr(key, key, params);
