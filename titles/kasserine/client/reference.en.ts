/** The rules in our own words, by chapter. */
import { type ChapterText, compileReference, type Reference } from '@bridgehead/client-kit/reference';
import { RULES } from '../src/facts.ts';
import { RULE_TITLES } from '../words/rule-titles/index.ts';

const CHAPTERS: readonly ChapterText[] = [
  {
    chapter: '3',
    title: 'Basic concepts',
    text: 'Zones of control, control of hexes, stacking, steps and halving.',
    rules: {
      '3.1.2': { text: 'A side controls a hex in which it stands, and a vacant one in its zone alone.' },
      '3.2.2': { text: 'A zone does not reach where the unit itself could not go.' },
      '3.3.2': { text: 'At the end of a phase nine points may stand in a hex; what is too much is removed [3.3.3].' },
    },
  },
  {
    chapter: '6',
    title: 'Supply',
    text: 'A line of seven hexes, or four, to a road that leads to a source.',
    rules: {
      '6.2.2': {
        text: 'Four hexes in rain, over a wadi, or where the road has trails; always four for the French [16.5.4].',
      },
      '6.4.2': { text: 'Allied and Italian motorized units do not leave supply of their own will.' },
    },
  },
  {
    chapter: '7',
    title: 'Movement',
    text: 'Units move hex by hex and stop in enemy zones.',
    rules: {
      '7.2.1': { text: 'Who enters an enemy zone stops there.' },
      '7.3.2': { text: 'By road half a point into clear ground, one into any other.' },
      '7.3.5': { text: 'Armour needs a road into mountains and over escarpments; others must stop there.' },
    },
  },
  {
    chapter: '9',
    title: 'Before combat',
    text: 'All attacks are declared before the first is fought.',
    rules: {
      '9.1.7': { text: 'Every enemy whose zone reaches the hex of an attacker must be attacked as well.' },
      '9.2.4': { text: 'A roll up to the evasion rating takes the defenders back three hexes.' },
    },
  },
  {
    chapter: '12',
    title: 'Combat',
    text: 'Odds, modifiers, one die, one of two tables.',
    rules: {
      '12.4.1': { text: 'Rough, hill, mountain, woods, towns and escarpments force an Assault.' },
      '12.5.6': { text: 'Modifiers add up to three at most.' },
    },
  },
  {
    chapter: '18',
    title: 'Scenarios',
    text: 'Three scenarios, and a secret plan in two of them.',
    rules: { '18.2.7': { text: 'On turn 11 the Axis draws its plan in secret.' } },
  },
];

const numbered = RULES.filter(({ rule }) => rule.includes('.'));

export const KASSERINE_REFERENCE: Reference = compileReference('kasserine', numbered, RULE_TITLES, CHAPTERS);
