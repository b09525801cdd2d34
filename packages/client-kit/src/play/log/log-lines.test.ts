import type { Title } from '@bridgehead/engine';
import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { OMG85_CLIENT } from '@bridgehead/omg85/client';
import { OMG85 } from '@bridgehead/omg85/rules';
import { describe, expect, it, test } from 'vitest';
import { EXAMPLE, exampleGame } from '../../../test/extended-example.ts';
import { begin, inProcess, playUntil } from '../../../test/in-process.ts';
import type { GameEvent, JsonObject, LogEntry, OpenGame } from '../../game/contract.ts';
import type { TitleClient } from '../../title/title-client.ts';
import { setTitleWords } from '../../title/title-words.ts';
import { hasScriptedDice, type LogGroup, type LogLine, logGroups, ownLines, sideOfLine } from './log-lines.ts';

setTitleWords(HOLLAND44_CLIENT.words);

const linesOf = ({ blocks }: LogGroup): readonly LogLine[] => blocks.flatMap(({ lines }) => lines);

/** The lines of a game that show a die, the oldest first: whether it was laid down. */
const diceIn = ({ log }: OpenGame): readonly boolean[] =>
  log.value.flatMap(({ events }) =>
    events.flatMap(({ die, scripted }) => (typeof die === 'number' ? [scripted === true] : [])),
  );

const entryOf = (more: Partial<LogEntry> & { readonly events: readonly GameEvent[] }): LogEntry => {
  const entry = { at: 0, turn: 1, phase: 'german.combat', by: 'german', depth: 4, choice: { kind: 'pass' }, ...more };
  return { passages: [{ turn: entry.turn, phase: entry.phase, events: entry.events }], ...entry };
};

describe('a line', () => {
  it('knows its hexes, its rule and its die', () => {
    const event = { kind: 'demolition', rule: '5.6', hexside: '3005/3105', die: 4, bridge: 'road' };
    const [group] = logGroups([entryOf({ events: [event] }), entryOf({ at: 1, events: [] })], { onlyDice: false });
    expect(group?.blocks[0]?.lines[0]).toMatchObject({ rule: '5.6', die: 4, hexes: ['3005', '3105'] });
    expect(logGroups([entryOf({ events: [{ kind: 'spent' }] })], { onlyDice: true })).toEqual([]);
  });

  it('tells who has begun to play a side, at its place and in the phase of it', () => {
    const spent = entryOf({ events: [{ kind: 'spent' }] });
    const log = [spent, entryOf({ at: 1, phase: 'german.recovery', events: [{ kind: 'spent' }] })];
    const handings = [
      { at: 0, side: 'german', player: 'staff' },
      { at: 1, side: 'german', player: 'person' },
      { at: 9, side: 'allied', player: 'recruit' },
    ];
    const now = { turn: 2, phase: 'weather' };
    const groups = logGroups(log, { onlyDice: false, handings, now });
    const told = groups.map(({ turn, phase, ...group }) => [
      turn,
      phase,
      linesOf(group as LogGroup).map(({ key }) => key),
    ]);
    expect(told).toEqual([
      [2, 'weather', ['handed-2']],
      [1, 'german.recovery', ['1-0', 'handed-1']],
      [1, 'german.combat', ['0-0', 'handed-0']],
    ]);
    const [newest] = groups.flatMap(linesOf);
    expect(newest?.text).toBe('The computer plays the Allied side from here on: Recruit.');
    expect(logGroups(log, { onlyDice: true, handings, now })).toEqual([]);
  });

  it('says that its die was laid down, and a game that has such dice says so', () => {
    const event = { kind: 'demolition', rule: '5.6', hexside: '3005/3105', die: 4, bridge: 'road' };
    const told = (scripted: object): LogEntry => entryOf({ events: [{ ...event, ...scripted }] });
    const marks = (entry: LogEntry): readonly boolean[] =>
      logGroups([entry], { onlyDice: false })
        .flatMap(linesOf)
        .map(({ isScripted }) => isScripted);
    expect([marks(told({})), marks(told({ scripted: true }))]).toEqual([[false], [true]]);
    expect([hasScriptedDice([told({})]), hasScriptedDice([told({}), told({ scripted: true })])]).toEqual([false, true]);
  });

  it('marks the dice laid down for a game that is played, however it was opened', async () => {
    const engine = inProcess();
    const game = await begin({ engine, dice: [6, 6] });
    await playUntil(game, () => diceIn(game).length > 3);
    expect(diceIn(game).slice(0, 3)).toEqual([true, true, false]);
    const opened = await begin({ engine, opening: { save: await game.save() } });
    expect(diceIn(opened)).toEqual(diceIn(game));
  });

  it('belongs to whom it names, else to the owner of its unit, to who answered, to whose phase it is', () => {
    const sideIn = (event: GameEvent, phase = 'german.combat'): string | undefined => {
      const entry = entryOf({ events: [event], passages: [{ turn: 1, phase, events: [event] }] });
      const [line] = logGroups([entry], { onlyDice: false }).flatMap(linesOf);
      return line === undefined ? 'none' : sideOfLine(HOLLAND44_CLIENT, line);
    };
    expect(sideIn({ kind: 'victory', side: 'allied' })).toBe('allied');
    expect(sideIn({ kind: 'arrived', unit: 'us.82.505.2' })).toBe('allied');
    expect(sideIn({ kind: 'attack-cancelled', target: '3005' })).toBe('german');
    expect(sideIn({ kind: 'attack-cancelled', target: '3005' }, 'allied.combat')).toBe('allied');
    expect(sideIn({ kind: 'weather' }, 'weather')).toBeUndefined();
  });
});

