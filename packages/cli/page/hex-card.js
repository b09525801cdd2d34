// The card that tells all about one hex.

/**
 * @typedef {{
 *   readonly hex: string,
 *   readonly heading: string,
 *   readonly ground: readonly (readonly [string, string])[],
 *   readonly sides: readonly (readonly [string, string, string])[],
 * }} HexSheet
 */

const CHOSEN = 'chosen';
/** The board lays one shape over each hex; marks carry the name of their hex as well. */
const SHAPES = '.stage .m-hexes > ';

/**
 * The shape of a hex in the drawing, by its printed name.
 * @param {string} hex
 */
export const shapeOf = (hex) => document.querySelector(`${SHAPES}[data-hex="${CSS.escape(hex)}"]`);

/**
 * The hex under a point of the window.
 * @param {number} x
 * @param {number} y
 * @returns {string | undefined}
 */
export function hexAt(x, y) {
  const shape = document.elementsFromPoint(x, y).find((element) => element.matches(`${SHAPES}[data-hex]`));
  return shape?.getAttribute('data-hex') ?? undefined;
}

/** Marks a hex in the drawing, and no other. @param {string | undefined} hex */
export function markHex(hex) {
  for (const shape of document.querySelectorAll(`.stage .${CHOSEN}`)) shape.classList.remove(CHOSEN);
  if (hex !== undefined) shapeOf(hex)?.classList.add(CHOSEN);
}

/**
 * @param {HTMLElement} card
 * @param {HexSheet} sheet
 */
export function fillCard(card, sheet) {
  const rows = sheet.ground.map((row) => rowOf(row));
  const sides = sheet.sides.map((row) => rowOf(row));
  const heading = element('h2', sheet.heading);
  const close = element('button', '×');
  close.className = 'button';
  close.setAttribute('aria-label', 'Close');
  close.dataset.action = 'close-card';
  card.replaceChildren(heading, close, table(rows), table(sides));
  card.hidden = false;
}

/** @param {readonly HTMLElement[]} rows */
function table(rows) {
  const body = element('table');
  body.append(...rows);
  return body;
}

/** @param {readonly string[]} cells */
function rowOf([label = '', ...texts]) {
  const row = element('tr');
  const header = element('th', label);
  header.setAttribute('scope', 'row');
  row.append(header, ...texts.map((text) => element('td', text)));
  return row;
}

/**
 * @param {string} name
 * @param {string} [text]
 */
function element(name, text) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  return made;
}
