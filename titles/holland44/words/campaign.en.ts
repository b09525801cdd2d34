/** What the story of a campaign says in this title's own way. */
export const CAMPAIGN_EN = {
  'losses.one': '1 step',
  'losses.many': '{count} steps',
  'plan.cost': '{cost} Movement Points',
  'report.ground': '{place} is in enemy hands',
  'report.bridge.blown': 'The {name} is blown',
  'report.bridge.intact': 'The {name} was captured intact',
  'report.bridge.under-german-repair': 'The {name} is being repaired by the Germans',
  'report.cut-off': '{unit} is out of supply',

  'forces.steps': '{steps} of {printed} steps',
  'forces.turn': 'turn {turn}',
  'forces.by-air': 'from the air',
  'forces.independent': 'Independent units',
  'state.full-retreat': 'in Full Retreat',
  'state.disrupted': 'Disrupted',
  'state.engaged': 'Engaged',
  'state.out-of-supply': 'out of supply',
  'state.spent': 'Spent',
  'state.scattered': 'Scattered',
  'state.depleted': 'Depleted',
} as const;
