import type { ChapterText } from '@bridgehead/client-kit/reference';

export const CHAPTER_14: ChapterText = {
  chapter: '14',
  title: 'Strongpoints',
  text: 'A turn of digging, and the hex is worth one more on the die until an enemy takes it.',
  rules: {
    '14.1.1': { text: 'No supply through those of the enemy.' },
    '14.1.2': { text: 'To enter one costs two points more, and motors stop.' },
    '14.1.3': { text: 'Zones do not reach into one that is held.' },
    '14.2.1': { text: 'It can only be assaulted.' },
    '14.2.2': { text: 'One more on the die.' },
    '14.2.4': { text: 'Under construction it does nothing.' },
    '14.3.1': { text: 'Fourteen Allied and ten Axis counters.' },
    '14.3.3': { text: 'Where the builder stands, in supply; zones do not matter; one a hex.' },
    '14.3.4': { text: 'Infantry of all kinds, rangers, commandos, mountain troops and engineers.' },
    '14.3.5': { text: 'The builder neither moves nor attacks nor goes into Reserve.' },
    '14.3.6': { text: 'Begun in the Supply Status Phase, active at the end of the builder’s own segment.' },
    '14.4.1': { text: 'In the Recovery Phase it goes if an enemy is in it.' },
    '14.4.2': { text: 'Unfinished it goes when the builder does.' },
    '14.4.3': { text: 'Its owner may remove it in the Recovery Phase.' },
  },
};

export const CHAPTER_15: ChapterText = {
  chapter: '15',
  title: 'HQs and Rommel',
  text: 'Headquarters lend their range to Reserve and air support; those of the Axis can feed an attack once.',
  rules: {
    '15.1.1': { text: 'Four hexes through anything.' },
    '15.1.2': { text: 'Not from a box.' },
    '15.2.1': { text: 'Reserve within range [8.2.2].' },
    '15.2.2': { text: 'Close support where a hex of the combat is in range.' },
    '15.3.1': { text: 'A lost HQ comes back as many turns later as a die says.' },
    '15.3.2': { text: 'On a unit of its formation, else of its nation.' },
    '15.4.1': {
      text: 'Axis attackers out of supply who can trace a line to an HQ in range count as in supply for that attack.',
    },
    '15.4.2': { text: 'The HQ is then Depleted and does it no more.' },
    '15.4.4': { text: 'In supply it recovers in the Supply Status Phase.' },
    '15.5.1': { text: 'Red boxes with Rommel react without being in Reserve if an attack is within four hexes.' },
    '15.5.2': { text: 'Twice a game, once a turn, one off the die of an attack by units with him.' },
    '15.5.3': { text: 'He has no zone and is never lost.' },
  },
};

export const CHAPTER_16: ChapterText = {
  chapter: '16',
  title: 'Special units',
  text: 'What only some can do.',
  rules: {
    '16.1': { text: 'Guns against tanks.' },
    '16.1.2': { text: 'Deployed and against armour they use the figures of their Deployed side.' },
    '16.1.5': {
      text: 'They may fire at the armour in one hex beside them instead of attacking: nothing happens to them, nothing is owed, nobody advances.',
    },
    '16.2.1': { text: 'German armour with infantry, engineers or motorcyclists in one attack: one off the die.' },
    '16.2.3': {
      text: 'Not against strongpoints, towns, mountains, anti-tank guns, nor when armour attacks over an escarpment.',
    },
    '16.3.1': { text: 'The Tigers may ignore a strongpoint; the first step lost is then theirs.' },
    '16.4.1': { text: 'The commandos need not stop in zones; each step from zone to zone is rolled for.' },
    '16.4.2': { text: 'They need no supply.' },
    '16.5.1': { text: 'French HQs put only French units into Reserve.' },
    '16.5.2': { text: 'French units alone never attack on the Mobile table.' },
    '16.5.3': { text: 'One French unit a turn begins a strongpoint.' },
    '16.5.4': { text: 'Their supply line is four hexes.' },
    '16.6.1': { text: 'Mountain troops do not stop for heights.' },
    '16.6.3': {
      text: 'Against a mountain or over an escarpment they take one off the die; the first step lost is then theirs [16.6.4].',
    },
    '16.7.2': { text: 'While XII ASC is moving or lost, US air units add three to their arrival.' },
  },
};
