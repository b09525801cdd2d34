/** The sounds of what only this title tells. */
import type { OwnSound } from '@bridgehead/client-kit/sounds';

import { isA } from './told-events.ts';

export const soundOf: OwnSound = (event) =>
  isA(event, 'demolition') && event.result === 'blown' ? 'blown' : undefined;
