/** The words of reports, of battles read again and of the page at the end of a campaign. */
export const CAMPAIGN_EN = {
  'report.title': '{side}, turn {turn}: what mattered',
  'report.list': 'Reports',
  'report.none': 'There has been no enemy turn yet.',
  'report.quiet': 'No battle was fought, no ground or bridge was lost, nobody was cut off.',
  'report.again': 'Watch it again',
  'report.busy': 'The report is being written …',
  'report.battle.cleared': 'Battle for {place}: the {side} attack drove the defenders out',
  'report.battle.held': 'Battle for {place}: the {side} attack was held',
  'report.lost': '{side} lost {count}',
  'report.lost.nobody': 'nobody lost anything',
  'report.gone': 'destroyed: {units}',
  'report.go': 'Show {place} on the map',
  'battle.steps': 'Step by step',
} as const;
