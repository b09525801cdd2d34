/** What the computer players of Decision at Kasserine say, in English. */
import type { Messages } from '@bridgehead/engine/contract';

/** What they call what they may do. */
const ORDERS = {
  'order.option': 'option {option:word}',
  'order.place': '{unit:unit} begins in {hex:hex}',
  'order.march': '{unit:unit} marches to {hex:hex}',
  'order.march-to-attack': '{unit:unit} goes to {hex:hex} to attack {target:hex}',
  'order.deploy': '{unit:unit} deploys',
  'order.limber': '{unit:unit} limbers up',
  'order.end-movement': 'no more marches',
  'order.reserve': '{unit:unit} into Reserve',
  'order.attack': '{units:units} attack {hex:hex}: {crt:word}',
  'order.fire': '{units:units} fire at the armour in {hex:hex}',
  'order.pay-attack': 'the attack that is owed',
  'order.end-declaration': 'no more attacks',
  'order.evade': 'evade from {hex:hex}',
  'order.stand': 'stand and wait',
  'order.react': '{unit:unit} reacts to {hex:hex}',
  'order.resolve': 'the combat in {hex:hex} first',
  'order.barrage': '{unit:unit} fires',
  'order.rommel': 'Rommel leads',
  'order.tigers': 'the Tigers break the strongpoint',
  'order.send-air': 'send {air:unit}',
  'order.emergency-supply': '{unit:unit} gives emergency supply',
  'order.no-more-support': 'no more support',
  'order.lose-step': '{unit:unit} loses a step',
  'order.retreat': '{unit:unit} retreats to {hex:hex}',
  'order.break-out': 'break out to {hex:hex}',
  'order.go-on': 'on to {hex:hex}',
  'order.perish': 'is lost',
  'order.advance': '{unit:unit} advances to {hex:hex}',
  'order.no-advance': 'no advance',
  'order.cover': '{unit:unit} covers {hex:hex}',
  'order.build': '{unit:unit} begins a strongpoint in {hex:hex}',
  'order.interdict': '{air:unit} interdicts around {hex:hex}',
  'order.rebuild': '{unit:unit} comes back in {hex:hex}',
  'order.remove': '{unit:unit} is removed',
  'order.no-more': 'no more',
} as const satisfies Messages;

/** Why. */
const REASONS = {
  'reason.all-where-wanted': 'all units are where they are wanted',
  'reason.aim': '{task:message}: {hex:hex}',
  'reason.near': 'near {hex:hex}',
  'reason.odds': 'odds of {odds:text}',
  'reason.gives-way': 'the defender gives way {chance:percent} of the time',
  'reason.stays': 'the defender holds {chance:percent} of the time',
  'reason.enemy-loses': 'the enemy loses {points:number}',
  'reason.costs': 'it costs {points:number}',
  'reason.no-attack-worth': 'no attack is worth its cost',
  'reason.fires-unhurt': 'fire that costs nothing, worth {points:number}',
  'reason.covers-front': 'its fire reaches the front from here',
  'reason.goes-on': 'it is wanted elsewhere',
  'reason.marches-again': 'it moves again after combat',
  'reason.may-react': 'it may react to an attack',
  'reason.better-here': 'it is better where it is',
  'reason.better-free': 'no other unit is better tied to a hex',
  'reason.for-combat': 'the aircraft are wanted over the battle',
  'reason.would-lose': 'standing would cost {points:number}',
  'reason.saves': 'it saves {points:number}',
  'reason.worth': 'worth {points:number}',
  'reason.arrives': 'arrives {chance:percent} of the time',
  'reason.enough': 'more would change nothing',
  'reason.step-worth': 'the step is worth {points:number}',
  'reason.only-way': 'the only way out',
  'reason.least-danger': 'the least danger',
  'reason.could-be-attacked': {
    by: 'points',
    one: 'enemies of {points:number} point could come',
    other: 'enemies of {points:number} points could come',
  },
  'reason.holds-up': {
    by: 'count',
    one: '{count:number} unit could be held up',
    other: '{count:number} units could be held up',
  },
  'reason.with-its-own': 'with its own, out of danger',
  'reason.cheapest': 'the cheapest in the hex',
  'reason.el-ala-first': 'El Ala and the set of turn 6',
  'reason.both-at-sidi-bou-zid': 'both divisions strike at Sidi bou Zid',
} as const satisfies Messages;

/** What the adviser adds. */
const ADVICE = {
  'advice.attack': 'attack {hex:hex} with {units:units}',
  'advice.task': '{task:message} with {units:units}',
  'reason.wants': 'needs {need:number}, has {given:number}',
  'reason.nobody-strikes-back': 'nobody could strike back at {hex:hex}',
  'reason.could-strike-back': {
    by: 'points',
    one: 'up to {points:number} point could strike back at {hex:hex}: {units:units}',
    other: 'up to {points:number} points could strike back at {hex:hex}: {units:units}',
  },
  'reason.no-answer': 'the enemy cannot answer it',
} as const satisfies Messages;

/** What the staffs want done. */
const TASKS = {
  'task.nearest-worth': 'to the nearest location that counts',
  'task.take': 'take {hex:hex}',
  'task.hold': 'hold {hex:hex}',
  'task.retake': 'take back {hex:hex}',
} as const satisfies Messages;

export const AI_MESSAGES = { ...ORDERS, ...REASONS, ...ADVICE, ...TASKS } as const;
