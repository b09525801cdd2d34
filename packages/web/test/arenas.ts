/** Positions from which games come soon to questions that are seldom asked. */
import { readFileSync } from 'node:fs';
import type { Choice, JsonObject } from '@bridgehead/client-kit/game';

export interface Arena {
  readonly position: JsonObject;
  /** What is answered first. */
  readonly lead: readonly Choice[];
}

/** Much is at stake at once: games are played on from here to their end. */
export function largeArenas(title: string): readonly Arena[] {
  const file = new URL(`../../../titles/${title}/examples/arenas.json`, import.meta.url);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly position: JsonObject }[];
  return kept.map(({ position }) => ({ position, lead: [] }));
}

const on = (turn: number, phase: string, more: JsonObject): JsonObject => ({
  title: 'holland44',
  scenario: 'campaign',
  base: 'empty',
  turn,
  phase,
  ...more,
});

const at = (hex: string, ...ids: readonly string[]): readonly JsonObject[] => ids.map((id) => ({ id, hex }));
const weak = (id: string, hex: string): JsonObject => ({ id, hex, steps: 1 });

/** [8.7] 17 and 5 against 2. */
const OVERWHELMED = on(9, 'allied.movement', {
  units: [
    ...at('1724', 'de.hoffmann14'),
    ...at('1723', 'uk.gds.2ig', 'uk.gds.2gg'),
    ...at('1624', 'uk.gds.3ig'),
    ...at('1822', 'de.kerutt'),
  ],
});
const AUTOMATIC: Choice = { kind: 'automatic-ds', target: '1724', units: ['uk.gds.2ig', 'uk.gds.2gg', 'uk.gds.3ig'] };

/** [22.6] Two battalions land on two Unknown units. */
const LANDED_ON = on(3, 'allied.airlanding', {
  units: ['uk.1abn.4p.10', 'uk.1abn.4p.11'].map((id) => ({ id, box: 'airfields' })),
  unknown: ['6416', '6515'],
});

/** [25.3.1] Three battalions march into an Unknown unit. */
const TOO_MANY = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli'];
const CROWDED = on(9, 'allied.movement', { units: at('1724', ...TOO_MANY, 'uk.50.1d'), unknown: ['1725'] });

/** [13.3] Nobody gets out of the ring: they stop for a step, or are given up. */
const RING = on(9, 'allied.combat', {
  units: [
    ...at('4509', 'de.kerutt'),
    ...at('4609', 'de.stephan'),
    ...at('4410', 'uk.gds.2ig', 'uk.gds.2gg'),
    weak('uk.50.2d', '4508'),
    weak('uk.50.6dli', '4610'),
    weak('uk.50.8dli', '4510'),
    ...at('4409', 'uk.50.1h'),
    ...at('4808', 'uk.3.2l'),
  ],
});
const PAIR = on(9, 'allied.combat', {
  units: [weak('de.kerutt', '4509'), ...at('4509', 'de.stephan'), ...at('4410', 'uk.gds.2ig', 'uk.gds.2gg')],
});

/** [13.4] Squadrons without another way may break out, and go on to a friend or into the open. */
const SHUT_IN: Arena = {
  position: {
    title: 'kasserine',
    scenario: 'campaign',
    turn: 5,
    phase: 'axis.declaration',
    weather: 'dry',
    counters: { option: 2 },
    units: [
      ...at('5824', 'ge-i-7', 'ge-ii-7'),
      ...at('5725', 'ge-i-69'),
      ...at('5826', 'ge-i-86'),
      ...at('5924', 'ge-ii-69'),
      ...at('5825', 'uk-a-165l'),
      ...at('6025', 'us-3-6ai'),
      ...at('1033', 'us-ii-hq'),
    ],
  },
  lead: [{ kind: 'attack', units: ['ge-i-7'], hexes: ['5825'], crt: 'mobile' }, { kind: 'end-declaration' }],
};
/** [16.3.1] Tigers before a strongpoint, which they may ignore. */
const TIGERS: Arena = {
  position: {
    title: 'kasserine',
    scenario: 'campaign',
    turn: 5,
    phase: 'axis.declaration',
    weather: 'dry',
    counters: { option: 2 },
    strongpoints: [{ hex: '1305', side: 'allied', active: true }],
    units: [...at('1306', 'ge-1-501', 'ge-i-69'), ...at('1305', 'us-2-6ai'), ...at('1033', 'us-ii-hq')],
  },
  lead: [{ kind: 'attack', units: ['ge-1-501', 'ge-i-69'], hexes: ['1305'], crt: 'assault' }],
};
export const KASSERINE_ARENAS: readonly Arena[] = [SHUT_IN, TIGERS];

/** In every edition. */
const ANYWHERE: readonly Arena[] = [
  { position: OVERWHELMED, lead: [] },
  { position: OVERWHELMED, lead: [AUTOMATIC, { kind: 'end-movement' }] },
  {
    position: LANDED_ON,
    lead: [
      { kind: 'land', unit: 'uk.1abn.4p.10', hex: '6416' },
      { kind: 'land', unit: 'uk.1abn.4p.11', hex: '6515' },
    ],
  },
  { position: RING, lead: [] },
  { position: PAIR, lead: [] },
];

/** The question comes within a few answers, if the dice will. */
export const SMALL_ARENAS: readonly Arena[] = [
  ...ANYWHERE,
  { position: CROWDED, lead: [{ kind: 'march', units: TOO_MANY, mode: 'normal', path: ['1725'] }] },
];

/** [2e 25.3] A battalion marches up to an Unknown unit. */
const MET = on(9, 'allied.movement', { units: at('1722', 'uk.50.6dli'), unknown: ['1725'] });
/** [2e 11.4.2] Three-step units that lose their second step. */
const WORN = on(9, 'allied.combat', {
  units: [{ id: 'de.jungwirth', hex: '4509', steps: 2 }, ...at('4410', 'uk.gds.2ig', 'uk.gds.2gg', 'uk.gds.1gg')],
});
/** [2e 14.4.1] */
const ROUTED = on(9, 'german.recovery', {
  units: [{ id: 'de.kerutt', hex: '1906', states: ['full-retreat'] }, ...at('1724', 'uk.50.6dli')],
});

const CORDON = ['uk.50.2d', 'uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1h', 'uk.50.1d', 'uk.3.2l', 'uk.3.2rur'];
/** [2e 13.2] [13.3] Not even a third hex leads out of this one. */
const CLOSED = on(9, 'allied.combat', {
  units: [
    ...at('4509', 'de.kerutt'),
    ...at('4609', 'de.stephan'),
    ...at('4410', 'uk.gds.2ig', 'uk.gds.2gg'),
    ...['4508', '4510', '4409', '4610', '4608', '4708', '4709', '4710'].flatMap((hex, i) => at(hex, CORDON[i] ?? '')),
  ],
});

/** The same in the second edition. */
export const SECOND_ARENAS: readonly Arena[] = [
  ...ANYWHERE,
  { position: CLOSED, lead: [] },
  { position: MET, lead: [{ kind: 'march', units: ['uk.50.6dli'], mode: 'normal', path: ['1723', '1724'] }] },
  { position: WORN, lead: [] },
  { position: ROUTED, lead: [] },
];
