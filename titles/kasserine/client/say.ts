/** Words of the play screen as this title needs them. */
import { type Params, sayOr } from '@bridgehead/client-kit/play';
import type { KasserineKey } from '../words/en.ts';

export const say = (key: KasserineKey, params: Params = {}): string => sayOr(key, key, params);
