/** What docs/decisions.md says of each decision beyond what the contract declares. */
import type { DECISIONS, OrderKind } from '../src/contract/decisions.ts';

interface Note {
  /** Who decides; of chance, what is rolled for. */
  readonly who: string;
  /** Said of one of its choices, or of a field that it is about. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly about?: Readonly<Record<string, string>>;
}

const DECISION_NOTES: Readonly<Record<keyof typeof DECISIONS, Note>> = {
  'supply-source': { who: 'Allied, free set-up' },
  'drop-zone': { who: 'Allied, free set-up' },
  'air-mission': {
    who: 'both, while they have air points',
    choices: { interdict: 'Allied' },
    about: { points: 'left' },
  },
  'airborne-supply': {
    who: 'Allied, Advanced game, for each source with units to supply',
    choices: { drive: 'hexes from the source; the path may be empty' },
  },
  'operation-orders': { who: 'phasing', about: { round: '1 or 2', plots: 'so far' } },

  'german-set-up': { who: 'free set-up: a German unit stays or is shifted to a neighbour' },
  'rough-landing': { who: 'percent lost by landing in rough, on turn 1 or later' },
  weather: { who: 'the weather of the day' },
  'ground-attack': { who: 'whether an air attack hits' },
  'ground-attack-victim': { who: 'which unit of the stack, those in travel mode twice as often' },
  'ground-attack-effect': { who: 'how bad' },
  interdiction: { who: 'a German unit, once there are points' },
  'drop-delay': { who: 'points that an airborne unit lacks on the day it drops' },
  'late-arrival': { who: 'the columns of an entry hex' },
  'bridge-check': { who: 'the first Allied try over a bridge' },
  'out-of-command-move': { who: 'Advanced: the extra cost of a hex' },
  'out-of-command-crossing': { who: 'Advanced: over water besides' },
  'out-of-command-combat': { who: 'Advanced: the extra cost of a battle' },
  'failed-move': { who: 'the points that a failed move costs' },
  fire: { who: 'the random of a volley, in percent; of a barrage into an unseen hex all the same' },
  casualties: { who: 'which fractions of its losses are rounded up' },
  isolation: { who: 'whether an unsupplied unit that fought is isolated' },
  retreat: { who: 'whether the defenders retreat; where the attacker may not know whether they can, all the same' },
};

interface OrderNote {
  readonly whose: string;
  readonly does: string;
}

const BOTH = 'both';
const ADVANCED = 'both, Advanced game';

const ORDER_NOTES: Readonly<Record<OrderKind | 'combat', OrderNote>> = {
  move: {
    whose: BOTH,
    does: 'goes hex by hex until it is there or something stops it: a bridge that blows, an enemy who comes into view, too few points',
  },
  attack: { whose: BOTH, does: 'plots an attack on a hex next to it' },
  mode: { whose: BOTH, does: 'changes between normal and travel mode' },
  fortify: { whose: BOTH, does: 'one level more' },
  rescind: { whose: 'both, with the option', does: 'takes an attack back' },
  advance: { whose: ADVANCED, does: 'how far to advance after combat' },
  barrage: { whose: ADVANCED, does: 'the hex of an offensive barrage' },
  protective: { whose: ADVANCED, does: 'protective fire whole on the first attack or halved on two' },
  build: { whose: BOTH, does: 'builds up or breaks down in the next Buildup/Breakdown Phase' },
  disband: { whose: BOTH, does: 'is disbanded in the next Buildup/Breakdown Phase' },
  combat: { whose: BOTH, does: 'ends the phase' },
};

/** The chapter of this title on that page. */
export const DECISIONS_PAGE = {
  heading: 'Operation Market Garden',
  intro: 'Units move one by one. Chance rolls dice of many sizes, each number as likely: `roll` with `die`.',
  notes: DECISION_NOTES,
  orders: {
    decision: 'operation-orders',
    heading: 'Orders of the Operation Phase',
    intro:
      'A unit that has plotted an attack does not `move`, change its `mode`, `fortify` or plot an `attack` any more.',
    notes: ORDER_NOTES,
  },
  chance: `**Audience** is who may know of a roll: \`all\`; or \`owner\`, the side whose unit, column or hex it is rolled for, where units
are hidden (2.1) or may not be examined (8.1), and all in an open game; or \`seen\`, all where the attacker sees into the hex,
else the owner of what is in it. A roll that everybody may know of is asked and has as many outcomes whatever is hidden; only
the guns that protect a hex are heard by those on whom they fire.`,
};
