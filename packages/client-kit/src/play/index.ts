export { readBattle } from '../campaign/show-battles.ts';
export { awake } from '../forces/waiting.ts';
export { WaitingUnits } from '../forces/waiting-units.tsx';
export { around } from './around.ts';
export { describeChoice, membersOf, pathOf, placesOf, unitsOf, wayWords } from './choice-words.ts';
export { type Chooser, createChooser, hexes } from './interactions/chooser.ts';
export { chooserInteraction, createAnyInteraction, interactionOf } from './interactions/chooser-interaction.tsx';
export { ChoiceList, ChooserPanel, Confirm } from './interactions/chooser-panel.tsx';
export { lookWhereAsked } from './interactions/first-look.ts';
export { EndButtons, GoButton, NobodyInHand, Stays } from './interactions/marching/card-parts.tsx';
export {
  type Adds,
  createMarching,
  endOrRemind,
  type Marching,
  type MarchingSpec,
  type MarchReach,
} from './interactions/marching/marching.ts';
export { marchingInteraction } from './interactions/marching/marching-interaction.tsx';
export {
  emptyHand,
  type PartyInHand,
  sortOut,
  takeNext,
  takeUpParty,
  toggleInHand,
} from './interactions/marching/party-in-hand.ts';
export { askWays, createWayChoice, tapWay, type WayChoice } from './interactions/marching/way-choice.ts';
export { type Comer, createPlacing } from './interactions/placing.tsx';
export { plannedShapes } from './interactions/ways.ts';
export { firstMarch, hasHappened, hasShape, isAsked, isDrawn, openLessonAt } from './lessons.ts';
export { joinMarches } from './log/log-lines.ts';
export type { Rolled } from './log/rolls.ts';
export { storyFor } from './log/story.ts';
export { findPlaces } from './panels/find-panel.tsx';
export { SupplyState } from './panels/supply-state.tsx';
export { VictoryItems } from './panels/victory-items.tsx';
export { type Arrival, Arrivals } from './parts/arrivals.tsx';
export { CardBody, PointsBar } from './parts/card-body.tsx';
export { ChanceBar } from './parts/chance-bar.tsx';
export { ChoiceRow } from './parts/choice-row.tsx';
export { CounterChip } from './parts/counter-chip.tsx';
export { CounterPicks, StackPicks } from './parts/counter-picks.tsx';
export { CounterPicture } from './parts/counter-picture.tsx';
export { Die } from './parts/die.tsx';
export { DieLines, diceThatFell } from './parts/die-lines.tsx';
export { type Fact, Facts } from './parts/facts.tsx';
export { Icon, type IconName } from './parts/icon.tsx';
export { ModeSwitch } from './parts/mode-switch.tsx';
export { ReasonLine } from './parts/reason-line.tsx';
export { RollsFrame } from './parts/rolls-frame.tsx';
export { RuleChip } from './parts/rule-chip.tsx';
export {
  BriefingField,
  CameraField,
  ColoursField,
  ConfirmField,
  MotionField,
  NumbersField,
  PaceField,
  RememberField,
  SoundsField,
  TextSizeField,
  ThemeField,
} from './parts/settings-fields.tsx';
export { SideMark } from './parts/side-mark.tsx';
export { UnitRow } from './parts/unit-row.tsx';
export { perGame } from './per-game.ts';
export {
  applyChoice,
  createPlayContext,
  goesByTap,
  type Interaction,
  mayChoose,
  type PlayContext,
  type Primary,
  whereIs,
} from './play-context.ts';
export {
  type AskPast,
  asker,
  pastAsker,
  type Reason,
} from './query-replies.ts';
export { cardPlace, groundWords, sideWords, terrainWords } from './regions/hex-card.tsx';
export { LessonCard } from './regions/lesson-card.tsx';
export {
  type Params,
  placeName,
  type Say,
  say,
  sayer,
  sayMessage,
  sayOr,
  sideName,
  unitName,
  unitNames,
  wordFor,
} from './say.ts';
export { SHORTCUTS } from './shortcuts.ts';
export { enemiesAt, ownAt, stackAt } from './stacks.ts';
export type { Reminder } from './state/panels.ts';
export { typedDecisions } from './typed-decisions.ts';
export { zoomToHexes } from './zoom-to-hexes.ts';
