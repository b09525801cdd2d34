import type { CounterLook, Motion } from '@bridgehead/board';
import { neighboursOf } from '@bridgehead/hex';
import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { OMG85_CLIENT } from '@bridgehead/omg85/client';
import { OMG85 } from '@bridgehead/omg85/rules';
import { describe, expect, it } from 'vitest';
import { choicesOf, EXAMPLE, exampleGame } from '../../../test/extended-example.ts';
import { begin, inProcess } from '../../../test/in-process.ts';
import { faultsOf, type WatchedStep, watchGame } from '../../../test/watched-steps.ts';
import type { Choice, LogEntry, OpenGame } from '../../game/contract.ts';
import type { TitleClient } from '../../title/title-client.ts';
import { motionsBetween } from './show-stacks.ts';

const isWalk = (motion: Motion): motion is Extract<Motion, { kind: 'walk' }> => motion.kind === 'walk';

/** The first so many choices of the extended example. */
async function watchExample(length: number): Promise<readonly WatchedStep[]> {
  const choices = [...choicesOf(0, Math.min(length, EXAMPLE.steps.length))];
  return watchGame(HOLLAND44_CLIENT, await exampleGame({ step: 0 }), async () => choices.shift());
}

/** A unit moves, attacks are plotted, and then they are fought: choices spread over what is legal. */
function choosing(game: OpenGame, length: number): () => Promise<Choice | undefined> {
  let given = 0;
  return async () => {
    given += 1;
    if (given > length) return undefined;
    const wanted = ['move', 'attack', 'move', 'combat'][given % 4] ?? '';
    const some = await game.choices({ kind: wanted }, 300);
    const all = some.length > 0 ? some : await game.choices({}, 300);
    return all[(given * 37) % all.length];
  };
}

async function watchMarketGarden(length: number): Promise<readonly WatchedStep[]> {
  const setUp = { title: 'omg85', scenario: 'historical', seed: 5 };
  const game = await begin({ engine: inProcess([OMG85]), opening: { setUp }, hotSeat: false });
  return watchGame(OMG85_CLIENT, game, choosing(game, length));
}

const GAMES = [
  ['Holland ’44', HOLLAND44_CLIENT, () => watchExample(220), 'march'],
  ['Operation Market Garden', OMG85_CLIENT, () => watchMarketGarden(160), 'move'],
] as const;

/** A march is told hex by hex: nobody jumps. */
function jumpsIn({ grid }: TitleClient, path: readonly string[]): readonly string[] {
  const hexes = path.map((place) => grid.indexByName.get(place));
  return path.filter((_, i) => {
    const [from, to] = [hexes[i - 1], hexes[i]];
    return from !== undefined && to !== undefined && !neighboursOf(grid, from).includes(to);
  });
}

const FACE: Omit<CounterLook, 'id'> = {
  label: '',
  name: '',
  corner: 'round',
  body: '',
  formation: [],
  steps: 1,
  stepsLost: 0,
  size: 'II',
  symbol: 'infantry',
  factors: [{ text: '1' }, { text: '1' }, { text: '1' }],
  morale: 'normal',
  badges: [],
  stance: 'rest',
};

describe('what is shown', () => {
  const entries = (count: number): readonly LogEntry[] =>
    Array.from({ length: count }, (_, at) => ({
      at,
      turn: 1,
      phase: 'allied.movement',
      by: 'allied',
      depth: 4,
      choice: { kind: 'march' },
      events: [],
      passages: [],
    }));
  const look = (id: string): CounterLook => ({ ...FACE, id });
  const view = { scenario: 'short', turn: 1, lastTurn: 2, phase: 'allied.movement', units: [] };
  const before = { view, eyes: 'allied', stacks: [{ at: '1404', counters: [look('a'), look('b')] }], log: entries(3) };
  const after = { ...before, stacks: [{ at: '1405', counters: [look('a')] }], log: entries(4) };
  const kindsOf = (motions: readonly Motion[]): readonly string[] => motions.map(({ kind }) => kind);

  it('is one choice, or one that is taken back', () => {
    expect(kindsOf(motionsBetween(HOLLAND44_CLIENT, before, after))).toEqual(['walk', 'leave']);
    expect(motionsBetween(HOLLAND44_CLIENT, after, before)).toMatchObject([
      { kind: 'walk', path: ['1405', '1404'] },
      { kind: 'appear', at: '1404' },
    ]);
  });

  it('is nothing of what was skipped, nor of the first look', () => {
    expect(motionsBetween(HOLLAND44_CLIENT, before, { ...after, log: entries(5) })).toEqual([]);
    expect(motionsBetween(HOLLAND44_CLIENT, before, { ...after, log: entries(3) })).toEqual([]);
    expect(motionsBetween(HOLLAND44_CLIENT, { ...before, view: undefined }, after)).toEqual([]);
  });

  it('does not take for lost what only the eyes of the other side do not see', () => {
    expect(kindsOf(motionsBetween(HOLLAND44_CLIENT, before, { ...after, eyes: 'german' }))).toEqual(['walk']);
  });
});

describe.each(GAMES)('%s', (_, client, watch, march) => {
  it('is seen to change as it changes: each counter once, from where it lay to where it lies', async () => {
    const steps = await watch();
    expect(steps.flatMap(faultsOf)).toEqual([]);
    const kinds = new Set(steps.flatMap(({ motions }) => motions.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['appear', 'flash', 'leave', 'turn', 'walk']);
    const marches = steps.filter(({ entry }) => entry.choice?.kind === march);
    expect(marches.length).toBeGreaterThan(10);
    expect(
      marches.flatMap(({ motions }) => motions.filter(isWalk)).flatMap(({ path }) => jumpsIn(client, path)),
    ).toEqual([]);
  });
});

it('a stack of Holland ’44 marches as one', async () => {
  const marches = (await watchExample(80)).filter(({ entry }) => entry.choice?.kind === 'march');
  const together = marches.filter(({ entry }) => unitsOf(entry).length > 1);
  expect(together.length).toBeGreaterThan(2);
  for (const { entry, motions } of together) {
    const [walk, ...others] = motions.filter(isWalk).filter(({ counters }) => counters.includes(String(unitOf(entry))));
    expect([...(walk?.counters ?? [])].sort()).toEqual([...unitsOf(entry)].sort());
    expect(others).toEqual([]);
  }
});

const unitsOf = ({ choice }: LogEntry): readonly string[] =>
  Array.isArray(choice?.units) ? choice.units.map(String) : [];
const unitOf = (entry: LogEntry): string | undefined => unitsOf(entry)[0];
