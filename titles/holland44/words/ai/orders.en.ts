/** What the computer players of Holland '44 call what they may do, in English. */
import type { Messages } from '@bridgehead/engine/contract';

/** What an order has in it. */
const PARTS = {
  'odds.column': '{column:text}',
  'odds.columns': '{least:text} to {most:text}',
  'helper.air': 'Air',
  'helper.gun': '{unit:unit}',
} as const satisfies Messages;

const PHASE_ORDERS = {
  'order.any': '{kind:word}',
  'order.no-more': 'no more',
  'order.land': '{unit:unit} at {hex:hex}',
  'order.end-landings': 'no more landings',
  'order.scatter': '{unit:unit} is scattered',
  'order.traffic': 'traffic in {hex:hex}',
  'order.end-traffic': 'no more markers',
  'order.resupply': '{unit:unit} is resupplied',
  'order.leave-unknown': 'leave them where they are',
  'order.supply-head': 'the Supply Head to {hex:hex}',
  'order.blow': 'blow the bridge',
  'order.hold': 'hold',
  'order.blow-bridge': 'blow the {kind:word} bridge {hexside:hexside}',
  'order.rewire-bridge': 'wire the {kind:word} bridge {hexside:hexside}',
  'order.repair-bridge': 'repair the {kind:word} bridge {hexside:hexside}',
} as const satisfies Messages;

const MOVEMENT_ORDERS = {
  'order.march': '{unit:unit} to {hex:hex}',
  'order.march-on': 'on to {hex:hex}',
  'order.halt': 'halt',
  'order.change-area': '{unit:unit} to {area:place}',
  'order.escape': '{unit:unit} gets away to {place:place}',
  'order.limber': '{unit:unit} limbers up',
  'order.unlimber': '{unit:unit} goes into position',
  'order.housekeeping': '{kind:word}: {unit:unit}',
  'order.move-unknown': 'the Unknown unit of {from:hex} to {to:hex}',
  'order.end-movement': 'end of movement',
  'order.automatic-ds': 'Automatic DS on {hex:hex} by {units:units}',
  'order.up-the-road': '{unit:unit} up the road',
  'order.guns-limber': 'guns limber up',
  'order.screen': '{unit:unit} screens {hex:hex}',
  'order.cut-road': '{unit:unit} cuts the road',
  'order.to-the-bank': '{unit:unit} to the bank',
  'order.over-the-river': '{unit:unit} over the river',
  'order.wait-near-road': '{unit:unit} waits near the road',
} as const satisfies Messages;

const COMBAT_ORDERS = {
  'order.attack': 'attack {hex:hex} at {odds:message} with {units:units}',
  'order.automatic-advance': 'advance into {hex:hex} after the Automatic DS',
  'order.end-combat': 'end the Combat Phase',
  'order.lead': '{formation:word} leads',
  'order.lead-attached': '{formation:word} leads with {unit:unit} attached',
  'order.support': 'support by {helpers:messages}: {odds:message}',
  'order.no-support': 'no support: {odds:message}',
  'order.attack-all-the-same': 'attack anyway',
  'order.call-off': 'call the attack off',
  'order.defend': '{units:units} defend',
  'order.attack-on-march': '{units:units} attack {hex:hex}',
  'order.fight-for': 'fight for {hex:hex}',
  'order.disengage': '{unit:unit} tries to disengage',
  'order.withdraw': '{unit:unit} withdraws to {place:place}',
  'order.lose-step': '{unit:unit} loses a step',
  'order.stand': '{unit:unit} stands',
  'order.stand-supported': '{unit:unit} stands with {gun:unit}',
  'order.retreat': 'retreat',
  'order.retreat-to': '{unit:unit} retreats to {place:place}',
  'order.stop-in': '{unit:unit} stops in {place:place}',
  'order.perish': '{unit:unit} is lost',
} as const satisfies Messages;

const ADVANCE_ORDERS = {
  'order.advance': '{units:units} advance to {place:place}',
  'order.break-through-here': '{units:units} break through from where they stand',
  'order.end-advance': 'no advance',
  'order.break-through': 'break through against {hex:hex}',
  'order.assist': 'help the attack on {hex:hex}',
  'order.advance-on': 'advance on to {place:place}',
  'order.pick-up': 'pick up {units:units}',
  'order.stay': 'stay',
  'order.enter': '{units:units} enter {place:place}',
} as const satisfies Messages;

export const ORDERS = { ...PARTS, ...PHASE_ORDERS, ...MOVEMENT_ORDERS, ...COMBAT_ORDERS, ...ADVANCE_ORDERS } as const;
