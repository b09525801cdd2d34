/** [23.5] The 406th Division: nobody knows when its units come. */
import {
  checked,
  done,
  type FlawOf,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  procedure,
} from '@bridgehead/engine';
import { roll } from '../../asking.ts';
import { MAP } from '../../data/map.ts';
import { rulesOf } from '../../editions.ts';
import { says } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { UNITS } from '../../state/kinds.ts';
import { areaPlace, BOX_406 } from '../../state/places.ts';
import { placeOf, placeUnit, turnOf } from '../../state/state.ts';
import { countersOf, dataOf, idOf, isArtillery, type Unit } from '../../state/units.ts';

const ARRIVAL_406 = frame('arrival-406', ['begin', 'next', 'roll'], {
  /** Units that still have to roll. */
  queue: UNITS,
});
type ArrivalFrame = FrameOf<typeof ARRIVAL_406>;

export const arrival406Frame = (): ArrivalFrame => ({ proc: 'arrival-406', step: 'begin', queue: [] });

/** The order of rolling: infantry by name, then the artillery. */
const DIVISION: readonly Unit[] = countersOf('german')
  .filter((u) => dataOf(u).status === '406')
  .sort((a, b) => Number(isArtillery(a)) - Number(isArtillery(b)) || (dataOf(a).name < dataOf(b).name ? -1 : 1));

/** [23.5] All six units, or the five of infantry: then the artillery comes with the last [design]. */
const isRolledFor = (g: Game, u: Unit): boolean => rulesOf(g).unitsRolled406 === DIVISION.length || !isArtillery(u);

const ALL_ARRIVE_ON = 4;
const ARRIVES_UP_TO = 2;

const arrival406Flaw: FlawOf<ArrivalFrame> = (g, { queue }) =>
  firstFlaw([
    queue.length === 0 || queue.some((u) => placeOf(g, u) !== BOX_406),
    'queue',
    says('expected-406th-units'),
  ]);

/** [23.5] A die for each unit in the box at the start of the German Movement Phase; from turn 4 on all come. */
export const arrival406 = procedure(checked(ARRIVAL_406, arrival406Flaw), {
  begin(g, f) {
    const waiting = DIVISION.filter((u) => placeOf(g, u) === BOX_406);
    f.queue = turnOf(g) < ALL_ARRIVE_ON ? waiting.filter((u) => isRolledFor(g, u)) : waiting;
    if (turnOf(g) < ALL_ARRIVE_ON) return go('next');
    for (const u of f.queue) enterArea(g, u);
    return done();
  },
  next: (_g, f) => (f.queue.length === 0 ? done() : go('roll')),
  roll: roll('arrival-406', (g, f, n) => {
    const [u = 0] = f.queue;
    f.queue = f.queue.slice(1);
    emitEvent(g, 'arrival-rolled', '23.5', { unit: idOf(u), die: n, arrives: n <= ARRIVES_UP_TO });
    if (n <= ARRIVES_UP_TO) enterArea(g, u);
    return go('next');
  }),
});

function enterArea(g: Game, u: Unit): void {
  const { area = '' } = dataOf(u);
  placeUnit(g, u, areaPlace(MAP.areaByName.get(area) ?? 0));
  emitEvent(g, 'arrived', '23.5', { unit: idOf(u), area });
}
