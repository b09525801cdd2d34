/** What the words of the map are called: one name for each that has a look. */
export const MAP_NAMES = {
  terrain: { clear: 'Clear', rough: 'Rough', hill: 'Hill', mountain: 'Mountain' },
  features: {
    woods: 'Woods',
    grove: 'Grove',
    sebkha: 'Sebkha',
    town: 'Town',
    pass: 'Pass',
    airfield: 'Airfield',
  },
  waters: { wadi: 'Wadi', 'major-wadi': 'Great wadi' },
  roads: { trail: 'Trail', secondary: 'Secondary road', primary: 'Primary road' },
  boundaries: { 'entry-line': 'Entry line' },
} as const;
