export { type AiGame, type AiGameOptions, playAiGame } from './ai-game.ts';
export { choiceLists } from './choice-lists.ts';
export { listed, order, refusal } from './choosing.ts';
export { cellName, rarestChoice, type Tally, unaskedDecisions } from './coverage.ts';
export { undeclaredAnswer } from './declared.ts';
export { uncheckedLocals } from './frame-checks.ts';
export { type HostileClient, type HostileOptions, hostileClient } from './hostile/client.ts';
export { replyFault } from './hostile/reply-fault.ts';
export { hostileSeat } from './hostile/seat.ts';
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
export { drawHouseRules } from './house-rules.ts';
export { describePerft } from './perft.ts';
export { playthrough } from './playthrough.ts';
export { playRandomGame, type Trial } from './random-game.ts';
export { exchange, type RawReply, type RawRequest, type Received, readReplies } from './raw-http.ts';
export { describeRuleList } from './rule-list.ts';
export { describePlayerMessages, sourceTextIn, unsaidCodes } from './said-codes.ts';
export {
  type Asked,
  type Compared,
  type Comparison,
  compareGames,
  compareKnowledge,
  Leak,
  type Variation,
  type Vary,
} from './secrets/knowledge.ts';
export { NOTHING_TO_VARY, seatLeak } from './secrets/seat-comparison.ts';
export { secretColumnLeaks } from './secrets/secret-column.ts';
export { faultText, sayFrom, unsaid } from './spoken.ts';
export { adviceFaults, type Thoughts, thinkingAs, thoughtsOf } from './thoughts.ts';
export { describeTitleMap, loadTitleMap, type Runner, type TitleMap } from './title-map.ts';
export { describeTitleReadme } from './title-readme.ts';
export { TOY } from './toy-title.ts';
