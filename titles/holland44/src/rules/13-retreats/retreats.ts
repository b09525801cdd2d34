/** Chapter 13: retreats [13.1]. */
import {
  checked,
  done,
  type Flaw,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Ruling,
} from '@bridgehead/engine';
import { nameOf, sideBetween } from '@bridgehead/hex';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import type { AnyChoice, AnyRead, Choices, ReadChoices } from '../../contract/index.ts';
import { GRID } from '../../data/map.ts';
import { refusal, says } from '../../says.ts';
import { HEXES, UNITS } from '../../state/kinds.ts';
import { hexOfPlace, placeName } from '../../state/places.ts';
import { hexOf } from '../../state/state.ts';
import { eliminate, loseStep } from '../../state/step-loss.ts';
import { idOf, sideOfUnit, type Unit } from '../../state/units.ts';
import { certainLoss } from './retreat-hazards.ts';
import { hasRetreat, openRetreats, pathRefusal, RETREAT_TASK, type RetreatTask } from './retreat-paths.ts';
import { stopPayers, stopRefusal, stopsOpenTo, type Withdrawal } from './stopping.ts';
import { stopShort, withdraw } from './withdrawing.ts';

const RETREAT = frame('retreat', ['next', 'choose', 'stop-loss'], {
  task: RETREAT_TASK,
  /** [13.3] All who had to retreat. */
  stack: fixed(UNITS),
  /** [13.3] Where units of this retreat have stopped. */
  stops: HEXES,
});
type RetreatFrame = FrameOf<typeof RETREAT>;

function retreatFlaw(g: Game, { task, stack, stops, step }: RetreatFrame): Flaw | undefined {
  return firstFlaw(
    [task.least > task.most, 'task.least', says('above-most', { most: task.most })],
    [task.units.length === 0, 'task.units', says('nobody-retreats')],
    [
      step === 'choose' && task.units.some((u) => hexOf(g, u) !== task.hex),
      'task.units',
      says('retreats-from-elsewhere'),
    ],
    [stack.some((u) => sideOfUnit(u) !== task.side), 'stack', says('expected-units-of-side', { side: task.side })],
    [task.units.some((u) => !stack.includes(u)), 'stack', says('stack-incomplete')],
    [stops.some((hex) => sideBetween(GRID, hex, task.hex) === undefined), 'stops', says('stopped-too-far')],
    [step === 'stop-loss' && stops.length === 0, 'stops', says('nobody-stopped')],
  );
}

/** The owner retreats the units of the task, one after the other. */
export const retreatFrame = (task: RetreatTask): RetreatFrame => ({
  proc: 'retreat',
  step: 'next',
  task,
  stack: task.units,
  stops: [],
});

const withdrawalOf = ({ task, stack, stops }: RetreatFrame): Withdrawal => ({ task, stack, stops });

/** [13.1.2] One unit by a path. */
type RetreatBy = Pick<ReadChoices['disengage']['retreat'], 'unit' | 'path'>;

/** The retreats open to a unit, as choices. */
export function* listRetreats(g: Game, task: RetreatTask, u: Unit): Iterable<Choices['disengage']['retreat']> {
  const unit = idOf(u);
  for (const path of openRetreats(g, task, u)) yield { kind: 'retreat', unit, path: path.map(placeName) };
}

function* listChoices(g: Game, f: RetreatFrame): Iterable<AnyChoice<'retreat'>> {
  for (const u of f.task.units) {
    const unit = idOf(u);
    const stops = stopsOpenTo(g, withdrawalOf(f), u);
    yield* listRetreats(g, f.task, u);
    for (const hex of stops) yield { kind: 'retreat', unit, path: [nameOf(GRID, hex)], stop: true };
    if (stops.length > 0 && !hasRetreat(g, f.task, u)) yield { kind: 'perish', unit };
  }
}

const NOT_OF_THE_TASK = refusal('13.1.2', 'has-not-to-retreat');
const CAN_RETREAT = refusal('13.1.3', 'guideline-1');
const NO_WAY_OUT = refusal('13.2', 'no-way-out');

/** [13.1.3] [13.2] Whether a unit of the task may retreat so. */
export function checkRetreat(g: Game, task: RetreatTask, { unit, path }: RetreatBy): Ruling {
  return task.units.includes(unit) ? (pathRefusal(g, task, unit, path) ?? OK) : NOT_OF_THE_TASK;
}

function checkStop(g: Game, f: RetreatFrame, { unit, path }: RetreatBy): Ruling {
  if (!f.task.units.includes(unit)) return NOT_OF_THE_TASK;
  const [place = 0, ...more] = path;
  return stopRefusal(g, withdrawalOf(f), unit, more.length > 0 ? f.task.hex : hexOfPlace(place)) ?? OK;
}

function checkPerish(g: Game, f: RetreatFrame, u: Unit): Ruling {
  if (!f.task.units.includes(u)) return NOT_OF_THE_TASK;
  if (hasRetreat(g, f.task, u)) return CAN_RETREAT;
  return stopsOpenTo(g, withdrawalOf(f), u).length > 0 ? OK : NO_WAY_OUT;
}

function checkChoice(g: Game, f: RetreatFrame, choice: AnyRead<'retreat'>): Ruling {
  if (choice.kind === 'perish') return checkPerish(g, f, choice.unit);
  return choice.stop === true ? checkStop(g, f, choice) : checkRetreat(g, f.task, choice);
}

function carryOut(g: Game, f: RetreatFrame, choice: AnyRead<'retreat'>): Flow<RetreatFrame['step']> {
  const { unit } = choice;
  if (choice.kind === 'perish') {
    eliminate(g, unit, '13.2');
    return go('next');
  }
  const { path } = choice;
  if (choice.stop !== true) {
    withdraw(g, f.task, unit, path);
    return go('next');
  }
  const hex = hexOfPlace(path[0] ?? 0);
  stopShort(g, f.task, unit, hex);
  if (f.stops.includes(hex)) return go('next');
  f.stops = [...f.stops, hex];
  return go('stop-loss');
}

export const retreat = procedure(checked(RETREAT, retreatFlaw), {
  /** [13.2] Units without a way out are eliminated when all others have gone. */
  next(g, f) {
    const units = f.task.units.filter((u) => hexOf(g, u) === f.task.hex);
    f.task = { ...f.task, units };
    const isWayOut = (u: Unit): boolean => hasRetreat(g, f.task, u) || stopsOpenTo(g, withdrawalOf(f), u).length > 0;
    if (units.some(isWayOut)) return go('choose');
    for (const u of units) eliminate(g, u, certainLoss(g, f.task, u)?.rule ?? '13.2');
    return done();
  },
  /** [13.1.2] A stack may split. */
  choose: ask('retreat', {
    by: (_g, f) => f.task.side,
    about: (_g, { task }) => ({
      hex: nameOf(GRID, task.hex),
      units: task.units.map(idOf),
      least: task.least,
      most: task.most,
      order: task.order,
    }),
    choices: listChoices,
    check: checkChoice,
    chosen: carryOut,
  }),
  /** [13.3] The step that stopping in a hex costs. */
  'stop-loss': ask('stop-loss', {
    by: (_g, f) => f.task.side,
    about: (_g, f) => ({ hex: nameOf(GRID, f.stops[f.stops.length - 1] ?? f.task.hex) }),
    choices: (g, f) => stopPayers(g, withdrawalOf(f)).map((u) => ({ kind: 'lose-step', unit: idOf(u) })),
    chosen(g, _f, { unit }) {
      loseStep(g, unit, '13.3');
      return go('next');
    },
  }),
});
