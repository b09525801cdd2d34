/** Chapter 22: airborne landings. */
export { airlanding } from './airlanding-phase.ts';
export { landingModifiers, landingResult } from './airlanding-table.ts';
export { dropHexesOf } from './drop-hexes.ts';
export { returneeOrders } from './returnees.ts';
