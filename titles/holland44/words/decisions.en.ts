/** What docs/decisions.md says of each decision beyond what the contract declares. */

import type { DECISIONS } from '../src/contract/decisions.ts';
import type { OrderKind } from '../src/orders.ts';

interface Note {
  /** Who decides; of chance, what is rolled for. */
  readonly who: string;
  /** Said of one of its choices, or of a field that it is about. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly about?: Readonly<Record<string, string>>;
  readonly rules?: string;
}

const DECISION_NOTES: Readonly<Record<keyof typeof DECISIONS, Note>> = {
  balance: { who: 'German' },
  'artillery-resupply': { who: 'phasing' },
  bridges: { who: 'phasing' },
  land: { who: 'Allied', choices: { done: 'not on turn 1' }, about: { points: 'left' } },
  'landing-fight': { who: 'Allied, several landings on the enemy' },
  scatter: { who: 'Allied' },
  'movement-orders': { who: 'phasing' },
  'march-on': { who: 'phasing' },
  demolition: { who: 'German, in the Allied player-turn', about: { hex: 'of the Allied unit' } },
  'shed-steps': { who: 'phasing' },
  combat: {
    who: 'phasing',
    choices: {
      attack: '`edges`: for each unit in an Entry Area the hexside on the edge of the map that it attacks over',
    },
    about: { airUnits: 'left (Allied)', assist: 'the hex that must be attacked next' },
  },
  'attack-or-cancel': { who: 'attacker, after a bridge was blown' },
  defenders: { who: 'defender of an overstacked hex' },
  'lead-formation': { who: 'attacker', about: { options: 'with their `odds`' } },
  support: { who: 'attacker' },
  'attacker-loss': { who: 'attacker; the defender on EX, DRX and H 1/1' },
  'defender-loss': { who: 'defender; the attacker on EX and DRX' },
  'determined-defense': { who: 'defender' },
  retreat: { who: 'owner, unit by unit' },
  'stop-loss': { who: 'owner' },
  remnant: { who: 'owner, second edition' },
  'decline-recovery': { who: 'phasing, second edition' },
  'disengagement-loss': { who: 'phasing, several units together, second edition' },
  advance: { who: 'attacker', choices: { advance: 'an empty path: break through from here' } },
  'advance-on': { who: 'attacker', choices: { part: 'they stay behind and may go on later' } },
  occupy: {
    who: 'attacker, before a hex just vacated',
    choices: { enter: '`units`: part of a Breakthrough Group' },
    rules: '16.3.1, 25.3.3',
  },
  'march-attackers': { who: 'Allied, too many march together' },
  disengage: { who: 'phasing, with the option' },
  'return-supply-head': { who: 'Allied' },
  traffic: { who: 'German' },
  'weather-am': { who: 'the weather of the AM turn, on the AM turn' },
  'weather-pm': { who: 'the weather of the PM turn, on the AM turn' },
  'demolition-roll': { who: 'a demolition, in either player-turn' },
  'airlanding-hex': { who: 'a hex on turn 1' },
  airlanding: { who: 'a unit that has landed on a later turn' },
  'arrival-406': { who: 'a unit of the 406th Division' },
  'combat-roll': { who: 'an attack' },
  'determined-defense-roll': { who: 'a Determined or Desperation Defense' },
  'disengagement-roll': { who: 'a Disengagement, with the option' },
  'isolation-roll': { who: 'an isolated unit, with the option' },
  recovery: { who: 'a unit that recovers in an enemy ZOC' },
  'traffic-removal': { who: 'two dice, one after the other' },
  'unknown-face': { who: 'not a die: any face that nobody has seen' },
};

interface OrderNote {
  readonly whose: string;
  readonly does: string;
}

const ORDER_NOTES: Readonly<Record<OrderKind | 'end-movement', OrderNote>> = {
  march: {
    whose: 'both',
    does: 'moves a stack hex by hex, last perhaps into an Entry Area; with `pause` the player is asked `march-on` at the end of the path',
  },
  cover: {
    whose: 'both',
    does: 'forgo their movement and are Spent, so that others infiltrate through their hex',
  },
  'automatic-ds': {
    whose: 'both',
    does: 'at 10-1 the defender suffers a DS now; the units are marked and advance in the Combat Phase',
  },
  'change-area': { whose: 'both', does: 'from Entry Area to Entry Area' },
  'full-retreat': { whose: 'both', does: 'from Disrupted to Full Retreat by the owner’s will' },
  'remove-moved-marker': { whose: 'both', does: 'takes an older marker back' },
  'place-moved-marker': { whose: 'both', does: 'an Artillery unit may march' },
  'break-down': { whose: 'both', does: 'splits a Breakdown unit off; both may still move' },
  rebuild: { whose: 'both', does: 'a Breakdown unit is absorbed; both have completed their movement' },
  merge: { whose: 'German', does: 'a step passes to another unit of the Formation' },
  'replace-step': { whose: 'both', does: 'a Replacement restores a step' },
  'replace-unit': { whose: 'both', does: 'an eliminated unit comes back in the Entry Area or in a City hex' },
  return: { whose: 'Allied', does: 'a Returnee joins an airborne unit' },
  'reposition-unknown': { whose: 'German', does: 'an Unknown unit is put down elsewhere' },
  'end-movement': { whose: 'both', does: 'ends the phase; refused while a unit must still leave an enemy ZOC (14.2)' },
};

/** The chapter of this title on that page. */
export const DECISIONS_PAGE = {
  heading: "Holland '44",
  notes: DECISION_NOTES,
  orders: {
    decision: 'movement-orders',
    heading: 'Orders of the Movement Phase',
    intro: 'They are the choices of `movement-orders`, in any order and number, until `end-movement`.',
    notes: ORDER_NOTES,
  },
  chance: `A die is answered by \`roll\` with \`die\` from 1 to 6; in scripted \`dice\` the number stands for it, and for a face its id.
Nothing that is rolled is hidden: every audience is \`all\`.`,
};
