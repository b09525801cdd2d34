/** What is said of a saved game: its name, who plays against whom, how far it is, how it ended. */
import { PERSON } from '@bridgehead/client-kit/game';
import { spoken, t } from '@bridgehead/client-kit/messages';
import { COMPUTERS } from '../app/computer-players.ts';
import type { GameCard } from '../app/game-cards.ts';
import type { SavedGame } from '../saves/saved-game.ts';
import { sidesOf } from './title-facts.ts';

export const nameOf = ({ titleName, scenarioName }: SavedGame, card: GameCard | undefined): string =>
  card?.name ?? `${titleName}: ${scenarioName}`;

/** Which side the computer plays and at which level, or how many people play. */
export function opponentOf({ title, hotSeat, players = {} }: SavedGame): string {
  const levels = sidesOf(title).flatMap(({ id, name }) => {
    const player = players[id] ?? PERSON;
    return player === PERSON ? [] : [{ name: spoken(name), level: levelName(player) }];
  });
  const [first, second] = levels;
  if (first === undefined) return t(hotSeat ? 'saves.players.hot-seat' : 'saves.players.alone');
  return second === undefined
    ? t('saves.players.computer', { side: first.name, level: first.level })
    : t('saves.players.computers', { first: first.level, second: second.level });
}

function levelName(player: string): string {
  const level = COMPUTERS.find((one) => one === player);
  return level === undefined ? player : t(`level.${level}`);
}

export function stateOf({ title, isOver, turn }: SavedGame, card: GameCard | undefined): string {
  if (!isOver) return t('saves.turn', { turn });
  const winner = sidesOf(title).find(({ id }) => id === card?.winner);
  return winner === undefined ? t('saves.turn.over') : t('saves.won', { side: spoken(winner.name), turn });
}
