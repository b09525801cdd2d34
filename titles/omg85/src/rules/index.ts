/**
 * Every numbered section of the manual with a short title of ours and where it stands: the honest measure of progress.
 * A rule that the engine enforces names the file that states it.
 */
import { type RuleEntry, readRuleList } from '@bridgehead/toolkit';

export type { RuleEntry } from '@bridgehead/toolkit';

const LINES = `
1 introduction | not-applicable
1.1 what a turn is | engine | ../scenario/calendar.ts
1.2 talking to the computer | interface
1.3 saving a game | interface
1.4 scale, map, ownership, border | engine | 01-ownership.ts
1.5 units | engine | ../state/units.ts
1.6 starting on the Commodore | not-applicable
1.7 starting on the Atari | not-applicable
1.8 starting on the Apple | not-applicable
1.9 parts | not-applicable
2 the sides | engine | ../data/unit-data.ts
2.1 conditions of play | engine | ../scenario/options.ts
2.2 historical set-up | engine | ../scenario/scenario.ts
2.3 sequence of play | engine | ../scenario/sequence.ts
3 the Weather Determination Phase | engine | 03-weather.ts
3.1 weather and its chances | engine | 03-weather.ts
3.2 air points and drops by weather | engine | 03-weather.ts
4 the Air Strike Phase | engine | 04-air-strikes/air-strikes.ts
4.1 air missions | engine | 04-air-strikes/air-strikes.ts
4.2 interdiction | engine | 04-air-strikes/interdiction.ts
4.3 ground attack | engine | 04-air-strikes/air-strikes.ts
5 the Supply Phase | engine | 05-supply/supply-phase.ts
5.1 the ground supply trace | engine | 05-supply/ground-supply.ts
5.2 the airborne supply trace | engine | 05-supply/airborne-supply.ts
5.3 supply states | engine | 05-supply/supply-phase.ts
5.4 supply effects | engine | ../tables/combat-tables.ts
6 reinforcements | engine | 06-reinforcements.ts
6.1 entry hexes | engine | 06-reinforcements.ts
6.2 delayed arrival | engine | 06-reinforcements.ts
7 the Buildup/Breakdown Phase | engine | 07-build-up/build-up.ts
7.1 who builds up and breaks down | engine | 07-build-up/build-up.ts
7.2 what it does | engine | 07-build-up/build-up.ts
8 the Operation Phases | engine | 08-operations/operation.ts
8.1 the cursor menu; examining the enemy | engine | ../view/unit-view.ts
8.2 the unit menu | interface
8.3 command menu 1 | interface
8.4 command menu 2: the read-out of a unit | engine | ../view/unit-view.ts
8.5 the command list | engine | 08-operations/operation.ts
8.6 operation point allowances | engine | 08-operations/allowances.ts
8.7 moving a unit | engine | 08-operations/move.ts
8.8 zones of control, water, stacking, the ferry | engine | 08-operations/costs.ts
8.9 travel mode and roads | engine | 08-operations/actions.ts
8.10 command control | engine | 08-operations/command.ts
8.11 fortifications | engine | 08-operations/actions.ts
8.12 bridges built and blown | engine | 08-operations/bridges.ts
8.13 artillery | engine | 08-operations/artillery.ts
8.14 engineers | engine | 09-combat/volleys.ts
8.15 plotting combat | engine | 08-operations/attack-plots.ts
8.16 plotting advances | engine | 08-operations/fire-plots.ts
9 combat | engine | 09-combat/battle.ts
9.1 efficiency | engine | 09-combat/losses.ts
9.2 fire strength | engine | 09-combat/fire.ts
9.3 casualties | engine | 09-combat/casualties.ts
9.4 retreats and advances | engine | 09-combat/retreat.ts
10 victory | engine | 10-victory.ts
10.1 victory points | engine | 10-victory.ts
10.2 victory levels | engine | 10-victory.ts
11 advice | not-applicable
11.1 to the Allied player | not-applicable
11.2 to the German player | not-applicable
11.3 hints | not-applicable
12 history | not-applicable
`;

export const RULES: readonly RuleEntry[] = readRuleList(LINES);
