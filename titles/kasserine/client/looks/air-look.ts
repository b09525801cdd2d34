/** [2.2.7] How an air unit looks: from above, with its points and whether it can interdict. */
import type { CounterLook } from '@bridgehead/board';
import { keptLooks, sideLook } from '@bridgehead/client-kit/looks';
import type { Stance } from '@bridgehead/client-kit/title';
import type { AirView } from '../../src/facts.ts';
import { say, sayOr } from '../say.ts';
import { nationLook } from './colours.ts';
import { SIDE_LOOKS } from './sides.ts';

type Drawing = NonNullable<CounterLook['picture']>['drawing'];

const GULL = /^Ju-87/;
const TWIN = /^(A-20|B-25|Ju-88|Hs-129|P-38|Bisley)/;

const drawingOf = (name: string): Drawing =>
  GULL.test(name) ? 'gull-winged' : TWIN.test(name) ? 'twin-engined' : 'single-engined';

/** German aircraft are the Luftwaffe's. */
const airNation = (nation: string): string => (nation === 'German' ? 'Luftwaffe' : nation);

function airLabel({ name, nation, cas, interdicts, at }: AirView): string {
  const own = airNation(nation);
  return [
    name,
    sayOr(`nation.${own}`, own),
    say('label.cas', { cas }),
    ...(interdicts ? [say('label.interdicts')] : []),
    sayOr(`air.${at}`, say('air.over', { hex: at })),
  ].join(', ');
}

function newLook(air: AirView, stance: Stance): CounterLook {
  const { body, emblem } = nationLook(airNation(air.nation));
  return {
    id: air.air,
    label: airLabel(air),
    name: air.name.replace(/ \(.+\)$/, ''),
    corner: sideLook(SIDE_LOOKS, air.side).corner,
    body,
    emblem,
    formation: [],
    steps: 0,
    stepsLost: 0,
    size: '',
    symbol: 'unknown',
    factors: [{ text: '' }, { text: '' }, { text: '' }],
    morale: 'normal',
    picture: {
      drawing: drawingOf(air.name),
      triangle: String(air.cas),
      ...(air.interdicts ? { hexagon: say('counter.interdicts') } : {}),
    },
    badges: [],
    stance,
  };
}

export const airLook = keptLooks(newLook);
