/** [8.2.2] [11.1.6] Who could be put into Reserve, and which air units would arrive. */
import type { Game } from '@bridgehead/engine';
import type { Answer } from '../contract/index.ts';
import type { Side } from '../data/unit-data.ts';
import { reserveRefusal } from '../rules/08-special-movement/reserve.ts';
import { arrivingFaces } from '../rules/11-air-power/arrival.ts';
import { reasonOf } from '../says.ts';
import { hexAt } from '../state/state.ts';
import { airIdOf, airOf, idOf, isLeader, isRedBox, unitsOf } from '../state/units.ts';

/** Those with a red box: nobody else is ever in Reserve. */
export const reservesReport = (g: Game, side: Side): Answer<'reserves'> =>
  unitsOf(side)
    .filter((u) => hexAt(g, u) >= 0 && isRedBox(u) && !isLeader(u))
    .map((u) => {
      const refused = reserveRefusal(g, side, u);
      return { unit: idOf(u), ...(refused === undefined ? {} : { refusal: reasonOf(refused) }) };
    });

/** Alone, and with a second one of its side. */
export const arrivalsReport = (g: Game, side: Side): Answer<'arrivals'> =>
  airOf(side).map((air) => {
    const [alone, paired] = [arrivingFaces(g, air, [air]), arrivingFaces(g, air, [air, air])];
    return { air: airIdOf(air), alone, paired };
  });
