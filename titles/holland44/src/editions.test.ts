import { readdirSync, readFileSync } from 'node:fs';
import { beginGame, openPosition, openSave, readSave, saveGame } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { EDITIONS, FIELD_NAMES, FIELDS, FIRST_EDITION, rulesFor, rulesOf, SECOND_EDITION } from './editions.ts';
import { HOLLAND44 } from './index.ts';
import { RULES } from './rules/index.ts';
import { SECOND_RULES } from './rules/second-edition.ts';
import { LAYOUT, layoutOf, unknownCount } from './state/state.ts';
import { FIRST_COUNT, idOf, unitsInGame } from './state/units.ts';

const TITLE = HOLLAND44;

const setUp = (edition: number, rules?: Record<string, string | number | boolean>) => ({
  title: 'holland44',
  edition,
  scenario: 'campaign',
  options: {},
  ...(rules === undefined ? {} : { rules }),
  seed: 7,
});

function begun(edition: number, rules?: Record<string, string | number | boolean>) {
  const result = beginGame(TITLE, setUp(edition, rules));
  if (!result.ok) throw new Error(`${result.fault.place} ${result.fault.says.code}`);
  return result.value;
}

describe('the editions', () => {
  it('differ in every field, or offer another reading of the second', () => {
    const equal = FIELD_NAMES.filter((name) => {
      const { first, second, others }: { first: unknown; second: unknown; others?: readonly unknown[] } = FIELDS[name];
      return first === second && others === undefined;
    });
    expect(equal).toEqual([]);
  });
  it('each field cites a rule of each book and says how sure it is', () => {
    const [first, second] = [RULES, SECOND_RULES].map((list) => new Set(list.map(({ rule }) => rule)));
    for (const name of FIELD_NAMES) {
      const { rules, source, confidence } = FIELDS[name];
      expect([name, first?.has(rules[0]), second?.has(rules[1])]).toEqual([name, true, true]);
      expect(source).toMatch(/^\[/);
      expect(confidence).toBeGreaterThan(49);
    }
  });
  it('are asked for by the names of their rules, never by a number', () => {
    const texts = ['.', '../ai', '../client', '../words'].flatMap((folder) => {
      const url = new URL(`${folder}/`, import.meta.url);
      return readdirSync(url, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .map((name) => [name, readFileSync(new URL(name, url), 'utf8')] as const);
    });
    const asking = texts.filter(([, text]) => /edition\s*(?:===|!==|==|>=?|<=?)\s*\d/.test(text)).map(([name]) => name);
    expect(asking).toEqual([]);
    const bySwitch = texts
      .filter(([name, text]) => !name.endsWith('editions.ts') && /(?:FIRST|SECOND)_EDITION/.test(text))
      .map(([name]) => name);
    expect(bySwitch.sort()).toEqual(['rules/rule-numbers.ts', 'title-facts.ts']);
  });
  it('have their rules worked out once for a game', () => {
    const g = begun(SECOND_EDITION);
    expect(rulesOf(g)).toBe(rulesOf(g));
    expect(rulesOf(g).recoveryRollNeeded).toBe(5);
    expect(rulesOf(begun(FIRST_EDITION)).recoveryRollNeeded).toBe(4);
  });
});

describe('roster and columns', () => {
  it('those of the first edition are as they were, to the number', () => {
    expect(layoutOf(setUp(FIRST_EDITION))).toEqual(LAYOUT);
    expect(unitsInGame(begun(FIRST_EDITION))).toEqual(Array.from({ length: FIRST_COUNT }, (_, u) => u));
  });
  it('[22.1.3] [25.5] [2e 22.1.3] [2e 25.4] the second has two Glider Pilot units and 21 Unknown units', () => {
    const g = begun(SECOND_EDITION);
    const pilots = unitsInGame(g)
      .map(idOf)
      .filter((id) => id.startsWith('uk.1abn.gp'));
    expect(pilots).toEqual(['uk.1abn.gp1', 'uk.1abn.gp2']);
    expect(unknownCount(g)).toBe(21);
    expect(unknownCount(begun(FIRST_EDITION))).toBe(20);
    expect(HOLLAND44.view(g, 'allied').unknown).toContain('6421');
    expect(HOLLAND44.view(begun(FIRST_EDITION), 'allied').unknown).not.toContain('6421');
  });
});

describe('options', () => {
  it('[S2.3] [2e 27.3] [2e S2.3] that only one book has are open in its edition alone', () => {
    const begins = (option: string) =>
      EDITIONS.map((edition) => beginGame(TITLE, { ...setUp(edition), options: { [option]: true } }).ok);
    expect([begins('balance'), begins('tactical-segler'), begins('isolation')]).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
  });
});

describe('house rules', () => {
  it('are single fields of the other edition, named in view, save and position', () => {
    const g = begun(FIRST_EDITION, { recoveryRollNeeded: 5 });
    expect(rulesOf(g).recoveryRollNeeded).toBe(5);
    expect(rulesOf(g).airlandingPointsClear).toBe(8);
    expect(HOLLAND44.view(g, 'allied').rules).toEqual({ recoveryRollNeeded: 5 });
    expect(HOLLAND44.writePosition(g).rules).toEqual({ recoveryRollNeeded: 5 });
    expect(saveGame(g).setUp.rules).toEqual({ recoveryRollNeeded: 5 });
  });
  it('that split a group, or name nothing, are refused', () => {
    expect(beginGame(TITLE, setUp(FIRST_EDITION, { unknownReveal: 'adjacent' }))).toMatchObject({
      ok: false,
      fault: { place: 'rules', says: { params: { one: 'unknownReveal', other: 'unknownFoughtInMovement' } } },
    });
    expect(beginGame(TITLE, setUp(SECOND_EDITION, { mud: 1 }))).toMatchObject({
      ok: false,
      fault: { place: 'rules.mud' },
    });
  });
  it('offer the other readings of what is lost in the scans', () => {
    const rules = { defenseTable: 'conservative', orangeResults: 'd1-cells', weatherDrmTurns6and7: 1 };
    expect(rulesFor(begun(SECOND_EDITION, rules).setUp)).toMatchObject(rules);
    expect(beginGame(TITLE, setUp(FIRST_EDITION, { defenseTable: 'conservative' }))).toMatchObject({ ok: false });
  });
});

describe('a save', () => {
  const open = (save: object) => {
    const read = readSave(JSON.parse(JSON.stringify(save)));
    return read.ok ? openSave(TITLE, read.value) : read;
  };
  it.each(EDITIONS)('of edition %i opens as that edition', (edition) => {
    const opened = open(saveGame(begun(edition)));
    expect(opened.ok && [opened.value.game.setUp.edition, opened.value.warning]).toEqual([edition, undefined]);
  });
  it('whose edition or rules were changed by hand is refused, and not opened from its last position', () => {
    const save = saveGame(begun(FIRST_EDITION));
    for (const changed of [{ edition: SECOND_EDITION }, { rules: { recoveryRollNeeded: 5 } }]) {
      expect(open({ ...save, setUp: { ...save.setUp, ...changed } })).toMatchObject({
        ok: false,
        fault: { place: 'setUp', says: { code: 'other-checksum' } },
      });
    }
  });
  it('of the first version is of the first edition', () => {
    const { checksum: _, players: __, hotSeat: ___, ...save } = saveGame(begun(FIRST_EDITION));
    const { rules: ____, ...old } = save.setUp;
    const first = { ...save, version: 1, setUp: old };
    expect(open(first)).toMatchObject({ ok: true });
    expect(open({ ...first, setUp: { ...old, edition: SECOND_EDITION } })).toMatchObject({
      ok: false,
      fault: { place: 'setUp.edition' },
    });
  });
});

describe('a position', () => {
  it('of the first edition names no counter of the second', () => {
    const position = HOLLAND44.writePosition(begun(FIRST_EDITION));
    const units = [...(position.units as object[]), { id: 'uk.1abn.gp1', box: 'expected' }];
    expect(openPosition(TITLE, { ...position, units: units as never })).toMatchObject({
      ok: false,
      fault: { says: { code: 'counter-of-other-edition' } },
    });
  });
});
