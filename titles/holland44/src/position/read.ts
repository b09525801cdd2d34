/** Reading the position notation: anything at all comes in, a checked position or the rule it breaks comes out. */
import type { Json, JsonObject, Result, State } from '@bridgehead/engine';
import { type ReadPosition, readChance, readSafely, readSetUp } from '@bridgehead/toolkit';
import { rulesFor } from '../editions.ts';
import { field, hexAt, listAt, objectAt, quoted, refuse, refuseBy, wholeAt, wordAt } from '../parse.ts';
import { says } from '../says.ts';
import { lastTurnOf } from '../scenario/calendar.ts';
import { phaseOf } from '../scenario/phase-names.ts';
import { putCell, unitCell } from '../state/columns.ts';
import { hexOfPlace } from '../state/places.ts';
import { CONTROLLED_HEXES } from '../state/state.ts';
import { rosterFor, sideOfUnit, type Unit } from '../state/units.ts';
import { HOLLAND44_FACTS } from '../title-facts.ts';
import { baseState, EMPTY } from './base.ts';
import { checkPosition } from './checks.ts';
import { checkCounters, readCounters } from './counters.ts';
import { framesIn } from './frames.ts';
import { readBridges, readFerries, readTraffic, readUnknown, readWeather } from './markers.ts';
import { readFaces, readUnits } from './units.ts';

const FIELDS = [
  'title',
  'edition',
  'scenario',
  'options',
  'rules',
  'seed',
  'base',
  'turn',
  'phase',
  'units',
  'unknown',
  'faces',
  'bridges',
  'weather',
  'traffic',
  'held',
  'counters',
  'ferries',
  'engineerFerries',
  'chance',
  'frames',
];

const SCENARIOS = HOLLAND44_FACTS.scenarios.map(({ id }) => id);
const USUAL_SCENARIO = 'campaign';

export const readPosition = (json: JsonObject): Result<ReadPosition> => readSafely(() => positionOf(json));

function positionOf(json: JsonObject): ReadPosition {
  const data = objectAt(json, '', FIELDS);
  const setUp = readSetUp(data, HOLLAND44_FACTS, USUAL_SCENARIO);
  const rules = rulesFor(setUp);
  const roster = rosterFor(rules);
  const turn = wholeAt(field(data, 'turn'), 'turn', 1, lastTurnOf(setUp.scenario));
  const base = baseState(wordAt(field(data, 'base') ?? EMPTY, 'base', [EMPTY, ...SCENARIOS]), setUp, turn);
  if (!base.ok) return refuse('base', base.fault.says);
  const state = base.value;
  putCell(state, 'turn', 0, turn);
  readUnknown(state, field(data, 'unknown'));
  const named = readUnits(state, field(data, 'units'), { turn, roster });
  readFaces(state, data, { named, roster });
  readBridges(state, field(data, 'bridges'));
  readWeather(state, field(data, 'weather'));
  readTraffic(state, field(data, 'traffic'), turn);
  readCounters(state, field(data, 'counters'), rules);
  readFerries(state, data);
  readHeld(state, field(data, 'held'), roster);
  readChance(state, field(data, 'chance'));
  state.frames = framesIn(data, turn);
  checkPosition(state, phaseOf(state.frames), roster);
  checkCounters(state, phaseOf(state.frames));
  return { setUp, state };
}

/** [18.3.2] [26.5.1] Hexes last held by the Allies; left out, those in which they stand. */
function readHeld(state: State, value: Json | undefined, roster: readonly Unit[]): void {
  for (const hex of CONTROLLED_HEXES) putCell(state, 'held', hex, 0);
  if (value === undefined) {
    const allied = roster.filter((u) => sideOfUnit(u) === 'allied');
    const standing = allied.map((u) => hexOfPlace(unitCell(state, u, 'At')));
    for (const hex of CONTROLLED_HEXES) if (standing.includes(hex)) putCell(state, 'held', hex, 1);
    return;
  }
  listAt(value, 'held', CONTROLLED_HEXES.length).forEach((name, i) => {
    const hex = hexAt(name, `held[${i}]`);
    if (!CONTROLLED_HEXES.includes(hex))
      refuseBy('18.3.2', `held[${i}]`, says('holder-not-kept', { value: quoted(name) }));
    putCell(state, 'held', hex, 1);
  });
}