interface Played {
  readonly title: Title;
  readonly client: TitleClient;
  readonly scenario: string;
  /** The first turn whose weather is rolled for. */
  readonly turn: number;
}

const PLAYED: readonly Played[] = [
  { title: HOLLAND44, client: HOLLAND44_CLIENT, scenario: 'short', turn: 3 },
  { title: OMG85, client: OMG85_CLIENT, scenario: 'historical', turn: 2 },
];

async function played({ title, scenario, turn }: Played, opening?: { readonly save: JsonObject }): Promise<OpenGame> {
  const setUp = { title: title.id, scenario, seed: 3 };
  const game = await begin({ engine: inProcess([title]), opening: opening ?? { setUp }, hotSeat: false });
  if (opening === undefined) await playUntil(game, () => Number(game.view.value?.turn) > turn);
  return game;
}

describe.each(PLAYED)('the log of $title.id', (wanted) => {
  const { client, turn } = wanted;

  it('files what happens by itself under the turn, the phase and the side it belongs to', async () => {
    setTitleWords(client.words);
    const game = await played(wanted);
    const groups = logGroups(game.log.value, { onlyDice: false });
    const headings = groups.map((group) => `${group.turn} ${group.phase}`);
    expect(new Set(headings).size).toBe(headings.length);
    const weather = groups.find(({ phase, turn: on }) => phase === 'weather' && on === turn);
    const whose = new Set(weather && linesOf(weather).map((line) => sideOfLine(client, line)));
    expect([...whose]).toEqual([undefined]);
    const arrivals = groups.flatMap((group) => linesOf(group).filter(({ text }) => text.includes(' arrives in ')));
    expect(arrivals.length).toBeGreaterThan(4);
    for (const line of arrivals) {
      const { side } = client.calendar.phasesOf(line.phase);
      expect(sideOfLine(client, line)).toBe(client.sideOf(line.units[0] ?? ''));
      expect([sideOfLine(client, line), undefined]).toContain(side);
    }
  });

  it('is the same when the game is opened again', async () => {
    const game = await played(wanted);
    const again = await played(wanted, { save: await game.save() });
    expect(logGroups(again.log.value, { onlyDice: false })).toEqual(logGroups(game.log.value, { onlyDice: false }));
  });
});

test('what the next turn brings is not shown as done by the side that ended the last one', async () => {
  const game = await played({ title: HOLLAND44, client: HOLLAND44_CLIENT, scenario: 'short', turn: 1 });
  const last = game.log.value.findLast(({ turn, by }) => turn === 1 && by === 'german');
  expect(last?.passages.some(({ turn }) => turn === 2)).toBe(true);
  expect(
    ownLines(last as LogEntry, HOLLAND44_CLIENT.calendar).filter(({ phase }) => !phase.startsWith('german')),
  ).toEqual([]);
});

test('a battle is read in the order in which it was fought, also where both sides decide in it', async () => {
  setTitleWords(HOLLAND44_CLIENT.words);
  const first = EXAMPLE.steps.findIndex(({ choice }) => choice.kind === 'attack');
  const game = await exampleGame({ step: first + 12 });
  const battles =
    logGroups(game.log.value, { onlyDice: false }).find(({ phase }) => phase === 'allied.combat')?.blocks ?? [];
  const answers = battles.map(({ lines }) => [...new Set(lines.map(({ at }) => at - first))]);
  expect(answers).toEqual([[8, 9, 10], [7], [0, 1, 3, 4, 5]]);
  const told = battles.at(-1)?.lines.map(({ text }) => text.match(/attack|the die shows|retreats|advance/)?.[0]);
  expect(told?.filter((text) => text !== undefined)).toEqual([
    'attack',
    'the die shows',
    'retreats',
    'advance',
    'advance',
  ]);
});
