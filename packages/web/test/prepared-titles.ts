/** The titles whose every kind of answer is given from a prepared position. */
import type { Choice } from '@bridgehead/client-kit/game';
import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { GRID } from '@bridgehead/holland44/facts';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { KASSERINE_CLIENT } from '@bridgehead/kasserine/client';
import { CONTRACT } from '@bridgehead/kasserine/facts';
import { KASSERINE } from '@bridgehead/kasserine/rules';
import { KASSERINE_ARENAS, largeArenas, SECOND_ARENAS, SMALL_ARENAS } from './arenas.ts';
import { documentedIn, documentedOf } from './documented.ts';
import { give } from './give.ts';
import type { Hands } from './hands.ts';
import { giveKasserine } from './kasserine-give.ts';
import type { Source } from './moments.ts';
import { playOn } from './page-facts.ts';

export interface Prepared {
  readonly source: Source;
  /** The hands tap on its map, and name things in its words. */
  sitDown(): void;
  give(hands: Hands, choice: Choice): Promise<unknown>;
}

const holland44 = (edition: number): Prepared => ({
  source: {
    title: HOLLAND44,
    edition,
    documented: documentedOf(edition),
    scenarios: ['campaign', 'short'],
    smallArenas: edition === 1 ? SMALL_ARENAS : SECOND_ARENAS,
    largeArenas: largeArenas('holland44'),
  },
  sitDown: () => playOn(GRID, HOLLAND44_CLIENT.words),
  give,
});

/** By title, for its editions in their order. */
export const PREPARED = {
  holland44: [holland44(1), holland44(2)],
  kasserine: [
    {
      source: {
        title: KASSERINE,
        edition: 1,
        documented: documentedIn(CONTRACT),
        scenarios: ['faid', 'campaign', 'decide'],
        smallArenas: KASSERINE_ARENAS,
        largeArenas: largeArenas('kasserine'),
        // Who begins in an area is put there first.
        takes: ({ about }, { kind }) =>
          kind === 'place' || about?.unplaced === undefined || String(about.unplaced) === '',
      },
      sitDown: () => playOn(KASSERINE_CLIENT.grid, KASSERINE_CLIENT.words),
      give: giveKasserine,
    },
  ],
} satisfies Readonly<Record<string, readonly Prepared[]>>;
