/** The titles whose every kind of answer is given from a prepared position. */
import type { Choice } from '@bridgehead/client-kit/game';
import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { GRID } from '@bridgehead/holland44/facts';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { KASSERINE_CLIENT } from '@bridgehead/kasserine/client';
import { CONTRACT } from '@bridgehead/kasserine/facts';
import { KASSERINE } from '@bridgehead/kasserine/rules';
import { largeArenas, SMALL_ARENAS } from './arenas.ts';
import { DOCUMENTED, documentedIn } from './documented.ts';
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

export const PREPARED = {
  holland44: {
    source: {
      title: HOLLAND44,
      documented: DOCUMENTED,
      scenarios: ['campaign', 'short'],
      smallArenas: SMALL_ARENAS,
      largeArenas: largeArenas('holland44'),
    },
    sitDown: () => playOn(GRID, HOLLAND44_CLIENT.words),
    give,
  },
  kasserine: {
    source: {
      title: KASSERINE,
      documented: documentedIn(CONTRACT),
      scenarios: ['faid', 'campaign', 'decide'],
      smallArenas: [],
      largeArenas: largeArenas('kasserine'),
      // Who begins in an area is put there first.
      takes: ({ about }, { kind }) =>
        kind === 'place' || about?.unplaced === undefined || String(about.unplaced) === '',
    },
    sitDown: () => playOn(KASSERINE_CLIENT.grid, KASSERINE_CLIENT.words),
    give: giveKasserine,
  },
} satisfies Readonly<Record<string, Prepared>>;
