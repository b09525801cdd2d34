/** [13.1.3] [13.2] What the guidelines leave to a unit that must retreat, and why every other path is out. */
import type { Frame, Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import type { Answer } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { certainLoss } from '../rules/13-retreats/retreat-hazards.ts';
import { type RetreatPath, type RetreatTask, weighRetreats } from '../rules/13-retreats/retreat-paths.ts';
import { stopsOpenTo, type Withdrawal } from '../rules/13-retreats/stopping.ts';
import { placeName } from '../state/places.ts';
import { idOf, sideOfUnit, type Unit } from '../state/units.ts';
import { refused } from './said.ts';

/** How far, and whose. */
export interface RetreatQuestion {
  readonly hex: number;
  readonly units: readonly Unit[];
  readonly least: number;
  readonly most: number;
}

/** The retreat that is under way, or undefined. */
export function retreatUnderWay(g: Game): Withdrawal | undefined {
  const frame = g.state.frames.at(-1) as (Frame & Partial<Withdrawal>) | undefined;
  const { task, stack, stops } = frame ?? {};
  if (task?.least === undefined) return undefined;
  return { task, stack: stack ?? task.units, stops: stops ?? [] };
}

/** [13.1.1] A retreat that nobody has demanded yet: as by D1 or DR if it is of two hexes, else as by DS or DMR. */
export function supposedRetreat({ hex, units, least, most }: RetreatQuestion): Withdrawal {
  const isMandatory = most > 2;
  const task: RetreatTask = {
    side: sideOfUnit(units[0] ?? 0),
    hex,
    units,
    least,
    most,
    order: isMandatory ? 'full-retreat' : 'disrupted',
    mayStop: !isMandatory,
    shunsEzoc: false,
    isOnceOnly: true,
    rule: '13.1.1',
  };
  return { task, stack: units, stops: [] };
}

export function retreatsReport(g: Game, withdrawal: Withdrawal): Answer<'retreats'> {
  const { task } = withdrawal;
  return {
    hex: nameOf(GRID, task.hex),
    least: task.least,
    most: task.most,
    order: task.order,
    units: task.units.map((u) => unitReport(g, withdrawal, u)),
  };
}

type UnitReport = Answer<'retreats'>['units'][number];

function unitReport(g: Game, withdrawal: Withdrawal, u: Unit): UnitReport {
  const { task } = withdrawal;
  const doom = certainLoss(g, task, u);
  const paths = weighRetreats(g, task, u);
  const open = paths.filter(({ excludedBy }) => excludedBy === undefined);
  return {
    unit: idOf(u),
    eliminated: open.length === 0,
    ...(doom === undefined ? {} : { doom: refused(doom) }),
    open: open.map(({ path }) => path.map(placeName)),
    stops: stopsOpenTo(g, withdrawal, u).map((hex) => nameOf(GRID, hex)),
    out: paths.flatMap(outReport),
  };
}

const outReport = ({ path, excludedBy, isFatal }: RetreatPath): UnitReport['out'] =>
  excludedBy === undefined ? [] : [{ path: path.map(placeName), ...refused(excludedBy), fatal: isFatal }];
