/** [2.1] What reaches a window that plays one side of a hidden game: the same lines, whatever is out of its sight. */
import { createAiService } from '@bridgehead/client-kit/ai-service';
import { type JsonObject, type OpenGame, openGame } from '@bridgehead/client-kit/game';
import { isCurveOpen } from '@bridgehead/client-kit/opponent';
import { createPlayContext } from '@bridgehead/client-kit/play';
import { BARE_APP, begin, inProcess, quickChoice } from '@bridgehead/client-kit/testing';
import {
  beginGame,
  type Choice,
  deciderOf,
  type Game,
  openPosition,
  play,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import { expect, it } from 'vitest';
import { OMG85_AI } from '../ai/index.ts';
import { OMG85 } from '../src/index.ts';
import { varySecrets } from '../test/other-secrets.ts';
import { OMG85_CLIENT } from './index.ts';

const SIDES = ['allied', 'german'] as const;
type Side = (typeof SIDES)[number];
const OTHER: Readonly<Record<Side, Side>> = { allied: 'german', german: 'allied' };

const setUpOf = (seed: number, advanced: boolean) => ({
  title: 'omg85',
  edition: 1,
  scenario: 'historical',
  options: { hidden: true, advanced },
  seed,
});

interface Window {
  readonly game: OpenGame;
  /** All that came from the engine since the game was opened. */
  readonly lines: string[];
}

/** A window in which a person plays this side from a position on; the other side is a computer's. */
async function windowOf(position: JsonObject, side: Side): Promise<Window> {
  const lines: string[] = [];
  const engine = inProcess([OMG85], (line, reply) => {
    if (!/"method":"(load|save|close|titles)"/.test(line)) lines.push(reply);
  });
  const { game: name } = (await engine.request('load', { position })) as { readonly game: string };
  const save = (await engine.request('save', { game: name })) as JsonObject;
  const players = { [side]: 'person', [OTHER[side]]: 'recruit' };
  const { game } = await openGame({ engine, id: 'one', opening: { save }, hotSeat: false, players });
  return { game, lines };
}

/** Plain data, as the client takes it. */
const positionOf = (g: Game): JsonObject => OMG85.writePosition(g) as JsonObject;

function opened(position: JsonObject): Game {
  const read = openPosition(OMG85, position);
  if (!read.ok) throw new Error(read.fault.says.code);
  return read.value;
}

/** A game in which this side is asked, after about so many choices. */
function gameAt(seed: number, advanced: boolean, choices: number, side: Side): Game {
  const begun = beginGame(OMG85, setUpOf(seed, advanced));
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const random = randomFrom(seed);
  for (let made = 0; made < choices || deciderOf(begun.value) !== side; made++) {
    play(begun.value, sampleChoice(begun.value, random));
  }
  return begun.value;
}

/** What has come since this was last asked. */
const news = ({ lines }: Window): string => lines.splice(0).join('\n');

/** Everything that a screen asks for: what may be chosen, probes, queries; then a few marches. */
async function useBoth(one: Window, other: Window, g: Game, variation: NonNullable<ReturnType<typeof varySecrets>>) {
  const [here, there] = [opened(positionOf(g)), opened(variation.position as JsonObject)];
  const both = async (act: (window: Window) => Promise<unknown>): Promise<void> => {
    for (const window of [one, other]) await act(window).catch(() => undefined);
    expect(news(other)).toBe(news(one));
  };
  await both(({ game }) => game.choices(undefined, 400));
  await both(({ game }) => game.knownPosition());
  for (const choice of variation.probes) await both(({ game }) => game.check(choice as never));
  for (const { what, params } of variation.queries) await both(({ game }) => game.query(what, params as never));
  let marches = 0;
  for (let tries = 0; tries < 12; tries++) {
    const found: Choice[] = [];
    await both(async ({ game }) => found.push(...((await game.choices({ kind: 'move' }, 200)) as readonly Choice[])));
    const choice = found[(tries * 37) % Math.max(1, found.length / 2)];
    if (choice === undefined || !variation.mayGive(choice, here)) continue;
    const [played, also] = [play(here, choice), play(there, choice)];
    if (!played.legal || !also.legal || played.rolls.length + also.rolls.length > 0) break;
    if (variation.isShown(here, there)) break;
    await both(({ game }) => game.apply(choice as never));
    marches += 1;
  }
  if (one.game.mayUndo.value) await both(({ game }) => game.undo());
  return marches;
}

it.each([false, true])(
  '[2.1] [8.1] is equal to the byte in two games that the side cannot tell apart; advanced: %s',
  async (advanced) => {
    let [compared, marches] = [0, 0];
    for (const [seed, choices] of [
      [11, 40],
      [12, 160],
      [13, 420],
    ] as const) {
      for (const side of SIDES) {
        const g = gameAt(seed, advanced, choices, side);
        const variation = varySecrets(g, side, randomFrom(seed));
        if (variation === undefined) continue;
        const one = await windowOf(positionOf(g), side);
        const other = await windowOf(variation.position as JsonObject, side);
        expect(JSON.stringify(variation.position)).not.toBe(JSON.stringify(positionOf(g)));
        expect(one.lines.length).toBeGreaterThan(2);
        expect(news(other)).toBe(news(one));
        marches += await useBoth(one, other, g, variation);
        expect([other.game.view.value, other.game.log.value]).toEqual([one.game.view.value, one.game.log.value]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(3);
    expect(marches).toBeGreaterThan(3);
  },
  60_000,
);

it('[2.1] holds nothing of the other side’s while a computer plays it, and does not even hear of what it does in silence', async () => {
  const { game, lines } = await windowOf(positionOf(gameAt(14, true, 30, 'allied')), 'allied');
  const service = createAiService(
    () => 0,
    () => ({ title: OMG85, ai: OMG85_AI }),
  );
  let [silent, heard] = [0, 0];
  for (let choices = 0; choices < 150; choices++) {
    const by = game.decision.value?.by ?? '';
    if (by === 'allied') {
      expect(await game.apply(await quickChoice(game))).toEqual({ legal: true });
      continue;
    }
    const request = {
      ask: 'think',
      title: 'omg85',
      side: by,
      level: 'recruit',
      seed: 1,
      isOpen: false,
      isUnseen: false,
    } as const;
    expect(await service.reply({ ...request, seat: game.lend(by) })).toEqual([{ isTold: expect.any(Boolean) }]);
    const entries = await game.follow();
    if (entries.length === 0) silent += 1;
    heard += entries.length;
  }
  expect([silent > 0, heard > 0]).toEqual([true, true]);
  expect(lines.filter((line) => line.includes('"audience":"german"'))).toEqual([]);
  const foreign = game.log.value.filter(({ by }) => by === 'german');
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((entry) => 'choice' in entry)).toEqual([]);
});

it('[2.1] shows how likely a side is to win only where there is nothing to hide, or when all is over', async () => {
  const position = positionOf(gameAt(15, false, 10, 'german'));
  const { game } = await windowOf(position, 'german');
  const context = createPlayContext(game, BARE_APP, OMG85_CLIENT);
  expect(isCurveOpen(context)).toBe(false);
  const open = await begin({
    engine: inProcess([OMG85]),
    opening: { setUp: { title: 'omg85', scenario: 'historical', seed: 1 } },
    hotSeat: false,
  });
  expect(isCurveOpen(createPlayContext(open, BARE_APP, OMG85_CLIENT))).toBe(true);
  const replay = await begin({ engine: inProcess([OMG85]), opening: { save: await game.save() }, replay: 'end' });
  expect(isCurveOpen(createPlayContext(replay, BARE_APP, OMG85_CLIENT))).toBe(true);
});
