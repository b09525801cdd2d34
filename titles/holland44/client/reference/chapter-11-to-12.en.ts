import type { ChapterText } from '@bridgehead/client-kit/reference';
import { DETERMINED_DEFENSE, RESULT_MEANINGS } from './tables.en.ts';

export const CHAPTER_11: ChapterText = {
  chapter: '11',
  title: 'Combat Results',
  text: 'What each result of the Combat Results Table means, who takes the loss and what Engaged units may do.',
  rules: {
    '11.1': {
      text: 'A stands for the attacker, D for the defender, 1 for a step, R for a retreat. The table lists all eleven results. Units are marked Engaged even if the attack cost the attacker everything.',
      tables: [RESULT_MEANINGS],
      see: ['12.1.1', '13.1.1', '15.2', '16.1'],
    },
    '11.2': {
      text: 'The owner picks who loses a step; on EX and DRX the enemy does. An attacker’s loss comes from the Lead Formation or its attachment, from a unit that could advance into the target hex if there is one: ground, water, an allowance of 0 and the corps boundary count. After an Elite Morale Shift, on A1, A1/ENG, A1/DR and A1/D1, it comes from an Elite unit that earned it. Supporting guns are safe, as are overstacked and retreated defenders on EX and DRX; a Supply Head pays only if it is alone in the hex.',
      see: ['13.5', '14.3.1'],
    },
    '11.3': {
      text: 'A lost step turns the counter to its weaker side. A unit without another step is eliminated; a three-step unit after its second loss becomes a Remnant [11.4].',
    },
    '11.4': {
      text: 'The last step of a three-step unit is a Remnant counter of its type, with the figures and morale of that counter. Remnants are limited. If none is left, the unit is eliminated: for an airborne unit its division records a Returnee [22.7] instead, for others the step is simply lost.',
    },
    '11.5': {
      text: 'Engaged units are tied up by the fight until their next Recovery Phase. Only defenders become Engaged.',
    },
    '11.5.1': {
      text: 'An Engaged unit moves only tactically: one hex, staying Engaged, or two and is Disrupted. It attacks at half, not over an unbridged Canal nor in a River Assault, but advances normally. It gives no Artillery Support, no repairs, no Ferry, no Returnees, and receives neither Replacements nor Returnees.',
      see: ['5.8', '17.6.1', '20.2.3', '22.7', '23.3.1'],
    },
    '11.5.2': {
      text: 'Two hexes of movement or a retreat turn Engaged into Disrupted. A unit that is Disrupted already is not marked Engaged. One that stops its retreat after a hex [13.3] stays Engaged.',
    },
    '11.5.3': { text: 'The marker goes in the owner’s Recovery Phase, wherever the unit is [14.4.3].' },
  },
};

export const CHAPTER_12: ChapterText = {
  chapter: '12',
  title: 'Determined Defense',
  text: 'Instead of retreating, a defender may try to hold the hex with a die, at the risk of further losses.',
  rules: {
    '12.1': { text: 'A die roll can cancel a retreat; a Lead Unit stakes its steps on it.' },
    '12.1.1': {
      text: 'On DR, A1/DR, D1, A1/D1 and DRX the defender may try to hold if a step is left after the losses; never on DMR or DS. Success cancels retreat, Disruption and advance.',
    },
    '12.1.2': {
      text: 'The defender names a Lead Unit in the hex. Its morale counts and it takes the step losses. Disrupted units, those in Full Retreat or retreated in this phase [13.5], Artillery and Supply Heads cannot lead; an overstacked unit can.',
    },
    '12.1.3': {
      text: 'City, Clear/Polder or Other, by the ground of the hex. A Village or Town puts Clear and Polder into Other. Polder with Woods is Polder. Marsh is Other, but Clear/Polder if the Lead Unit is a Vehicle unit.',
    },
    '12.2': {
      text: 'Modifiers add up; below 1 counts as 1. One gun in range may add 1 to a roll [17.6.3].',
      tables: [DETERMINED_DEFENSE],
    },
    '12.3': {
      text: 'A dot means the hex is held and the survivors are Engaged; without a dot the defense has failed. The figures are steps lost, attacker first. The attacker picks his own loss from the Lead Formation, except on 1/1, where the defender picks it; the defender’s loss is the Lead Unit’s. If the last defender dies in holding, nobody advances.',
    },
    '12.4': {
      text: 'If the whole stack would die in the retreat, it may roll again and again until it holds, gives up or is gone. Every “–” then costs the defender a step, the first one too, and the Lead Unit may change between rolls. We judge this once, before the first roll; a stack of which one unit could survive or stop after a hex [13.3] is not desperate.',
    },
  },
};
