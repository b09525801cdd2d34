/** Words of the play screen as this title needs them. */
import { type Params, sayOr } from '@bridgehead/client-kit/play';
import type { FerrowKey } from '../words/en.ts';

export const say = (key: FerrowKey, params: Params = {}): string => sayOr(key, key, params);
