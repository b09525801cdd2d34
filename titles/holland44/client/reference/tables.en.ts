/** The tables of the game as data to show. */
import type { RuleTable } from '@bridgehead/client-kit/reference';

export const COMBAT_RESULTS: RuleTable = {
  caption: 'Combat Results Table',
  columns: ['Die', '1–3', '1–2', '1–1', '2–1', '3–1', '4–1', '5–1', '6–1', '7–1'],
  rows: [
    ['1', 'A1', 'A1', 'A1', 'A1/ENG', 'ENG', 'EX', 'DR', 'DRX', 'A1/D1'],
    ['2', 'A1', 'A1', 'A1/ENG', 'ENG', 'EX', 'DR', 'DRX', 'A1/D1', 'DMR'],
    ['3', 'A1', 'A1/ENG', 'ENG', 'EX', 'DR', 'DR', 'A1/D1', 'DMR', 'DMR'],
    ['4', 'A1/ENG', 'ENG', 'EX', 'A1/DR', 'DR', 'A1/D1', 'DMR', 'DMR', 'DMR'],
    ['5', 'ENG', 'EX', 'A1/DR', 'DR', 'A1/D1', 'D1', 'D1', 'DS', 'DS'],
    ['6', 'EX', 'A1/DR', 'D1', 'D1', 'D1', 'D1', 'DS', 'DS', 'DS'],
  ],
};

export const RESULT_MEANINGS: RuleTable = {
  caption: 'What each result does',
  columns: ['Result', 'Attacker loses', 'Defender loses', 'The defender', 'Advance'],
  rows: [
    ['A1', '1 step', '–', 'stays', 'none'],
    ['A1/ENG', '1 step', '–', 'is Engaged', 'none'],
    ['ENG', '–', '–', 'is Engaged', 'none'],
    ['EX', '1 step, enemy’s choice', '1 step, enemy’s choice', 'stays', 'Limited, if none is left'],
    ['A1/DR', '1 step', '–', 'retreats 2, Disrupted', 'Normal'],
    ['DR', '–', '–', 'retreats 2, Disrupted', 'Normal'],
    ['DRX', '1 step, enemy’s choice', '1 step, enemy’s choice', 'retreats 2, Disrupted', 'Normal'],
    ['A1/D1', '1 step', '1 step', 'retreats 2, Disrupted', 'Normal'],
    ['D1', '–', '1 step', 'retreats 2, Disrupted', 'Normal'],
    ['DMR', '–', '–', 'retreats 2 or 3, Full Retreat', 'Bonus, Breakthrough'],
    ['DS', '–', '1 step', 'retreats 2 or 3, Full Retreat', 'Bonus, Breakthrough'],
  ],
  note: 'A retreat of 2 may be answered by a Determined Defense; one of 2 or 3 may not.',
};

export const DETERMINED_DEFENSE: RuleTable = {
  caption: 'Determined Defense Table',
  columns: ['Die', 'Clear/Polder', 'Other', 'City'],
  rows: [
    ['1', '0/1', '0/1', '0/1'],
    ['2', '–', '–', '–'],
    ['3', '–', '–', '● 0/1'],
    ['4', '–', '● 0/1', '● 1/1'],
    ['5', '● 0/1', '● 1/1', '● 0/0'],
    ['6', '● 1/1', '● 0/0', '● 0/0'],
    ['7, 8', '● 1/0', '● 1/0', '● 1/0'],
  ],
  note: '● holds. Steps lost: attacker/defender. +1 defensive artillery, +1 Elite Lead Unit, −1 Low Quality Lead Unit.',
};

export const WEATHER: RuleTable = {
  caption: 'Weather Table',
  columns: ['Die', 'AM', 'PM'],
  rows: [
    ['1', 'Clear', 'Clear'],
    ['2–3', 'Cloudy', 'Clear'],
    ['4–5', 'Overcast', 'Cloudy'],
    ['6', 'Overcast', 'Overcast'],
  ],
  note: '−1 on turns 3 and 4, +2 on turns 6 and 7; below 1 is 1, above 6 is 6.',
};

export const WEATHER_EFFECTS: RuleTable = {
  caption: 'What the weather gives the Allied player',
  columns: ['Weather', 'Airlanding Points', 'Air units', 'Airborne Artillery made Ready'],
  rows: [
    ['Clear', '8', '2', 'all that are eligible'],
    ['Cloudy', '4', '1', '1'],
    ['Overcast, night', '0', '0', '0'],
  ],
};

export const BRIDGE_DEMOLITION: RuleTable = {
  caption: 'Bridge Demolition Table',
  columns: ['Die', 'Bridge'],
  rows: [
    ['1–2', 'Intact'],
    ['3–6', 'Blown'],
  ],
  note: '−1 on turn 1.',
};

export const COMBAT_ZONE_RECOVERY: RuleTable = {
  caption: 'Combat Zone Recovery Table',
  columns: ['Die', 'Unit'],
  rows: [
    ['1–3', 'no change'],
    ['4–6', 'recovers one level'],
  ],
  note: '+1 Elite, −1 Low Quality.',
};

export const AIRLANDING: RuleTable = {
  caption: 'Airlanding Table',
  columns: ['Die', 'Result', 'Meaning'],
  rows: [
    ['1–4', '–', 'lands well'],
    ['5', 'S', 'Scattered'],
    ['6–7', 'S1', 'Scattered, loses 1 step; 1 Returnee'],
    ['8+', 'S2', 'Scattered, loses 2 steps; 1 Returnee'],
  ],
};

