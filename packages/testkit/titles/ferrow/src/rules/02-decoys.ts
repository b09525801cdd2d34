/** [2] What is set up, and which of it is only show. */
import { checked, done, type FrameOf, firstFlaw, frame, type Game, go, procedure } from '@bridgehead/engine';
import { fixed, number } from '@bridgehead/toolkit';
import { ask } from '../asking.ts';
import type { Side } from '../data/units.ts';
import { tellTo } from '../events.ts';
import { SIDE } from '../kinds.ts';
import { decoyCount } from '../options.ts';
import { saysBy } from '../says.ts';
import { isDecoy, isOnMap, setDecoy } from '../state.ts';
import { idOf, type Unit, unitsOf } from '../units.ts';

const MOST_DECOYS = 2;

const DECOYS = frame('decoys', ['name'], { side: fixed(SIDE), left: number(1, MOST_DECOYS) });
type DecoysFrame = FrameOf<typeof DECOYS>;

export const decoysFrame = (g: Game, side: Side): DecoysFrame => ({
  proc: 'decoys',
  step: 'name',
  side,
  left: decoyCount(g.setUp),
});

/** [2.2] Any company may be a decoy, but each only once. */
const mayBeDecoys = (g: Game, side: Side): Unit[] => unitsOf(side).filter((u) => isOnMap(g, u) && !isDecoy(g, u));

const isCounted = (g: Game, { side, left }: DecoysFrame): boolean =>
  left + unitsOf(side).filter((u) => isDecoy(g, u)).length === decoyCount(g.setUp);

export const decoys = procedure(
  checked(DECOYS, (g, f) => firstFlaw([!isCounted(g, f), 'left', saysBy('2.2', 'decoys-do-not-add-up')])),
  {
    /** [2.2] Each side names its decoys in secret. */
    name: ask('decoys', {
      by: (_g, f) => f.side,
      about: (_g, f) => ({ left: f.left }),
      choices: (g, f) => mayBeDecoys(g, f.side).map((u) => ({ kind: 'decoy', unit: idOf(u) })),
      chosen(g, f, { unit }) {
        setDecoy(g, unit);
        tellTo(g, f.side, 'decoy-named', { rule: '2.2', unit: idOf(unit) });
        if (f.left === 1) return done();
        f.left -= 1;
        return go('name');
      },
    }),
  },
);
