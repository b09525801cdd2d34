/** What a screen reader says of a hex: name, ground, objective, who stands there, and what it costs to go there. */
import { capital, plainWord } from '../messages/text.ts';
import type { TitleClient, UnitFacts } from '../title/title-client.ts';
import type { PlayContext } from './play-context.ts';
import { placeName, say, sayOr, unitName } from './say.ts';

type Ground = Pick<TitleClient, 'map'>;

/** The map does not change: it is looked through once. */
const GROUNDS = new WeakMap<TitleClient['map'], ReadonlyMap<string, readonly string[]>>();

function groundsOf({ map }: Ground): ReadonlyMap<string, readonly string[]> {
  const known = GROUNDS.get(map);
  if (known !== undefined) return known;
  const marks = map.marks.filter(({ mark }) => mark === 'objective');
  const grounds = new Map(
    map.hexes.map(({ hex, terrain, features = [] }) => [
      hex,
      [
        sayOr(`terrain.${terrain}`, capital(plainWord(terrain))),
        ...features.map((feature) => sayOr(`feature.${feature}`, plainWord(feature))),
        ...marks.flatMap((mark) => (mark.hex === hex ? [say('hex.objective', { points: mark.code })] : [])),
      ],
    ]),
  );
  GROUNDS.set(map, grounds);
  return grounds;
}

/** The side, and who of it stands there. */
function standing(units: readonly UnitFacts[]): readonly string[] {
  const sides = [...new Set(units.map(({ side }) => side))];
  return sides.map((side) =>
    say('hex.stands', {
      side,
      units: units.flatMap((unit) => (unit.side === side ? [unitName(unit.unit)] : [])).join(', '),
    }),
  );
}

export function describeHex({ client, places, view, interaction }: PlayContext, hex: string): string {
  const known = view.peek();
  const others = known === undefined ? [] : client.looks.othersIn(known, hex);
  const cost = interaction.peek()?.costTo?.(hex);
  return [
    placeName(hex),
    ...(groundsOf(client).get(hex) ?? []),
    ...(known === undefined ? [] : (client.objectiveWords?.(known, hex) ?? [])),
    ...others,
    ...standing(places.peek().get(hex) ?? []),
    ...(cost === undefined ? [] : [say('hex.cost', { cost })]),
  ].join(', ');
}
