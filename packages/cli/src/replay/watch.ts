import { apply, type Game, type Moment, passagesOf, rollbackTo } from '@bridgehead/engine';
import type { Speech } from '@bridgehead/protocol';
import { speechIn } from '../speech.ts';
import { sentenceOf } from './sentences.ts';

type Print = (text: string) => void;

/** Prints the record of a game as a person would tell it: by turn, by phase, one sentence for each thing that happened. */
export function watchGame(game: Game, print: Print): void {
  const entries = [...game.history];
  rollbackTo(game, 0);
  const heading = headingPrinter(speechIn(game.title), print);
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
function headingPrinter(speech: Speech, print: Print): (moment: Moment) => void {
  let shown: Moment = { turn: 0, phase: '' };
  return (moment) => {
    const isNewTurn = moment.turn !== shown.turn;
    if (isNewTurn) print(`\nTurn ${moment.turn}${dateIn(speech, moment)}\n`);
    if (isNewTurn || moment.phase !== shown.phase) print(`  ${phaseTitle(speech, moment.phase)}\n`);
    shown = moment;
  };
}

const dateIn = ({ say }: Speech, { date }: Moment): string => (date === undefined ? '' : ` (${say(date)})`);

/** `german.movement` is the phase of a side, `weather` of nobody. */
function phaseTitle({ say, word }: Speech, phase: string): string {
  const [name = '', side] = phase.split('.').reverse();
  const title = say({ code: `phase.${name}` });
  return side === undefined ? title : `${word(side)}: ${title}`;
}
