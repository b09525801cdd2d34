export type { Briefing, Goal } from './briefing.ts';
export { daysOf, phaseReader } from './calendars.ts';
export type { Expected, Setback, TitleCampaign, Told, ToldBattle } from './campaign.ts';
export { declaredEvents, diceOf, eventReader, placesOfEvent, ruleOf, unitsOfEvent, wayOf } from './declared-event.ts';
export type { Coming, TitleForces, WayThere } from './forces.ts';
export type { History, Landmark } from './history.ts';
export type {
  DiceRange,
  LearnWords,
  OptionWords,
  StartWords,
  TitleManifest,
} from './manifest.ts';
export { supplyOverlay, zocOverlay } from './overlays.ts';
export type { ReadyPictures } from './ready-pictures.ts';
export {
  type Day,
  type LessonStep,
  type OverlaySpec,
  type PhaseLook,
  type PhasesNow,
  type PlayedRules,
  placeOf,
  type Stance,
  type StanceOf,
  type TitleCalendar,
  type TitleClient,
  type TitleLesson,
  type TitleLooks,
  type TitleOverlays,
  type TitleVictory,
  type TurnSpot,
  type ViewFacts,
} from './title-client.ts';
export { setTitleWords, type TitleWords } from './title-words.ts';
