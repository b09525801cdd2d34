/** Reads what the queries of combat are asked about; a fault names its place. */
import type { Game, Json, JsonObject } from '@bridgehead/engine';
import { OFF_MAP, sideNamed } from '@bridgehead/hex';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { field, hexAt, join, listAt, objectAt, quoted, refuse, unitAt, wholeAt, wordAt } from '../parse.ts';
import type { Withdrawal } from '../rules/13-retreats/stopping.ts';
import { says } from '../says.ts';
import { NOBODY } from '../state/battle.ts';
import { isOccupiedBy, unitsIn } from '../state/stacks.ts';
import { hexOf } from '../state/state.ts';
import { enemyOf, sideOfUnit, type Unit } from '../state/units.ts';
import type { LeadOptions } from './odds/engagements.ts';
import type { OddsQuestion } from './odds/odds.ts';
import { retreatUnderWay, supposedRetreat } from './retreats.ts';

const MOST_UNITS = 40;

/** One or more different units of one side. */
export function unitsOfOneSide(params: JsonObject, key: string): readonly Unit[] {
  const units = listAt(field(params, key), key, MOST_UNITS).map((id, i) => unitAt(id, `${key}[${i}]`));
  const [first] = units;
  if (first === undefined) return refuse(key, says('at-least-one-unit'));
  if (new Set(units).size < units.length) refuse(key, says('unit-named-twice'));
  if (units.some((u) => sideOfUnit(u) !== sideOfUnit(first))) refuse(key, says('units-of-one-side'));
  return units;
}

const ODDS_OCCASIONS = ['combat', 'breakthrough', 'automatic'] as const;

export function oddsQuestion(g: Game, params: JsonObject): OddsQuestion {
  const target = hexAt(field(params, 'target'), 'target');
  const units = field(params, 'attackers') === undefined ? undefined : unitsOfOneSide(params, 'attackers');
  return {
    target,
    side: units === undefined ? enemyOf(holderOf(g, target)) : sideOfUnit(units[0] ?? 0),
    occasion: wordAt(field(params, 'occasion') ?? 'combat', 'occasion', ODDS_OCCASIONS),
    ...(units === undefined ? {} : { units }),
    edges: edgesIn(field(params, 'edges')),
    leadOptions: leadOptionsIn(params),
    ...supportIn(field(params, 'support')),
  };
}

/** Who stands in the hex: without attackers named, the others attack. */
function holderOf(g: Game, hex: number): Side {
  if (isOccupiedBy(g, 'german', hex)) return 'german';
  return isOccupiedBy(g, 'allied', hex) ? 'allied' : refuse('target', says('nobody-to-attack'));
}

function leadOptionsIn(params: JsonObject): LeadOptions {
  const lead = field(params, 'lead');
  const attached = field(params, 'attached');
  if (lead !== undefined && typeof lead !== 'string')
    return refuse('lead', says('expected-formation', { value: quoted(lead) }));
  return {
    ...(lead === undefined ? {} : { lead }),
    ...(attached === undefined ? {} : { attachment: attached === null ? NOBODY : unitAt(attached, 'attached') }),
  };
}

/** [19.7] By unit the hexside on the edge of the map. */
function edgesIn(value: Json | undefined): ReadonlyMap<Unit, number> {
  if (value === undefined) return new Map();
  const names =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  if (names === undefined) return refuse('edges', says('expected-object'));
  return new Map(
    names.map(([id, name]) => {
      const place = join('edges', id);
      const side = typeof name === 'string' ? sideNamed(GRID, name) : undefined;
      return [unitAt(id, place), side ?? refuse(place, says('not-a-hexside', { value: quoted(name) }))];
    }),
  );
}

/** [10.7] [17.6] */
function supportIn(value: Json | undefined): { readonly air: boolean; readonly artillery: readonly Unit[] } {
  if (value === undefined) return { air: false, artillery: [] };
  const support = objectAt(value, 'support', ['air', 'artillery']);
  const air = field(support, 'air') ?? false;
  if (typeof air !== 'boolean') return refuse('support.air', says('expected-flag', { value: quoted(air) }));
  const guns = listAt(field(support, 'artillery'), 'support.artillery', MOST_UNITS);
  return { air, artillery: guns.map((id, i) => unitAt(id, `support.artillery[${i}]`)) };
}

const LONGEST_RETREAT = 3;
const USUAL_RETREAT = 2;

/** [13] The retreat that is under way, or one that is supposed. */
export function retreatQuestion(g: Game, params: JsonObject): Withdrawal {
  if (Object.keys(params).length === 0) {
    return retreatUnderWay(g) ?? refuse('units', says('no-retreat-under-way'));
  }
  const units = retreatersIn(g, params);
  const hex = hexOf(g, units[0] ?? 0);
  if (hex === OFF_MAP || units.some((u) => hexOf(g, u) !== hex)) refuse('units', says('units-of-one-hex'));
  const length = wholeAt(field(params, 'hexes') ?? USUAL_RETREAT, 'hexes', 1, LONGEST_RETREAT);
  const least = wholeAt(field(params, 'least') ?? length, 'least', 1, LONGEST_RETREAT);
  const most = wholeAt(field(params, 'most') ?? Math.max(length, least), 'most', least, LONGEST_RETREAT);
  return supposedRetreat({ hex, units, least, most });
}

function retreatersIn(g: Game, params: JsonObject): readonly Unit[] {
  if (field(params, 'units') !== undefined) return unitsOfOneSide(params, 'units');
  const hex = hexAt(field(params, 'hex'), 'hex');
  const units = [...unitsIn(g, 'allied', hex), ...unitsIn(g, 'german', hex)];
  return units.length > 0 ? units : refuse('hex', says('no-unit-there'));
}
