/** What the points in which the editions differ are called, and what their values mean. */
import type { OptionWords } from '@bridgehead/client-kit/title';
import type { FieldName } from '../src/editions.ts';

/** Said where a rule of the game stands that is not as its edition has it. */
export const houseRuleEn = (name: string, value: string): string => `House rule of this game: ${name}: ${value}.`;

const YES_NO = { true: 'yes', false: 'no' } as const;

export const EDITION_WORDS_EN: Readonly<Record<FieldName, OptionWords>> = {
  weatherDrmTurns6and7: { name: 'Weather on turns 6 and 7', values: { 2: '+2', 1: '+1, as the card has it' } },
  airlandingPointsClear: { name: 'Airlanding Points on a Clear turn', values: { 8: '8', 9: '9' } },
  supplyHeadMechanized: { name: 'Supply Heads are Mechanized', values: YES_NO },
  overstackEntryNeedsTactical: {
    name: 'Mechanized units enter overstacked hexes by Tactical Movement only',
    values: YES_NO,
  },
  overstackedMayDefend: { name: 'Overstacked units may lead a Determined Defense', values: YES_NO },
  extendedFreeStackerMayStack: { name: 'Free-Stacking units may end Extended Movement in company', values: YES_NO },
  infiltrationTerrain: {
    name: 'Infiltration through',
    values: { 'city-or-covered': 'Cities; Woods and Towns that others cover', city: 'Cities only' },
  },
  alliedFerryVehicleDayBanRange: {
    name: 'By day no Allied Vehicle step on a Ferry',
    values: { 0: 'no such ban', 2: 'with a German unit within 2 hexes' },
  },
  vehicleFerryIntoPolderMarsh: { name: 'Ferries take vehicles into Polder and Marsh without roads', values: YES_NO },
  autoDsLeastRetreat: {
    name: 'Retreat after an Automatic DS',
    values: { 3: '3 hexes', 2: '2 or 3, the defender chooses' },
  },
  attackBelowLowestOdds: {
    name: 'Attacks below 1-3',
    values: { 'lowest-column': 'are rolled on 1-3', forbidden: 'are not allowed' },
  },
  riverAssaultAcrossLake: { name: 'River Assaults across Lakes', values: YES_NO },
  retreatResultName: { name: 'The result of a two-hex retreat', values: { DR: 'DR', DR2: 'DR2' } },
  dsLossChosenBy: {
    name: 'Who chooses the loss on DS',
    values: { defender: 'the defender', attacker: 'the attacker' },
  },
  remnantOptional: { name: 'Forming a Remnant is optional', values: YES_NO },
  noRemnantGivesAirborneReplacement: {
    name: 'An airborne unit without a Remnant leaves a Replacement',
    values: YES_NO,
  },
  defenseTable: {
    name: 'The table of Determined Defense',
    values: {
      'three-columns': 'three columns',
      proposed: 'four columns (cells proposed)',
      conservative: 'four columns (City as before)',
    },
  },
  defenseVehicleInMarshUsesClear: { name: 'Vehicles in Marsh defend on the Clear column', values: YES_NO },
  orangeResults: {
    name: 'Orange results',
    values: {
      none: 'none',
      band: 'D1 and A1/D1 from 4-1 on (proposed)',
      'd1-cells': 'every D1 (proposed)',
      'no-cells': 'none, with the new table',
    },
  },
  orangeDefenseDrm: { name: 'An orange result modifies Determined Defense by', values: { 0: '0', '-1': '−1' } },
  defenseGunCoversAllRolls: { name: 'A gun supports every roll of a stack that cannot retreat', values: YES_NO },
  advanceAfterDyingDefense: {
    name: 'Advance after a defense that dies in holding',
    values: { none: 'none', limited: 'Limited Advance' },
  },
  retreatGuidelines: { name: 'Guidelines of retreat', values: { six: 'six', four: 'four' } },
  retreatExtraHexOutOfEzoc: { name: 'One hex more to leave an enemy ZOC', values: YES_NO },
  stoppedRetreatDisrupts: { name: 'A stopped retreat disrupts', values: YES_NO },
  fullRetreatExtendedMovement: { name: 'Extended Movement in Full Retreat', values: YES_NO },
  mayDeclineRecovery: { name: 'Recovery from Full Retreat may be declined', values: YES_NO },
  recoveryRollNeeded: { name: 'Recovery beside the enemy', values: { 4: '4 or more', 5: '5 or more' } },
  recoveryTownCityDrm: { name: 'Recovery in a Town or City', values: { 0: 'no modifier', 1: '+1' } },
  advanceInEzoc: {
    name: 'Advances in enemy ZOCs',
    values: {
      'not-of-same-unit': 'not from ZOC to ZOC of the same unit',
      stops: 'stop in any, but for the vacated hex',
    },
  },
  breakthroughPicksUp: { name: 'A Breakthrough Group picks units up', values: YES_NO },
  roadSupplyFriendNegatesEzoc: { name: 'Friends open a road in an enemy ZOC to supply', values: YES_NO },
  gliderPilotUnits: { name: 'Glider Pilot units', values: { 1: 'one', 2: 'two' } },
  unitsRolled406: { name: 'Units of the 406th that roll', values: { 6: 'six', 5: 'five, its guns come on turn 4' } },
  unknownCount: { name: 'Unknown units', values: { 20: '20', 21: '21' } },
  unknownReveal: {
    name: 'Unknown units are turned over',
    values: { 'entered-or-attacked': 'when entered or attacked', adjacent: 'when an Allied unit comes next to them' },
  },
  unknownFoughtInMovement: { name: 'Unknown units are fought in the Movement Phase', values: YES_NO },
  unknownGarrisonClosesExtended: { name: 'Revealing a Garrison closes Extended Movement', values: YES_NO },
  alliedVictoryPathTo: {
    name: 'Allied automatic victory: path to',
    values: { 'west-edge': 'the west edge', N: 'Entry Area N' },
  },
  unitPointPathTo: {
    name: 'Victory Points for units: path to',
    values: { 'any-source': 'any source', 'M-N-O': 'M, N or O' },
  },
  shortGamePathTo: { name: 'The Short Game: path to', values: { 'west-edge': 'the west edge', 'M-N-O': 'M, N or O' } },
  disengagementTable: {
    name: 'Disengagement: no, yes with a loss, yes',
    values: { first: '1–2, 3, 4–6', second: '1–3, 4, 5–6' },
  },
  disengagementBonusFor: {
    name: 'Disengagement: +1 for',
    values: { armored: 'Armored units', mechanized: 'Mechanized units' },
  },
  disengagementAsStack: { name: 'Disengagement of a whole stack', values: YES_NO },
  disengagementLeastHexes: { name: 'Disengagement: how far', values: { 2: '2 hexes', 1: '1 or 2 hexes' } },
  disengagementBesideEnemy: { name: 'Disengagement only beside an enemy unit', values: YES_NO },
  disengagementShunsEzoc: { name: 'Disengagement shuns all enemy ZOCs', values: YES_NO },
};

/** The chapters in which the editions differ, by number. */
export const EDITION_CHAPTERS_EN: Readonly<Record<string, string>> = {
  2: 'Contents',
  4: 'Weather',
  6: 'Stacking',
  8: 'Movement',
  9: 'Combat',
  11: 'Combat Results',
  12: 'Determined Defense',
  13: 'Retreats',
  14: 'Disruption and Recovery',
  15: 'Advance after Combat',
  16: 'Breakthrough Combat',
  17: 'Artillery',
  18: 'Supply',
  22: 'Airborne Landings',
  23: 'Special Rules',
  25: 'Unknown Units',
  26: 'How to Win',
  27: 'Optional Rules',
  S1: 'The Short Game',
};
