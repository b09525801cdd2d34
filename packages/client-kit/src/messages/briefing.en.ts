/** The words around a briefing, and those of the aims that are seen during play. */
export const BRIEFING_EN = {
  briefing: 'Briefing',
  'briefing.situation': 'Situation',
  'briefing.aim': 'What the {side} player wants',
  'briefing.win': 'Winning',
  'briefing.length': 'Length',
  'briefing.first': 'The first turn',
  'briefing.begin': 'To the map',
  'briefing.map': 'Where everybody stands',
  'briefing.again': 'This briefing is in the menu, and beside the objectives.',
  'goal.title': 'Objectives',
  'goal.of': '{have} of {need}',
  'goal.items': 'Item by item',
} as const;
