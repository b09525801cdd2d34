/** [4.1] [18] Before the first turn: the Allied player sets up, then the Axis. */
import {
  call,
  checked,
  done,
  type Flaw,
  type Flow,
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
import { ask } from '../asking.ts';
import { OPTIONS_OF_AXIS } from '../contract/codes.ts';
import type { Choices, ReadChoices } from '../contract/decisions.ts';
import { GRID, hexOf } from '../data/map.ts';
import { STRONGPOINT_OF_OPTION_A } from '../data/strongpoints.ts';
import type { Side } from '../data/unit-data.ts';
import { updateControl } from '../rules/03-concepts/control.ts';
import { stackingPoints } from '../rules/03-concepts/stacking.ts';
import { hasRoad } from '../rules/06-supply/supply.ts';
import { edgeRefusal } from '../rules/07-movement/ground.ts';
import { turnOver } from '../rules/07-movement/mode.ts';
import { putIntoReserve, reserveRefusal } from '../rules/08-special-movement/reserve.ts';
import { layings, sampleLaying } from '../rules/08-special-movement/reserve-movement.ts';
import { assign, assignRefusal } from '../rules/10-artillery/protective-fire.ts';
import { planFrame } from '../rules/18-scenarios/plans.ts';
import { refusal, says } from '../says.ts';
import { tell } from '../state/events.ts';
import { UNITS } from '../state/kinds.ts';
import { EXPECTED, TO_PLACE } from '../state/places.ts';
import { isHeldBy } from '../state/stacks.ts';
import { addMark, hasMark, hexAt, MODE_ONCE, placeOf, placeUnit, setClock, setStrongpoint } from '../state/state.ts';
import { dataOf, enemyOf, hasModes, idOf, isHQ, isLeader, sideOfUnit, type Unit, unitsOf } from '../state/units.ts';
import { STACKING_LIMIT } from '../tables/constants.ts';
import { OPTION_A, OPTION_B, optionOf, startOf } from './arrivals.ts';
import { setUpUnit } from './scenario.ts';

const SET_UP = frame(
  'set-up',
  ['allied', 'choose', 'option', 'axis', 'plan', 'end'],
  { assigned: UNITS },
  { end: ['plan'] },
);
type SetUpFrame = FrameOf<typeof SET_UP>;
export const SET_UP_FRAME: SetUpFrame = { proc: 'set-up', step: 'allied', assigned: [] };

/** [18.2.4] [4.1.4] The hexes in which a unit that is still to be placed may begin. */
function placesFor(g: Game, u: Unit): readonly number[] {
  if (placeOf(g, u) !== TO_PLACE) return [];
  const side = sideOfUnit(u);
  const start = startOf(g.setUp.scenario, u, optionOf(g));
  const hexes =
    start?.withHQ === true
      ? unitsOf(side)
          .filter(isHQ)
          .map((hq) => hexAt(g, hq))
      : (start?.area ?? []);
  return [...new Set(hexes)].filter((hex) => hex >= 0 && placeRefusal(g, u, hex) === undefined).sort((a, b) => a - b);
}

const NOT_TO_PLACE = refusal('4.1.4', 'not-to-place');
const OUTSIDE_ITS_AREA = refusal('18.2.4', 'outside-its-area');
const ENEMY_THERE = refusal('4.1.4', 'enemy-in-hex');
const NO_ROOM = refusal('3.3.2', 'no-room');
const UNPLACED = refusal('4.1.4', 'units-unplaced');
const NOT_YOURS = refusal('4.1.4', 'not-your-unit');
const NO_MODES = refusal('7.6', 'has-no-modes');
const TURNED = refusal('7.6.2', 'mode-changed-already');

/** [3.3.2] [4.1.4] Why nobody may begin there. */
function placeRefusal(g: Game, u: Unit, hex: number): Refusal | undefined {
  const side = sideOfUnit(u);
  if (isHeldBy(g, enemyOf(side), hex)) return ENEMY_THERE;
  if (stackingPoints(g, side, hex) + dataOf(u).stacking > STACKING_LIMIT) return NO_ROOM;
  return edgeRefusal(u, hex, hasRoad(hex));
}

const unplaced = (g: Game, side: Side): Unit[] => unitsOf(side).filter((u) => placeOf(g, u) === TO_PLACE);

type Choice = Choices['set-up'][keyof Choices['set-up']];
type Read = ReadChoices['set-up'][keyof ReadChoices['set-up']];

/** [4.1.4] A gun may be turned over once. */
function modeRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  if (sideOfUnit(u) !== side || hexAt(g, u) < 0) return NOT_YOURS;
  if (!hasModes(u)) return NO_MODES;
  return hasMark(g, u, MODE_ONCE) ? TURNED : undefined;
}

function check(g: Game, side: Side, f: SetUpFrame, choice: Read): Refusal | undefined {
  switch (choice.kind) {
    case 'done':
      return unplaced(g, side).length === 0 ? undefined : UNPLACED;
    case 'place': {
      if (sideOfUnit(choice.unit) !== side || placeOf(g, choice.unit) !== TO_PLACE) return NOT_TO_PLACE;
      return (
        placeRefusal(g, choice.unit, choice.hex) ??
        (placesFor(g, choice.unit).includes(choice.hex) ? undefined : OUTSIDE_ITS_AREA)
      );
    }
    case 'mode':
      return modeRefusal(g, side, choice.unit);
    case 'reserve':
      return reserveRefusal(g, side, choice.unit);
    case 'assign':
      return assignRefusal(g, side, choice, f.assigned);
  }
}

