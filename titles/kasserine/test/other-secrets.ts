/** Positions in which a side finds all as it was: what the enemy has laid face down, or drawn in secret, is another. */
import { type Game, type JsonObject, openPosition, type Random } from '@bridgehead/engine';
import { nameOf, neighboursOf } from '@bridgehead/hex';
import type { Asked, Variation, Vary } from '@bridgehead/testkit';
import { GRID } from '../src/data/map.ts';
import { SIDES, type Side } from '../src/data/unit-data.ts';
import { KASSERINE } from '../src/index.ts';
import { isInRange } from '../src/rules/10-artillery/barrage.ts';
import { winnerOf } from '../src/rules/18-scenarios/victory.ts';
import { occupiedHexes, unitsIn } from '../src/state/stacks.ts';
import { clock, fpfHexOf, hexAt, isDeployed, isMarkerUsed, planOf } from '../src/state/state.ts';
import { enemyOf, idOf, isArtillery, unitsOf } from '../src/state/units.ts';
import { PLANS } from '../src/tables/plans.ts';

const some = <T>(list: readonly T[], random: Random): T | undefined => list[random.below(Math.max(1, list.length))];

/** What a side could ask to find a secret out: who is there, what it needs, and what its attacks would bring. */
function queriesOf(g: Game, viewer: Side): Asked[] {
  const attacks = occupiedHexes(g, enemyOf(viewer)).flatMap((hex) => {
    const beside = neighboursOf(GRID, hex).flatMap((next) => unitsIn(g, viewer, next));
    if (beside.length === 0) return [];
    return [{ what: 'odds', params: { hexes: [nameOf(GRID, hex)], attackers: beside.map(idOf), viewer } }];
  });
  return [
    ...['units', 'victory', 'air'].map((what) => ({ what, params: what === 'air' ? {} : { viewer } })),
    ...SIDES.flatMap((side) => ['zoc', 'supply'].map((what) => ({ what, params: { side, viewer } }))),
    ...attacks.slice(0, 6),
  ];
}

function variation(g: Game, viewer: Side, position: JsonObject, isShown: (g: Game) => boolean): Variation | undefined {
  if (!openPosition(KASSERINE, position).ok) return undefined;
  return {
    position,
    queries: queriesOf(g, viewer),
    probes: [{ kind: 'done' }, { kind: 'end-movement' }, { kind: 'end-declaration' }],
    mayGive: () => true,
    isShown: (one, two) => isShown(one) || isShown(two),
  };
}

const written = (g: Game): JsonObject => JSON.parse(JSON.stringify(KASSERINE.writePosition(g)));

/** [10.3.1] [10.3.6] Fire that was laid is seen when it is fired or cancelled. */
const isInCombat = ({ state }: Game): boolean => state.frames.some(({ proc }) => proc === 'battle');

/** [10.3.4] The marker of one gun of the enemy lies elsewhere, or nowhere. */
export const varyMarkers: Vary = (g, sideName, random) => {
  const side = sideName === 'allied' ? 'allied' : 'axis';
  const enemy = enemyOf(side);
  const isLaid = (u: number): boolean => isArtillery(u) && hexAt(g, u) >= 0 && isDeployed(g, u) && !isMarkerUsed(g, u);
  const gun = some(unitsOf(enemy).filter(isLaid), random);
  if (gun === undefined || isInCombat(g)) return undefined;
  const hexes = occupiedHexes(g, enemy).filter((one) => isInRange(g, gun, [one]) && one !== fpfHexOf(g, gun));
  const to = some(hexes, random);
  const position = written(g);
  const entry = (position.units as JsonObject[]).find(({ id }) => id === idOf(gun));
  if (entry === undefined || (fpfHexOf(g, gun) < 0 && to === undefined)) return undefined;
  const { marker: _laid, ...bare } = entry;
  const varied = fpfHexOf(g, gun) >= 0 ? bare : { ...bare, marker: nameOf(GRID, to ?? 0) };
  const units = (position.units as JsonObject[]).map((one) => (one === entry ? varied : one));
  return variation(g, side, { ...position, units }, isInCombat);
};

/** [18.2.7] [18.2.8] The Axis has drawn another plan, and Enigma has not told; it is known when it is read or wins. */
export const varyPlan: Vary = (g, sideName, random) => {
  const plan = planOf(g);
  if (sideName !== 'allied' || plan === undefined || clock(g, 'planKnown') === 1) return undefined;
  const others = PLANS.filter((one) => one !== plan);
  const isTold = (one: Game): boolean => clock(one, 'planKnown') === 1 || winnerOf(one) !== undefined;
  return variation(g, 'allied', { ...written(g), plan: some(others, random) ?? plan }, isTold);
};
