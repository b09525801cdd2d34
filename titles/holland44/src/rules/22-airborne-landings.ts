/** Chapter 22: airborne landings. Landing on enemy units (22.6) comes with combat. */
export { airlanding } from './22-airlanding-phase.ts';
export { landingModifiers, landingResult } from './22-airlanding-table.ts';
export { dropHexesOf } from './22-drop-hexes.ts';
export { returneeOrders } from './22-returnees.ts';
