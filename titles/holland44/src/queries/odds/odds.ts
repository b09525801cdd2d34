/** [10] The odds of an attack item by item, and what it leads to, exactly. */
import type { Game, Refusal } from '@bridgehead/engine';
import type { Printed, PrintedFields } from '@bridgehead/engine/contract';
import { nameOf } from '@bridgehead/hex';
import type { Answer } from '../../contract/index.ts';
import type { chances, expected, items, lead as LEAD, strengthLine } from '../../contract/queries.ts';
import { GRID } from '../../data/map.ts';
import { rulesOf } from '../../editions.ts';
import { checkLead } from '../../rules/09-combat/lead-choices.ts';
import { BELOW_LOWEST_ODDS, isAtLowestOdds } from '../../rules/09-combat/least-odds.ts';
import { checkOffer } from '../../rules/09-combat/support-choices.ts';
import { type Lead, leadOptions } from '../../rules/10-odds/formations.ts';
import {
  columnIndex,
  columnName,
  deniedShifts,
  nextColumn,
  type Odds,
  oddsOf,
  type StrengthLine,
} from '../../rules/10-odds/odds.ts';
import { type Chance, resultChances } from '../../rules/11-results/battle-tree.ts';
import { EFFECTS } from '../../rules/11-results/results.ts';
import { airSupport, artilleryShifts, gunsInRange } from '../../rules/17-artillery/artillery-support.ts';
import { unseenFaces } from '../../rules/25-unknown-units/unknown-units.ts';
import { refusal } from '../../says.ts';
import { type Battle, defendingSide, NOBODY } from '../../state/battle.ts';
import { hexPlace, POOL } from '../../state/places.ts';
import { isUnknownTo, unitsIn, unknownIn } from '../../state/stacks.ts';
import { placeOf, placeUnit, placeUnknown, setSteps, stepsOf } from '../../state/state.ts';
import { dataOf, idOf, isGarrison, type Unit } from '../../state/units.ts';
import { type CombatResult, isOrange, printedResult } from '../../tables/combat-tables.ts';
import { refused } from '../said.ts';
import { scratchOf } from '../scratch.ts';
import { modelOf } from './battle-model.ts';
import { engagementOf, type LeadOptions, type Led, ledBest, type ProposedAttack } from './engagements.ts';
import { ENDS, type End, type Fate, meanOf, shareOf } from './fate.ts';
import type { BattleModel } from './model.ts';
import { fateOf, fateOfResult, POLICY } from './outcomes.ts';

/** What `odds` is asked about. */
export interface OddsQuestion extends ProposedAttack {
  readonly leadOptions: LeadOptions;
  readonly air: boolean;
  readonly artillery: readonly Unit[];
}

/** The whole answer: who may attack, at which odds, and every outcome with its exact probability. */
export function oddsReport(g: Game, question: OddsQuestion): Answer<'odds'> {
  const { battle, excluded, refusal } = engagementOf(g, question);
  const led = ledBest(g, battle, question.leadOptions);
  const supported = led === undefined ? undefined : supportedAs(g, led, question);
  const unfit = refusal ?? leadRefusal(g, battle, question.leadOptions) ?? supportRefusal(g, led, question);
  const hidden = isHidden(g, battle);
  return {
    side: battle.side,
    occasion: battle.occasion,
    target: nameOf(GRID, battle.target),
    legal: unfit === undefined,
    ...(unfit === undefined ? {} : { refusal: refused(unfit) }),
    refusals: excluded.map(({ unit, refusal: why }) => ({ unit: idOf(unit), ...refused(why) })),
    ...(hidden ? { unknown: true } : {}),
    ...(supported === undefined || isNobodyKnown(g, battle) ? {} : ledReport(g, supported)),
    ...(hidden && battle.attackers.length > 0 ? { expected: expectedReport(g, battle, question) } : {}),
  };
}

const isHidden = (g: Game, { side, target }: Battle): boolean => isUnknownTo(g, side, target);

const isNobodyKnown = (g: Game, battle: Battle): boolean =>
  unitsIn(g, defendingSide(battle), battle.target).length === 0;

function supportedAs(g: Game, { battle }: Led, { air, artillery }: OddsQuestion): Led {
  const supported: Battle = { ...battle, hasAirSupport: air, artillery };
  return { battle: supported, odds: oddsOf(g, supported) };
}

/** [10.2] Why nobody can lead as was asked. */
function leadRefusal(g: Game, battle: Battle, { lead, attachment }: LeadOptions): Refusal | undefined {
  if (battle.attackers.length === 0 || (lead === undefined && attachment === undefined)) return undefined;
  if (
    ledBest(g, battle, { ...(lead === undefined ? {} : { lead }), ...(attachment === undefined ? {} : { attachment }) })
  )
    return undefined;
  if (lead === undefined) return NOWHERE_ATTACHED;
  const ruling = checkLead(g, battle, { lead, attachment: attachment ?? NOBODY });
  return ruling.legal ? NOWHERE_ATTACHED : ruling;
}

