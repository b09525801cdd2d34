import type { GameEvent, Json } from '@bridgehead/engine';

/** What happened, in English: the words in braces are fields of the event. A kind that is not here is told plainly. */
const SENTENCES: Readonly<Record<string, string>> = {
  advanced: '{units} advance to {to}',
  'area-changed': '{units} go round to Entry Area {area}',
  'arrival-rolled': 'For {unit} the die shows {die}',
  arrived: '{unit} arrives in Entry Area {area}',
  'artillery-fired': '{unit} has fired',
  'artillery-resupplied': '{unit} is ready to fire again',
  assisting: '{units} will help the attack on {target}',
  astray: '{unit} is too far across its corps boundary in {hex}',
  'attack-cancelled': 'The attack on {target} is called off',
  'attack-declared': '{units} attack {target}',
  'automatic-ds': '{units} overwhelm {target} on the move',
  'automatic-ds-cancelled': 'The overwhelming attack on {target} is off',
  breakthrough: '{units} break through against {target}',
  'bridge-intact': 'The {bridge} bridge {hexside} is captured intact',
  'bridge-repaired': 'The {bridge} bridge {hexside} is repaired',
  'bridge-rewired': 'The {bridge} bridge {hexside} is wired again',
  'broken-down': '{as} breaks off from {unit}, which has {steps} left',
  'combat-result': 'Combat at {target}, {column}: the die shows {die}: {result}',
  covering: '{units} stand still and cover the others',
  demolition: 'Demolition of the {bridge} bridge {hexside}: the die shows {die}, modified by {modifier}: {result}',
  'demolition-held': 'The {bridge} bridge {hexside} is left standing',
  'determined-defense':
    '{lead} makes a stand in {hex}, column {column}: the die shows {die}, modified by {modifier}: {result}',
  disengagement: '{unit} tries to disengage: the die shows {die}, modified {modified}: {result}',
  dismounted: '{unit} leaves its vehicles behind',
  displaced: '{unit} is driven from Entry Area {from} to {area}',
  disrupted: '{unit} is Disrupted',
  eliminated: '{unit} is eliminated',
  engaged: '{unit} is Engaged',
  'full-retreat': '{unit} is in Full Retreat',
  'garrison-released': '{unit} may move from now on',
  'isolation-rolled': '{unit} is isolated: the die shows {die}, {total} in all: {result}',
  landed: '{unit} lands in {at}',
  'landing-repulsed': 'The landing on {hex} is wiped out',
  'landing-rolled': 'Landing, {hex}{unit}: the die shows {die}, {total} in all: {result}',
  'landing-succeeded': 'The landing on {hex} succeeds',
  'loss-ignored': '{units} get away without the loss of {result}',
  'markers-removed': '{unit} is rid of its markers',
  merged: '{unit} gives a step to {into}',
  moved: '{units} to {to}',
  'moved-marker-placed': '{unit} is limbered up',
  'moved-marker-removed': '{unit} is in position again',
  odds: 'Odds at {target}: {attack} to {defense}, {raw}, with shifts {column}',
  'out-of-supply': '{unit} is out of supply',
  'picked-up': '{units} join the advance',
  rebuilt: '{unit} rejoins {into}, which has {steps} again',
  recovered: '{unit} recovers to {to}',
  'recovery-roll': '{unit} tries to recover: the die shows {die}, modified {modified}',
  remounted: '{unit} has its vehicles back',
  'repair-begun': 'Work begins on the {bridge} bridge {hexside}',
  'repair-lost': 'Work on the {bridge} bridge {hexside} is given up',
  replaced: '{unit} receives a replacement and has {steps}',
  'returnee-recorded': 'A step of {unit} may return later; {steps} on the track',
  'retreat-stopped': '{unit} stops its retreat in {hex}',
  retreated: '{unit} retreats to {path}{area}',
  revealed: 'The Unknown unit in {hex} is {unit}',
  spent: '{units} are Spent',
  'step-lost': '{unit} loses a step and has {steps} left',
  'supply-head-depleted': '{unit} is Depleted',
  'supply-head-returned': '{unit} is set up again in {hex}',
  'supply-restored': '{unit} is in supply again',
  'traffic-placed': 'Traffic marker {marker} jams {hex}',
  'traffic-removed': 'Traffic marker {marker} clears from {hex}',
  'unknown-repositioned': 'An Unknown unit moves from {from} to {to}',
  victory: 'The {side} player wins',
  weather: 'Weather for turn {turn}: the die shows {die}, modified by {modifier}: {weather}',
};

/** `label` gives the name that a person uses for the id of a unit or a hex. */
export function sentenceOf(event: GameEvent, label: Label): string {
  const template = Object.hasOwn(SENTENCES, event.kind) ? SENTENCES[event.kind] : undefined;
  const says = template === undefined ? plainly(event, label) : filled(template, event, label);
  return event.rule === undefined ? says : `${says} [${event.rule}]`;
}

type Label = (id: string) => string;

const filled = (template: string, event: GameEvent, label: Label): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => (Object.hasOwn(event, key) ? wordOf(event[key], label) : ''));

function wordOf(value: Json | undefined, label: Label): string {
  if (Array.isArray(value)) return value.map((item: Json) => wordOf(item, label)).join(', ');
  if (typeof value === 'string') return label(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
}

const UNTOLD: readonly string[] = ['kind', 'rule', 'audience'];

/** `{kind: 'bridge-swept', hex: '4816'}` becomes `Bridge swept: hex 4816`. */
function plainly(event: GameEvent, label: Label): string {
  const details = Object.entries(event)
    .filter(([key, value]) => !UNTOLD.includes(key) && value !== undefined)
    .map(([key, value]) => `${key} ${wordOf(value, label)}`);
  const words = event.kind.replace(/-/g, ' ');
  const says = words.charAt(0).toUpperCase() + words.slice(1);
  return details.length === 0 ? says : `${says}: ${details.join(', ')}`;
}
