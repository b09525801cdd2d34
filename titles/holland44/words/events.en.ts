import { type EventCodes, sentencesOf } from '@bridgehead/engine/contract';
import type { EVENTS } from '../src/contract/events.ts';

/** One unit does what several do. */
const byUnits = <const One extends string, const Other extends string>(one: One, other: Other) =>
  ({ by: 'units', one, other }) as const;

/** What happened, in English: words in braces are fields of the event, a part in brackets is told only with its field. */
export const EVENT_SENTENCES = sentencesOf<typeof EVENTS>()({
  advanced: byUnits('{units} advances to {to}', '{units} advance to {to}'),
  'area-changed': byUnits('{units} goes round to {area}', '{units} go round to {area}'),
  'arrival-rolled': 'Arrival of {unit}: the die shows {die}',
  arrived: '{unit} arrives in {area}',
  'artillery-fired': '{unit} has fired',
  'artillery-resupplied': '{unit} is ready to fire again',
  assisting: '{units} will help the attack on {target}',
  astray: '{unit} is too far across its corps boundary in {hex}',
  'attack-cancelled': 'The attack on {target} is called off',
  'attack-declared': byUnits('{units} attacks {target}', '{units} attack {target}'),
  'automatic-ds': byUnits('{units} overruns {target} on the move', '{units} overrun {target} on the move'),
  'automatic-ds-cancelled': 'The overrun of {target} is off',
  breakthrough: byUnits('{units} breaks through against {target}', '{units} break through against {target}'),
  'bridge-intact': 'The {bridge} bridge {hexside} is captured intact',
  'bridge-repaired': 'The {bridge} bridge {hexside} is repaired',
  'bridge-rewired': 'The {bridge} bridge {hexside} is wired again',
  'broken-down': '{as} splits off from {unit}, which has {steps} left',
  'combat-result': 'Combat at {target}[, {column}][: the die shows {die}]: {result}',
  covering: byUnits('{units} stands still and covers the others', '{units} stand still and cover the others'),
  demolition: 'Demolition of the {bridge} bridge {hexside}: the die shows {die}[, modified by {modifier}]: {result}',
  'demolition-held': 'The {bridge} bridge {hexside} is left standing',
  'determined-defense':
    '{lead} makes a stand in {hex}, column {column}: the die shows {die}[, modified by {modifier}]: {result}',
  disengagement: '{unit} tries to disengage: the die shows {die}, modified {modified}: {result}',
  dismounted: '{unit} leaves its vehicles behind',
  displaced: '{unit} is driven from {from} to {area}',
  disrupted: '{unit} is Disrupted',
  eliminated: '{unit} is eliminated',
  engaged: '{unit} is Engaged',
  'full-retreat': '{unit} is in Full Retreat',
  'garrison-released': '{unit} may move from now on',
  'isolation-rolled': '{unit} is isolated: the die shows {die}, {total} in all: {result}',
  landed: '{unit} lands in {at}',
  'landing-repulsed': 'The landing on {hex} is wiped out',
  'landing-rolled': 'Landing[ in {hex}][ of {unit}]: the die shows {die}[, {total} with {modifiers}]: {result}',
  'landing-succeeded': 'The landing on {hex} succeeds',
  'loss-ignored': byUnits(
    '{units} gets away without the loss of {result}',
    '{units} get away without the loss of {result}',
  ),
  'markers-removed': '{unit} has recovered: its markers are taken off',
  merged: '{unit} gives a step to {into}',
  moved: '{units} to {to}',
  'moved-marker-placed': '{unit} is limbered up',
  'moved-marker-removed': '{unit} is in position again',
  odds: 'Odds at {target}: {attack} to {defense}, {raw}, with shifts {column}',
  'out-of-supply': '{unit} is out of supply',
  'picked-up': byUnits('{units} joins the advance', '{units} join the advance'),
  rebuilt: '{unit} rejoins {into}, which has {steps} again',
  recovered: '{unit} recovers to {to}',
  'recovery-roll': '{unit} tries to recover: the die shows {die}, modified {modified}',
  remounted: '{unit} has its vehicles back',
  'repair-begun': 'Work begins on the {bridge} bridge {hexside}',
  'repair-lost': 'Work on the {bridge} bridge {hexside} is given up',
  replaced: '{unit} receives a replacement and has {steps}',
  'retreat-stopped': '{unit} stops its retreat in {hex}',
  retreated: '{unit} retreats to {path}{area}',
  'returnee-recorded': 'A lost step of {unit} may return: {steps} on the track',
  revealed: 'The Unknown unit in {hex} is {unit}',
  spent: byUnits('{units} is Spent', '{units} are Spent'),
  'step-lost': '{unit} loses a step and has {steps} left',
  'supply-head-depleted': '{unit} is Depleted',
  'supply-head-returned': '{unit} is set up again in {hex}',
  'supply-restored': '{unit} is in supply again',
  'traffic-placed': 'Traffic marker {marker} jams {hex}',
  'traffic-removed': 'Traffic marker {marker} clears from {hex}',
  'unknown-repositioned': 'An Unknown unit moves from {from} to {to}',
  victory: 'The {side} player wins',
  weather: 'Weather for turn {turn}: the die shows {die}[, modified by {modifier}]: {weather}',
});

/** Codes of the tables that a sentence spells out, by kind of event and field. */
export const EVENT_CODES = {
  'determined-defense': {
    result: {
      '0/1': '0/1, the stand fails and costs a step',
      '-': 'the stand fails',
      'H 0/1': 'H 0/1, they hold at the cost of a step',
      'H 1/1': 'H 1/1, they hold and a step is lost on each side',
      'H 0/0': 'H 0/0, they hold',
      'H 1/0': 'H 1/0, they hold and the attacker loses a step',
    },
  },
  'landing-rolled': {
    result: {
      '-': 'unharmed',
      S: 'S, Scattered',
      S1: 'S1, Scattered and a step lost',
      S2: 'S2, Scattered and two steps lost',
    },
  },
} as const satisfies EventCodes<typeof EVENTS>;
