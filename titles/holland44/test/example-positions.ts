/**
 * Where the counters of the extended example of play stand when its combats are over. The text tells their outcome; the
 * diagrams, which are not ours to see, would show the hexes: those here fit the text, the map and its rulings. They are
 * the positions of `examples/extended-example.json`; `golden-positions.test.ts` compares them.
 */
import type { Layout, Piece } from './table.ts';

/** `id: place`, with steps and states where they are not those of a fresh counter. */
type Row = string | readonly [at: string, more: Omit<Piece, 'id' | 'at'>];

const pieces = (rows: Readonly<Record<string, Row>>, common: Omit<Piece, 'id' | 'at'> = {}): Piece[] =>
  Object.entries(rows).map(([id, row]) =>
    typeof row === 'string' ? { id, at: row, ...common } : { id, at: row[0], ...common, ...row[1] },
  );

const FIRED = { states: ['fired'] } as const;
const DISRUPTED = { states: ['disrupted'] } as const;
const ENGAGED = { states: ['engaged'] } as const;
const ROUTED = { states: ['full-retreat'] } as const;

const AIRBORNE_AFTER_TURN_1: readonly Piece[] = pieces(
  {
    'uk.1abn.1p.1': '6420',
    'uk.1abn.1p.2': '6221',
    'uk.1abn.1p.3': '6319',
    'uk.1abn.1a.2ssa': '6419',
    'uk.1abn.1a.2ssb': '6516',
    'uk.1abn.1a.1ba': '6416',
    'uk.1abn.1a.1bb': '6416',
    'uk.1abn.1a.7kosba': '6417',
    'uk.1abn.1a.7kosbb': '6316',
    'uk.1abn.arty': '6217',
    'uk.1abn.supply': '6317',
    'us.82.508.1': '5222',
    'us.82.508.2': '5222',
    'us.82.508.3': '4721',
    'us.82.505.1': '4925',
    'us.82.505.2': ['5025', { steps: 2 }],
    'us.82.505.3': '4924',
    'us.82.504.1': '4817',
    'us.82.504.2': ['4816', { steps: 2 }],
    'us.82.504.3': ['5119', { steps: 2 }],
    'bd.82.B': '4920',
    'us.82.supply': '5024',
    'us.101.501.1': '3909',
    'us.101.501.2': '3809',
    'us.101.501.3': ['3709', { steps: 2 }],
    'us.101.502.1': ['3507', { steps: 2 }],
    'us.101.502.2': '3507',
    'us.101.502.3': '3108',
    'us.101.506.1': '3305',
    'us.101.506.2': ['3108', { steps: 1 }],
    'us.101.506.3': '3105',
    'us.101.supply': '3206',
  },
  { landed: 1 },
);

const GARDEN_AFTER_TURN_1: readonly Piece[] = pieces({
  'uk.gds.1gg': '1703',
  'uk.gds.3ig': '1604',
  'uk.gds.2ig': ['1806', { steps: 2 }],
  'uk.gds.2gg': '1705',
  'uk.gds.5cg': '1606',
  'uk.gds.1wg': '1404',
  'uk.gds.1cg': '1404',
  'uk.gds.2wg': '1404',
  'uk.gds.arty': ['1303', FIRED],
  'uk.gds.2hc': '1303',
  'uk.corps.44rtr': '1204',
  'uk.corps.eng30': '1204',
  'uk.corps.5agra': ['1303', FIRED],
  'uk.corps.br30': '1103',
  'uk.corps.br8': '1107',
  'uk.50.6dli': '1401',
  'uk.50.8dli': '1401',
  'uk.50.9dli': '1403',
  'uk.50.1d': '1402',
  'uk.50.2d': '1402',
  'uk.50.1h': '1403',
  'uk.3.2l': '1306',
  'uk.3.2rur': '1308',
  'uk.3.1kosb': '1109',
});

/** Germans that stay where they are through the German player-turn of turn 1. */
const GERMANS_AT_REST: readonly Piece[] = pieces({
  'de.vdh1': '1501',
  'de.stephan': '1502',
  'de.stug559': '2107',
  'de.erdmann1': '1309',
  'de.erdmann2': '1110',
  'de.erdmann3': '2417',
  'de.police3': '3104',
  'de.gothsche': '3415',
  'de.bloch': '4301',
  'de.tiel': '5606',
  'de.schwappacher': '6025',
});

