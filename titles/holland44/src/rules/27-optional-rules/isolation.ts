/** [27.2] Optional: Isolation Attrition. */
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
import type { EventOf } from '@bridgehead/engine/contract';
import { OFF_MAP } from '@bridgehead/hex';
import { terrainOf } from '@bridgehead/map';
import { fixed, lookUp } from '@bridgehead/toolkit';
import { roll } from '../../asking.ts';
import type { EVENTS } from '../../contract/events.ts';
import { CITY, MAP } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { says, saysBy } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { sideIn } from '../../state/frames.ts';
import { SIDE, UNITS } from '../../state/kinds.ts';
import { DEPLETED, hasMark, hexOf, OUT_OF_SUPPLY } from '../../state/state.ts';
import { loseStep } from '../../state/step-loss.ts';
import { idOf, isSupplyHead, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { ISOLATION_TABLE } from '../../tables/combat-tables.ts';
import { moraleNow } from '../02-contents.ts';
import { isNight } from '../04-weather.ts';
import { EXITS, exitObstacle } from '../18-supply/supply-ground.ts';
import { SUPPLY_HEADS, suppliesDivision, supplyHeadOf } from '../18-supply/supply-heads.ts';
import { fieldOf, friendlyAreas, groundOf, isReachedBy, overlandHexes, toHead } from '../18-supply/supply-paths.ts';

const ISOLATION = frame('isolation', ['begin', 'next', 'roll'], {
  side: fixed(SIDE),
  /** Who still has to roll. */
  queue: UNITS,
});
type IsolationFrame = FrameOf<typeof ISOLATION>;

/** [27.2.1] To be called in the Supply Phase before the Out of Supply markers are set anew. */
export const isolationFrame = (side: Side): IsolationFrame => ({ proc: 'isolation', step: 'begin', side, queue: [] });

/** Whether the players have agreed to use the rule. */
export const usesIsolation = (g: Game): boolean => g.setUp.options.isolation === true;

const hexesReachedBy = (g: Game, u: Unit): readonly number[] =>
  overlandHexes(g, sideOfUnit(u), hexOf(g, u), Number.POSITIVE_INFINITY);

/** [27.2.1] Whether no Overland Supply Path, however long, leads from the unit to a friendly Supply Source. */
export function isIsolated(g: Game, u: Unit): boolean {
  if (hexOf(g, u) === OFF_MAP) return false;
  const side = sideOfUnit(u);
  const ground = groundOf(g, side);
  const areas = friendlyAreas(g, side);
  const reached = new Set(hexesReachedBy(g, u));
  const isOut = EXITS.some(
    ({ hex, hexside, area }) =>
      reached.has(hex) && ((areas >>> area) & 1) === 1 && exitObstacle(ground, hexside) === undefined,
  );
  const head = supplyHeadOf(u);
  const isAtHead = head !== undefined && suppliesDivision(g, head) && reached.has(hexOf(g, head));
  return !isOut && !isAtHead;
}

/** [27.2.1] Depleted Supply Heads still spare the Allied units that have a Supply Path to one. */
const isSparedByHead = (g: Game, u: Unit): boolean =>
  sideOfUnit(u) === 'allied' &&
  SUPPLY_HEADS.some(
    (head) =>
      hexOf(g, head) !== OFF_MAP &&
      hasMark(g, head, DEPLETED) &&
      isReachedBy(fieldOf(g, 'allied', toHead(hexOf(g, head))), hexOf(g, u)),
  );

/** [27.2.1] Out of Supply since an earlier turn, and cut off. */
export const suffersIsolation = (g: Game, u: Unit): boolean =>
  hasMark(g, u, OUT_OF_SUPPLY) && !isSupplyHead(u) && isIsolated(g, u) && !isSparedByHead(g, u);

type IsolationModifier = EventOf<typeof EVENTS, 'isolation-rolled'>['modifiers'][number];

const STAMINA: IsolationModifier = { ...saysBy('27.2.2', 'elite-or-allied'), drm: 1 };
const LOW_QUALITY: IsolationModifier = { ...saysBy('27.2.2', 'low-quality'), drm: -1 };
const NEAR_CITY: IsolationModifier = { ...saysBy('27.2.2', 'near-city'), drm: 2 };

/** [27.2.2] */
export function isolationModifiers(g: Game, u: Unit): readonly IsolationModifier[] {
  const morale = moraleNow(g, u);
  return [
    ...(morale === 'elite' || sideOfUnit(u) === 'allied' ? [STAMINA] : []),
    ...(morale === 'low' ? [LOW_QUALITY] : []),
    ...(hexesReachedBy(g, u).some((hex) => terrainOf(MAP, hex) === CITY) ? [NEAR_CITY] : []),
  ];
}

const clamped = (total: number): number => Math.min(Math.max(total, 1), 6);

/** [27.2.2] */
function attrit(g: Game, u: Unit, rolled: number): void {
  const modifiers = isolationModifiers(g, u);
  const total = clamped(modifiers.reduce((sum, { drm }) => sum + drm, rolled));
  const result = lookUp(ISOLATION_TABLE, 'unit', total);
  emitEvent(g, 'isolation-rolled', '27.2.2', { unit: idOf(u), die: rolled, modifiers, total, result });
  if (result === '-1') loseStep(g, u, '27.2.2');
}

/** [2e 11.4.2] The last in the queue may have become a Remnant, about which its owner is asked. */
const isolationFlaw: FlawOf<IsolationFrame> = (g, { step, side, queue }, { below }) =>
  firstFlaw(
    [!usesIsolation(g), 'proc', says('no-isolation')],
    [side !== sideIn(below), 'side', says('not-its-phase')],
    [
      (step === 'roll' && queue.length === 0) || queue.some((u) => sideOfUnit(u) !== side || hexOf(g, u) === OFF_MAP),
      'queue',
      says('expected-units-on-map', { side }),
    ],
  );

/** [27.2] Every unit that was isolated when the phase began rolls once. */
export const isolation = procedure(checked(ISOLATION, isolationFlaw), {
  begin(g, f) {
    if (!isNight(g)) return done();
    f.queue = unitsOf(g, f.side).filter((u) => suffersIsolation(g, u));
    return go('next');
  },
  next: (_g, f) => (f.queue.length === 0 ? done() : go('roll')),
  roll: roll('isolation-roll', (g, f, rolled) => {
    const [u = 0, ...rest] = f.queue;
    attrit(g, u, rolled);
    f.queue = rest;
    return go('next');
  }),
});
