/** [5.3] Ammunition: unsupplied units that have fought may become isolated. */
import {
  checked,
  done,
  type Flaw,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  type Neighbours,
  procedure,
} from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import { says } from '../../says.ts';
import { roll } from '../../state/chance.ts';
import { tellInside } from '../../state/events.ts';
import { OF_SIDE } from '../../state/frames.ts';
import { UNITS } from '../../state/kinds.ts';
import { hexAt, ISOLATED, setSupply, supplyOf, UNSUPPLIED } from '../../state/state.ts';
import { sideOfUnit, type Unit } from '../../state/units.ts';
import { ISOLATED_BY_ATTACKING, ISOLATED_BY_DEFENDING } from '../../tables/combat-tables.ts';
import { areAmong, battleBelow } from './battle-frame.ts';

const AMMUNITION = frame('ammunition', ['next', 'roll'], {
  /** The attacker's. */
  ...OF_SIDE,
  /** Who may run out of ammunition; the first is next. */
  short: UNITS,
});
type AmmunitionFrame = FrameOf<typeof AMMUNITION>;

/** [5.3] Of those who have fought, the ones that are left without supply. */
export const ammunitionFrame = (g: Game, side: Side, fighters: readonly Unit[]): AmmunitionFrame => ({
  proc: 'ammunition',
  step: 'next',
  side,
  short: fighters.filter((u) => hexAt(g, u) >= 0 && supplyOf(g, u) === UNSUPPLIED),
});

function ammunitionFlaw(_g: Game, { side, short }: AmmunitionFrame, { below }: Neighbours): Flaw | undefined {
  const caller = battleBelow(below);
  const fighters = caller?.fighters.map(({ unit }) => unit) ?? [];
  return firstFlaw(
    [side !== caller?.battle.side, 'side', says('battle-of-other-side')],
    [short.length === 0, 'short', says('nobody-short')],
    [!areAmong(short, fighters), 'short', says('some-who-fought')],
  );
}

export const ammunition = procedure(checked(AMMUNITION, ammunitionFlaw), {
  next: (_g, { short }) => (short.length === 0 ? done() : go('roll')),
  roll: roll('isolation', {
    owner: ({ short: [u = 0] }) => sideOfUnit(u),
    rolled(g, f, die) {
      const [u = 0, ...others] = f.short;
      f.short = others;
      if (die <= (sideOfUnit(u) === f.side ? ISOLATED_BY_ATTACKING : ISOLATED_BY_DEFENDING)) {
        setSupply(g, u, ISOLATED);
        tellInside(g, u, 'isolated', { rule: '5.3' });
      }
      return go('next');
    },
  }),
});
