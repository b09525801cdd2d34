/** [5] The Supply Phase: traces, states, what they do to efficiency, and additional guns. */
import {
  checked,
  closeUndo,
  done,
  type Flaw,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { number } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import { SUPPLY_NAMES } from '../../data/state-names.ts';
import { EFFICIENCY_BY_SUPPLY } from '../../inferred-formulas.ts';
import { says } from '../../says.ts';
import { isAdvanced, isHiddenGame } from '../../scenario/options.ts';
import { tellInside } from '../../state/events.ts';
import {
  AIR_SUPPLIED,
  addMark,
  efficiencyOf,
  GUNS_FIRST,
  GUNS_SECOND,
  gunsOf,
  hasMark,
  hexAt,
  ISOLATED,
  LINKED,
  OUT_OF_COMMUNICATIONS,
  opOf,
  removeMark,
  SUPPLIED,
  setEfficiency,
  setGuns,
  setSupply,
  sourceOf,
  supplyOf,
  turnOf,
  UNSUPPLIED,
} from '../../state/state.ts';
import {
  AIRBORNE_FORMATIONS,
  idOf,
  isOfAirborne,
  sideOfUnit,
  UNIT_COUNT,
  type Unit,
  unitNamed,
  unitsOf,
} from '../../state/units.ts';
import { ADDITIONAL_GUNS, SOURCES } from '../../tables/campaign-tables.ts';
import { LEAST_EFFICIENCY, MOST_EFFICIENCY } from '../../tables/combat-tables.ts';
import { bestDrive, drive, driveRefusal, isSourceOpen, isWithinAirReach, needyOf } from './airborne-supply.ts';
import { isGroundSupplied } from './ground-supply.ts';

const SUPPLY = frame('supply', ['begin', 'cursor', 'drive', 'states'], {
  /** The airborne formation whose cursor is next; after the last there is none. */
  formation: number(0, AIRBORNE_FORMATIONS.length),
});
type SupplyFrame = FrameOf<typeof SUPPLY>;

/** [5.1] Airborne units with a ground trace are linked with the 30th Corps. */
function markLinks(g: Game): void {
  for (const u of unitsOf('allied')) {
    const hex = hexAt(g, u);
    if (hex < 0) continue;
    if (hasMark(g, u, AIR_SUPPLIED)) removeMark(g, u, AIR_SUPPLIED);
    if (isOfAirborne(u) && isGroundSupplied(g, 'allied', hex)) addMark(g, u, LINKED);
    else if (hasMark(g, u, LINKED)) removeMark(g, u, LINKED);
  }
}

const hasAirSupply = (g: Game, u: Unit): boolean =>
  isAdvanced(g) ? hasMark(g, u, AIR_SUPPLIED) : isWithinAirReach(g, u);

/** [5.3] The state of a unit by its traces; an isolated unit stays so until it has a trace again. */
function supplyState(g: Game, u: Unit): number {
  if (isGroundSupplied(g, sideOfUnit(u), hexAt(g, u))) return SUPPLIED;
  if (isOfAirborne(u) && hasAirSupply(g, u)) return OUT_OF_COMMUNICATIONS;
  return supplyOf(g, u) === ISOLATED ? ISOLATED : UNSUPPLIED;
}

/** [9.1] At the beginning of a turn: supply, and rest for those who are not cut off. */
function efficiencyAfterRest(g: Game, u: Unit): number {
  const state = supplyOf(g, u);
  const rest = state <= OUT_OF_COMMUNICATIONS ? opOf(g, u) : 0;
  const points = efficiencyOf(g, u) + (EFFICIENCY_BY_SUPPLY[state] ?? 0) + rest;
  return Math.max(LEAST_EFFICIENCY, Math.min(MOST_EFFICIENCY, points));
}

function settleStates(g: Game): void {
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (hexAt(g, u) < 0) continue;
    const before = supplyOf(g, u);
    const state = supplyState(g, u);
    setSupply(g, u, state);
    if (state !== before) tellInside(g, u, 'supply', { rule: '5.3', state: SUPPLY_NAMES[state] ?? 'supplied' });
    if (turnOf(g) > 1) setEfficiency(g, u, efficiencyAfterRest(g, u));
  }
  bringGuns(g);
}

/** [8.13] Additional fire points, on their turn or as soon as the unit is in supply afterwards. */
function bringGuns(g: Game): void {
  ADDITIONAL_GUNS.forEach(({ unit, turn, points }, i) => {
    const u = unitNamed(unit);
    if (u === undefined || turnOf(g) < turn || hexAt(g, u) < 0 || supplyOf(g, u) > OUT_OF_COMMUNICATIONS) return;
    const mark = ADDITIONAL_GUNS.findIndex((other) => other.unit === unit) === i ? GUNS_FIRST : GUNS_SECOND;
    if (hasMark(g, u, mark)) return;
    addMark(g, u, mark);
    setGuns(g, u, gunsOf(g, u) + points);
    tellInside(g, u, 'guns-arrived', { rule: '8.13', points });
  });
}

function supplyFlaw(g: Game, { formation }: SupplyFrame): Flaw | undefined {
  const isOver = formation >= AIRBORNE_FORMATIONS.length;
  return firstFlaw(
    [!isAdvanced(g), 'proc', says('only-advanced-drives')],
    [isOver || !isSourceOpen(g, formation), 'formation', says('source-not-open')],
  );
}

export const supply = procedure(checked(SUPPLY, supplyFlaw), {
  begin(g) {
    markLinks(g);
    return go(isAdvanced(g) ? 'cursor' : 'states');
  },
  cursor(g, f) {
    while (f.formation < AIRBORNE_FORMATIONS.length) {
      if (isSourceOpen(g, f.formation) && needyOf(g, f.formation).length > 0) return go('drive');
      f.formation += 1;
    }
    return go('states');
  },
  drive: ask('airborne-supply', {
    by: () => 'allied',
    choices: (g, f) => [
      { kind: 'drive', path: bestDrive(g, f.formation).map((hex) => nameOf(GRID, hex)) },
      { kind: 'no-drive' },
    ],
    check: (g, f, choice) => (choice.kind === 'drive' ? driveRefusal(g, f.formation, choice.path) : undefined) ?? OK,
    about: (g, f) => ({
      formation: SOURCES[f.formation]?.name ?? '',
      source: nameOf(GRID, sourceOf(g, f.formation)),
      units: needyOf(g, f.formation).map(idOf),
    }),
    chosen(g, f, choice) {
      // A drive feels out what the Allied player does not see.
      if (isHiddenGame(g)) closeUndo(g);
      if (choice.kind === 'drive') drive(g, f.formation, choice.path);
      f.formation += 1;
      return go('cursor');
    },
  }),
  states(g) {
    // What both sides do by themselves from here on may not be read from whether undo is open.
    if (isHiddenGame(g)) closeUndo(g);
    settleStates(g);
    return done();
  },
});

export const supplyFrame = (): SupplyFrame => ({
  proc: 'supply',
  step: 'begin',
  formation: 0,
});
