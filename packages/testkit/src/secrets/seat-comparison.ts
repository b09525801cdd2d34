/** Whether a seat tells what its side cannot know: games that differ in nothing else are asked the same, and must say the same. */
import { type Game, openPosition, randomFrom, type Title } from '@bridgehead/engine';
import { createSeatSession, hostGame } from '@bridgehead/protocol';
import { replyFault } from '../hostile/reply-fault.ts';
import { hostileSeat } from '../hostile/seat.ts';
import type { Vary } from './knowledge.ts';

export const NOTHING_TO_VARY = 'there is nothing to vary';

/** The first line to which the two games reply differently, or a fault of a reply; undefined if there is none. */
export function seatLeak(g: Game, side: string, vary: Vary, lines: number): string | undefined {
  const variation = vary(g, side, randomFrom(lines));
  if (variation === undefined) return NOTHING_TO_VARY;
  const sessions = [g.title.writePosition(g), variation.position].map((position) =>
    createSeatSession({ host: hostGame(opened(g.title, position)), sides: [side] }),
  );
  const client = hostileSeat({ title: g.title, seed: lines, mayApply: false });
  for (let i = 0; i < lines; i++) {
    const line = client.next();
    const [reply = '', other = ''] = sessions.map(({ handleLine }) => handleLine(line));
    const fault = replyFault(line, reply) ?? (reply === other ? undefined : 'tells two games apart');
    if (fault !== undefined)
      return `line ${i}: ${line.slice(0, 500)}\n${fault}: ${reply.slice(0, 500)}\n${other.slice(0, 500)}`;
    client.hear(reply);
  }
  return undefined;
}

function opened(title: Title, position: Parameters<Title['readPosition']>[0]): Game {
  const read = openPosition(title, JSON.parse(JSON.stringify(position)));
  if (!read.ok) throw new Error(`${read.fault.place}: ${read.fault.says.code}`);
  return read.value;
}
