import type { ChapterText } from '@bridgehead/client-kit/reference';

export const CHAPTER_17: ChapterText = {
  chapter: '17',
  title: 'Artillery',
  text: 'Guns shift attacks and stiffen defenses from a distance, then wait for ammunition.',
  rules: {
    '17.1': {
      text: 'An Artillery unit gives an attack one column right [17.6.2] or a Determined Defense +1 [17.6.3]. Either use turns it to its Fired side [17.5].',
    },
    '17.2': {
      text: 'Free-Stacking, one step, never the Lead Unit of a defense, never advancing, never in Breakthrough Combat.',
      see: ['6.2', '12.1.2', '15.1'],
    },
    '17.3': {
      text: 'Guns are Vehicle units and move tactically: one hex and may still fire, two hexes and are Disrupted. In Good Order and under a Moved marker they march 5 points with roads and Extended Movement, but defend with 1 and do not fire until it is taken off in a later Movement Phase of their own; a retreat takes it off at once. The Germans have two such markers, the Allies three. Guns are made Ready under it too.',
    },
    '17.4': {
      text: 'Range counts hexes from gun to target hex, the target included, whatever lies between. Attacker and defender measure to the hex that is attacked.',
    },
    '17.5': { text: 'A Fired gun supports nobody until an Artillery Resupply Phase makes it Ready [17.8].' },
    '17.6': { text: 'Ready guns in range may support one combat each in a Combat Phase.' },
    '17.6.1': {
      text: 'A gun must be Ready and in range; Moved, Scattered, Engaged and Disrupted guns, or guns in Full Retreat, do not support, and no gun supports its own hex. It supports attacks that include a unit of its Formation, leading or not; Allied corps artillery supports any. In defense it helps every friend. Arko 191 belongs to von Tettau and 2nd SS.',
    },
    '17.6.2': {
      text: 'One gun, one column right. Only the Allies may use two guns in one attack: 5 AGRA and another. On turn 1 some guns count double [23.1.3].',
    },
    '17.6.3': {
      text: 'One gun for each roll of a Determined Defense: +1. This also holds against attacks made on the march, but guns do not help in Breakthrough Combat.',
      see: ['12.2', '16.3.5', '25.3.1'],
    },
    '17.7': {
      text: 'Guns have no Attack Strength. Attacked themselves they defend with their Defense Strength; that does not keep them from supporting another hex in the same phase, before or after, if they are still fit.',
    },
    '17.8': { text: 'At the start of each player-turn fired guns are made Ready, few by day.' },
    '17.8.1': { text: 'Two non-airborne Allied guns with a Supply Path to Entry Area N.' },
    '17.8.2': {
      text: 'All three airborne guns in Clear weather, one when Cloudy, none otherwise. The gun needs an Overland path of at most four hexes to its division’s Supply Head, in Good Order, and that another such path to a Drop Hex of the division (never a P hex) in Clear or Polder that is free of EZOCs or held by a friend. After turn 5 the Supply Head’s own hex and the six around it serve as Drop Hexes.',
    },
    '17.8.3': {
      text: 'Two German guns by day, all of them at night, each with a Supply Path to a friendly Entry Area. A gun in an Entry Area is supplied there.',
    },
    '17.8.4': {
      text: 'Unused flips are lost. Disrupted guns and guns in Full Retreat are not made Ready; Engaged and Moved markers do not matter. Guns Out of Supply stay Fired unless they are airborne [18.4].',
    },
  },
};
