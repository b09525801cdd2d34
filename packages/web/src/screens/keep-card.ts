/** Keeps what the list of saved games shows of an open one: who stands where, and who has won. */
import { sheetOf } from '@bridgehead/board';
import { type OpenGame, PERSON } from '@bridgehead/client-kit/game';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { effect } from '@preact/signals';
import { type Dot, dotsText, type GameCard, type GameCards } from '../app/game-cards.ts';

/** Milliseconds: nobody looks at the list while he plays. */
const LATER_MS = 1500;

type View = Parameters<TitleClient['victoryOf']>[0];

/** Follows the game until it is left; what was seen last is kept then. */
export function keepCard(cards: GameCards, game: OpenGame, client: TitleClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: GameCard | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== undefined) void cards.change(game.id, waiting);
    waiting = undefined;
  };
  const stop = effect(() => {
    const view = game.view.value;
    if (view === undefined || game.replay.value !== undefined) return;
    waiting = cardOf(game, client, view as unknown as View);
    timer ??= setTimeout(write, LATER_MS);
  });
  return () => {
    stop();
    write();
  };
}

/** Where two people share a device, the list must not tell one what the other may not know. */
function cardOf(game: OpenGame, client: TitleClient, view: View): GameCard {
  const players = game.players.value;
  const people = client.sides.filter(({ id }) => (players[id] ?? PERSON) === PERSON).length;
  if (people > 1 && client.isSecret(view)) return {};
  const { winner } = client.victoryOf(view);
  const isOver = game.decision.value === undefined;
  return { ...mapOf(client, view), ...(isOver && winner !== undefined ? { winner } : {}) };
}

const sheets = new WeakMap<TitleClient, ReturnType<typeof sheetOf>>();

function mapOf(client: TitleClient, view: View): Required<Pick<GameCard, 'dots' | 'ratio'>> {
  const sheet = sheets.get(client) ?? sheetOf(client.map, client.mapStyle);
  sheets.set(client, sheet);
  const { left, top, right, bottom } = sheet.box;
  const dots = [...client.looks.unitsByPlace(view)].flatMap(([at, units]): Dot[] => {
    const point = sheet.place(at);
    const side = client.sides.findIndex(({ id }) => id === units[0]?.side);
    if (point === undefined || side < 0) return [];
    return [{ x: (point[0] - left) / (right - left), y: (point[1] - top) / (bottom - top), side }];
  });
  return { dots: dotsText(dots), ratio: (right - left) / (bottom - top) };
}
