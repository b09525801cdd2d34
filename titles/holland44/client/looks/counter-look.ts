/** How a unit of the view looks on the board. */
import type { Badge, CounterLook, Figure } from '@bridgehead/board';
import { keptLooks, sideLook } from '@bridgehead/client-kit/looks';
import type { Stance } from '@bridgehead/client-kit/title';
import { UNITS, type UnitData, type UnitView } from '../../src/facts.ts';
import { placeName, say, sayOr } from '../say.ts';
import { bodyColour, formationColours, formationName } from './colours.ts';
import { SIDE_LOOKS } from './sides.ts';
import { typeLook } from './unit-types.ts';

const PRINTED: ReadonlyMap<string, UnitData> = new Map(UNITS.map((data) => [data.id, data]));

export const printedOf = (unit: string): UnitData | undefined => PRINTED.get(unit);

/** States of the position notation that are shown, the gravest first, and the badge of each. */
const STATE_BADGES: readonly (readonly [string, Badge])[] = [
  ['full-retreat', 'double-chevron'],
  ['disrupted', 'warning'],
  ['engaged', 'crossed'],
  ['out-of-supply', 'struck-crate'],
  ['scattered', 'parachute'],
  ['spent', 'hourglass'],
  ['moved', 'arrow'],
  ['replacement', 'plus'],
  ['dismounted', 'boot'],
];

export function badgesOf({ states, autoDs }: UnitView): readonly Badge[] {
  const badges = STATE_BADGES.filter(([state]) => states.includes(state)).map(([, badge]) => badge);
  return autoDs === undefined ? badges : [...badges, 'burst'];
}

/** [design 5] What a state fades: a figure that the unit cannot use now. */
const FADED: Readonly<Record<string, readonly [boolean, boolean, boolean]>> = {
  disrupted: [true, false, true],
  'full-retreat': [true, true, false],
  spent: [true, false, false],
  fired: [true, false, false],
};

const isFaded = ({ states }: UnitView, figure: 0 | 1 | 2): boolean =>
  states.some((state) => FADED[state]?.[figure] === true);

const isArtillery = ({ range }: UnitView): boolean => range !== undefined;

/** Artillery that is ready prints S for its attack, for the support that it gives. */
function attackText(unitView: UnitView): string {
  if (!isArtillery(unitView)) return String(unitView.values.attack);
  return unitView.states.includes('fired') ? '0' : 'S';
}

const figure = (unitView: UnitView, which: 0 | 1 | 2, text: string): Figure =>
  isFaded(unitView, which) ? { text, faded: true } : { text };

function figuresOf(unitView: UnitView): readonly [Figure, Figure, Figure] {
  const { defense, movement } = unitView.values;
  return [
    figure(unitView, 0, attackText(unitView)),
    figure(unitView, 1, String(defense)),
    figure(unitView, 2, String(movement)),
  ];
}

/** `4-5-3`, as players say it. */
export const figuresText = (unitView: UnitView): string =>
  `${attackText(unitView)}-${unitView.values.defense}-${unitView.values.movement}`;

/** What a screen reader says: everything that the counter shows. */
export function counterLabel(unitView: UnitView): string {
  const { name, formation, morale, steps, printed, states, type } = unitView;
  const parts = [
    name,
    sayOr(`type.${type}`, type),
    formationName(formation),
    figuresText(unitView),
    steps === printed.steps
      ? say('card.count.steps', { count: steps })
      : say('label.steps', { steps, of: printed.steps }),
    morale === 'normal' ? '' : sayOr(`morale.${morale}`, morale),
    ...STATE_BADGES.filter(([state]) => states.includes(state)).map(([state]) => sayOr(`state.${state}`, state)),
    ...(states.includes('fired') ? [say('fired')] : isArtillery(unitView) ? [say('ready')] : []),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The strokes over the symbol; the last step of a three-step unit is a Remnant counter. */
function sizeOf(unitView: UnitView): string {
  if (unitView.printed.steps === 3 && unitView.steps === 1) return 'REM';
  return printedOf(unitView.unit)?.size ?? '';
}

function moraleOf({ morale }: UnitView): CounterLook['morale'] {
  return morale === 'elite' || morale === 'low' ? morale : 'normal';
}

/** [2.3.7] The dashed line is printed on armored counters of one step only. */
function freeStackingOf({ type, steps, printed }: UnitView): CounterLook['freeStacking'] {
  const { freeStacking } = typeLook(type);
  const isOneStepCounter = printed.steps === 1 || (printed.steps === 3 && steps === 1);
  return freeStacking === 'sometimes' && !isOneStepCounter ? undefined : freeStacking;
}

/** A Breakdown unit wears the colour of the unit that it came from. */
function formationOf({ formation, parent }: UnitView): string {
  return formation === '(parent)' && parent !== undefined ? (printedOf(parent)?.formation ?? '') : formation;
}

function newLook(unitView: UnitView, stance: Stance): CounterLook {
  const { plate, symbol } = typeLook(unitView.type);
  const freeStacking = freeStackingOf(unitView);
  const rating = unitView.values.armor;
  return {
    id: unitView.unit,
    label: counterLabel(unitView),
    name: unitView.name,
    corner: sideLook(SIDE_LOOKS, unitView.side).corner,
    body: bodyColour(printedOf(unitView.unit)?.branch ?? ''),
    formation: formationColours(formationOf(unitView)),
    steps: unitView.printed.steps,
    stepsLost: Math.max(0, unitView.printed.steps - unitView.steps),
    size: sizeOf(unitView),
    symbol,
    factors: figuresOf(unitView),
    morale: moraleOf(unitView),
    ...(rating > 0 && plate !== undefined ? { armor: { rating, plate } } : {}),
    ...(unitView.range === undefined
      ? {}
      : { gun: { range: unitView.range, ready: !unitView.states.includes('fired') } }),
    ...(freeStacking === undefined ? {} : { freeStacking }),
    badges: badgesOf(unitView),
    stance,
  };
}

export const counterLook = keptLooks(newLook);

/** A counter face down: where it is, never what. */
export function unknownLook(hex: string, stance: Stance = 'rest'): CounterLook {
  return {
    id: `unknown-${hex}`,
    label: say('label.unknown', { hex: placeName(hex) }),
    name: '?',
    corner: 'cut',
    body: bodyColour('Wehrmacht'),
    formation: [],
    steps: 0,
    stepsLost: 0,
    size: '',
    symbol: 'infantry',
    factors: [{ text: '' }, { text: '' }, { text: '' }],
    morale: 'normal',
    badges: [],
    stance,
    unknown: true,
  };
}
