/** The order of battle, and how a column marches. */
import type { PlayContext as AnyPlayContext } from '@bridgehead/client-kit/play';
import type { TitleForces, WayThere } from '@bridgehead/client-kit/title';
import type { KasserineView, UnitView } from '../src/facts.ts';
import { printedOf } from './looks/unit-facts.ts';
import { ask } from './query-replies.ts';
import { placeName, say, sayOr } from './say.ts';

function stateWords({ unit, values, steps, mode, states, supplied }: UnitView): string {
  const { attack, defense, move } = values;
  const of = printedOf(unit)?.steps ?? 1;
  return [
    attack === undefined || defense === undefined ? say('label.untried', { move }) : `${attack}-${defense}-${move}`,
    of > 1 ? say('label.steps', { steps, of }) : '',
    mode === undefined ? '' : say(mode === 'deployed' ? 'label.deployed' : 'label.travel'),
    supplied === false ? say('state.unsupplied') : '',
    ...states.filter((state) => state !== 'untried').map((state) => sayOr(`state.${state}`, '')),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** [4.1.6] Reinforcements lie on the set-up card for all to see. */
const toCome = ({ units }: KasserineView) =>
  units.flatMap(({ unit, side, formation, comes, box }) =>
    box === 'expected' && comes !== undefined
      ? [
          {
            unit,
            side,
            formation,
            words: say('forces.turn', { turn: comes.turn, place: placeName(comes.place) }),
          },
        ]
      : [],
  );

async function waysOf({ game }: AnyPlayContext, unit: string): Promise<readonly WayThere[]> {
  const moves = await ask(game, 'moves', { units: [unit] });
  if (moves === undefined || moves.refusal !== undefined) return [];
  return moves.ends.map(({ place, path, cost }) => ({
    place,
    path,
    cost,
    orders: [{ kind: 'move', units: [unit], path: [...path] }],
  }));
}

export const KASSERINE_FORCES: TitleForces = {
  formationOf: ({ formation }) => formation,
  formationName: (_side, formation) => sayOr(`formation.${formation}`, formation),
  stateWords,
  toCome,
  waysOf,
};
