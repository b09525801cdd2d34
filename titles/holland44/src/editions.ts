/**
 * Every point in which the editions differ: its value in each, the rule in each book, where it comes from and how sure that is, in
 * per cent. Chapters ask for it by its name (`rulesOf(g).recoveryRollNeeded`); nobody asks for the number of an edition. Points that
 * are equal in both books are no fields: `editions.test.ts` has a test for each.
 *
 * Seed 000 is the second edition's rulebook, seed 003 its card; `design` fills what is lost in the scans. Tags: docs/sources.md.
 */
import {
  type Game,
  type HouseRules,
  type OptionValue,
  ofSetUp,
  type RuleSpec,
  ruleInEdition,
  type SetUp,
} from '@bridgehead/engine';

export const FIRST_EDITION = 1;
export const SECOND_EDITION = 2;
export const EDITIONS = [FIRST_EDITION, SECOND_EDITION] as const;

/** Fields that make sense only together. */
const GROUPS = ['determined-defense', 'remnants', 'unknown-units', 'disengagement'] as const;
type Group = (typeof GROUPS)[number];

interface About {
  /** The rule in the first book, and in the second. */
  readonly rules: readonly [first: string, second: string];
  readonly source: string;
  readonly confidence: number;
  readonly group?: Group;
}

interface Field<Value extends OptionValue> extends About {
  readonly first: Value;
  readonly second: Value;
  /** Other readings of the second book, for those who have the original. */
  readonly others?: readonly Value[];
}

const differs = <const A extends OptionValue, const B extends OptionValue, const C extends OptionValue = never>(
  first: A,
  second: B,
  about: About & { readonly others?: readonly C[] },
): Field<A | B | C> => ({ first, second, ...about });

const BOTH = '[seed 000] [seed 003]';
const BOOK = '[seed 000]';

