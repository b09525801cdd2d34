/** What really happened, and what is counted: for reports of played games. */
const PLANS = {
  'axis plan-A': 'von Arnim: El Ala and three more [18.2.7]',
  'axis plan-B': 'Rommel: Tebessa and four more [18.2.7]',
  'axis plan-C': 'the compromise: Thala or Sbiba and four more [18.2.7]',
} as const;

const BY_LOCATIONS = 'ten for the victory, one for each location that the Axis lacks, a hundredth for each step';

const PARTS = { am: 'morning', pm: 'afternoon' } as const;

export const HISTORY_EN = {
  attacker: 'the Axis',
  places: {
    'sidi-bou-zid': { label: 'Sidi bou Zid', date: '14 February, afternoon' },
    sbeitla: { label: 'Sbeitla', date: '17 February, dusk' },
    'kasserine-pass': { label: 'Kasserine Pass', date: '20 February' },
    'el-ala': {
      label: 'El Ala',
      date: 'left by the Allies about 17 or 18 February; that the Axis came is not known',
    },
    'bou-chebka': { label: 'Bou Chebka', date: 'never' },
    sbiba: { label: 'Sbiba', date: 'attacked on 19 and 20 February, held' },
    thala: { label: 'Thala', date: 'entered at dusk of 21 February, held' },
    tebessa: { label: 'Tebessa', date: 'never' },
  },
  counts: {
    locations: 'Locations of the Axis',
    objectives: 'Hexes around Faid that the Axis holds',
    'allied-steps': 'Allied steps on the map',
    'axis-steps': 'Steps of the Axis on the map',
  },
  stations: ['Faid and Maizila', 'Sidi bou Zid', 'Sbeitla', 'Kasserine Pass'],
  dateOf: (day: number, part: keyof typeof PARTS): string => `${day} February, ${PARTS[part]}`,
  measures: {
    faid: 'ten for the victory, one for each hex that the Axis lacks, a hundredth for each step',
    campaign: BY_LOCATIONS,
    decide: BY_LOCATIONS,
  },
  ways: {
    faid: {
      'axis faid': 'Faid and four of the hexes around it at the end of turn 6 [18.1.5]',
      'allied denied': 'Faid or the hexes around it held [18.1.5]',
    },
    campaign: {
      'axis gt6': 'El Ala and two more by turn 6 [18.2.6]',
      'axis gt10': 'any four locations by turn 10 [18.2.6]',
      ...PLANS,
      'allied denied': 'the Axis denied [18.2.6]',
    },
    decide: { ...PLANS, 'allied denied': 'the Axis denied [18.2.7]' },
  },
} as const;
