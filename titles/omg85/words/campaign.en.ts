/** What the story of a campaign says in this title's own way. */
export const CAMPAIGN_EN = {
  'losses.one': '1 point',
  'losses.many': '{count} points',
  'report.ground': '{place} is in enemy hands',
  'report.ground.other': 'Another hex is in enemy hands',
  'report.bombed': '{unit} was hit from the air and lost {loss}',
  'report.ground.others': '{count} more hexes are in enemy hands',
  'report.bridge.blown': 'The {name} is blown',
  'report.cut-off': '{unit} is {state}',

  'forces.turn': 'turn {turn}, {place}',
} as const;
