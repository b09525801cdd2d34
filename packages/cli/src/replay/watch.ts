import { apply, type Game, type Moment, passagesOf, rollbackTo } from '@bridgehead/engine';
import { sentenceOf } from './sentences.ts';

type Print = (text: string) => void;

/** Prints the record of a game as a person would tell it: by turn, by phase, one sentence for each thing that happened. */
export function watchGame(game: Game, print: Print): void {
  const entries = [...game.history];
  rollbackTo(game, 0);
  const heading = headingPrinter(print);
  for (const entry of entries) {
    game.events = [];
    if (!apply(game, entry.choice, entry).legal) break;
    // Told in full to one side, in part to the other: once is enough here.
    const whole = game.events.filter(({ partial }) => partial !== true);
    for (const { events, ...moment } of passagesOf(game, whole)) {
      heading(moment);
      for (const event of events) print(`    ${sentenceOf(event, game.title)}\n`);
    }
  }
  game.events = [];
}

/** A heading is printed once, when something happens under it. */
function headingPrinter(print: Print): (moment: Moment) => void {
  let shown: Moment = { turn: 0, date: '', phase: '' };
  return (moment) => {
    const isNewTurn = moment.turn !== shown.turn;
    if (isNewTurn) print(`\nTurn ${moment.turn}${moment.date === '' ? '' : ` (${moment.date})`}\n`);
    if (isNewTurn || moment.phase !== shown.phase) print(`  ${phaseTitle(moment.phase)}\n`);
    shown = moment;
  };
}

/** `german.traffic-marker` → `German Traffic Marker Phase`. */
function phaseTitle(phase: string): string {
  if (phase === 'over') return 'The game is over';
  const words = phase.split(/[.-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join(' ')} Phase`;
}
