/** The order of battle, and how a column marches. */
import { capital } from '@bridgehead/client-kit/messages';
import type { PlayContext as AnyPlayContext } from '@bridgehead/client-kit/play';
import type { TitleForces, WayThere } from '@bridgehead/client-kit/title';
import { type MarketGardenView, MODE_NAMES, UNITS, type UnitView } from '../src/facts.ts';
import { SIDE_OF } from './battle-reports.ts';
import { ask } from './query-replies.ts';
import { placeName, say, sayOr } from './say.ts';

const FORMATIONS: ReadonlyMap<string, string> = new Map(UNITS.map(({ id, formation }) => [id, formation]));

function stateWords({ values, printed, supply, mode }: UnitView): string {
  return [
    values === undefined
      ? say('label.cp.printed', { printed: printed.cp })
      : say('label.cp', { cp: values.cp, printed: printed.cp }),
    mode === 'travel' ? say('label.mode', { mode: sayOr(`mode.${mode}`, mode).toLowerCase() }) : '',
    supply === undefined || supply === 'supplied' ? '' : sayOr(`supply.${supply}`, supply),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** [6.2] One's own alone: when the enemy's come is not told. */
const toCome = ({ expected }: MarketGardenView) =>
  expected.map(({ unit, turn, hex }) => ({
    unit,
    side: SIDE_OF.get(unit) ?? '',
    formation: FORMATIONS.get(unit) ?? '',
    words: say('forces.turn', { turn, place: placeName(hex) }),
  }));

/** [8.9] In both modes: another one than its own has to be ordered first. */
async function waysOf({ game, units }: AnyPlayContext, unit: string): Promise<readonly WayThere[]> {
  const now = (units.value.get(unit) as UnitView | undefined)?.mode;
  const replies = await Promise.all(MODE_NAMES.map((mode) => ask(game, 'moves', { units: [unit], mode })));
  return replies.flatMap((moves, i) => {
    if (moves === undefined || moves.refusal !== undefined) return [];
    const change = MODE_NAMES[i] === now ? [] : [{ kind: 'mode', unit }];
    return moves.ends.map(({ hex = '', path, cost }) => ({
      place: hex,
      path,
      cost,
      orders: [...change, { kind: 'move', unit, path: [...path] }],
    }));
  });
}

export const OMG85_FORCES: TitleForces = {
  formationName: (side, formation) => capital(sayOr(`formation.${side}.${formation}`, formation)),
  stateWords,
  toCome,
  waysOf,
};
