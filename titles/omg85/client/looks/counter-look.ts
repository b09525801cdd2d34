/** How a unit of the view looks on the board: combat points, efficiency and operation points, in this order. */
import type { Badge, CounterLook, Figure } from '@bridgehead/board';
import { BODY_COLOURS, keptLooks, sideLook } from '@bridgehead/client-kit/looks';
import type { Stance } from '@bridgehead/client-kit/title';
import type { UnitView } from '../../src/facts.ts';
import { placeName, say, sayOr } from '../say.ts';
import { formationLook } from './colours.ts';
import { SIDE_LOOKS } from './sides.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  infantry: 'infantry',
  airborne: 'parachute-infantry',
  glider: 'glider-infantry',
  armor: 'armor',
  recon: 'reconnaissance',
  'mech inf': 'mechanized-infantry',
  panzergrenadier: 'mechanized-infantry',
  engineer: 'engineers',
  artillery: 'artillery',
  headquarters: 'headquarters',
};

const SIZES: Readonly<Record<string, string>> = { battalion: 'II', regiment: 'III', brigade: 'X', division: 'XX' };

/** [8.13] The longest range of its guns in hexes. */
const RANGES: Readonly<Record<string, number>> = { L: 2, S: 2, D: 1 };

/** Strength is read from afar by so many cells. */
const CELLS = 4;

/** A figure that the rules do not let its viewer see [8.1]. */
const HIDDEN: Figure = { text: '?', faded: true };

function figuresOf({ values, mode }: UnitView): readonly [Figure, Figure, Figure] {
  if (values === undefined) return [HIDDEN, HIDDEN, HIDDEN];
  const { cp, efficiency, op } = values;
  return [
    { text: String(cp), faded: mode === 'travel' },
    { text: String(efficiency) },
    { text: String(op), faded: op === 0 },
  ];
}

/** What is plotted and what is wrong, the gravest first. */
function badgesOf({ supply, attack, mode, states }: UnitView): readonly Badge[] {
  return [
    ...(supply === 'unsupplied' || supply === 'isolated' ? (['struck-crate'] as const) : []),
    ...(attack === undefined ? [] : (['crossed'] as const)),
    ...(states.includes('out-of-command') ? (['warning'] as const) : []),
    ...(mode === 'travel' ? (['arrow'] as const) : []),
  ];
}

const cellsLost = ({ values, printed }: UnitView): number =>
  values === undefined ? 0 : Math.floor((1 - Math.min(1, values.cp / Math.max(1, printed.cp))) * CELLS);

/** What a screen reader says: everything that the counter shows. */
export function counterLabel(unitView: UnitView): string {
  const { name, type, size, side, formation, mode, supply, states, attack, plot, barrage } = unitView;
  const parts = [
    name,
    say('label.type', { type: sayOr(`type.${type}`, type), size: sayOr(`size.${size}`, size) }),
    sayOr(`formation.${side}.${formation}`, ''),
    ...valueWords(unitView),
    mode === 'normal' ? '' : say('label.mode', { mode: sayOr(`mode.${mode}`, mode).toLowerCase() }),
    supply === undefined || supply === 'supplied' ? '' : sayOr(`supply.${supply}`, supply),
    ...states.map((state) => sayOr(`state.${state}`, '')),
    attack === undefined ? '' : say('label.plot', { hex: placeName(attack), plot: plot ?? 0 }),
    barrage === undefined ? '' : say('label.barrage', { hex: placeName(barrage) }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function valueWords({ values, printed }: UnitView): readonly string[] {
  if (values === undefined) return [say('label.cp.printed', { printed: printed.cp })];
  const { cp, efficiency, op, fort, guns } = values;
  return [
    say('label.cp', { cp, printed: printed.cp }),
    say('label.efficiency', { efficiency }),
    say('label.op', { op }),
    ...(fort > 0 ? [say('label.fort', { fort })] : []),
    ...(guns > 0 ? [say('label.guns', { guns })] : []),
  ];
}

/** A shield with the level of a fortification, else the range of guns that are free to fire. */
function plateOf({ values, range, attack, mode }: UnitView): Pick<CounterLook, 'armor' | 'gun'> {
  const fort = values?.fort ?? 0;
  if (fort > 0) return { armor: { rating: fort, plate: 'hollow' } };
  if (range === undefined || values?.guns === 0) return {};
  return { gun: { range: RANGES[range] ?? 1, ready: attack === undefined && mode === 'normal' } };
}

function newLook(unitView: UnitView, stance: Stance): CounterLook {
  const { side, formation, name } = unitView;
  const { colour, body } = formationLook(side, formation);
  const isSs = side === 'german' && name.includes('SS');
  return {
    id: unitView.unit,
    label: counterLabel(unitView),
    name,
    corner: sideLook(SIDE_LOOKS, side).corner,
    body: isSs ? BODY_COLOURS.charcoal : body,
    formation: [colour],
    steps: CELLS,
    stepsLost: cellsLost(unitView),
    size: SIZES[unitView.size] ?? '',
    symbol: SYMBOLS[unitView.type] ?? 'infantry',
    factors: figuresOf(unitView),
    dense: true,
    morale: 'normal',
    ...plateOf(unitView),
    badges: badgesOf(unitView),
    stance,
  };
}

export const counterLook = keptLooks(newLook);
