import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { OMG85_CLIENT } from '@bridgehead/omg85/client';
import { OMG85 } from '@bridgehead/omg85/rules';
import { describe, expect, it } from 'vitest';
import { BATTLES, BEFORE } from '../../../test/example-battles.ts';
import { exampleGame } from '../../../test/extended-example.ts';
import { begin, chooseFor, inProcess, playUntil } from '../../../test/in-process.ts';
import type { Choice, GameEvent, OpenGame } from '../../game/contract.ts';
import { rollsFor, rollsNow } from './rolls.ts';

/** The German side is the computer's: its answers come between, and the person keeps the screen. */
const PLAYERS = { allied: 'person', german: 'recruit' };

/** The side that is asked makes the choice. */
const choose = async (game: OpenGame, choice: Choice): Promise<unknown> =>
  game.decision.value?.by === 'allied' ? game.apply(choice) : chooseFor(game, choice);

const kindsOf = (events: readonly GameEvent[]): readonly string[] => events.map(({ kind }) => kind);

const ownIn = (game: OpenGame, { calendar }: Pick<typeof HOLLAND44_CLIENT, 'calendar'>) =>
  rollsNow(game, calendar).find(({ isOwn }) => isOwn);

describe('the roll of one’s own attack', () => {
  it('[12.2] stays while the computer makes a stand and retreats, with the die of the stand', async () => {
    const save = await (await exampleGame(BEFORE)).save();
    const game = await begin({ hotSeat: false, players: PLAYERS, opening: { save }, seat: 'allied' });
    const [attack, stand, retreat, advance] = BATTLES;
    const { length: at } = game.log.value;
    for (const choice of [attack, stand, retreat]) {
      if (choice !== undefined) await choose(game, choice);
      expect(kindsOf(ownIn(game, HOLLAND44_CLIENT)?.events ?? [])).toContain('combat-result');
    }
    expect(game.log.value.at(-1)?.by).toBe('german');
    expect(kindsOf(ownIn(game, HOLLAND44_CLIENT)?.events ?? [])).toContain('determined-defense');
    if (advance !== undefined) await game.apply(advance);
    expect(ownIn(game, HOLLAND44_CLIENT)).toMatchObject({ at, isEarlier: false });
  });

  it('[9] stays until one’s own next answer when the computer’s phase has begun', async () => {
    const opening = { setUp: { title: 'omg85', scenario: 'historical', seed: 3 } };
    const game = await begin({ engine: inProcess([OMG85]), hotSeat: false, players: PLAYERS, opening });
    await playUntil(game, () => game.decision.value?.kind === 'operation-orders');
    for (const kind of ['attack', 'combat']) {
      const [choice] = await game.choices({ kind }, 1);
      if (choice !== undefined) await game.apply(choice);
    }
    expect(game.decision.value?.by).toBe('german');
    await chooseFor(game, { kind: 'move' });
    await playUntil(game, () => game.decision.value?.by === 'allied');
    const own = ownIn(game, OMG85_CLIENT);
    expect([own?.isEarlier, kindsOf(own?.events ?? []).includes('battle')]).toEqual([true, true]);
    expect(kindsOf(own?.events ?? [])).not.toContain('weather');
    await playUntil(game, () => game.log.value.at(-1)?.by === 'allied');
    expect(kindsOf(ownIn(game, OMG85_CLIENT)?.events ?? [])).not.toContain('battle');
  });

  it('is not that of an attack in which one only defends, and a replay has but what it shows', async () => {
    const save = await (await exampleGame(BEFORE)).save();
    const game = await begin({ hotSeat: false, players: PLAYERS, opening: { save }, seat: 'allied' });
    for (const choice of BATTLES.slice(0, 3)) await choose(game, choice);
    expect(rollsFor(game.log.value, 'german', HOLLAND44_CLIENT.calendar)).toMatchObject([
      { isOwn: false, isEarlier: false },
    ]);
    const replay = await begin({ opening: { save: await game.save() }, replay: 'end' });
    const shown = rollsNow(replay, HOLLAND44_CLIENT.calendar).flatMap(({ events }) => kindsOf(events));
    expect([shown.includes('retreated'), shown.includes('combat-result')]).toEqual([true, false]);
  });
});
