/** How the words of the map of Operation Market-Garden are drawn, and what the legend calls them. */
export const MAP_STYLE = {
  terrain: {
    clear: { looks: ['clear'], name: 'Clear' },
    rough: { looks: ['rough'], name: 'Rough' },
    forest: { looks: ['woods'], name: 'Forest' },
    town: { looks: ['town'], name: 'Town' },
    city: { looks: ['city'], name: 'City' },
  },
  features: {
    polder: { looks: ['drained'], name: 'Polder' },
    heath: { looks: ['heath'], name: 'Heath' },
    marsh: { looks: ['marsh'], name: 'Marsh' },
  },
  waters: {
    stream: { look: 'stream', name: 'Stream' },
    canal: { look: 'canal', name: 'Canal' },
    river: { look: 'river', name: 'River' },
  },
  roads: { road: { rank: 2, name: 'Road' } },
  boundaries: { frontier: { look: 'frontier', name: 'Frontier' } },
  sides: { allied: 'first', german: 'second' },
} as const;
