import { fitted, kept, panned, pinched, zoomed } from './camera.js';
import { fillCard, hexAt, markHex, shapeOf } from './hex-card.js';
import { followTheme } from './theme.js';

/** Pixels left free around the whole sheet; the bars stand in them. */
const MARGIN = 12;
const KEY_STEP = 90;
const BUTTON_ZOOM = 1.5;
/** A pointer that has gone fewer pixels than this has tapped. */
const TAP = 6;
const HEX_ON_SCREEN = 96;
/** Below this width the card lies at the bottom. */
const PHONE = 600;
/** After this many milliseconds without movement the browser draws the sheet anew, sharp at its new size. */
const REST = 160;

const view = found('.view');
const stage = found('.stage');
const status = found('.status');
const card = found('.hex-card');

/** The box of the drawing, in its own units. */
let sheet = { left: 0, top: 0, width: 1, height: 1 };
let camera = { x: 0, y: 0, scale: 1 };
/** Whether the whole sheet is shown, and should be after the window has changed. */
let isFitted = true;

/**
 * @param {string} selector
 * @returns {HTMLElement}
 */
function found(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
  return element;
}

const viewSize = () => ({ width: view.clientWidth, height: view.clientHeight });

function limits() {
  const least = fitted(viewSize(), sheet, MARGIN).scale;
  return { least: least * 0.8, most: Math.max(least * 4, 5) };
}

let resting = 0;

/** @param {import('./camera.js').Camera} next */
function look(next) {
  camera = kept(next, viewSize(), sheet);
  stage.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
  view.dataset.scale = camera.scale.toFixed(4);
  view.classList.add('moving');
  clearTimeout(resting);
  resting = window.setTimeout(() => view.classList.remove('moving'), REST);
}

/** @param {import('./camera.js').Camera} next */
function move(next) {
  isFitted = false;
  look(next);
}

function showAll() {
  isFitted = true;
  look(fitted(viewSize(), sheet, MARGIN));
}

/**
 * @param {number} factor
 * @param {import('./camera.js').Point} [at]
 */
function zoom(factor, at) {
  const { width, height } = viewSize();
  move(zoomed(camera, factor, at ?? { x: width / 2, y: height / 2 }, limits()));
}

/** @param {MouseEvent} event */
function pointOf({ clientX, clientY }) {
  const { left, top } = view.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

view.addEventListener(
  'wheel',
  (event) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    const strength = event.ctrlKey ? 0.01 : 0.0016;
    zoom(Math.exp(-event.deltaY * lines * strength), pointOf(event));
  },
  { passive: false },
);

view.addEventListener('dblclick', (event) => zoom(event.shiftKey ? 0.5 : 2, pointOf(event)));

/** @type {Map<number, import('./camera.js').Point>} */
const fingers = new Map();
/** How far the pointers have gone since the first one came down: a tap goes nowhere. */
let gone = 0;

view.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return;
  if (fingers.size === 0) gone = 0;
  view.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, pointOf(event));
});

view.addEventListener('pointermove', (event) => {
  const before = fingers.get(event.pointerId);
  if (before === undefined) return;
  const after = pointOf(event);
  gone += Math.hypot(after.x - before.x, after.y - before.y);
  const [other] = [...fingers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
  if (other === undefined) move(panned(camera, after.x - before.x, after.y - before.y));
  else move(pinched(camera, [before, other], [after, other], limits()));
  fingers.set(event.pointerId, after);
});

view.addEventListener('pointerup', (event) => {
  const wasTap = fingers.delete(event.pointerId) && fingers.size === 0 && gone < TAP;
  if (wasTap) choose(hexAt(event.clientX, event.clientY));
});

view.addEventListener('pointercancel', (event) => fingers.delete(event.pointerId));

/** The chosen hex stands in the address, so that it can be sent to somebody. */
const chosen = () => decodeURIComponent(location.hash.slice(1)) || undefined;

/** @param {string | undefined} hex */
function choose(hex) {
  history.replaceState(null, '', hex === undefined ? location.pathname : `#${hex}`);
  showChosen();
}

async function showChosen() {
  const hex = chosen();
  markHex(hex);
  card.hidden = true;
  if (hex === undefined) return;
  const response = await fetch(`/atlas/${view.dataset.map}/${encodeURIComponent(hex)}.json`);
  if (response.ok && hex === chosen()) fillCard(card, await response.json());
}

/** Brings the hex of the address to where the card leaves it free, near enough to read. */
function lookAtChosen() {
  const shape = shapeOf(chosen() ?? '');
  if (!(shape instanceof SVGGraphicsElement)) return;
  const { x, y, width, height } = shape.getBBox();
  const size = viewSize();
  const scale = HEX_ON_SCREEN / width;
  move({
    x: size.width / 2 - (x + width / 2 - sheet.left) * scale,
    y: size.height * (size.width < PHONE ? 0.25 : 0.5) - (y + height / 2 - sheet.top) * scale,
    scale,
  });
}

card.addEventListener('click', (event) => {
  if (event.target instanceof HTMLElement && event.target.dataset.action === 'close-card') choose(undefined);
});

addEventListener('hashchange', () => {
  showChosen();
  lookAtChosen();
});

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => move(panned(camera, KEY_STEP, 0)),
  ArrowRight: () => move(panned(camera, -KEY_STEP, 0)),
  ArrowUp: () => move(panned(camera, 0, KEY_STEP)),
  ArrowDown: () => move(panned(camera, 0, -KEY_STEP)),
  '+': () => zoom(BUTTON_ZOOM),
  '=': () => zoom(BUTTON_ZOOM),
  '-': () => zoom(1 / BUTTON_ZOOM),
  0: showAll,
  f: showAll,
  Escape: () => choose(undefined),
};

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(KEYS, event.key)) return;
  event.preventDefault();
  KEYS[event.key]?.();
});

/** @type {Record<string, () => void>} */
const ACTIONS = { 'zoom-in': KEYS['+'] ?? showAll, 'zoom-out': KEYS['-'] ?? showAll, fit: showAll };

for (const [action, act] of Object.entries(ACTIONS)) {
  found(`[data-action="${action}"]`).addEventListener('click', act);
}

new ResizeObserver(() => (isFitted ? showAll() : look(camera))).observe(view);

/** @param {'light' | 'dark'} theme */
async function showMap(theme) {
  const response = await fetch(`/atlas/${view.dataset.map}.svg?theme=${theme}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (!(drawing instanceof SVGSVGElement)) throw new Error('the drawing cannot be read');
  const { x: left, y: top, width, height } = drawing.viewBox.baseVal;
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  const isFirst = stage.childElementCount === 0;
  sheet = { left, top, width, height };
  stage.replaceChildren(document.adoptNode(drawing));
  showChosen();
  if (!isFirst) return;
  showAll();
  lookAtChosen();
}

followTheme((theme) => {
  view.setAttribute('aria-busy', 'true');
  status.textContent = 'Drawing the map…';
  showMap(theme).then(
    () => {
      status.textContent = '';
      view.setAttribute('aria-busy', 'false');
    },
    (error) => {
      status.textContent = `The map cannot be shown: ${error.message}`;
    },
  );
});
