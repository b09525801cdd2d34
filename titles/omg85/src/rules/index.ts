/** Every numbered section of the manual with a short title of ours and where it stands: the honest measure of progress. */
import { type RuleEntry, readRuleList } from '@bridgehead/toolkit';

export type { RuleEntry } from '@bridgehead/toolkit';

const LINES = `
1 introduction | not-applicable
1.1 what a turn is | engine
1.2 talking to the computer | interface
1.3 saving a game | interface
1.4 scale, map, ownership, border | engine
1.5 units | engine
1.6 starting on the Commodore | not-applicable
1.7 starting on the Atari | not-applicable
1.8 starting on the Apple | not-applicable
1.9 parts | not-applicable
2 the sides | engine
2.1 conditions of play | engine
2.2 historical set-up | engine
2.3 sequence of play | engine
3 the Weather Determination Phase | engine
3.1 weather and its chances | engine
3.2 air points and drops by weather | engine
4 the Air Strike Phase | engine
4.1 air missions | engine
4.2 interdiction | engine
4.3 ground attack | engine
5 the Supply Phase | engine
5.1 the ground supply trace | engine
5.2 the airborne supply trace | engine
5.3 supply states | engine
5.4 supply effects | engine
6 reinforcements | engine
6.1 entry hexes | engine
6.2 delayed arrival | engine
7 the Buildup/Breakdown Phase | engine
7.1 who builds up and breaks down | engine
7.2 what it does | engine
8 the Operation Phases | engine
8.1 the cursor menu; examining the enemy | engine
8.2 the unit menu | interface
8.3 command menu 1 | interface
8.4 command menu 2: the read-out of a unit | engine
8.5 the command list | engine
8.6 operation point allowances | engine
8.7 moving a unit | engine
8.8 zones of control, water, stacking, the ferry | engine
8.9 travel mode and roads | engine
8.10 command control | engine
8.11 fortifications | engine
8.12 bridges built and blown | engine
8.13 artillery | engine
8.14 engineers | engine
8.15 plotting combat | engine
8.16 plotting advances | engine
9 combat | engine
9.1 efficiency | engine
9.2 fire strength | engine
9.3 casualties | engine
9.4 retreats and advances | engine
10 victory | engine
10.1 victory points | engine
10.2 victory levels | engine
11 advice | not-applicable
11.1 to the Allied player | not-applicable
11.2 to the German player | not-applicable
11.3 hints | not-applicable
12 history | not-applicable
`;

export const RULES: readonly RuleEntry[] = readRuleList(LINES);
