/** What the words of the map are called: one name for each that has a look. */
export const MAP_NAMES = {
  terrain: { meadow: 'Meadow', wood: 'Wood', fell: 'Fell', town: 'Town' },
  features: {},
  waters: { river: 'River' },
  roads: { lane: 'Lane' },
  boundaries: {},
} as const;
