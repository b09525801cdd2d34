/** Every numbered rule with its title, where it stands and the file that states it. */
import { readRuleList } from '@bridgehead/toolkit';

export const RULES = readRuleList(`
1 the valley | not-applicable
1.1 the map and its hexes | engine | ../data/map.ts
1.2 the companies | engine | ../data/units.ts
2 setting up | engine | 02-decoys.ts
2.1 where everybody stands | engine | ../scenario.ts
2.2 decoys | engine | 02-decoys.ts
3 the sequence of play | engine | 03-sequence.ts
3.1 turns and phases | engine | 03-sequence.ts
4 movement | engine | 04-movement.ts
4.1 each unit once | engine | 04-movement.ts
4.2 movement points | engine | 04-movement.ts
4.3 what ground and water cost | engine | 04-movement.ts
4.4 one unit to a hex | engine | 04-movement.ts
4.5 stopping beside an enemy | engine | 04-movement.ts
5 combat | engine | 05-combat.ts
5.1 who attacks | engine | 05-combat.ts
5.2 decoys do not attack | engine | 05-combat.ts
5.3 turning up | engine | 05-battle.ts
5.4 the modified roll | engine | 05-battle.ts
5.5 combat results | engine | 05-battle.ts
5.6 retreat | engine | 05-battle.ts
5.7 advance | engine | 05-battle.ts
6 victory | engine | 06-victory.ts
6.1 places | engine | 06-victory.ts
6.2 companies destroyed | engine | 06-victory.ts
6.3 the end of the game | engine | 06-victory.ts
6.4 who has won | engine | 06-victory.ts
`);
