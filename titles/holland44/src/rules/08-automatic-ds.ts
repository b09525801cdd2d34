/** [8.7] Automatic DS: odds of 10-1 in the Movement Phase. */
import type { Order } from '../orders.ts';

export const automaticOrders: readonly Order[] = [];