const NOWHERE_ATTACHED = refusal('10.2.3', 'attached-nowhere');

/** [10.7] [17.6] */
function supportRefusal(g: Game, led: Led | undefined, { air, artillery }: OddsQuestion): Refusal | undefined {
  if (led === undefined || (!air && artillery.length === 0)) return undefined;
  const ruling = checkOffer(g, led.battle, {
    ...(air ? { air } : {}),
    ...(artillery.length === 0 ? {} : { artillery }),
  });
  return ruling.legal ? undefined : ruling;
}

/** A battle with its lead chosen: strengths, shifts, column, outcomes. */
function ledReport(g: Game, { battle, odds }: Led): Partial<Answer<'odds'>> {
  const model = modelOf(g, battle, odds);
  const results = dieResults(battle, odds);
  const rules = rulesOf(g);
  const column = battle.occasion === 'automatic' ? undefined : odds.resolved;
  return {
    ...leadFields(battle),
    ...itemFields(odds),
    ...(isAtLowestOdds(g, battle) ? {} : { tooWeak: refused(BELOW_LOWEST_ODDS) }),
    outcomes: results.map(({ result, sixths }) => ({
      result: printedResult(rules, result),
      ...(column !== undefined && isOrange(rules.orangeResults, column, result) ? { isOrange: true } : {}),
      probability: shareOf(BigInt(sixths), 6n).exact,
      sixths,
      ...fateFields(fateOfResult(model, result, column)),
    })),
    summary: { policy: POLICY, ...fateFields(battleFate(battle, model)) },
    breakthrough: breakthroughIn(results),
    locked: deniedShifts(g, battle),
    leads: leadOptions(g, battle).map((option) => leadReport(g, battle, option)),
    offered: offeredSupport(g, battle),
  };
}

/** [16.1] The results that earn Breakthrough Combat. */
const breakthroughIn = (results: readonly Chance<CombatResult>[]): Chances['vacated'] =>
  probability(
    results.reduce((sum, { result, sixths }) => (EFFECTS[result].advance === 'bonus' ? sum + BigInt(sixths) : sum), 0n),
    6n,
  );

type OddsFields = Required<Answer<'odds'>>;

/** [10.2] One way to lead the same attack, and the odds it comes to. */
const leadReport = (g: Game, battle: Battle, option: Lead): OddsFields['leads'][number] => ({
  lead: option.lead,
  ...(option.attachment === NOBODY ? {} : { attached: idOf(option.attachment) }),
  column: columnName(oddsOf(g, { ...battle, ...option }).column),
});

/** [10.7] [17.6] What could be added to the support that is chosen, and why it could not. */
function offeredSupport(g: Game, battle: Battle): OddsFields['offered'] {
  const air = airSupport(g, battle);
  return {
    air: air.legal ? {} : { refusal: refused(air) },
    guns: gunsInRange(g, battle).map((u) => {
      const others = battle.artillery.filter((one) => one !== u);
      const ruling = checkOffer(g, battle, { artillery: [...others, u] });
      return {
        unit: idOf(u),
        columns: artilleryShifts(g, [u]),
        ...(ruling.legal ? {} : { refusal: refused(ruling) }),
      };
    }),
  };
}

/** [8.7] No die is rolled for an Automatic DS. */
const dieResults = (battle: Battle, { resolved }: Odds): readonly Chance<CombatResult>[] =>
  battle.occasion === 'automatic' ? [{ result: 'DS', sixths: 6 }] : resultChances(resolved);

export const battleFate = (battle: Battle, model: BattleModel): Fate =>
  battle.occasion === 'automatic' ? fateOfResult(model, 'DS') : fateOf(model);

export const leadFields = ({
  lead,
  attachment,
  hasAirSupport,
  artillery,
  defenders,
}: Battle): PrintedFields<typeof LEAD> => ({
  lead,
  ...(attachment === NOBODY ? {} : { attached: idOf(attachment) }),
  support: { air: hasAirSupport, artillery: artillery.map(idOf) },
  defenders: defenders.map(idOf),
});

/** Strengths unit by unit, shifts, and the columns. */
function itemFields(odds: Odds): PrintedFields<typeof items> {
  const next = nextColumn(odds);
  return {
    attack: { total: odds.attack, units: odds.attackers.map(lineReport) },
    defense: { total: odds.defense, units: odds.defenders.map(lineReport) },
    raw: rawName(odds),
    shifts: odds.shifts,
    column: odds.attack > 0 && odds.defense > 0 ? columnName(odds.column) : odds.resolved,
    resolved: odds.resolved,
    scale: { raw: odds.raw, resolved: columnIndex(odds.resolved) },
    ...(next === undefined ? {} : { next }),
  };
}

/** [9.3] The ratio; where one side has no strength at all there is none. */
export const rawName = ({ attack, defense, raw }: Odds): string =>
  attack > 0 && defense > 0 ? columnName(raw) : `${attack}-${defense}`;

