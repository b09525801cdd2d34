/** What docs/decisions.md says of each decision beyond what the contract declares. */
import type { Choices, DECISIONS } from '../src/contract/decisions.ts';

interface Note {
  /** Who decides; of chance, what is rolled for. */
  readonly who: string;
  /** Said of one of its choices, or of a field that it is about. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly about?: Readonly<Record<string, string>>;
}

const DECISION_NOTES: Readonly<Record<keyof typeof DECISIONS, Note>> = {
  'axis-option': { who: 'Axis, campaign, after the Allied set-up' },
  'set-up': {
    who: 'Allied, then Axis, before the first turn',
    choices: { place: 'units that begin in an area', mode: 'each gun once', done: 'when all are placed' },
    about: { unplaced: 'still to be placed' },
  },
  strongpoints: { who: 'Allied, then Axis', about: { left: 'counters' } },
  rebuild: { who: 'the owner of an HQ that comes back' },
  interdiction: { who: 'Allied, then Axis, in dry weather' },
  'movement-orders': { who: 'phasing' },
  reserves: { who: 'phasing, at the end of movement' },
  overstacked: { who: 'the owner of a hex with too many, at the end of a phase' },
  declaration: {
    who: 'phasing',
    choices: { fire: 'anti-tank units at armour', 'end-declaration': 'when nothing is owed' },
    about: { owed: 'hexes that 9.1.7 requires' },
  },
  evasion: { who: 'defender' },
  'reaction-orders': { who: 'defender', choices: { assign: 'self-propelled artillery in Reserve' } },
  'next-combat': { who: 'phasing', choices: { resolve: 'one of its hexes' } },
  'emergency-supply': { who: 'Axis, in its own attacks' },
  'attack-support': { who: 'phasing' },
  'close-air-support': { who: 'defender, then attacker' },
  'attacker-loss': { who: 'phasing', about: { steps: 'still to be lost' } },
  'defender-loss': { who: 'defender', about: { steps: 'still to be lost' } },
  retreat: {
    who: 'defender',
    choices: { retreat: '`rommel` goes along', 'break-out': 'who has no other way', perish: 'who has none at all' },
  },
  'break-out-loss': { who: 'defender' },
  'break-out-end': { who: 'defender' },
  advance: { who: 'attacker', about: { most: 'hexes' } },
  'reserve-orders': { who: 'phasing', choices: { assign: 'face down' } },
  'remove-strongpoints': { who: 'Allied, then Axis' },

  weather: { who: 'the weather of the turn' },
  'air-arrival': { who: 'whether an air unit arrives' },
  'evasion-roll': { who: 'whether a hex evades' },
  untried: { who: 'the strength of an untried unit: a chit of its pool by its number' },
  'combat-roll': { who: 'the result of a combat' },
  'break-out-roll': { who: 'whether a group gets through an enemy zone' },
  'commando-roll': { who: 'whether the commandos slip from zone to zone' },
  'hq-return': { who: 'in how many turns a lost HQ comes back' },
  'plan-draw': { who: 'the plan of the Axis' },
  enigma: { who: 'whether the Allied player may look at it' },
};

interface OrderNote {
  readonly whose: string;
  readonly does: string;
}

const ORDER_NOTES: Readonly<Record<Exclude<keyof Choices['movement-orders'], 'end-movement'>, OrderNote>> = {
  move: {
    whose: 'units in one place',
    does: 'move along a path of hexes, and of a holding box at its end or beginning',
  },
  mode: { whose: 'guns and XII ASC', does: 'turn over' },
};

/** The chapter of this title on that page. */
export const DECISIONS_PAGE = {
  heading: 'Decision at Kasserine',
  intro: 'Air units are named by id, holding boxes by name. «Phasing» is the side whose Operations Segment it is.',
  notes: DECISION_NOTES,
  orders: {
    decision: 'movement-orders',
    heading: 'Orders of the Movement Phase',
    intro: 'They are the choices of `movement-orders`, in any order and number, until `end-movement`.',
    notes: ORDER_NOTES,
  },
  chance: 'Everybody sees every roll; the plan is drawn before the Axis alone.',
};
