/**
 * What a step costs a mechanized unit, in sixths of a movement point: close to the title's rules, but only as far as
 * the bare map goes. A word that is not listed cannot be entered or crossed.
 */
export const MOVEMENT = 8 * 6;
export const TERRAIN = { clear: 6, city: 6, woods: 12, polder: 18, 'polder-woods': 18, marsh: 24 };
export const ROAD = { primary: 2, secondary: 3, minor: 6 };
/** Added where no road crosses. */
export const FORD = { minor: 12 };
/** Waters that are crossed by a road bridge or not at all. */
export const NEEDS_BRIDGE = ['canal', 'lake', 'major'];
