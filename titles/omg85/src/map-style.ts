/** How the words of the map of Operation Market-Garden are drawn. */
export const MAP_STYLE = {
  terrain: {
    clear: { looks: ['clear'] },
    rough: { looks: ['rough'] },
    forest: { looks: ['woods'] },
    town: { looks: ['town'] },
    city: { looks: ['city'] },
  },
  features: {
    polder: { looks: ['drained'] },
    heath: { looks: ['heath'] },
    marsh: { looks: ['marsh'] },
  },
  waters: {
    stream: { look: 'stream' },
    canal: { look: 'canal' },
    river: { look: 'river' },
  },
  roads: { road: { rank: 2 } },
  boundaries: { frontier: { look: 'frontier' } },
  sides: { allied: 'first', german: 'second' },
} as const;
