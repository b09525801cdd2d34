/** The order of battle, and how a column marches. */
import type { PlayContext as AnyPlayContext } from '@bridgehead/client-kit/play';
import type { TitleForces, WayThere } from '@bridgehead/client-kit/title';
import { type HollandView, UNITS, type UnitView } from '../src/facts.ts';
import { endPlace } from './interactions/march.ts';
import { formationName } from './looks/colours.ts';
import { formationOf } from './looks/counter-look.ts';
import { ask } from './query-replies.ts';
import { capital, say, sayOr } from './say.ts';

/** States that a player wants to know of a unit he cannot see. */
const TOLD_STATES = ['full-retreat', 'disrupted', 'engaged', 'out-of-supply', 'spent', 'scattered', 'depleted'];

function stateWords({ steps, printed, states, box }: UnitView): string {
  if (box !== undefined) return '';
  const told = states.filter((state) => TOLD_STATES.includes(state)).map((state) => sayOr(`state.${state}`, state));
  return [say('forces.steps', { steps, printed: printed.steps }), ...told].join(', ');
}

/** [19.1] [22.1] By the schedule: turn and Entry Area, or the drop that it belongs to. */
function toCome(view: HollandView) {
  const waiting = new Set(
    view.units.filter(({ box }) => box === 'expected' || box === 'airfields').map(({ unit }) => unit),
  );
  return UNITS.filter(({ id }) => waiting.has(id)).map(({ id, side, formation, turn, area }) => ({
    unit: id,
    side,
    formation,
    words: [
      turn === undefined ? '' : say('forces.turn', { turn }),
      area === undefined ? say('forces.by-air') : say('place.area', { area }),
    ]
      .filter((part) => part !== '')
      .join(', '),
  }));
}

async function waysOf({ game }: AnyPlayContext, unit: string): Promise<readonly WayThere[]> {
  const moves = await ask(game, 'moves', { units: [unit], mode: 'normal' });
  if (moves === undefined || moves.refusal !== undefined) return [];
  return moves.ends.map((end) => ({
    place: endPlace(end),
    path: end.path,
    cost: end.cost,
    orders: [{ kind: 'march', units: [unit], mode: 'normal', path: [...end.path] }],
  }));
}

export const HOLLAND44_FORCES: TitleForces = {
  formationName: (_side, formation) => capital(formationName(formation)) || say('forces.independent'),
  formationOf,
  stateWords,
  toCome,
  waysOf,
};