/** In the order of the first book. */
export const FIELDS = {
  weatherDrmTurns6and7: differs(2, 2, { rules: ['4.2', '4.2'], source: BOOK, confidence: 78, others: [1] }),
  airlandingPointsClear: differs(8, 9, { rules: ['4.3', '4.3'], source: BOTH, confidence: 99 }),
  supplyHeadMechanized: differs(false, true, { rules: ['2.3.13', '2.3.8'], source: BOOK, confidence: 65 }),
  overstackEntryNeedsTactical: differs(true, false, { rules: ['6.4.2', '6.4.2'], source: BOOK, confidence: 93 }),
  overstackedMayDefend: differs(true, false, { rules: ['6.4.2', '6.4.2'], source: BOOK, confidence: 87 }),
  extendedFreeStackerMayStack: differs(false, true, { rules: ['8.2.2', '8.2.2'], source: BOOK, confidence: 85 }),
  infiltrationTerrain: differs('city-or-covered', 'city', {
    rules: ['8.3.3', '8.3.2'],
    source: BOTH,
    confidence: 94,
  }),
  /** In hexes from the Ferry; 0: never. */
  alliedFerryVehicleDayBanRange: differs(0, 2, { rules: ['8.5.6', '8.5.6'], source: BOOK, confidence: 92 }),
  vehicleFerryIntoPolderMarsh: differs(false, true, { rules: ['8.6.2', '8.6.2'], source: BOOK, confidence: 90 }),
  autoDsLeastRetreat: differs(3, 2, { rules: ['8.7', '8.7'], source: BOOK, confidence: 93 }),
  attackBelowLowestOdds: differs('lowest-column', 'forbidden', {
    rules: ['9.4.1', '9.4.1'],
    source: BOOK,
    confidence: 93,
  }),
  riverAssaultAcrossLake: differs(false, true, { rules: ['9.5.3', '9.5.3'], source: BOTH, confidence: 60 }),
  /** As printed on the table; everything else calls the result by its first name. */
  retreatResultName: differs('DR', 'DR2', { rules: ['11.1', '11.1'], source: BOTH, confidence: 99 }),
  dsLossChosenBy: differs('defender', 'attacker', { rules: ['11.2', '11.2'], source: BOTH, confidence: 98 }),
  remnantOptional: differs(false, true, {
    rules: ['11.4', '11.4.2'],
    source: BOOK,
    confidence: 88,
    group: 'remnants',
  }),
  noRemnantGivesAirborneReplacement: differs(true, false, {
    rules: ['11.4', '11.4.2'],
    source: BOOK,
    confidence: 86,
    group: 'remnants',
  }),
  /** Of the second book the cells are lost: `proposed` and `conservative` are designs. */
  defenseTable: differs('three-columns', 'proposed', {
    rules: ['12.2', '12.2'],
    source: '[seed 003] [design]',
    confidence: 60,
    group: 'determined-defense',
    others: ['conservative'],
  }),
  defenseVehicleInMarshUsesClear: differs(true, false, {
    rules: ['12.1.3', '12.2.1'],
    source: BOOK,
    confidence: 60,
    group: 'determined-defense',
  }),
  /** Which results are printed in orange: `band` and `d1-cells` are designs. */
  orangeResults: differs('none', 'band', {
    rules: ['12.2', '12.2.3'],
    source: '[seed 003] [design]',
    confidence: 60,
    group: 'determined-defense',
    others: ['d1-cells', 'no-cells'],
  }),
  orangeDefenseDrm: differs(0, -1, {
    rules: ['12.2', '12.2.4'],
    source: BOTH,
    confidence: 98,
    group: 'determined-defense',
  }),
  defenseGunCoversAllRolls: differs(false, true, { rules: ['17.6.3', '17.6.3'], source: BOOK, confidence: 92 }),
  advanceAfterDyingDefense: differs('none', 'limited', { rules: ['12.3', '12.3'], source: BOTH, confidence: 97 }),
  retreatGuidelines: differs('six', 'four', { rules: ['13.1.3', '13.1.3'], source: BOOK, confidence: 80 }),
  retreatExtraHexOutOfEzoc: differs(false, true, { rules: ['13.2', '13.2'], source: BOOK, confidence: 93 }),
  stoppedRetreatDisrupts: differs(false, true, { rules: ['13.3', '13.3'], source: BOOK, confidence: 88 }),
  fullRetreatExtendedMovement: differs(false, true, { rules: ['14.3.1', '14.3.1'], source: BOOK, confidence: 70 }),
  mayDeclineRecovery: differs(false, true, { rules: ['14.4.1', '14.4.1'], source: BOOK, confidence: 90 }),
  recoveryRollNeeded: differs(4, 5, { rules: ['14.4.2', '14.4.2'], source: BOTH, confidence: 99 }),
  recoveryTownCityDrm: differs(0, 1, { rules: ['14.4.2', '14.4.2'], source: BOTH, confidence: 99 }),
  advanceInEzoc: differs('not-of-same-unit', 'stops', { rules: ['15.5.2', '15.5.1'], source: BOTH, confidence: 98 }),
  breakthroughPicksUp: differs(true, false, { rules: ['16.2', '16.2'], source: BOOK, confidence: 72 }),
  roadSupplyFriendNegatesEzoc: differs(false, true, { rules: ['18.3.2', '18.3.2'], source: BOOK, confidence: 92 }),
  gliderPilotUnits: differs(1, 2, { rules: ['22.1.3', '22.1.3'], source: '[seed 000] [design]', confidence: 80 }),
  unitsRolled406: differs(6, 5, { rules: ['23.5', '23.5'], source: '[seed 000] [design]', confidence: 76 }),
  unknownCount: differs(20, 21, { rules: ['25.5', '25.4'], source: BOTH, confidence: 99 }),
  unknownReveal: differs('entered-or-attacked', 'adjacent', {
    rules: ['25.1', '25.3'],
    source: BOOK,
    confidence: 92,
    group: 'unknown-units',
  }),
  unknownFoughtInMovement: differs(true, false, {
    rules: ['25.3.1', '25.3'],
    source: BOOK,
    confidence: 90,
    group: 'unknown-units',
  }),
  unknownGarrisonClosesExtended: differs(false, true, {
    rules: ['25.3.1', '25.3'],
    source: BOOK,
    confidence: 60,
    group: 'unknown-units',
  }),
  alliedVictoryPathTo: differs('west-edge', 'N', { rules: ['26.3', '26.3'], source: BOOK, confidence: 85 }),
  unitPointPathTo: differs('any-source', 'M-N-O', { rules: ['26.5.1', '26.5.1'], source: BOOK, confidence: 72 }),
  shortGamePathTo: differs('west-edge', 'M-N-O', { rules: ['S1.3', 'S1.3'], source: BOOK, confidence: 68 }),
  disengagementTable: differs('first', 'second', {
    rules: ['27.1.2', '27.1.2'],
    source: BOTH,
    confidence: 98,
    group: 'disengagement',
  }),
  disengagementBonusFor: differs('armored', 'mechanized', {
    rules: ['27.1.2', '27.1.2'],
    source: BOTH,
    confidence: 97,
    group: 'disengagement',
  }),
  disengagementBesideEnemy: differs(false, true, {
    rules: ['27.1.2', '27.1.3'],
    source: BOOK,
    confidence: 80,
    group: 'disengagement',
  }),
  disengagementAsStack: differs(false, true, {
    rules: ['27.1.2', '27.1.3'],
    source: BOOK,
    confidence: 92,
    group: 'disengagement',
  }),
  disengagementLeastHexes: differs(2, 1, {
    rules: ['27.1.1', '27.1.4'],
    source: BOTH,
    confidence: 97,
    group: 'disengagement',
  }),
  disengagementShunsEzoc: differs(true, false, {
    rules: ['27.1.1', '27.1.4'],
    source: BOOK,
    confidence: 65,
    group: 'disengagement',
  }),
} as const;

export type FieldName = keyof typeof FIELDS;
type ValueOfField<F> = F extends Field<infer Value> ? Value : never;

/** The rules that a game is played by. */
export type Rules = { readonly [Name in FieldName]: ValueOfField<(typeof FIELDS)[Name]> };

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

const specOf = (id: FieldName): RuleSpec => {
  const field: Field<OptionValue> = FIELDS[id];
  const { first, second, others = [], group, rules } = field;
  const values =
    first === second
      ? [{ value: first, editions: EDITIONS }]
      : [
          { value: first, editions: [FIRST_EDITION] },
          { value: second, editions: [SECOND_EDITION] },
        ];
  return {
    id,
    values: [...values, ...others.map((value) => ({ value, editions: [SECOND_EDITION] }))],
    ...(group === undefined ? {} : { group }),
    numbers: { [FIRST_EDITION]: rules[0], [SECOND_EDITION]: rules[1] },
  };
};

/** The same as the engine reads house rules by. */
export const RULE_SPECS: readonly RuleSpec[] = FIELD_NAMES.map(specOf);

/** The rules of an edition, with single ones as the players have agreed. */
export function rulesFor({ edition, rules = {} }: Pick<SetUp, 'edition' | 'rules'>): Rules {
  const house: HouseRules = rules;
  return Object.fromEntries(
    RULE_SPECS.map((spec) => [spec.id, house[spec.id] ?? ruleInEdition(spec, edition)]),
  ) as unknown as Rules;
}

/** Worked out when the game is opened. */
export const rulesOf: (g: Game) => Rules = ofSetUp(rulesFor);
