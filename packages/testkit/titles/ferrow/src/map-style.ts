/** How the words of the map are drawn, and what the legend calls them. */
export const MAP_STYLE = {
  terrain: {
    meadow: { looks: ['clear'], name: 'Meadow' },
    wood: { looks: ['woods'], name: 'Wood' },
    fell: { looks: ['rough'], name: 'Fell' },
    town: { looks: ['town'], name: 'Town' },
  },
  features: {},
  waters: { river: { look: 'river', name: 'River' } },
  roads: { lane: { rank: 2, name: 'Lane' } },
  boundaries: {},
  sides: { upland: 'first', lowland: 'second' },
} as const;
