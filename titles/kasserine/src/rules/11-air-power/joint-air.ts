/** [5.3] [11.2] The Joint Air Phase: all air units are Ready again, and in dry weather they may interdict. */
import {
  checked,
  done,
  type Flaw,
  type FrameOf,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Random,
  type Refusal,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { ask, roll } from '../../asking.ts';
import type { Choices } from '../../contract/decisions.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal, says } from '../../says.ts';
import { isInArea } from '../../scenario/options.ts';
import { tell } from '../../state/events.ts';
import { AIR_LIST } from '../../state/kinds.ts';
import { AIR_READY, AIR_USED, airAt, airHexOf, airOver, setAir, weatherOf } from '../../state/state.ts';
import { type AirUnit, ALL_AIR, airDataOf, airIdOf, airOf } from '../../state/units.ts';
import { rollArrival } from './arrival.ts';

const NOT_YOURS = refusal('11.1', 'not-your-air-unit');
const NOT_READY = refusal('11.1.4', 'air-not-ready');
const NOT_INTERDICTING = refusal('11.2.1', 'cannot-interdict');
const ONE_EACH = refusal('11.2.1', 'one-air-unit-a-hex');
const OUTSIDE_AREA = refusal('18.1.2', 'outside-scenario-area');

/** [11.2.1] [11.1.4] [11.1.5] From Ready to any hex, but one friendly air unit in each. */
function interdictionRefusal(g: Game, side: Side, air: AirUnit, hex: number): Refusal | undefined {
  if (airDataOf(air).side !== side) return NOT_YOURS;
  if (airAt(g, air) !== AIR_READY) return NOT_READY;
  if (!airDataOf(air).interdicts) return NOT_INTERDICTING;
  if (!isInArea(g, hex)) return OUTSIDE_AREA;
  return airOf(side).some((one) => airHexOf(g, one) === hex) ? ONE_EACH : undefined;
}

const readyOf = (g: Game, side: Side): AirUnit[] =>
  airOf(side).filter((air) => airAt(g, air) === AIR_READY && airDataOf(air).interdicts);

type Choice = Choices['interdiction'][keyof Choices['interdiction']];

function* missionsOf(g: Game, side: Side): Iterable<Choice> {
  for (const air of readyOf(g, side)) {
    for (let hex = 0; hex < GRID.hexCount; hex++) {
      if (interdictionRefusal(g, side, air, hex) !== undefined) continue;
      yield { kind: 'interdict', air: airIdOf(air), hex: nameOf(GRID, hex) };
    }
  }
  yield { kind: 'done' };
}

const FLIES_ONE_IN = 3;
function sampleMission(g: Game, side: Side, random: Random): Choice {
  const ready = readyOf(g, side);
  const air = ready[random.below(Math.max(1, ready.length))];
  const hex = random.below(GRID.hexCount);
  if (air === undefined || random.below(FLIES_ONE_IN) > 0) return { kind: 'done' };
  if (interdictionRefusal(g, side, air, hex) !== undefined) return { kind: 'done' };
  return { kind: 'interdict', air: airIdOf(air), hex: nameOf(GRID, hex) };
}

const JOINT_AIR = frame('joint-air', ['begin', 'allied', 'axis', 'next', 'roll'], { waiting: AIR_LIST });
type JointAirFrame = FrameOf<typeof JOINT_AIR>;
export const jointAirFrame = (): JointAirFrame => ({ proc: 'joint-air', step: 'begin', waiting: [] });

function jointAirFlaw(g: Game, { waiting, step }: JointAirFrame): Flaw | undefined {
  if (weatherOf(g) !== 'dry') return { local: 'step', says: says('no-interdiction-weather') };
  if (waiting.some((air) => airHexOf(g, air) < 0)) return { local: 'waiting', says: says('air-not-over-hex') };
  return step === 'roll' && waiting.length === 0 ? { local: 'waiting', says: says('air-not-over-hex') } : undefined;
}

const missions = (side: Side, next: 'axis' | 'next') =>
  ask<'interdiction', JointAirFrame>('interdiction', {
    by: () => side,
    choices: (g) => missionsOf(g, side),
    check: (g, _f, choice) =>
      choice.kind === 'done' ? OK : (interdictionRefusal(g, side, choice.air, choice.hex) ?? OK),
    chosen(g, f, choice) {
      if (choice.kind === 'done') return go(next);
      setAir(g, choice.air, airOver(choice.hex));
      f.waiting = [...f.waiting, choice.air];
      tell(g, 'interdiction', '11.2.2', { air: airIdOf(choice.air), hex: nameOf(GRID, choice.hex) });
      return go(side);
    },
    sample: (g, _f, random) => sampleMission(g, side, random),
  });

/** [11.2.2] The Allied player places his first; [11.2.3] then all roll to arrive. */
export const jointAir = procedure(checked(JOINT_AIR, jointAirFlaw), {
  /** [5.3.2] [5.3.3] [5.3.4] [11.1.2] [11.1.3] Who was not used waits in Ready as long as he likes. */
  begin(g, f) {
    f.waiting = [];
    for (const air of ALL_AIR) if (airAt(g, air) === AIR_USED) setAir(g, air, AIR_READY);
    // [5.1.3] [5.1.4] Only dry weather lets them.
    return weatherOf(g) === 'dry' ? go('allied') : done();
  },
  allied: missions('allied', 'axis'),
  axis: missions('axis', 'next'),
  next: (_g, f) => (f.waiting.length === 0 ? done() : go('roll')),
  roll: roll('air-arrival', (g, f: JointAirFrame, die) => {
    const [air = 0, ...rest] = f.waiting;
    rollArrival(g, air, die, { sent: [], hex: airHexOf(g, air) });
    f.waiting = rest;
    return go('next');
  }),
});
