/** Every numbered rule, where it stands and the file that states it. */
import { readRuleList } from '@bridgehead/toolkit';

export const RULES = readRuleList(`
1 | not-applicable
1.1 | engine | ../data/map.ts
1.2 | engine | ../data/units.ts
2 | engine | 02-decoys.ts
2.1 | engine | ../scenario.ts
2.2 | engine | 02-decoys.ts
3 | engine | 03-sequence.ts
3.1 | engine | 03-sequence.ts
4 | engine | 04-movement.ts
4.1 | engine | 04-movement.ts
4.2 | engine | 04-movement.ts
4.3 | engine | 04-movement.ts
4.4 | engine | 04-movement.ts
4.5 | engine | 04-movement.ts
5 | engine | 05-combat.ts
5.1 | engine | 05-combat.ts
5.2 | engine | 05-combat.ts
5.3 | engine | 05-battle.ts
5.4 | engine | 05-battle.ts
5.5 | engine | 05-battle.ts
5.6 | engine | 05-battle.ts
5.7 | engine | 05-battle.ts
6 | engine | 06-victory.ts
6.1 | engine | 06-victory.ts
6.2 | engine | 06-victory.ts
6.3 | engine | 06-victory.ts
6.4 | engine | 06-victory.ts
`);
