/** Declared attacks on the map: an arrow over every hexside that is used, and a pill with the table and the odds. */
import type { Shape } from '@bridgehead/board';
import type { ToldView } from '../../src/facts.ts';
import { columnText, say } from '../say.ts';

type Attack = ToldView['attacks'][number];
type Pill = Extract<Shape, { kind: 'pill' }>;

/** [9.1.2] Shape and letter of the table: a pentagon for Assault, a double point for Mobile. */
export const signOf = (crt: string, isFire = false): NonNullable<Pill['sign']> =>
  crt === 'mobile'
    ? { outline: 'chevron', letter: say(isFire ? 'sign.fire' : 'sign.mobile') }
    : { outline: 'pentagon', letter: say(isFire ? 'sign.fire' : 'sign.assault') };

export interface OnMap {
  readonly crt: string;
  readonly isFire: boolean;
  readonly hexes: readonly string[];
  /** Where the attackers stand. */
  readonly from: readonly string[];
  /** `3-1`; left out while nobody has reckoned it. */
  readonly odds?: string;
}

const isBeside = (a: string, b: string): boolean => a !== b;

/** From each hex of attackers to each that is attacked from it. */
export function attackOnMap({ crt, isFire, hexes, from, odds = '' }: OnMap, areNext = isBeside): readonly Shape[] {
  const arrows = from.flatMap((start) =>
    hexes.filter((hex) => areNext(start, hex)).map((to): Shape => ({ kind: 'arrow', from: start, to, look: 'attack' })),
  );
  const pills = hexes.map(
    (hex): Shape => ({ kind: 'pill', hex, text: columnText(odds), look: 'odds', sign: signOf(crt, isFire) }),
  );
  return [{ kind: 'hexes', hexes, look: 'target' }, ...arrows, ...pills];
}

/** All that are declared, as everybody sees them. */
export const attackShapes = (
  { attacks, units }: Pick<ToldView, 'attacks' | 'units'>,
  oddsOf: (attack: Attack) => string | undefined = () => undefined,
): readonly Shape[] =>
  attacks.flatMap((attack) => {
    const from = units.flatMap(({ unit, hex }) => (hex !== undefined && attack.units.includes(unit) ? [hex] : []));
    const odds = oddsOf(attack);
    return attackOnMap({
      crt: attack.crt ?? 'assault',
      isFire: attack.fire === true,
      hexes: attack.hexes,
      from: [...new Set(from)],
      ...(odds === undefined ? {} : { odds }),
    });
  });
