/** What the words of the map are called: one name for each that has a look. */
export const MAP_NAMES = {
  terrain: {
    clear: 'Clear',
    woods: 'Woods',
    polder: 'Polder',
    'polder-woods': 'Polder with woods',
    marsh: 'Marsh',
    city: 'City',
  },
  features: { town: 'Town', village: 'Village', heath: 'Heath' },
  waters: { minor: 'Minor river', canal: 'Canal', lake: 'Lake', major: 'Major river' },
  roads: { minor: 'Minor road', secondary: 'Secondary road', primary: 'Primary road' },
  boundaries: { frontier: 'Frontier', corps: 'Corps boundary' },
} as const;
