/** What no march can be: asked of frames that come from outside. */
import { type Flaw, firstFlaw, type Game, type Neighbours } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { says } from '../../says.ts';
import { sideIn } from '../../state/frames.ts';
import { hexOfPlace } from '../../state/places.ts';
import { isOccupiedBy, unknownIn } from '../../state/stacks.ts';
import { placeOf } from '../../state/state.ts';
import { enemyOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { isInPlay } from '../14-disruption/disruption.ts';
import type { MarchFrame } from './march-frame.ts';
import { sideToCross } from './steps/step-rules.ts';

/** [25.3.1] The steps at which the stack has an enemy before it. */
const FACING = ['revealed', 'attackers', 'fought', 'occupy'];

export function marchFlaw(g: Game, f: MarchFrame, { below }: Neighbours): Flaw | undefined {
  const isOurs = (u: Unit): boolean => sideOfUnit(u) === f.side;
  // A unit that fights may be lost.
  const isThere = (u: Unit): boolean => placeOf(g, u) === f.place || (f.step === 'fought' && !isInPlay(g, u));
  const waiting = f.waiting.map(([u]) => u);
  return (
    firstFlaw(
      [f.side !== sideIn(below), 'side', says('not-its-phase')],
      [f.units.length === 0 || !f.units.every(isOurs), 'units', says('expected-units-of-side', { side: f.side })],
      [!f.units.every(isThere), 'units', says('units-not-with-march')],
      [
        !waiting.every((u) => isOurs(u) && isInPlay(g, u) && !f.units.includes(u)) ||
          new Set(waiting).size < waiting.length,
        'waiting',
        says('other-units-of-side'),
      ],
      [f.bridges.length > 0 && f.side !== 'allied', 'bridges', says('bridge-in-german-march')],
    ) ?? (FACING.includes(f.step) ? facingFlaw(g, f) : undefined)
  );
}

function facingFlaw(g: Game, f: MarchFrame): Flaw | undefined {
  const to = f.path[0] ?? 0;
  const left = f.units.filter((u) => placeOf(g, u) === f.place);
  const hex = hexOfPlace(to);
  const isHeld = hex !== OFF_MAP && (isOccupiedBy(g, enemyOf(f.side), hex) || unknownIn(g, hex) >= 0);
  return firstFlaw(
    [f.side !== 'allied', 'side', says('allies-meet-unknown')],
    [
      hex === OFF_MAP || typeof sideToCross(g, { ...f, units: left }, to) !== 'number',
      'path',
      says('hex-not-before-stack'),
    ],
    [f.step === 'attackers' && !isHeld, 'path', says('nobody-in-next-hex')],
    [f.step === 'occupy' && isHeld, 'path', says('enemy-in-next-hex')],
  );
}
