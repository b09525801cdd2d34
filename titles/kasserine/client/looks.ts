/** How the counters look on the board: nationality decides the colour. */
import type { CounterLook } from '@bridgehead/board';
import { BODY_COLOURS, byPlace, keptLooks, sideLook } from '@bridgehead/client-kit/looks';
import { sayOr } from '@bridgehead/client-kit/play';
import { placeOf, type Stance, type TitleLooks } from '@bridgehead/client-kit/title';
import type { KasserineView, UnitView } from '../src/facts.ts';
import { say } from './say.ts';
import { SIDE_LOOKS } from './sides.ts';

const BODIES: Readonly<Record<string, string>> = {
  US: BODY_COLOURS.olive,
  British: BODY_COLOURS.tan,
  French: BODY_COLOURS.sky,
  German: BODY_COLOURS.grey,
  Italian: BODY_COLOURS.sand,
};
const SYMBOLS: Readonly<Record<string, string>> = {
  HQ: 'headquarters',
  'air command': 'headquarters',
  leader: 'headquarters',
  armor: 'armor',
  recon: 'armored-reconnaissance',
  'armored infantry': 'mechanized-infantry',
  'motorized infantry': 'motorized-infantry',
  engineer: 'engineers',
  artillery: 'artillery',
  'SP artillery': 'artillery',
  AT: 'tank-destroyer',
  AAA: 'flak',
  'AAA 88mm': 'flak',
};
const SIZES: Readonly<Record<string, string>> = { bn: 'II', HQ: 'X', co: 'I', sqn: 'I', bty: 'I' };

const UNKNOWN = '?';
const figure = (value: number | undefined): string => (value === undefined ? UNKNOWN : String(value));

/** What a screen reader says: everything that the counter shows. */
function counterLabel({ name, type, values, states }: UnitView): string {
  const { attack, defense, move } = values;
  const words = say('label.values', { attack: figure(attack), defense: figure(defense), move });
  return [name, type, words, ...states.map((state) => sayOr(`state.${state}`, state))].join(', ');
}

function newLook(unitView: UnitView, stance: Stance): CounterLook {
  const { unit, side, name, nation, type, size, steps, values, states, mode } = unitView;
  const isDeployed = mode === 'deployed' && values.barrage !== undefined;
  const body = BODIES[nation] ?? BODY_COLOURS.grey;
  return {
    id: unit,
    label: counterLabel(unitView),
    name,
    corner: sideLook(SIDE_LOOKS, side).corner,
    body,
    formation: [body],
    steps: Math.max(1, steps),
    stepsLost: 0,
    size: SIZES[size] ?? 'I',
    symbol: SYMBOLS[type] ?? 'infantry',
    factors: [
      { text: figure(isDeployed ? values.barrage : values.attack) },
      { text: figure(isDeployed ? values.fpf : values.defense) },
      { text: String(values.move), faded: states.includes('moved') || isDeployed },
    ],
    morale: 'normal',
    badges: states.includes('out-of-supply') ? ['hourglass'] : [],
    stance,
  };
}

const counterLook = keptLooks(newLook);

const unitsByPlace = (view: KasserineView): ReadonlyMap<string, readonly UnitView[]> =>
  byPlace(view.units, placeOf, ({ values }) => values.defense ?? 0);

export const KASSERINE_LOOKS: TitleLooks = {
  counterLook,
  counterLabel,
  unitsByPlace,
  stackLooks: (view: KasserineView, stanceOf) =>
    [...unitsByPlace(view)].map(([at, units]) => ({
      at,
      counters: units.map((unit) => counterLook(unit, stanceOf(unit.unit))),
    })),
  othersIn: () => [],
  stackSum: (units: readonly UnitView[]) => sayOr('card.count', '', { count: units.length }),
};
