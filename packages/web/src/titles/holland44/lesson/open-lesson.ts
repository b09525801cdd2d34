/** The small position of the first lesson: two battalions of the Guards, their guns, one worn German battalion. */
import type { JsonObject, OpenGame, Wire } from '../../../game/contract.ts';
import { openGame } from '../../../game/open-game.ts';
import { LESSON_PLACES } from './steps.ts';

/** With this seed the only die of the lesson falls well. */
const SEED = 5;

const POSITION: JsonObject = {
  title: 'holland44',
  edition: 1,
  base: 'empty',
  scenario: 'campaign',
  seed: SEED,
  turn: 4,
  phase: 'allied.movement',
  weather: { am: 'clear', pm: 'clear' },
  units: [
    { id: 'uk.gds.2gg', hex: LESSON_PLACES.start },
    { id: 'uk.gds.1gg', hex: LESSON_PLACES.start },
    { id: 'uk.gds.arty', hex: LESSON_PLACES.guns },
    { id: 'de.erdmann2', hex: LESSON_PLACES.enemy, steps: 1 },
  ],
};

/** It is played like any game, and kept nowhere. */
export async function openLesson(wire: Wire): Promise<OpenGame> {
  const { game: name } = (await wire.request('load', { position: POSITION })) as { readonly game: string };
  const save = (await wire.request('save', { game: name })) as JsonObject;
  await wire.request('close', { game: name });
  const { game } = await openGame({ wire, id: 'first-time', opening: { save }, hotSeat: false });
  return game;
}
