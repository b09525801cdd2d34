/** Why the computer players of Holland '44 do something, in English. */
import type { Messages } from '@bridgehead/engine/contract';

/** What speaks for and against ending a move in a hex, in the order of the terms. */
export const MOVE_REASONS = {
  'reason.nearer-to-goal': 'nearer to its goal',
  'reason.holds-ground': 'holds valuable ground',
  'reason.helps-to-attack': 'helps an attack',
  'reason.may-be-attacked': 'may be attacked there',
  'reason.stacking': 'stacking',
  'reason.supply': 'supply',
  'reason.state-of-unit': 'state of the unit',
  'reason.needs-cover': 'needs cover',
  'reason.zoc-bonds': 'ZOC Bonds',
  'reason.cuts-highway': 'cuts the highway',
  'reason.out-of-bounds': 'outside its boundary',
} as const satisfies Messages;

const MOVEMENT_REASONS = {
  'reason.order': '{kind:word}',
  'reason.empty-highway-town': 'an empty highway town',
  'reason.guns-march-under-marker': 'guns march under a Moved marker',
  'reason.may-not-stay': 'may not stay beside the enemy',
  'reason.goal-nearer-from-there': 'its goal is nearer from there',
} as const satisfies Messages;

const COMBAT_REASONS = {
  'reason.odds': 'odds of {odds:message}',
  'reason.supported-by': 'supported by {helpers:messages}',
  'reason.clears-hex': 'clears the hex {clear:percent} of the time',
  'reason.breaks-through': 'breaks through {bonus:percent} of the time',
  'reason.costs-steps': { by: 'steps', one: 'costs {steps:number} step', other: 'costs {steps:number} steps' },
  'reason.takes-steps': {
    by: 'steps',
    one: 'costs the enemy {steps:number} step',
    other: 'costs the enemy {steps:number} steps',
  },
  'reason.worth-together': 'value in steps: losses and ground together',
  'reason.other-attacks-given-up': 'other attacks are given up for it',
  'reason.bonus-advance': 'a Bonus Advance, with Breakthrough Combat',
  'reason.no-attack-worth': 'no attack is worth more than holding',
  'reason.column-before-support': '{column:text} before support',
  'reason.holding-worth-more': 'holding is worth more',
  'reason.enemy-driven-out': 'the enemy is driven out',
  'reason.gets-away': 'gets away {away:percent} of the time, at a loss {costly:percent}',
  'reason.danger-here': 'the danger where it stands',
  'reason.had-its-combat': 'it has fought already',
  'reason.next-step-worth': 'its next step is worth {value:number}',
  'reason.next-step-worth-to-enemy': 'its next step is worth {value:number} to the enemy',
  'reason.next-step': 'its next step',
  'reason.stack-is-lost': 'the stack is lost',
  'reason.enemy-may-enter': 'the enemy gets in {clear:percent} of the time',
  'reason.costs-both': {
    by: 'own',
    one: 'costs {own:number} step, the enemy {enemy:number}',
    other: 'costs {own:number} steps, the enemy {enemy:number}',
  },
  'reason.worth-of-stand': 'value in steps, with the hex and the retreat',
} as const satisfies Messages;

const AFTER_COMBAT_REASONS = {
  'reason.recovers-for-certain': 'out of all enemy ZOCs it recovers without a roll',
  'reason.must-roll-to-recover': 'it must roll to recover',
  'reason.refuge-worth': 'value of the refuge',
  'reason.keeps-order': 'it stays in Good Order',
  'reason.for-a-step-worth': 'at the cost of a step',
  'reason.unit-worth': 'value of the unit',
  'reason.standing-there-worth': 'value of standing there',
  'reason.what-they-leave': 'what they leave behind',
  'reason.breakthrough-from-there': 'Breakthrough Combat from there',
  'reason.best-fight-worth': 'value of the best attack from there',
  'reason.held-worth-more': 'what is held is worth more than what could be entered',
  'reason.half-strength-worth': 'value of half their strength',
  'reason.staying-worth-more': 'staying is worth more than going on',
  'reason.breakthrough-gains': 'the Breakthrough gains by it',
  'reason.nothing-entered': 'nobody enters',
  'reason.hex-worth': 'value of the hex',
} as const satisfies Messages;

const PHASE_REASONS = {
  'reason.landing-cost': 'expected cost of the landing',
  'reason.units-held-up': 'value of the units it holds up',
  'reason.turns-lost': 'turns the Allied advance would lose',
} as const satisfies Messages;

const STAFF_REASONS = {
  'reason.column-needs-it': 'the column needs it up front',
  'reason.column-left-them': 'the column has left them behind',
  'reason.could-cut-road-there': 'the enemy could cut the road there',
  'reason.to-attack': {
    by: 'count',
    one: 'to attack {hex:hex} with {count:number} unit',
    other: 'to attack {hex:hex} with {count:number} units',
  },
  'reason.against-perimeter': '{formation:word} against the perimeter',
  'reason.unknown-cuts-road': 'an Unknown unit beside the road cuts it',
  'reason.ezoc-breaks-paths': 'an EZOC on the road breaks every Supply Path over it',
  'reason.engineer-ferries': 'an Engineer unit ferries six steps a turn',
  'reason.charge-must-be-fired': 'both ends held, the charge must be fired now',
  'reason.kept-for-last-turn': 'kept for the last turn, within reach of the road',
} as const satisfies Messages;

/** What the adviser adds: the worth of a task, its risk, and what the enemy could do about it. */
const ADVICE_REASONS = {
  'reason.enemy-stays': 'the enemy holds {share:percent} of the time',
  'reason.costs-on-average': {
    by: 'steps',
    one: 'it costs {steps:number} step on average',
    other: 'it costs {steps:number} steps on average',
  },
  'reason.nobody-strikes-back': 'nobody can strike back at {hex:hex} next turn',
  'reason.could-strike-back': 'a strength of up to {strength:number} could strike back at {hex:hex}: {units:units}',
  'reason.task-worth': {
    by: 'steps',
    one: 'worth {steps:number} step on this turn',
    other: 'worth {steps:number} steps on this turn',
  },
  'reason.task-wants': {
    by: 'need',
    one: 'needs {need:number} step, has {given:number}',
    other: 'needs {need:number} steps, has {given:number}',
  },
  'reason.not-enough-troops': 'not enough troops for it',
} as const satisfies Messages;

export const REASONS = {
  ...MOVE_REASONS,
  ...MOVEMENT_REASONS,
  ...COMBAT_REASONS,
  ...AFTER_COMBAT_REASONS,
  ...PHASE_REASONS,
  ...STAFF_REASONS,
  ...ADVICE_REASONS,
} as const;
