import { type Game, type JsonObject, openPosition, positionHash } from '@bridgehead/engine';
import { faultText } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { unit } from '../../test/table.ts';
import { HOLLAND44 } from '../index.ts';
import { eliminate } from '../state/step-loss.ts';
import { writePosition } from './index.ts';

const BARE = { title: 'holland44', edition: 1, base: 'empty', turn: 3, phase: 'allied.movement' } as const;

const open = (position: JsonObject) => openPosition(HOLLAND44, position);
function opened(position: JsonObject): Game {
  const result = open(position);
  if (!result.ok) throw new Error(faultText(result.fault));
  return result.value;
}

test('[23.6] that a garrison was released is kept, though it is lost; no other state is', () => {
  const lost = (id: string, states: string[]): JsonObject => ({ units: [{ id, box: 'eliminated', states }] });
  const placeOfFault = (units: JsonObject): string => {
    const result = open({ ...BARE, ...units });
    return result.ok ? 'read' : faultText(result.fault);
  };
  const g = opened({ ...BARE, units: [{ id: 'de.bloch', hex: '4204', states: ['released'] }] });
  eliminate(g, unit('de.bloch'), '11.1');
  const text = JSON.stringify(writePosition(g));
  expect(JSON.parse(text)).toMatchObject(lost('de.bloch', ['released']));
  expect(positionHash(opened(JSON.parse(text)))).toBe(positionHash(g));
  expect(placeOfFault(lost('de.bloch', ['released', 'spent']))).toMatch(/^units\[0\]\.states\[1\]/);
  expect(placeOfFault(lost('us.82.505.1', ['released']))).toMatch(/^units\[0\]\.states\[0\]/);
});
