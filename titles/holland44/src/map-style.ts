/** How the words of the map of Holland '44 are drawn. */
export const MAP_STYLE = {
  terrain: {
    clear: { looks: ['clear'] },
    woods: { looks: ['woods'] },
    polder: { looks: ['drained'] },
    'polder-woods': { looks: ['drained', 'woods'] },
    marsh: { looks: ['marsh'] },
    city: { looks: ['city'] },
  },
  features: {
    town: { looks: ['town'] },
    village: { looks: ['village'] },
    heath: { looks: ['heath'] },
  },
  waters: {
    minor: { look: 'stream' },
    canal: { look: 'canal' },
    lake: { look: 'lake' },
    major: { look: 'river' },
  },
  roads: {
    minor: { rank: 3 },
    secondary: { rank: 2 },
    primary: { rank: 1 },
  },
  boundaries: {
    frontier: { look: 'frontier' },
    corps: { look: 'formation' },
  },
  sides: { allied: 'first', german: 'second' },
} as const;
