/** What the words of the map are called: one name for each that has a look. */
export const MAP_NAMES = {
  terrain: { clear: 'Clear', rough: 'Rough', forest: 'Forest', town: 'Town', city: 'City' },
  features: { polder: 'Polder', heath: 'Heath', marsh: 'Marsh' },
  waters: { stream: 'Stream', canal: 'Canal', river: 'River' },
  roads: { road: 'Road' },
  boundaries: { frontier: 'Frontier' },
} as const;
