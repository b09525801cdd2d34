/** Positions that differ in nothing but the dice to come: which face an Unknown unit will show lies in them alone. */
import type { Choice, Game, JsonObject, Random } from '@bridgehead/engine';
import { nameOf, neighboursOf, OFF_MAP } from '@bridgehead/hex';
import type { Asked, Variation, Vary } from '@bridgehead/testkit';
import { GRID } from '../src/data/map.ts';
import { HOLLAND44 } from '../src/index.ts';
import { unitsIn } from '../src/state/stacks.ts';
import { unknownCount, unknownHex } from '../src/state/state.ts';
import { idOf } from '../src/state/units.ts';

const unknownHexes = (g: Game): readonly number[] =>
  Array.from({ length: unknownCount(g) }, (_, i) => unknownHex(g, i)).filter((hex) => hex !== OFF_MAP);

/** The hexes from which an Unknown unit is met, each with who of the Allies could go there in one step. */
const approaches = (g: Game): readonly Choice[] =>
  unknownHexes(g).flatMap((hex) =>
    [hex, ...neighboursOf(GRID, hex)].flatMap((to) =>
      neighboursOf(GRID, to).flatMap((from) =>
        unitsIn(g, 'allied', from).map((u) => ({
          kind: 'march',
          units: [idOf(u)],
          mode: 'normal',
          path: [nameOf(GRID, to)],
        })),
      ),
    ),
  );

const MOST_HEXES = 4;

/** What a side could ask to find a face out: the hex, what stands there, and what a march or an attack would bring. */
const queriesOf = (g: Game, marches: readonly Choice[]): readonly Asked[] => [
  { what: 'units', params: {} },
  { what: 'victory', params: {} },
  ...['allied', 'german'].flatMap((side) => ['zoc', 'supply', 'attacks'].map((what) => ({ what, params: { side } }))),
  ...unknownHexes(g)
    .slice(0, MOST_HEXES)
    .flatMap((hex) => {
      const name = nameOf(GRID, hex);
      const beside = neighboursOf(GRID, hex).flatMap((next) => unitsIn(g, 'allied', next));
      const attackers =
        beside.length === 0 ? [] : [{ what: 'odds', params: { target: name, attackers: beside.map(idOf) } }];
      return [{ what: 'hex', params: { hex: name } }, { what: 'units', params: { hex: name } }, ...attackers];
    }),
  ...marches.slice(0, MOST_HEXES).map((choice) => ({ what: 'why', params: { choice } })),
];

/** The same position under another seed; `marches` are tried before anything that is drawn at random. */
export function withOtherDice(g: Game, random: Random, marches: readonly Choice[] = approaches(g)): Variation {
  const { chance: _dice, ...position }: JsonObject = JSON.parse(JSON.stringify(HOLLAND44.writePosition(g)));
  return {
    position: { ...position, seed: 1 + random.below(1_000_000) },
    queries: queriesOf(g, marches),
    probes: marches.slice(0, 2 * MOST_HEXES),
    mayGive: () => true,
    // A face is drawn before everybody, and alike in both games: nothing else may ever differ.
    isShown: () => false,
  };
}

/** Wherever a face is still to be drawn. */
export const varyDice: Vary = (g, _side, random) =>
  unknownHexes(g).length === 0 ? undefined : withOtherDice(g, random);
