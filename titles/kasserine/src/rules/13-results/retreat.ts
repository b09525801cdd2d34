/** [13.3] [13.4] Retreats, and the way out through enemy zones. */
import {
  checked,
  done,
  type Flaw,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Ruling,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { code, fixed, or } from '@bridgehead/toolkit';
import { ask, roll } from '../../asking.ts';
import { RETREATS } from '../../contract/codes.ts';
import type { Choices, ReadChoices } from '../../contract/decisions.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal, says } from '../../says.ts';
import { tell } from '../../state/events.ts';
import { HEX, SIDE, UNITS } from '../../state/kinds.ts';
import { hexOfPlace, hexPlace } from '../../state/places.ts';
import { rommelHex } from '../../state/stacks.ts';
import {
  BUILDING,
  hexAt,
  isDeployed,
  placeUnit,
  removeMark,
  setAttack,
  setDeployed,
  stepsOf,
} from '../../state/state.ts';
import { hasModes, idOf, isMotorized, isSelfPropelled, ROMMEL, sideOfUnit, type Unit } from '../../state/units.ts';
import { BREAK_OUT_SUCCESS } from '../../tables/constants.ts';
import { passThrough } from '../03-concepts/control.ts';
import { updateAfterMove } from '../after-moves.ts';
import { eliminate, loseStep } from './eliminate.ts';
import {
  breakOutEnds,
  breakOutHexes,
  hasWayOut,
  type Retreat,
  type RetreatKind,
  retreatPaths,
} from './retreat-paths.ts';

const NOWHERE = -1;

const RETREAT = frame('retreat', ['prepare', 'choose', 'loss', 'roll', 'go-on'], {
  side: fixed(SIDE),
  by: fixed(code(RETREATS)),
  /** Everybody who retreats from this combat. */
  group: fixed(UNITS),
  /** Those who have still to go. */
  left: UNITS,
  /** [13.4.3] Those who break out together, and the hex in an enemy zone to which they go. */
  breaking: UNITS,
  through: or(HEX, NOWHERE),
});
type RetreatFrame = FrameOf<typeof RETREAT>;

export const retreatFrame = (side: Side, by: RetreatKind, group: readonly Unit[]): RetreatFrame => ({
  proc: 'retreat',
  step: 'prepare',
  side,
  by,
  group,
  left: group,
  breaking: [],
  through: NOWHERE,
});

const isThere = (g: Game, u: Unit): boolean => hexAt(g, u) >= 0;

/** [13.3.9] Towed guns that are Deployed are lost; self-propelled ones turn over. */
function limber(g: Game, u: Unit): void {
  if (!hasModes(u) || !isDeployed(g, u)) return;
  if (isSelfPropelled(u)) setDeployed(g, u, false);
  else eliminate(g, u, '13.3.9');
}

/** [13.3] [13.4.2] Those without a way out: on foot they are lost, motorized they may break out together. */
function stuckIn(g: Game, f: RetreatFrame): readonly Unit[] {
  const [first] = f.left.filter((u) => !hasWayOut(g, u, f));
  if (first === undefined) return [];
  return f.left.filter((u) => hexAt(g, u) === hexAt(g, first) && !hasWayOut(g, u, f));
}

const canBreakOut = (g: Game, units: readonly Unit[], retreat: Retreat): boolean =>
  units.length > 0 && breakOutHexes(g, units, retreat).length > 0;

function dropLost(g: Game, f: RetreatFrame): void {
  f.left = f.left.filter((u) => isThere(g, u));
  f.breaking = f.breaking.filter((u) => isThere(g, u));
}

const NOT_RETREATING = refusal('13.3', 'does-not-retreat');
const NO_SUCH_WAY = refusal('13.3', 'no-such-retreat');
const ROMMEL_ELSEWHERE = refusal('15.5.3', 'rommel-elsewhere');
const NOT_STUCK = refusal('13.4.1', 'has-another-way');
const NOT_THE_GROUP = refusal('13.4.3', 'whole-group');

type Choice = Choices['retreat'][keyof Choices['retreat']];
type Read = ReadChoices['retreat'][keyof ReadChoices['retreat']];

const sameUnits = (a: readonly Unit[], b: readonly Unit[]): boolean =>
  a.length === b.length && a.every((u) => b.includes(u));

/** [15.5.3] Rommel may go along with those who stand with him. */
export const mayTakeRommel = (g: Game, u: Unit): boolean => sideOfUnit(u) === 'axis' && rommelHex(g) === hexAt(g, u);

function check(g: Game, f: RetreatFrame, choice: Read): Ruling {
  const stuck = stuckIn(g, f);
  if (choice.kind !== 'retreat') {
    if (stuck.length === 0) return NOT_STUCK;
    if (!sameUnits(choice.units, stuck)) return NOT_THE_GROUP;
    if (choice.kind === 'perish') return OK;
    return breakOutHexes(g, stuck, f).includes(choice.hex) ? OK : NO_SUCH_WAY;
  }
  if (stuck.length > 0 || !f.left.includes(choice.unit)) return NOT_RETREATING;
  if (choice.rommel === true && !mayTakeRommel(g, choice.unit)) return ROMMEL_ELSEWHERE;
  const wanted = choice.path.map(hexOfPlace).join();
  return retreatPaths(g, choice.unit, f).some((path) => path.join() === wanted) ? OK : NO_SUCH_WAY;
}

const names = (hexes: readonly number[]): string[] => hexes.map((hex) => nameOf(GRID, hex));

/** One way to each end; who has none breaks out or is lost. */
function* choicesOf(g: Game, f: RetreatFrame): Iterable<Choice> {
  const stuck = stuckIn(g, f);
  if (stuck.length > 0) {
    const units = stuck.map(idOf);
    for (const hex of breakOutHexes(g, stuck, f)) yield { kind: 'break-out', units, hex: nameOf(GRID, hex) };
    yield { kind: 'perish', units };
    return;
  }
  const [u] = f.left;
  if (u === undefined) return;
  for (const unit of f.left) {
    const ends = new Set<number>();
    for (const path of retreatPaths(g, unit, f)) {
      const end = path.at(-1) ?? NOWHERE;
      if (ends.has(end)) continue;
      ends.add(end);
      yield { kind: 'retreat', unit: idOf(unit), path: names(path) };
      if (mayTakeRommel(g, unit)) yield { kind: 'retreat', unit: idOf(unit), path: names(path), rommel: true };
    }
  }
}

/** A unit comes to the end of its retreat; what it built is left behind [14.4.2]. */
function withdraw(g: Game, u: Unit, path: readonly number[], withRommel: boolean): void {
  const to = path.at(-1) ?? NOWHERE;
  if (withRommel) placeUnit(g, ROMMEL, hexPlace(to));
  for (const hex of path) passThrough(g, sideOfUnit(u), hex);
  removeMark(g, u, BUILDING);
  setAttack(g, u, 0);
  placeUnit(g, u, hexPlace(to));
  tell(g, 'retreated', '13.3', { unit: idOf(u), path: names(path), to: nameOf(GRID, to) });
  updateAfterMove(g);
}

function retreatFlaw(g: Game, f: RetreatFrame): Flaw | undefined {
  const { side, group, left, breaking, through, step } = f;
  const isBreaking = step === 'loss' || step === 'roll' || step === 'go-on';
  return firstFlaw(
    [group.some((u) => sideOfUnit(u) !== side), 'group', says('units-of-other-side')],
    [left.some((u) => !group.includes(u) || !isThere(g, u)), 'left', says('unit-not-on-map')],
    [step === 'choose' && left.length === 0, 'left', says('nobody-left')],
    [
      breaking.some((u) => !group.includes(u) || !isThere(g, u) || !isMotorized(u)),
      'breaking',
      says('unit-not-on-map'),
    ],
    [isBreaking !== breaking.length > 0, 'breaking', says('nobody-left')],
    [isBreaking !== (through !== NOWHERE), 'through', says('stands-elsewhere')],
    [
      new Set(breaking.map((u) => hexAt(g, u))).size > 1 ||
        (step === 'go-on' && breaking.some((u) => hexAt(g, u) !== through)),
      'breaking',
      says('stands-elsewhere'),
    ],
  );
}

export const retreat = procedure(checked(RETREAT, retreatFlaw), {
  /** [13.3.9] [13.4.2] First those go who cannot retreat at all. */
  prepare(g, f) {
    for (const u of f.left) limber(g, u);
    dropLost(g, f);
    const stuck = stuckIn(g, f);
    const riders = stuck.filter(isMotorized);
    if (stuck.length > 0 && (riders.length < stuck.length || !canBreakOut(g, riders, f))) {
      const lost = canBreakOut(g, riders, f) ? stuck.filter((u) => !isMotorized(u)) : stuck;
      for (const u of lost) eliminate(g, u, lost.length < stuck.length ? '13.4.2' : '13.3');
      updateAfterMove(g);
      dropLost(g, f);
      return go('prepare');
    }
    return f.left.length === 0 ? done() : go('choose');
  },
  choose: ask('retreat', {
    by: (_g, f) => f.side,
    choices: choicesOf,
    check,
    about: (g, f) => ({
      hex: nameOf(GRID, hexAt(g, f.left[0] ?? 0)),
      units: f.left.map(idOf),
      by: f.by,
    }),
    chosen(g, f, choice) {
      if (choice.kind === 'retreat') {
        withdraw(g, choice.unit, choice.path.map(hexOfPlace), choice.rommel === true);
        f.left = f.left.filter((u) => u !== choice.unit);
        return go('prepare');
      }
      if (choice.kind === 'perish') {
        for (const u of choice.units) eliminate(g, u, '13.3');
        updateAfterMove(g);
        dropLost(g, f);
        return go('prepare');
      }
      f.breaking = choice.units;
      f.through = choice.hex;
      return go('loss');
    },
  }),
  /** [13.4.4] One step more is lost. */
  loss: ask('break-out-loss', {
    by: (_g, f) => f.side,
    choices: (g, f) =>
      f.breaking.filter((u) => stepsOf(g, u) > 0).map((u) => ({ kind: 'lose-step', unit: idOf(u) }) as const),
    about: (_g, f) => ({ hex: nameOf(GRID, f.through), units: f.breaking.map(idOf) }),
    chosen(g, f, { unit }) {
      loseStep(g, unit, '13.4.4');
      dropLost(g, f);
      if (f.breaking.length > 0) return go('roll');
      f.through = NOWHERE;
      updateAfterMove(g);
      return go('prepare');
    },
  }),
  /** [13.4.4] [13.4.5] */
  roll: roll('break-out-roll', (g, f: RetreatFrame, die) => {
    const success = die <= BREAK_OUT_SUCCESS;
    tell(g, 'break-out', '13.4.4', {
      units: f.breaking.map(idOf),
      die,
      to: nameOf(GRID, f.through),
      success,
    });
    if (success) for (const u of f.breaking) withdraw(g, u, [f.through], false);
    const isThrough = success && breakOutEnds(g, f.breaking, f).length > 0;
    if (isThrough) return go('go-on');
    for (const u of f.breaking) eliminate(g, u, success ? '13.4.6' : '13.4.5');
    return endBreakOut(g, f);
  }),
  /** [13.4.6] [13.4.7] On to a second hex, all together. */
  'go-on': ask('break-out-end', {
    by: (_g, f) => f.side,
    choices: (g, f) =>
      breakOutEnds(g, f.breaking, f).map((hex) => ({ kind: 'go-on', hex: nameOf(GRID, hex) }) as const),
    about: (_g, f) => ({ hex: nameOf(GRID, f.through), units: f.breaking.map(idOf) }),
    chosen(g, f, { hex }) {
      for (const u of f.breaking) withdraw(g, u, [hex], false);
      return endBreakOut(g, f);
    },
  }),
});

function endBreakOut(g: Game, f: RetreatFrame) {
  f.left = f.left.filter((u) => !f.breaking.includes(u));
  f.breaking = [];
  f.through = NOWHERE;
  updateAfterMove(g);
  return go('prepare');
}