/** [10.1] A unit is halved once and doubled once: of several reasons the first has the effect. */
function lineReport({ units, printed, halved, doubled, strength }: StrengthLine): Printed<typeof strengthLine> {
  const [first = '', ...others] = units.map(idOf);
  const itemsOf = (reasons: StrengthLine['halved'], effect: 'halved' | 'doubled') =>
    reasons.map((reason, i) => ({ ...reason, effect: i === 0 ? effect : ('none' as const) }));
  return {
    unit: first,
    ...(others.length === 0 ? {} : { with: others }),
    printed,
    value: strength,
    items: [...itemsOf(halved, 'halved'), ...itemsOf(doubled, 'doubled')],
  };
}

type Chances = PrintedFields<typeof chances>;

/** Shares of the ends, and the steps lost on average. */
export function fateFields({ weight, ends, attackerLost, defenderLost }: Fate): Chances {
  return {
    ends: ENDS.flatMap((end) => (ends[end] === undefined ? [] : [{ end, ...probability(ends[end], weight) }])),
    vacated: probability(vacatedOf(ends), weight),
    attackerSteps: shareOf(attackerLost, weight),
    defenderSteps: shareOf(defenderLost, weight),
  };
}

function probability(part: bigint, weight: bigint): Chances['vacated'] {
  const { exact, value } = shareOf(part, weight);
  return { probability: exact, value };
}

const VACATED: readonly End[] = ['defender-eliminated', 'defender-retreats', 'vacated-without-advance'];

/** Courses after which nobody of the defender is left in the hex. */
export const vacatedOf = (ends: Fate['ends']): bigint => VACATED.reduce((sum, end) => sum + (ends[end] ?? 0n), 0n);

/** [25.3.4] A lone Garrison is as good as a DS without a loss. */
const GARRISON: Fate = {
  weight: 1n,
  ends: { 'defender-eliminated': 1n },
  attackerLost: 0n,
  defenderLost: 0n,
  strength: 0n,
};
const GARRISON_FATE: FaceFate = { column: 'DS', fate: GARRISON };
/** [2e 25.3] In the second edition no attack was made: the hex is empty, and nobody advances. */
const DISCOVERED_FATE: FaceFate = { column: '-', fate: { ...GARRISON, ends: { 'vacated-without-advance': 1n } } };
/** [2e 9.4.1] Nor is one made against what proves too strong. */
const TOO_STRONG: Fate = { ...GARRISON, ends: { 'attacker-repelled': 1n } };

/** [25.3.4] [25.4] The attack against each face that nobody has seen, all equally likely. */
function expectedReport(g: Game, battle: Battle, question: OddsQuestion): Printed<typeof expected> {
  const revealed = scratchOf(g);
  placeUnknown(revealed, unknownIn(revealed, battle.target), POOL);
  const known = new Map<string, FaceFate>();
  const faces = unseenFaces(g).map((face) => {
    const alike = fightsAs(face);
    const fate = known.get(alike) ?? faceFate(revealed, battle, face, question);
    known.set(alike, fate);
    return fate;
  });
  const columns = [...new Set(faces.map(({ column }) => column))];
  return {
    faces: faces.length,
    columns: columns.map((column) => ({ column, faces: faces.filter((one) => one.column === column).length })),
    policy: POLICY,
    ...fateFields(meanOf(faces.map(({ fate }) => ({ fate, sixths: 1 })))),
  };
}

interface FaceFate {
  readonly column: string;
  readonly fate: Fate;
}

/** Faces that differ only in what they are called fight alike. */
function fightsAs(face: Unit): string {
  const { nation, branch, formation, type, size, steps, full, reduced, remnant, morale, range } = dataOf(face);
  return JSON.stringify([nation, branch, formation, type, size, steps, full, reduced, remnant, morale, range]);
}

/** On a copy in which nothing hides in the hex any more; the face is taken away again. */
function faceFate(revealed: Game, battle: Battle, face: Unit, question: OddsQuestion): FaceFate {
  if (isGarrison(face))
    return isNobodyKnown(revealed, battle) ? garrisonFate(revealed) : revealedFate(revealed, battle, question);
  const [place, steps] = [placeOf(revealed, face), stepsOf(revealed, face)];
  placeUnit(revealed, face, hexPlace(battle.target));
  setSteps(revealed, face, dataOf(face).steps);
  const fate = revealedFate(revealed, battle, question);
  placeUnit(revealed, face, place);
  setSteps(revealed, face, steps);
  return fate;
}

const garrisonFate = (g: Game): FaceFate => (rulesOf(g).unknownFoughtInMovement ? GARRISON_FATE : DISCOVERED_FATE);

function revealedFate(revealed: Game, battle: Battle, question: OddsQuestion): FaceFate {
  const best = ledBest(revealed, battle, question.leadOptions);
  if (best === undefined) return { column: '-', fate: GARRISON };
  const led = supportedAs(revealed, best, question);
  if (!isAtLowestOdds(revealed, led.battle)) return { column: '-', fate: TOO_STRONG };
  return { column: led.odds.resolved, fate: battleFate(led.battle, modelOf(revealed, led.battle, led.odds)) };
}
