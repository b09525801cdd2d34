/** What stands on the page around the tables: a chapter for each title of the catalogue. */
import { CATALOGUE } from '@bridgehead/catalogue';
import type { Chapter } from './page.ts';

export const INTRO = `# Decisions

Every kind of decision a title asks, who decides, and what may be answered. Kinds and fields are part of the contract of
the [protocol](protocol.md). A choice is a JSON object with its \`kind\` and exactly the fields listed; a field with \`?\`
may be left out. Units are named by id, hexes as printed, Entry Areas by their letter, hexsides as \`4816/4817\`. «Phasing»
is the player whose player-turn it is. Where one choice alone is legal the engine answers by itself, except in the
Movement Phase, which its player ends. \`decision\` tells in \`about\` what a question is about.

What a title has declared in \`src/contract/\` is written here by \`npm run decisions\`, with the notes of
\`words/decisions.en.ts\`; a test compares.`;

/** What the words of a title say of its decisions. */
interface Written {
  readonly DECISIONS_PAGE: Omit<Chapter, 'decisions'>;
}

export const chapters = (): Promise<readonly Chapter[]> =>
  Promise.all(
    CATALOGUE.map(async ({ facts, loadRules }) => {
      const { contract } = await loadRules();
      const written: Written = await import(`../../titles/${facts.id}/words/decisions.en.ts`);
      return { ...written.DECISIONS_PAGE, decisions: contract.decisions };
    }),
  );
