/** The client of the title, and what it registers: what the shared tests ask of the titles that are played. */

import type { GameEvent } from '@bridgehead/client-kit/game';
import { begin, faultsOf, inProcess, watchGame } from '@bridgehead/client-kit/testing';
import { beginGame, type Choice, choices, decision, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { MANIFEST } from '../manifest.ts';
import { FERROW } from '../src/index.ts';
import { FERROW_CLIENT } from './index.ts';

const { words, looks, calendar } = FERROW_CLIENT;

describe('what is registered', () => {
  it('is what the rules, the map and the client say', async () => {
    expect(await MANIFEST.loadRules()).toMatchObject(MANIFEST.facts);
    expect((await MANIFEST.loadMap()).title).toBe('ferrow');
    expect(MANIFEST.sides.map(({ id }) => id)).toEqual(FERROW.sides);
    expect(await MANIFEST.loadClient()).toBe(FERROW_CLIENT);
    expect((await FERROW_CLIENT.loadReference({})).chapters.length).toBeGreaterThan(0);
  });
  it('asks for one of three values, the first of which is usual', () => {
    expect(MANIFEST.facts.options).toMatchObject([{ id: 'decoys', values: [0, 1, 2], usual: 0 }]);
    expect(Object.keys(MANIFEST.start.options.decoys?.listed?.values ?? {})).toEqual(['0', '1', '2']);
  });
  it('has no computer player and no history', () => {
    expect([MANIFEST.loadAi, MANIFEST.loadHistory]).toEqual([undefined, undefined]);
  });
});

/** Everything that is asked, chosen and told in some games. */
function played(): { readonly asked: Set<string>; readonly chosen: Set<string>; readonly events: GameEvent[] } {
  const all = { asked: new Set<string>(), chosen: new Set<string>(), events: [] as GameEvent[] };
  for (let seed = 0; seed < 6; seed++) {
    const setUp = { title: 'ferrow', edition: 1, scenario: 'crossing', options: { decoys: 2 }, seed };
    const begun = beginGame(FERROW, setUp);
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const g = begun.value;
    const random = randomFrom(seed);
    for (let asked = decision(g); asked !== undefined; asked = decision(g)) {
      all.asked.add(asked.kind);
      for (const { kind } of choices(g)) all.chosen.add(kind);
      const done = play(g, sampleChoice(g, random) as Choice);
      if (done.legal) all.events.push(...(done.events as readonly GameEvent[]));
    }
  }
  return all;
}

describe('words', () => {
  const { asked, chosen, events } = played();
  it('are there for every decision, every choice and every event', () => {
    const wanted = [...[...asked].map((kind) => `ask.${kind}`), ...[...chosen].map((kind) => `choice.${kind}`)];
    expect(wanted.filter((key) => key !== 'choice.done' && !Object.hasOwn(words.messages, key))).toEqual([]);
    expect(
      [...new Set(events.map(({ kind }) => kind))].filter(
        (kind) => !Object.hasOwn(words.dictionary.events?.sentences ?? {}, kind),
      ),
    ).toEqual([]);
    expect(asked.size).toBe(5);
  });
  it('tell of the lesson and of the table', async () => {
    const { lesson, rulebook } = FERROW_CLIENT;
    const said = [
      ...lesson.steps.flatMap(({ name }) => [`lesson.${name}.title`, `lesson.${name}.text`]),
      ...lesson.anatomy.parts.flatMap((part) => [`anatomy.${part}`, `anatomy.${part}.text`]),
      ...rulebook.flatMap((subject) => [`rulebook.${subject}`, `rulebook.${subject}.text`]),
    ];
    expect(said.filter((key) => words.messages[key] === undefined)).toEqual([]);
    expect((await lesson.open(inProcess([FERROW]))).decision.value).toMatchObject({ by: 'upland', kind: 'movement' });
  });
});

describe('motion', () => {
  it('is made of the view and the events alone: marches, battles, retreats and losses are seen', async () => {
    const setUp = { title: 'ferrow', scenario: 'crossing', seed: 4 };
    const game = await begin({ engine: inProcess([FERROW]), opening: { setUp }, hotSeat: false });
    const random = randomFrom(4);
    const steps = await watchGame(FERROW_CLIENT, game, async () => {
      const all = await game.choices();
      return all.length === 0 ? undefined : all[random.below(all.length)];
    });
    expect(steps.flatMap(faultsOf)).toEqual([]);
    const kinds = new Set(steps.flatMap(({ motions }) => motions.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['flash', 'leave', 'walk']);
  });
});

describe('the screen', () => {
  it('[2.2] marks a decoy for its own side alone', () => {
    const setUp = { title: 'ferrow', edition: 1, scenario: 'crossing', options: { decoys: 1 }, seed: 1 };
    const begun = beginGame(FERROW, setUp);
    if (!begun.ok) throw new Error(begun.fault.says.code);
    play(begun.value, { kind: 'decoy', unit: 'u-birch' });
    const badgesFor = (side: string): readonly string[] => {
      const view = FERROW.view(begun.value, side) as never;
      const birch = [...looks.unitsByPlace(view).values()].flat().find(({ unit }) => unit === 'u-birch');
      return birch === undefined ? ['nobody'] : looks.counterLook(birch).badges;
    };
    expect([badgesFor('upland'), badgesFor('lowland')]).toEqual([['hourglass'], []]);
  });
  it('[3.1] knows whose phase it is, and six days', () => {
    expect(calendar.phasesOf('lowland.combat')).toMatchObject({ side: 'lowland', now: 1 });
    expect(calendar.phasesOf('decoys').side).toBeUndefined();
    expect(calendar.daysUpTo(6)).toHaveLength(6);
  });
});