function* choicesOf(g: Game, side: Side, f: SetUpFrame): Iterable<Choice> {
  for (const u of unplaced(g, side))
    for (const hex of placesFor(g, u)) yield { kind: 'place', unit: idOf(u), hex: nameOf(GRID, hex) };
  for (const u of unitsOf(side)) {
    if (hasModes(u) && modeRefusal(g, side, u) === undefined) yield { kind: 'mode', unit: idOf(u) };
    if (hexAt(g, u) >= 0 && !isLeader(u) && reserveRefusal(g, side, u) === undefined)
      yield { kind: 'reserve', unit: idOf(u) };
  }
  yield* layings(g, side, f.assigned);
  if (unplaced(g, side).length === 0) yield { kind: 'done' };
}

const ENDS_ONE_IN = 4;

function sample(g: Game, side: Side, f: SetUpFrame, random: Random): Choice {
  const [u] = unplaced(g, side);
  if (u !== undefined) {
    const hexes = placesFor(g, u);
    const hex = hexes[random.below(Math.max(1, hexes.length))];
    if (hex !== undefined) return { kind: 'place', unit: idOf(u), hex: nameOf(GRID, hex) };
  }
  if (random.below(ENDS_ONE_IN) === 0) return { kind: 'done' };
  const others = [...choicesOf(g, side, f)].filter(({ kind }) => kind === 'mode' || kind === 'reserve');
  const other =
    random.below(2) === 0
      ? sampleLaying(g, side, f.assigned, random)
      : others[random.below(Math.max(1, others.length))];
  return other ?? { kind: 'done' };
}

function perform(g: Game, f: SetUpFrame, choice: Exclude<Read, { readonly kind: 'done' }>): void {
  const { unit } = choice;
  if (choice.kind === 'reserve') putIntoReserve(g, unit);
  if (choice.kind === 'mode') {
    addMark(g, unit, MODE_ONCE);
    turnOver(g, unit);
  }
  if (choice.kind === 'assign') {
    assign(g, unit, choice.hex);
    f.assigned = [...f.assigned, unit];
  }
  if (choice.kind === 'place') {
    setUpUnit(g, unit, choice.hex);
    tell(g, 'placed', '4.1.4', { unit: idOf(unit), hex: nameOf(GRID, choice.hex) });
  }
}

/** [4.1.5] [18] Modes, Reserve and fire-support markers as the player likes; units of an area in it. */
const settingUp = (side: Side, next: 'choose' | 'plan') =>
  ask<'set-up', SetUpFrame>('set-up', {
    by: () => side,
    choices: (g, f) => choicesOf(g, side, f),
    check: (g, f, choice) => check(g, side, f, choice) ?? OK,
    about: (g) => ({ side, unplaced: unplaced(g, side).map(idOf) }),
    chosen(g, f, choice): Flow<'choose' | 'plan' | 'allied' | 'axis'> {
      if (choice.kind === 'done') {
        f.assigned = [];
        updateControl(g);
        return go(next);
      }
      perform(g, f, choice);
      return go(side);
    },
    sample: (g, f, random) => sample(g, side, f, random),
  });

/** [18.2.4] What the option decides: who is placed by the Axis, and who comes later. */
function applyOption(g: Game, option: number): void {
  setClock(g, 'option', option);
  for (const u of unplaced(g, 'axis'))
    if (startOf(g.setUp.scenario, u, option)?.arrival !== undefined) placeUnit(g, u, EXPECTED);
  if (option === OPTION_A) setStrongpoint(g, hexOf(STRONGPOINT_OF_OPTION_A), { side: 'axis', active: true });
}

const setUpFlaw = (g: Game, { step }: SetUpFrame): Flaw | undefined => {
  const isCampaign = g.setUp.scenario === 'campaign';
  if (step === 'option' && !isCampaign) return { local: 'step', says: says('no-option-here') };
  return step === 'axis' && isCampaign && optionOf(g) === 0 ? { local: 'step', says: says('option-first') } : undefined;
};

export const setUp = procedure(checked(SET_UP, setUpFlaw), {
  allied: settingUp('allied', 'choose'),
  choose: (g) => go(g.setUp.scenario === 'campaign' ? 'option' : 'axis'),
  option: ask('axis-option', {
    by: () => 'axis',
    choices: () => OPTIONS_OF_AXIS.map((option) => ({ kind: 'choose-option', option }) as const),
    chosen(g, _f, { option }) {
      applyOption(g, option === 'A' ? OPTION_A : OPTION_B);
      tell(g, 'option-chosen', '18.2.4', { option });
      return go('axis');
    },
  }),
  axis: settingUp('axis', 'plan'),
  /** [18.3.5] */
  plan: (g) => (g.setUp.scenario === 'decide' ? call(planFrame('draw'), 'end') : go('end')),
  end: () => done(),
});
