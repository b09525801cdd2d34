/** How the words of the map of Holland '44 are drawn, and what the legend calls them. */
export const MAP_STYLE = {
  terrain: {
    clear: { looks: ['clear'], name: 'Clear' },
    woods: { looks: ['woods'], name: 'Woods' },
    polder: { looks: ['drained'], name: 'Polder' },
    'polder-woods': { looks: ['drained', 'woods'], name: 'Polder with woods' },
    marsh: { looks: ['marsh'], name: 'Marsh' },
    city: { looks: ['city'], name: 'City' },
  },
  features: {
    town: { looks: ['town'], name: 'Town' },
    village: { looks: ['village'], name: 'Village' },
    heath: { looks: ['heath'], name: 'Heath' },
  },
  waters: {
    minor: { look: 'stream', name: 'Minor river' },
    canal: { look: 'canal', name: 'Canal' },
    lake: { look: 'lake', name: 'Lake' },
    major: { look: 'river', name: 'Major river' },
  },
  roads: {
    minor: { rank: 3, name: 'Minor road' },
    secondary: { rank: 2, name: 'Secondary road' },
    primary: { rank: 1, name: 'Primary road' },
  },
  boundaries: {
    frontier: { look: 'frontier', name: 'Frontier' },
    corps: { look: 'formation', name: 'Corps boundary' },
  },
  sides: { allied: 'first', german: 'second' },
} as const;
