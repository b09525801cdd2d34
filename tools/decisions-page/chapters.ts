/** What stands on the page around the tables. */
import { DECISIONS } from '../../titles/holland44/src/contract/decisions.ts';
import { DECISION_NOTES, ORDER_NOTES } from '../../titles/holland44/words/decisions.en.ts';
import type { Chapter } from './page.ts';

export const INTRO = `# Decisions

Every kind of decision a title asks, who decides, and what may be answered. Kinds and fields are part of the contract of
the [protocol](protocol.md). A choice is a JSON object with its \`kind\` and exactly the fields listed; a field with \`?\`
may be left out. Units are named by id, hexes as printed, Entry Areas by their letter, hexsides as \`4816/4817\`. «Phasing»
is the player whose player-turn it is. Where one choice alone is legal the engine answers by itself, except in the
Movement Phase, which its player ends. \`decision\` tells in \`about\` what a question is about.

What a title has declared in \`src/contract/\` is written here by \`npm run decisions\`, with the notes of
\`words/decisions.en.ts\`; a test compares.`;

export const HOLLAND44: Chapter = {
  heading: "Holland '44",
  decisions: DECISIONS,
  notes: DECISION_NOTES,
  orders: {
    decision: 'movement-orders',
    heading: 'Orders of the Movement Phase',
    intro: 'They are the choices of `movement-orders`, in any order and number, until `end-movement`.',
    notes: ORDER_NOTES,
  },
  chance: `A die is answered by \`roll\` with \`die\` from 1 to 6; in scripted \`dice\` the number stands for it, and for a face its id.
Nothing that is rolled is hidden: every audience is \`all\`.`,
};
