/** Chapter 22: airborne landings. */
export { airlanding } from './22-airlanding-phase.ts';
export { landingModifiers, landingResult } from './22-airlanding-table.ts';
export { dropHexesOf } from './22-drop-hexes.ts';
export { returneeOrders } from './22-returnees.ts';
