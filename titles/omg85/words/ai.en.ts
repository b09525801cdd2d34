/** What the computer players of Operation Market Garden say, in English. */
import type { Messages } from '@bridgehead/engine/contract';

/** What they call what they may do. */
const ORDERS = {
  'order.source': 'source at {hex:hex}',
  'order.drop': 'drop at {hex:hex}',
  'order.drive-supply': 'bring supply to everyone in reach',
  'order.no-supply': 'no supply',
  'order.strike': 'strike at {hex:hex}',
  'order.interdict': 'interdiction',
  'order.no-more-missions': 'no more missions',
  'order.combat': 'call for combat',
  'order.attack': '{unit:unit} attacks {hex:hex}',
  'order.march': '{unit:unit} marches to {hex:hex}',
  'order.change-mode': '{unit:unit} changes its mode for {hex:hex}',
  'order.dig-in': '{unit:unit} digs in',
  'order.advance': '{unit:unit} advances {hexes:number}',
  'order.fire': '{unit:unit} fires at {hex:hex}',
  'order.build': '{unit:unit} builds {plot:word}',
} as const satisfies Messages;

/** Why. */
const REASONS = {
  'reason.hexes-from': {
    by: 'count',
    one: '{count:number} hex from {hex:hex}',
    other: '{count:number} hexes from {hex:hex}',
  },
  'reason.no-known-enemy-beside': 'not next to a known enemy',
  'reason.hits': 'hits {chance:percent} of the time',
  'reason.worth': 'worth {value:number}',
  'reason.could-be-held-up': {
    by: 'count',
    one: '{count:number} unit could be held up',
    other: '{count:number} units could be held up',
  },
  'reason.nothing-worth-points': 'nothing more is worth its operation points',
  'reason.enemy-loses': 'the enemy loses {points:number}',
  'reason.costs': 'it costs {points:number}',
  'reason.he-goes': 'the defenders give way {clear:percent} of the time',
  'reason.goal': '{task:message}: {hex:hex}',
  'reason.could-strike-at': {
    by: 'points',
    one: 'enemies of {points:number} point could strike at {hex:hex}',
    other: 'enemies of {points:number} points could strike at {hex:hex}',
  },
  'reason.after-combat': 'after combat',
  'reason.parent-fights-better': 'a parent unit fights with 15% more',
  'reason.more-places': 'battalions can be in more places',
  'reason.no-longer-of-use': 'it is no longer of use',
} as const satisfies Messages;

/** What the adviser adds: the worth of a task, its risk, and what the enemy could do about it. */
const ADVICE = {
  'advice.attack': 'attack {hex:hex} with {units:units}',
  'advice.task': '{task:message}: {hex:hex} with {units:units}',
  'reason.enemy-stays': 'the enemy stays {share:percent} of the time',
  'reason.costs-strength': {
    by: 'points',
    one: 'it costs {points:number} point of strength',
    other: 'it costs {points:number} points of strength',
  },
  'reason.worth-strength': {
    by: 'points',
    one: 'worth {points:number} point of strength now',
    other: 'worth {points:number} points of strength now',
  },
  'reason.task-wants': 'needs {need:number}, has {given:number}',
  'reason.points-lacking': {
    by: 'points',
    one: '{points:number} point short',
    other: '{points:number} points short',
  },
  'reason.enemies-near': {
    by: 'points',
    one: 'enemies of {points:number} point are near it',
    other: 'enemies of {points:number} points are near it',
  },
  'reason.nobody-strikes-back': 'nobody who is known could strike back at {hex:hex}',
  'reason.could-strike-back': {
    by: 'points',
    one: 'up to {points:number} point could strike back at {hex:hex}: {units:units}',
    other: 'up to {points:number} points could strike back at {hex:hex}: {units:units}',
  },
  'reason.bridge-blows': 'the bridge to {hex:hex} is blown {chance:percent} of the time',
  'reason.no-answer': 'the enemy cannot answer it before their own phase',
} as const satisfies Messages;

/** The bridges and towns that the Allied staff wants. */
export const SITE_TASKS = {
  'task.bridge-at-son': 'the bridge at Son',
  'task.bridge-at-veghel': 'the bridge at Veghel',
  'task.bridge-at-oedenrode': 'the bridge at Sint-Oedenrode',
  'task.bridge-at-grave': 'the bridge at Grave',
  'task.bridge-at-honinghutje': 'the bridge at Honinghutje',
  'task.nijmegen': 'Nijmegen',
  'task.far-end-at-nijmegen': 'the far end of the bridge at Nijmegen',
  'task.arnhem': 'Arnhem',
  'task.far-end-at-arnhem': 'the far end of the bridge at Arnhem',
  'task.eindhoven': 'Eindhoven',
} as const satisfies Messages;

/** What the German staff bars. */
export const BAR_TASKS = {
  'task.hold-nijmegen': 'hold Nijmegen',
  'task.hold-far-end': 'hold the far end of the bridge',
  'task.hold-arnhem': 'hold Arnhem',
  'task.hold-arnhem-bridge': 'hold the bridge at Arnhem',
  'task.hold-elst': 'hold Elst',
  'task.hold-westervoort': 'hold Westervoort',
  'task.bar-road-at-son': 'bar the road at Son',
  'task.hold-best': 'hold Best',
  'task.bar-road-at-grave': 'bar the road at Grave',
} as const satisfies Messages;

/** What else the staffs want done, and where the recruit goes. */
const OTHER_TASKS = {
  'task.nearest-worth': 'the nearest objective or town',
  'task.source': 'the source of {formation:word}',
  'task.drive-on': 'drive on',
  'task.open-road': 'open the road',
  'task.retake-exit': 'retake the road off the map',
  'task.clear-road': 'clear the road',
  'task.rebuild': 'rebuild {bridge:text}',
  'task.ground-of-objective': 'the ground around an objective',
  'task.town': 'a town',
  'task.guard-road': 'guard the road',
  'task.keep-highway-open': 'keep the highway open',
  'task.bar-road': 'bar the road',
  'task.overrun-source': 'overrun the source of {formation:word}',
  'task.cut-road': 'cut the road',
  'task.spoil-objective': 'spoil an objective',
  'task.take-back-town': 'take back a town',
} as const satisfies Messages;

export const AI_MESSAGES = { ...ORDERS, ...REASONS, ...ADVICE, ...SITE_TASKS, ...BAR_TASKS, ...OTHER_TASKS } as const;
