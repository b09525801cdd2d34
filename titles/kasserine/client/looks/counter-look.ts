/** How a unit of the view looks on the board: [2.2.3] [2.2.4] attack, defense and movement, or what deployed guns show. */
import type { Badge, CounterLook, Figure } from '@bridgehead/board';
import { keptLooks, sideLook } from '@bridgehead/client-kit/looks';
import type { Stance } from '@bridgehead/client-kit/title';
import { COMMAND_RANGE, ROMMEL_BONUSES, type UnitView } from '../../src/facts.ts';
import { say, sayOr } from '../say.ts';
import { formationColour, nationLook } from './colours.ts';
import { SIDE_LOOKS } from './sides.ts';
import { colourNation, printedOf } from './unit-facts.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  HQ: 'headquarters',
  'air command': 'headquarters',
  armor: 'armor',
  recon: 'armored-reconnaissance',
  'armored infantry': 'mechanized-infantry',
  'motorized infantry': 'motorized-infantry',
  infantry: 'infantry',
  ranger: 'ranger',
  mountain: 'mountain-infantry',
  commando: 'commando',
  engineer: 'engineers',
  artillery: 'artillery',
  'SP artillery': 'self-propelled-artillery',
  AT: 'anti-tank',
  AAA: 'flak',
  'AAA 88mm': 'heavy-flak',
};
const TRAITS: Readonly<Record<string, string>> = { motorcycle: 'motorcycle-infantry', tiger: 'heavy-armor' };
const SIZES: Readonly<Record<string, string>> = { bn: 'II', co: 'I', sqn: 'I', bty: 'I', '2 cos': 'II-' };
/** [3.6] Square, round, none: no colour is needed. */
const PLATES: Readonly<Record<string, CounterLook['lastPlate']>> = { red: 'box', orange: 'circle' };

const UNKNOWN = '?';
const figure = (value: number | undefined): Figure =>
  value === undefined ? { text: UNKNOWN, faded: true } : { text: String(value) };

/** Mounted on horses, it is no armoured car. */
const isMounted = ({ model }: UnitView): boolean => model?.includes('horse') === true;

function symbolOf(unitView: UnitView): string {
  const { unit, type } = unitView;
  if (type === 'recon' && isMounted(unitView)) return 'cavalry';
  return TRAITS[printedOf(unit)?.trait ?? ''] ?? SYMBOLS[type] ?? 'infantry';
}

const isUntried = ({ states }: UnitView): boolean => states.includes('untried');

/** [10.1] [16.1] What a gun in place shows. */
function stripOf({ unit, mode, values }: UnitView): Pick<CounterLook, 'inPlace'> {
  const { barrage, fpf, range } = values;
  if (mode !== 'deployed' || barrage === undefined || fpf === undefined) return {};
  const strip = { figure: String(barrage), shield: String(fpf) };
  // [16.1.1] An anti-tank unit has no range.
  const isAntiTank = printedOf(unit)?.at === true;
  return { inPlace: isAntiTank ? { ...strip, letters: say('counter.at') } : { ...strip, range: String(range ?? 1) } };
}

function cornerOf(unitView: UnitView): Pick<CounterLook, 'lean' | 'letters' | 'radius'> {
  const { unit, type, values } = unitView;
  if (type === 'HQ') return { radius: COMMAND_RANGE };
  if (printedOf(unit)?.sp === true) return { letters: say('counter.sp') };
  return values.evasion === undefined || isUntried(unitView) ? {} : { lean: String(values.evasion) };
}

/** What lies on the unit, the gravest first; [10.3.4] its own marker a gun shows to its owner alone. */
function badgesOf({ states, supplied, fires }: UnitView): readonly Badge[] {
  return [
    ...(states.includes('out-of-supply') || supplied === false ? (['struck-crate'] as const) : []),
    ...(states.includes('reserve') ? (['tab'] as const) : []),
    ...(states.includes('building') ? (['spade'] as const) : []),
    ...(states.includes('garrison') ? (['tower'] as const) : []),
    ...(fires === undefined ? [] : (['lattice-shield'] as const)),
    ...(states.includes('marker-used') ? (['hourglass'] as const) : []),
  ];
}

