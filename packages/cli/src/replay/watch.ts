import { apply, type Game, type GameEvent, unwindTo } from '@bridgehead/engine';
import { type Moment, momentOf } from '../moment.ts';
import { sentenceOf } from './sentences.ts';

type Print = (text: string) => void;

/** Prints the record of a game as a person would tell it: by turn, by phase, one sentence for each thing that happened. */
export function watchGame(game: Game, print: Print): void {
  const entries = [...game.history];
  unwindTo(game, 0);
  const heading = headingPrinter(print);
  listen(game, (event) => {
    if (event.partial === true) return;
    heading(momentOf(game));
    print(`    ${sentenceOf(event, game.title)}\n`);
  });
  for (const { choice, forced } of entries) {
    if (!apply(game, choice, forced).legal) break;
  }
  game.events = [];
}

/** Hears each event while the rules still stand where it happened: one answer may lead through several phases. */
function listen(game: Game, hear: (event: GameEvent) => void): void {
  const events: GameEvent[] = [];
  events.push = (...heard) => {
    heard.forEach(hear);
    return heard.length;
  };
  game.events = events;
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
  const words = phase.split(/[.-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join(' ')} Phase`;
}
