import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { OMG85_CLIENT } from '@bridgehead/omg85/client';
import { OMG85 } from '@bridgehead/omg85/rules';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BARE_APP } from '../../test/bare-app.ts';
import { choicesOf, EXAMPLE, exampleGame } from '../../test/extended-example.ts';
import { begin, inProcess, quickChoice } from '../../test/in-process.ts';
import type { Choice, OpenGame } from '../game/contract.ts';
import { askOver } from '../game/wires.ts';
import { createPlayContext } from '../play/play-context.ts';
import { setTitleWords } from '../title/title-words.ts';
import { followReports } from './follow-reports.ts';
import { askReport, type ReportLine } from './report.ts';
import { enemySpans } from './spans.ts';

const textsOf = (lines: readonly ReportLine[]) => lines.map(({ text }) => text);

/** As a computer does: at its own seat, and the one at the screen hears of it. */
async function chooseAtSeat(game: OpenGame, choice: Choice): Promise<void> {
  const seat = askOver(game.lend(game.decision.value?.by ?? ''));
  const { version } = (await seat.request('decision', {})) as { readonly version: number };
  await seat.request('apply', { choice, version });
  seat.close();
  await game.follow();
}

describe('a report on the other side’s turn', () => {
  beforeEach(() => setTitleWords(HOLLAND44_CLIENT.words));

  test('tells every battle with its odds and losses, and each line has its place', async () => {
    const game = await exampleGame({ step: EXAMPLE.steps.length });
    const [first] = enemySpans(game.log.value, 'german', HOLLAND44_CLIENT.calendar);
    if (first === undefined) throw new Error('the Allied player has had no turn');
    const { lines } = await askReport(HOLLAND44_CLIENT, game, first);
    const fought = first.told.filter(({ event }) => event.kind === 'combat-result');
    const battles = lines.filter(({ battle }) => battle !== undefined);
    expect(fought.length).toBeGreaterThan(3);
    expect(battles.map(({ places }) => places[0])).toEqual(fought.map(({ event }) => event.target));
    expect(lines.every(({ places }) => places.length > 0)).toBe(true);
    // A unit that came down badly is no loss of a battle.
    expect(first.told.some(({ event }) => event.kind === 'eliminated' && event.unit === 'us.82.bd.a')).toBe(true);
    const gone = battles.flatMap(({ battle }) => battle?.gone ?? []);
    expect(gone).toEqual(['de.unk.flak428', 'de.unk.flak18.k', 'de.hoffmann14']);
    expect(battles.map(({ note }) => note).join()).toMatch(/\d–1 · .*lost \d step/);
  });

  test('is no count of marches, and a turn of marches alone has none', async () => {
    const game = await exampleGame({ step: EXAMPLE.steps.length });
    const [span] = enemySpans(game.log.value, 'allied', HOLLAND44_CLIENT.calendar);
    if (span === undefined) throw new Error('the German player has had no turn');
    const marches = { ...span, told: span.told.filter(({ event }) => event.kind === 'moved') };
    const { lines } = await askReport(HOLLAND44_CLIENT, game, marches);
    expect(lines.filter(({ battle }) => battle !== undefined)).toEqual([]);
    expect(textsOf(lines).join()).not.toMatch(/march/);
  });

  test('stands on the screen when the computer’s turn is over, and goes with the next choice', async () => {
    const game = await begin({
      hotSeat: false,
      opening: { setUp: { ...EXAMPLE.setUp, seed: 1 } },
      dice: EXAMPLE.dice,
      players: { allied: 'person', german: 'recruit' },
    });
    const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
    const end = followReports(context);
    for (const choice of choicesOf(0, EXAMPLE.steps.length)) {
      if (String(game.view.value?.phase).startsWith('allied') && game.view.value?.turn === 2) break;
      if (game.decision.value?.by === 'german') await chooseAtSeat(game, choice);
      else await game.apply(choice);
    }
    await vi.waitFor(() => expect(context.story.report.value?.span.side).toBe('german'));
    const { span, lines } = context.story.report.value ?? { lines: [] };
    expect(lines.length).toBeGreaterThan(0);
    // The same from the position that was on the screen as from the engine's record.
    expect(span && (await askReport(HOLLAND44_CLIENT, game, span)).lines).toEqual(lines);
    const [next] = await game.choices(undefined, 1);
    if (next !== undefined) await game.apply(next);
    expect(context.story.report.value).toBeUndefined();
    end();
    context.dispose();
  });
});

/** Both sides attack wherever they may, until something is so. */
async function playOut(game: OpenGame, isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 600 && !isSo(); i++) {
    const [attack] = await game.choices({ kind: 'attack' }, 1);
    const ruling = await game.apply(attack ?? (await quickChoice(game)));
    if (!ruling.legal) throw new Error(ruling.reason);
  }
}

describe('a report in a hidden game', () => {
  test('tells what the side has heard and nobody of whom it was told nothing', async () => {
    setTitleWords(OMG85_CLIENT.words);
    const setUp = { title: 'omg85', scenario: 'historical', seed: 2, options: { advanced: true, hidden: true } };
    const game = await begin({ engine: inProcess([OMG85]), hotSeat: false, opening: { setUp } });
    const isBattle = (): boolean =>
      game.seat.value === 'german' &&
      game.log.value.some(({ by, events }) => by === 'allied' && events.some(({ kind }) => kind === 'battle'));
    await playOut(game, isBattle);
    const spans = enemySpans(game.log.value, 'german', OMG85_CLIENT.calendar);
    const reports = await Promise.all(spans.map((span) => askReport(OMG85_CLIENT, game, span)));
    const battles = reports.flatMap(({ lines }) => lines.flatMap(({ battle }) => battle ?? []));
    expect(battles.length).toBeGreaterThan(0);
    const heard = JSON.stringify(game.log.value.map(({ events }) => events));
    for (const { attackers, defenders, gone } of battles) {
      for (const unit of [...attackers, ...defenders, ...gone]) expect(heard).toContain(unit);
    }
    // There is something to be kept from it: the Allied player hears of plots that the German player does not.
    const plots = () => game.log.value.flatMap(({ events }) => events).filter(({ kind }) => kind === 'attack-plotted');
    const german = plots().length;
    await playOut(game, () => game.seat.value === 'allied');
    expect(plots().length).toBeGreaterThan(german);
  }, 120_000);
});