/** [15.5.2] Bonuses that Rommel can still give. */
const rommelLeft = ({ states }: Pick<UnitView, 'states'>): number =>
  Math.max(0, ROMMEL_BONUSES - (states.includes('used-twice') ? 2 : states.includes('used-once') ? 1 : 0));

function figureWords(unitView: UnitView): string {
  const { attack, defense, move } = unitView.values;
  if (unitView.type === 'leader') return say('label.rommel', { count: rommelLeft(unitView), move });
  if (isUntried(unitView)) return say('label.untried', { move });
  return say('label.values', { attack: attack ?? UNKNOWN, defense: defense ?? UNKNOWN, move });
}

function gunWords({ unit, mode, values: { barrage, fpf, range } }: UnitView): readonly string[] {
  if (mode === undefined) return [];
  const isAntiTank = printedOf(unit)?.at === true;
  return [
    say(mode === 'deployed' ? 'label.deployed' : 'label.travel'),
    ...(barrage === undefined || fpf === undefined
      ? []
      : [isAntiTank ? say('label.at', { barrage, fpf }) : say('label.guns', { range: range ?? 1, barrage, fpf })]),
  ];
}

/** What a screen reader says: everything that the counter shows. */
export function counterLabel(unitView: UnitView): string {
  const { unit, name, type, size, formation, steps, stacking, values, movement, states } = unitView;
  const printed = printedOf(unit);
  const isHidden = isUntried(unitView);
  const nation = colourNation({ nation: printed?.nation ?? 'US', type: printed?.type ?? 'infantry', formation });
  const parts = [
    name,
    say('label.type', { nation: sayOr(`nation.${nation}`, nation), type: sayOr(`type.${type}`, type) }),
    isHidden ? '' : sayOr(`size.${size}`, ''),
    isHidden ? '' : sayOr(`formation.${formation}`, formation),
    figureWords(unitView),
    sayOr(`movement.${movement}`, ''),
    ...gunWords(unitView),
    values.evasion === undefined || isHidden ? '' : say('label.evasion', { rating: values.evasion }),
    stacking === 0 ? say('label.stacks-free') : say('label.stacking', { count: stacking }),
    printed === undefined || isHidden || printed.steps < 2 ? '' : say('label.steps', { steps, of: printed.steps }),
    ...states.map((state) => sayOr(`state.${state}`, '')),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const rommelFace = (unitView: UnitView): Pick<CounterLook, 'picture'> =>
  unitView.type === 'leader'
    ? { picture: { drawing: 'cap', stars: { left: rommelLeft(unitView), of: ROMMEL_BONUSES } } }
    : {};

function newLook(unitView: UnitView, stance: Stance): CounterLook {
  const { unit, side, name, size, type, formation, steps, stacking, values, movement, states } = unitView;
  const printed = printedOf(unit);
  const { body, emblem } = nationLook(printed === undefined ? '' : colourNation(printed));
  const of = printed?.steps ?? 1;
  const plate = PLATES[movement];
  return {
    id: unit,
    label: counterLabel(unitView),
    name: name.replace(/ \(.+\)$/, ''),
    corner: sideLook(SIDE_LOOKS, side).corner,
    body,
    emblem,
    formation: [formationColour(formation)],
    steps: of,
    stepsLost: Math.max(0, of - steps),
    size: SIZES[size] ?? '',
    symbol: symbolOf(unitView),
    factors: [
      figure(values.attack),
      figure(values.defense),
      { text: String(values.move), faded: states.includes('moved') },
    ],
    morale: 'normal',
    dots: stacking,
    ...(plate === undefined ? {} : { lastPlate: plate }),
    ...cornerOf(unitView),
    ...stripOf(unitView),
    ...rommelFace(unitView),
    ...(printed?.zoc === undefined || type === 'leader' ? {} : { isBanded: true }),
    ...(states.includes('depleted') ? { struck: say('counter.depleted') } : {}),
    ...(isUntried(unitView) ? { isUntried: true } : {}),
    badges: badgesOf(unitView),
    stance,
  };
}

export const counterLook = keptLooks(newLook);