const GERMANS_AFTER_ALLIED_TURN_1: readonly Piece[] = [
  ...GERMANS_AT_REST,
  ...pieces({
    'de.penal6': ['1902', ROUTED],
    'de.kerutt': ['2107', ROUTED],
    'de.segler': '1406',
    'de.richter': '1408',
    'de.723.1': '3101',
    'de.1034.1': '3602',
    'de.eng159': '3602',
    'de.ewald': '3903',
    'de.train10': '5908',
    'de.train14.6': '6113',
    'de.henke': ['5321', ENGAGED],
    // The faces shown at Veghel, Mook and Grave; the last two have retreated.
    'de.unk.hgtrain': ['3810', ENGAGED],
    'de.unk.rrsec': ['4620', DISRUPTED],
    'de.unk.alarm': ['4814', DISRUPTED],
    'de.graebner': '5820',
    'de.recon9': '5820',
    'de.krafft': ['6421', { steps: 1, ...DISRUPTED }],
    'de.spindler': '6522',
    'de.helle': 'expected',
    'de.allwoerden': ['expected', { steps: 1 }],
  }),
  ...pieces({
    'de.goebel': 'box-406',
    'de.greshick': 'box-406',
    'de.jenkel': 'box-406',
    'de.kempton': 'box-406',
    'de.stargaard': 'box-406',
    'de.arty406': 'box-406',
  }),
];

const GERMANS_AFTER_TURN_1: readonly Piece[] = [
  ...GERMANS_AT_REST,
  ...pieces({
    'de.penal6': ['1902', DISRUPTED],
    'de.kerutt': ['2107', DISRUPTED],
    'de.segler': '1407',
    'de.richter': '1409',
    'de.723.1': '3103',
    'de.1034.1': '3403',
    'de.eng159': '3503',
    'de.ewald': '3905',
    'de.train10': '5910',
    'de.train14.6': '6115',
    'de.henke': '5321',
    'de.unk.hgtrain': '3810',
    'de.unk.rrsec': '4620',
    'de.unk.alarm': '4814',
    'de.graebner': '5921',
    'de.recon9': '5621',
    'de.krafft': ['6521', { steps: 1 }],
    'de.spindler': '6321',
    'de.helle': '6714',
    'de.allwoerden': ['6619', { steps: 1 }],
    'de.goebel': '5025',
    'de.stargaard': '5124',
    'de.kempton': '5225',
    'de.arty406': ['I', FIRED],
    'de.greshick': 'box-406',
    'de.jenkel': 'box-406',
  }),
];

/** Unknown units that nobody has turned over in the Allied player-turn of turn 1. */
const UNKNOWN = [
  '2608',
  '2707',
  '2708',
  '2914',
  '3212',
  '3806',
  '4112',
  '5219',
  '5221',
  '5320',
  '6122',
  '6314',
  '6614',
];

const BRIDGES_AFTER_ALLIED_TURN_1: NonNullable<Layout['bridges']> = {
  '1303/1404': 'intact',
  '1402/1502': 'blown',
  '1306/1407': 'blown',
  '1307/1408': 'blown',
  '1109/1210': 'blown',
  '3005/3105': 'blown',
  '3008/3108': 'intact',
  '3709/3810': 'intact',
  '3809/3810': 'intact',
  '4621/4721': 'blown',
  '4816/4817': 'intact',
  '4820/4920': 'blown',
  '4919/4920': 'intact',
  '5019/5119': 'intact',
  '6021/6120': 'blown',
};

/** Turn 1, the Allied combats are over. */
export const AFTER_ALLIED_TURN_1: Layout = {
  turn: 1,
  units: [...AIRBORNE_AFTER_TURN_1, ...GARDEN_AFTER_TURN_1, ...GERMANS_AFTER_ALLIED_TURN_1],
  unknown: UNKNOWN,
  bridges: BRIDGES_AFTER_ALLIED_TURN_1,
};

/** 2/505 has fallen back before the 406th Division. */
const alliesOfTurn2 = (): Piece[] =>
  [...AIRBORNE_AFTER_TURN_1, ...GARDEN_AFTER_TURN_1].map((piece) =>
    piece.id === 'us.82.505.2' ? { ...piece, at: '4923', ...DISRUPTED } : piece,
  );

/** Turn 1 is over: what the German units did is done, the railway bridge at Best is gone. */
export const AFTER_TURN_1: Layout = {
  turn: 1,
  units: [...alliesOfTurn2(), ...GERMANS_AFTER_TURN_1],
  unknown: UNKNOWN,
  bridges: { ...BRIDGES_AFTER_ALLIED_TURN_1, '3005/3104': 'blown' },
};

/** The same as turn 2 begins: the reinforcements of the turn are expected, Traffic markers 1 and 2 are on the road. */
export const TURN_2: Layout = {
  ...AFTER_TURN_1,
  turn: 2,
  units: [
    ...(AFTER_TURN_1.units ?? []),
    ...pieces({
      'uk.1abn.gp': 'expected',
      'uk.3.arty': 'expected',
      'uk.11.4ksli': 'expected',
      'uk.11.3m': 'expected',
      'uk.50.arty': 'expected',
      'uk.11.1519krh': 'expected',
    }),
  ],
  traffic: ['1806', '1404'],
  clock: { lastLanding: 1, returnees82: 2, returnees101: 2 },
};
