/** What stands on the page around the tables. */
import * as holland44 from '../../titles/holland44/src/contract/decisions.ts';
import * as holland44Words from '../../titles/holland44/words/decisions.en.ts';
import * as kasserine from '../../titles/kasserine/src/contract/decisions.ts';
import * as kasserineWords from '../../titles/kasserine/words/decisions.en.ts';
import * as omg85 from '../../titles/omg85/src/contract/decisions.ts';
import * as omg85Words from '../../titles/omg85/words/decisions.en.ts';
import type { Chapter } from './page.ts';

export const INTRO = `# Decisions

Every kind of decision a title asks, who decides, and what may be answered. Kinds and fields are part of the contract of
the [protocol](protocol.md). A choice is a JSON object with its \`kind\` and exactly the fields listed; a field with \`?\`
may be left out. Units are named by id, hexes as printed, Entry Areas by their letter, hexsides as \`4816/4817\`. «Phasing»
is the player whose player-turn it is. Where one choice alone is legal the engine answers by itself, except in the
Movement Phase, which its player ends. \`decision\` tells in \`about\` what a question is about.

What a title has declared in \`src/contract/\` is written here by \`npm run decisions\`, with the notes of
\`words/decisions.en.ts\`; a test compares.`;

const HOLLAND44: Chapter = {
  heading: "Holland '44",
  decisions: holland44.DECISIONS,
  notes: holland44Words.DECISION_NOTES,
  orders: {
    decision: 'movement-orders',
    heading: 'Orders of the Movement Phase',
    intro: 'They are the choices of `movement-orders`, in any order and number, until `end-movement`.',
    notes: holland44Words.ORDER_NOTES,
  },
  chance: `A die is answered by \`roll\` with \`die\` from 1 to 6; in scripted \`dice\` the number stands for it, and for a face its id.
Nothing that is rolled is hidden: every audience is \`all\`.`,
};

const OMG85: Chapter = {
  heading: 'Operation Market Garden',
  intro: 'Units move one by one. Chance rolls dice of many sizes, each number as likely: `roll` with `die`.',
  decisions: omg85.DECISIONS,
  notes: omg85Words.DECISION_NOTES,
  orders: {
    decision: 'operation-orders',
    heading: 'Orders of the Operation Phase',
    intro:
      'A unit that has plotted an attack does not `move`, change its `mode`, `fortify` or plot an `attack` any more.',
    notes: omg85Words.ORDER_NOTES,
  },
  chance: `**Audience** is who may know of a roll: \`all\`; or \`owner\`, the side whose unit, column or hex it is rolled for, where units
are hidden (2.1) or may not be examined (8.1), and all in an open game; or \`seen\`, all where the attacker sees into the hex,
else the owner of what is in it. A roll that everybody may know of is asked and has as many outcomes whatever is hidden; only
the guns that protect a hex are heard by those on whom they fire.`,
};

const KASSERINE: Chapter = {
  heading: 'Decision at Kasserine',
  intro: 'Air units are named by id, holding boxes by name. «Phasing» is the side whose Operations Segment it is.',
  decisions: kasserine.DECISIONS,
  notes: kasserineWords.DECISION_NOTES,
  orders: {
    decision: 'movement-orders',
    heading: 'Orders of the Movement Phase',
    intro: 'They are the choices of `movement-orders`, in any order and number, until `end-movement`.',
    notes: kasserineWords.ORDER_NOTES,
  },
  chance: 'Everybody sees every roll; the plan is drawn before the Axis alone.',
};

export const CHAPTERS: readonly Chapter[] = [HOLLAND44, OMG85, KASSERINE];
