/** Chapter 22: airborne landings. */
export { airlanding } from './airlanding-phase.ts';
export { landingModifiers, landingResult } from './airlanding-table.ts';
export { returneeOrders } from './returnees.ts';
