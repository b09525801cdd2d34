/** Every numbered rule with its title and where it stands. */
import { readRuleList } from '@bridgehead/toolkit';

export const RULES = readRuleList(`
1 the valley | not-applicable
1.1 the map and its hexes | engine
1.2 the companies | engine
2 setting up | engine
2.1 where everybody stands | engine
2.2 decoys | engine
3 the sequence of play | engine
3.1 turns and phases | engine
4 movement | engine
4.1 each unit once | engine
4.2 movement points | engine
4.3 what ground and water cost | engine
4.4 one unit to a hex | engine
4.5 stopping beside an enemy | engine
5 combat | engine
5.1 who attacks | engine
5.2 decoys do not attack | engine
5.3 turning up | engine
5.4 the modified roll | engine
5.5 combat results | engine
5.6 retreat | engine
5.7 advance | engine
6 victory | engine
6.1 places | engine
6.2 companies destroyed | engine
6.3 the end of the game | engine
6.4 who has won | engine
`);
