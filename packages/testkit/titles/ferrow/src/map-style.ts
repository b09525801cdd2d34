/** How the words of the map are drawn. */
export const MAP_STYLE = {
  terrain: {
    meadow: { looks: ['clear'] },
    wood: { looks: ['woods'] },
    fell: { looks: ['rough'] },
    town: { looks: ['town'] },
  },
  features: {},
  waters: { river: { look: 'river' } },
  roads: { lane: { rank: 2 } },
  boundaries: {},
  sides: { upland: 'first', lowland: 'second' },
} as const;
