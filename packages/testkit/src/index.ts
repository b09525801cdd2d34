export { choiceLists } from './choice-lists.ts';
export { cellName, decisionName, rarestChoice, type Tally, tallyGame, unaskedDecisions } from './coverage.ts';
export { uncheckedLocals } from './frame-checks.ts';
export { type HostileClient, type HostileWish, hostileClient } from './hostile/client.ts';
export { replyFault } from './hostile/reply-fault.ts';
export { type HostileTrial, tryHostileRequests } from './hostile-http.ts';
export {
  type Fate,
  type Gathering,
  gatherStands,
  type Ordeal,
  type Spoilt,
  type Stand,
  spoil,
  undergo,
} from './hostile-positions.ts';
export {
  type Asked,
  type Compared,
  type Comparison,
  compareGames,
  compareKnowledge,
  Leak,
  type Variation,
  type Vary,
} from './knowledge.ts';
export { type MindGame, type MindGameWish, playMindGame } from './mind-game.ts';
export { type Mutation, mutationsOf } from './mutations.ts';
export { describePerft } from './perft.ts';
export { playthrough } from './playthrough.ts';
export { BrokenProperty, playRandomGame, type Trial } from './random-game.ts';
export { exchange, type RawReply, type RawRequest, type Received, readReplies } from './raw-http.ts';
export { describeRuleList } from './rule-list.ts';
export { describeTitleMap, loadTitleMap, type Runner, type TitleMap } from './title-map.ts';
export { TOY } from './toy-title.ts';
