import type { ChapterText } from '@bridgehead/client-kit/reference';
import { ENIGMA_TABLE, PLAN_TABLE } from './tables.en.ts';

export const CHAPTER_17: ChapterText = {
  chapter: '17',
  title: 'The Battle of Thala',
  text: 'The book plays three combats of 21 February through; our tests play them too, with the same dice and the same end.',
  rules: {},
};

export const CHAPTER_18: ChapterText = {
  chapter: '18',
  title: 'Scenarios',
  text: 'A short fight for a pass, the whole campaign, and its second half.',
  rules: {
    '18.1': { text: 'Six turns at Faid, without strongpoints to build and without boxes.' },
    '18.1.5': {
      text: 'The Axis wins if at the end of turn 6 it holds Faid and four of 6326, 6322, 6127, 5823, 5726 and 5228.',
    },
    '18.2': { text: 'Eighteen turns on the whole map.' },
    '18.2.3': {
      text: 'Garrisons stay until their turn, or until an enemy ends a phase next to them; the group at Fondouk wakes as one.',
    },
    '18.2.4': {
      text: 'Option A: 10th Panzer at Fondouk, 21st at Faid. Option B: 10th Panzer at Faid, 21st comes on at 6034.',
    },
    '18.2.5': {
      text: 'The group from Gafsa comes on at the south edge, 1933 to 2933, and does not stay there; French late arrivals come one a turn.',
    },
    '18.2.6': {
      text: 'By turn 6 El Ala and two others, if 10th Panzer began at Fondouk; by turn 10 any four; from turn 11 what the plan says [18.2.7].',
    },
    '18.2.7': { text: 'On turn 11 the Axis draws one of three plans in secret.', tables: [PLAN_TABLE] },
    '18.2.8': { text: 'Every turn after that the Allied player rolls to look at it.', tables: [ENIGMA_TABLE] },
    '18.3': { text: 'Turns 11 to 18, in rain at first, with the plan drawn before the first move.' },
    '18.3.5': { text: 'The Allied player rolls for Enigma at once.' },
  },
};