export const AIRLANDING_MODIFIERS: RuleTable = {
  caption: 'Airlanding modifiers, all added up; none on turn 1',
  columns: ['Landing in', 'Die'],
  rows: [
    ['Polder', '+1'],
    ['a Contested hex', '+2'],
    ['an Enemy-Controlled hex', '+3'],
    ['Town or Woods', '+4'],
  ],
};

export const MOVEMENT_COSTS: RuleTable = {
  caption: 'Terrain: Movement Points to enter',
  columns: ['Ground', 'On foot', 'Mechanized'],
  rows: [
    ['Clear', '1', '1'],
    ['Woods', '1', '2'],
    ['Polder, with or without Woods', '2', '3'],
    ['Marsh', '3', '4'],
    ['City', '1', '1'],
    ['Minor road', '1', '1'],
    ['Secondary road', '1', '½'],
    ['Primary road', '1', '⅓'],
    ['over a Minor River', '+1', '+2'],
    ['over a railway bridge', '+1', '+2'],
  ],
  note: 'Towns and Villages cost what their ground costs. Vehicle units need a road in Polder and Marsh, and a bridge over water.',
};

export const COMBAT_TERRAIN: RuleTable = {
  caption: 'Terrain: combat',
  columns: ['Ground or hexside', 'Attacker', 'Defender', 'Armor Shift', 'Determined Defense'],
  rows: [
    ['Clear', '–', '–', 'yes', 'Clear/Polder'],
    ['Woods', '–', '–', 'no', 'Other'],
    ['Polder', 'Vehicle units halved, in or out', '–', 'by road only', 'Clear/Polder'],
    ['Polder with Woods', 'Vehicle units halved, in or out', '–', 'no', 'Clear/Polder'],
    ['Marsh', 'Vehicle units halved, in or out', 'doubled if all attack out of Marsh or over water', 'no', 'Other'],
    ['Town', '–', 'doubled, not Vehicle units', 'as its ground', 'Other'],
    ['City', '–', 'doubled, not Vehicle units', 'no', 'City'],
    ['Village', '–', '–', 'as its ground', 'Other'],
    ['Minor River', 'Vehicle units halved', 'doubled if all attack over water', 'by road only', '–'],
    ['Canal', 'halved', 'doubled if all attack over water', 'over a standing bridge', '–'],
    [
      'Major River',
      'halved, over a bridge or with Engineers',
      'doubled if all attack over water',
      'over a standing bridge',
      '–',
    ],
  ],
};

export const ADVANCE_RATES: RuleTable = {
  caption: 'Advance after combat',
  columns: ['Advance', 'After', 'Hexes', 'With Road Bonus'],
  rows: [
    ['Limited', 'EX that leaves no defender', 'the vacated hex', '–'],
    ['Normal', 'D1, DR, A1/D1, A1/DR, DRX', '1', '2'],
    ['Bonus', 'DMR, DS', '2', '3'],
  ],
  note: 'The Road Bonus is for Mechanized units in supply.',
};

export const DISENGAGEMENT: RuleTable = {
  caption: 'Disengagement Table',
  columns: ['Die', 'Result'],
  rows: [
    ['1–2', 'No'],
    ['3', 'Yes, for 1 step'],
    ['4–6', 'Yes'],
  ],
  note: '+1 Elite, −1 Low Quality, +1 Armored.',
};

export const ISOLATION: RuleTable = {
  caption: 'Isolation Table',
  columns: ['Die', 'Result'],
  rows: [
    ['1–4', 'loses 1 step'],
    ['5–6', 'no effect'],
  ],
  note: '+1 Elite or Allied (not both), −1 Low Quality, +2 with an Overland path of any length to a City.',
};

export const UNIT_TYPES: RuleTable = {
  caption: 'Types of unit',
  columns: ['Class', 'Non-Mechanized', 'Mechanized'],
  rows: [
    [
      'Infantry Type',
      'Infantry, Parachute, Glider, Security, Replacement (Ersatz), Machine Gun, Fortress',
      'Mechanized (Panzergrenadier), Motorized, Engineers',
    ],
    [
      'Vehicle: Tank',
      '–',
      'Sherman, Cromwell, Char B1, PzKpfw III and IV, StuG III, JgPz IV, Jagdpanther, Panther, Tiger I and II',
    ],
    ['Vehicle: other', 'Airborne Supply Head', 'Artillery, Bridging, 88mm Flak, Daimler Dingo, Sdkfz 222'],
  ],
  note: 'Anti-Tank: 88mm Flak, JgPz IV, Jagdpanther. Reconnaissance: Dingo, Sdkfz 222, Cromwell.',
};

export const PHASES: RuleTable = {
  caption: 'A game-turn',
  columns: ['Phase', 'Allied', 'German', 'Rule'],
  rows: [
    ['Weather, AM turns only', 'rolls', '–', '4.1'],
    ['1 Artillery Resupply', 'yes', 'yes', '17.8'],
    ['2 Bridge', 'yes', 'yes', '5.1'],
    ['3 Airlanding', 'yes', '–', '22.1'],
    ['4 Movement', 'yes', 'yes', '8.1'],
    ['5 Combat', 'yes', 'yes', '9.1'],
    ['6 Recovery', 'yes', 'yes', '14.4'],
    ['7 Supply', 'yes', 'yes', '18.1'],
    ['8 Traffic Marker', '–', 'yes', '24.3'],
    ['Victory Check', 'both', 'both', '26.1'],
  ],
  note: 'The Allied player plays phases 1 to 7 first, then the German player his.',
};
