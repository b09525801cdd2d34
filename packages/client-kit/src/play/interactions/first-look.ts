/** Where the camera goes when a question comes up. */
import { type Choice, PERSON } from '../../game/contract.ts';
import { placesOf, unitsOf } from '../choice-words.ts';
import { type PlayContext, whereIs } from '../play-context.ts';

/** After a computer's turn the map stays where the player left it. */
function isAfterComputer({ game: { log, players } }: PlayContext): boolean {
  return (players.peek()[log.peek().at(-1)?.by ?? ''] ?? PERSON) !== PERSON;
}

/** To what the question is about, or to where it could be answered. */
export function lookWhereAsked(context: PlayContext, about: readonly string[], answers: readonly string[]): void {
  // What the other side did is being shown: the camera is busy with it.
  if (context.story.told.peek() !== undefined) return;
  if (about.length > 0) context.camera.lookAt(about);
  else if (isAfterComputer(context)) context.camera.lookFirst(answers);
  else context.camera.lookAt(answers);
}

/** Where the first choice leads that leads anywhere; where none does, the place of the first who could act. */
export function answersAt(context: PlayContext, choices: readonly Choice[]): readonly string[] {
  const places = choices.map(placesOf).find((some) => some.length > 0);
  if (places !== undefined) return places;
  const [at] = choices.flatMap(unitsOf).flatMap((unit) => whereIs(context, unit) ?? []);
  return at === undefined ? [] : [at];
}
