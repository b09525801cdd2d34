import type { ChapterText } from '@bridgehead/client-kit/reference';

export const CHAPTER_19: ChapterText = {
  chapter: '19',
  title: 'Reinforcements and Entry Areas',
  text: 'New units come by land through the Entry Areas around the map, which are also refuge and source of supply.',
  rules: {
    '19.1': {
      text: 'Reinforcements stand in their Entry Area at the start of their owner’s Movement Phase. They enter with their full Movement Allowance, paying for the first hex (by the cheapest of the roads that lead into it), even into an EZOC, where they stop; or they wait, or go to a neighbouring friendly area [19.6].',
    },
    '19.2': { text: 'Areas belong to one side; A and L change hands on turn 7.' },
    '19.2.1': { text: 'M, N and O are Allied always, A and L from turn 7 on.' },
    '19.2.2': {
      text: 'B to K are German always, A and L through turn 6. German units still in A or L when turn 7 begins are moved to the neighbouring German area and drop one level: to Disrupted, or to Full Retreat.',
    },
    '19.3': { text: 'Friendly areas can be entered, left and used as a refuge.' },
    '19.3.1': {
      text: 'A unit may move, retreat or advance into a friendly area. Moving in costs 1 point and ends the move; it comes out in a later Movement Phase, in Good Order only, paying for the first hex. It does not attack out of the area in the turn it went in. In an area nobody is next to an enemy for recovery or Extended Movement.',
    },
    '19.3.2': {
      text: 'Nobody enters or leaves the map across a Major River, except by the Ferry at Pannerden to area H.',
    },
    '19.4': {
      text: 'Areas have no Stacking Limit (but see [19.7]), no ZOC reaches into or out of them, nobody in them can be attacked, and neither side enters the other’s.',
    },
    '19.5': {
      text: 'A retreat into a friendly area ends there, Disrupted or in Full Retreat as due; into an enemy area it is fatal. The unit stays until it is in Good Order.',
    },
    '19.6': {
      text: 'A unit that starts in an area may move to a touching friendly one for its whole move, any number of them; H and I do not touch. It does not attack onto the map that turn. Units bound to Tactical Movement may do so too, and British units may change to another corps’ area: the boundary binds them on the map [23.4].',
    },
    '19.7': {
      text: 'Units in an area may attack enemies next to it in their Combat Phase. The Stacking Limit holds as if hexes went on beyond the edge, and water on the edge hexside counts. After success they may advance in over the hexside they attacked across; otherwise they stay.',
    },
    '19.8': {
      text: 'Guns arrive Ready and may fire from the area. Range is counted from the map’s edge inwards, the first hex of the map being 1, from wherever in the area is best.',
      see: ['17.4'],
    },
  },
};

export const CHAPTER_20: ChapterText = {
  chapter: '20',
  title: 'Night Turns and Replacements',
  text: 'At night there are no aircraft, German guns are fed and, from turn 8 on, both sides rebuild units.',
  rules: {
    '20.1': {
      text: 'A night turn has no weather, no Air units and no Airlanding Points. The Germans ferry vehicles [8.5.6] and make all guns Ready [17.8.3]. From turn 8 on there are Replacements [20.2]; with the optional rule there is Isolation Attrition [27.2].',
    },
    '20.2': { text: 'Steps for reduced or lost units, a few each night.' },
    '20.2.1': {
      text: 'Night turns only, from turn 8 on, in the owner’s Movement Phase. Each gives a reduced unit one step or brings an eliminated one back with its lowest step. Unused ones are lost.',
    },
    '20.2.2': {
      text: 'German: two Infantry Type steps a night, one from the west (B or C), one from the north or east (F, G, H or I); both may go to one unit. British: one of any type but airborne, from N; we include the Dutch and Canadians.',
    },
    '20.2.3': {
      text: 'The unit needs a Supply Path to such an area at that moment (in an Entry Area: it must be that one), and must be in Good Order and not Engaged; enemies beside it do not matter. Never for German Elite or German Vehicle units, Artillery or airborne units, who have Returnees [22.7].',
    },
    '20.2.4': {
      text: 'A restored unit appears in the area that provided it, or in a friendly City with a Supply Path to that area and outside EZOCs; friendly is a City that your side held last, without an enemy. A three-step unit comes back as a Remnant. Of lost Allied units only Engineers and Bridging units return.',
    },
    '20.2.5': {
      text: 'The step comes before the unit moves. It may then move one hex and not attack, and nobody else attacks out of its hex (in an area: it alone is barred); guns there may still fire. Engineers do no engineer work that turn. The marker goes in the Recovery Phase.',
    },
  },
};
