/** What the card of a hex says of this title: what it costs and covers, who holds it, what lies there. */
import {
  MAP_FILE,
  type Replies,
  TERRAIN_COSTS,
  TERRAIN_COVER,
  TOWN_COVER,
  WOODS_COST,
  WOODS_COVER,
} from '../src/facts.ts';
import { points, say, sideName, signed } from './say.ts';

export type KasserineHex = Replies['hex'];

const TERRAINS: readonly string[] = MAP_FILE.vocabulary.terrain;

type Ground = Pick<KasserineHex, 'terrain' | 'features'>;

const isWooded = ({ features }: Ground): boolean => features.includes('woods');

/** [12.2] What the ground does for those who defend in it. */
export function coverWords(hex: Ground): readonly string[] {
  const covers = [
    TERRAIN_COVER.get(TERRAINS.indexOf(hex.terrain)),
    ...(isWooded(hex) ? [WOODS_COVER] : []),
    ...(hex.features.includes('town') ? [TOWN_COVER] : []),
  ].flatMap((one) => one ?? []);
  const modifier = Math.max(0, ...covers.map((one) => one.modifier));
  return [
    ...(modifier > 0 ? [say('hex.cover', { modifier: signed(modifier) })] : []),
    ...(covers.some(({ halved }) => halved) ? [say('hex.halves')] : []),
    ...(covers.some(({ assault }) => assault) ? [say('hex.assault')] : []),
  ];
}

/** [7.3.1] [7.3.6] [12.2] */
export function hexEffects(hex: Ground): readonly string[] {
  const costs = TERRAIN_COSTS.get(TERRAINS.indexOf(hex.terrain));
  const more = isWooded(hex) ? WOODS_COST : 0;
  return [
    ...(costs === undefined
      ? []
      : [
          say('hex.enters', {
            foot: points(costs.foot + more),
            motorized: points(costs.motorized + more),
            rain: points(costs.motorizedInRain + more),
          }),
        ]),
    ...coverWords(hex),
  ];
}

export const hexNotes = ({ held, controlled, zones, strongpoint, interdicted }: KasserineHex): readonly string[] => [
  ...(held === undefined ? [] : [say('hex.held', { side: held })]),
  ...(controlled === undefined || controlled === held ? [] : [say('hex.controlled', { side: sideName(controlled) })]),
  ...zones.map((side) => say('hex.zone', { side: sideName(side) })),
  ...(strongpoint === undefined
    ? []
    : [say(strongpoint.active ? 'hex.strongpoint' : 'hex.building', { side: sideName(strongpoint.side) })]),
  ...interdicted.map((side) => say('hex.interdicted', { side: sideName(side) })),
];
