/** Chapter 21: Breakdown units and merging units. */
import type { Order } from '../../orders.ts';
import { breakDownOrder } from './breaking-down.ts';
import { mergeOrder, rebuildOrder } from './merging.ts';

export { formationOf } from '../10-odds/formations.ts';
export { breakDown, freeCounters, mayBreakDown } from './breaking-down.ts';
export { mayRebuild, rebuild } from './merging.ts';

// An order is only ever asked to perform what it has checked; the list of orders cannot know that.
export const breakdownOrders: readonly Order[] = [breakDownOrder, rebuildOrder, mergeOrder];
