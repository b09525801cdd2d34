/**
 * Every numbered section of the manual and where it stands: the honest measure of progress.
 * A rule that the engine enforces names the file that states it.
 */
import { type RuleEntry, readRuleList } from '@bridgehead/toolkit';

export type { RuleEntry } from '@bridgehead/toolkit';

const LINES = `
1 | not-applicable
1.1 | engine | ../scenario/calendar.ts
1.2 | interface
1.3 | interface
1.4 | engine | 01-ownership.ts
1.5 | engine | ../state/units.ts
1.6 | not-applicable
1.7 | not-applicable
1.8 | not-applicable
1.9 | not-applicable
2 | engine | ../data/unit-data.ts
2.1 | engine | ../scenario/options.ts
2.2 | engine | ../scenario/scenario.ts
2.3 | engine | ../scenario/sequence.ts
3 | engine | 03-weather.ts
3.1 | engine | 03-weather.ts
3.2 | engine | 03-weather.ts
4 | engine | 04-air-strikes/air-strikes.ts
4.1 | engine | 04-air-strikes/air-strikes.ts
4.2 | engine | 04-air-strikes/interdiction.ts
4.3 | engine | 04-air-strikes/air-strikes.ts
5 | engine | 05-supply/supply-phase.ts
5.1 | engine | 05-supply/ground-supply.ts
5.2 | engine | 05-supply/airborne-supply.ts
5.3 | engine | 05-supply/supply-phase.ts
5.4 | engine | ../tables/combat-tables.ts
6 | engine | 06-reinforcements.ts
6.1 | engine | 06-reinforcements.ts
6.2 | engine | 06-reinforcements.ts
7 | engine | 07-build-up/build-up.ts
7.1 | engine | 07-build-up/build-up.ts
7.2 | engine | 07-build-up/build-up.ts
8 | engine | 08-operations/operation.ts
8.1 | engine | ../view/unit-view.ts
8.2 | interface
8.3 | interface
8.4 | engine | ../view/unit-view.ts
8.5 | engine | 08-operations/operation.ts
8.6 | engine | 08-operations/allowances.ts
8.7 | engine | 08-operations/move.ts
8.8 | engine | 08-operations/costs.ts
8.9 | engine | 08-operations/actions.ts
8.10 | engine | 08-operations/command.ts
8.11 | engine | 08-operations/actions.ts
8.12 | engine | 08-operations/bridges.ts
8.13 | engine | 08-operations/artillery.ts
8.14 | engine | 09-combat/volleys.ts
8.15 | engine | 08-operations/attack-plots.ts
8.16 | engine | 08-operations/fire-plots.ts
9 | engine | 09-combat/battle.ts
9.1 | engine | 09-combat/losses.ts
9.2 | engine | 09-combat/fire.ts
9.3 | engine | 09-combat/casualties.ts
9.4 | engine | 09-combat/retreat.ts
10 | engine | 10-victory.ts
10.1 | engine | 10-victory.ts
10.2 | engine | 10-victory.ts
11 | not-applicable
11.1 | not-applicable
11.2 | not-applicable
11.3 | not-applicable
12 | not-applicable
`;

export const RULES: readonly RuleEntry[] = readRuleList(LINES);
