export { BARE_APP } from './bare-app.ts';
export { describeBriefings } from './briefings.ts';
export { listOf, textOf } from './choice-fields.ts';
export { BATTLES, BEFORE } from './example-battles.ts';
export { choicesOf, EXAMPLE, exampleFile, exampleGame, FIRST_TURN } from './extended-example.ts';
export { allAnswered, begin, chooseFor, inProcess, playUntil, quickChoice } from './in-process.ts';
export { faultsOf, watchGame } from './watched-steps.ts';
