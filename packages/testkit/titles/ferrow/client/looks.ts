/** How the companies look on the board. */
import type { CounterLook } from '@bridgehead/board';
import { BODY_COLOURS, byPlace, keptLooks, sideLook } from '@bridgehead/client-kit/looks';
import { sayOr } from '@bridgehead/client-kit/play';
import { placeOf, type Stance, type TitleLooks } from '@bridgehead/client-kit/title';
import type { FerrowView, UnitView } from '../src/facts.ts';
import { say } from './say.ts';
import { SIDE_LOOKS } from './sides.ts';

const BODIES: Readonly<Record<string, string>> = { upland: BODY_COLOURS.olive, lowland: BODY_COLOURS.sky };
const FORMATIONS: Readonly<Record<string, string>> = { upland: '#3E8F4E', lowland: '#2458A6' };
const SYMBOLS: Readonly<Record<string, string>> = { foot: 'infantry', horse: 'reconnaissance' };

/** What a screen reader says: everything that the counter shows. */
function counterLabel({ name, type, values, states }: UnitView): string {
  return [name, type, say('label.values', values), ...states.map((state) => sayOr(`state.${state}`, state))].join(', ');
}

function newLook(unitView: UnitView, stance: Stance): CounterLook {
  const { unit, side, name, type, values, states } = unitView;
  const { strength, movement } = values;
  return {
    id: unit,
    label: counterLabel(unitView),
    name,
    corner: sideLook(SIDE_LOOKS, side).corner,
    body: BODIES[side] ?? BODY_COLOURS.grey,
    formation: [FORMATIONS[side] ?? BODY_COLOURS.grey],
    steps: 1,
    stepsLost: 0,
    size: 'I',
    symbol: SYMBOLS[type] ?? 'infantry',
    factors: [
      { text: String(strength) },
      { text: String(strength) },
      { text: String(movement), faded: states.includes('acted') },
    ],
    morale: 'normal',
    badges: states.includes('decoy') ? ['hourglass'] : [],
    stance,
  };
}

const counterLook = keptLooks(newLook);

const unitsByPlace = (view: FerrowView): ReadonlyMap<string, readonly UnitView[]> =>
  byPlace(view.units, placeOf, ({ values }) => values.strength);

export const FERROW_LOOKS: TitleLooks = {
  counterLook,
  counterLabel,
  unitsByPlace,
  stackLooks: (view: FerrowView, stanceOf) =>
    [...unitsByPlace(view)].map(([at, units]) => ({
      at,
      counters: units.map((unit) => counterLook(unit, stanceOf(unit.unit))),
    })),
  othersIn: () => [],
  stackSum: () => sayOr('card.count', '', { count: 1 }),
};
