import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { expect, test, vi } from 'vitest';
import { BARE_APP } from '../../test/bare-app.ts';
import { EXAMPLE, exampleGame } from '../../test/extended-example.ts';
import { describeHex } from './describe-hex.ts';
import { createPlayContext, whereIs } from './play-context.ts';

const MOVEMENT = EXAMPLE.steps.findIndex(({ decision }) => decision === 'movement-orders');

test('a hex is told with its ground, its worth, who stands there and what it costs to go there; a way with its cost', async () => {
  const game = await exampleGame({ step: MOVEMENT });
  const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
  const unit = 'uk.gds.1gg';
  const from = whereIs(context, unit) ?? '';
  expect(describeHex(context, from)).toMatch(/Allied: .*1GG/);
  const objective = HOLLAND44_CLIENT.map.marks.find(({ mark }) => mark === 'objective');
  expect(describeHex(context, objective?.hex ?? '')).toMatch(/objective \(.+\), held by the (Allied|German) side/);
  const ways = await HOLLAND44_CLIENT.forces?.waysOf(context, unit);
  const end = ways?.at(-1)?.place ?? '';
  // Nobody is in hand yet.
  expect(describeHex(context, end)).not.toMatch(/to reach it/);
  context.interaction.value?.select?.(unit);
  await vi.waitFor(() => expect(describeHex(context, end)).toMatch(/to reach it: \S+ Movement Points/));
  expect(context.interaction.value?.plannedWords?.value).toBeUndefined();
  context.interaction.value?.tap?.({ gesture: 'tap', at: end, counter: undefined, by: 'keyboard', x: 0, y: 0 });
  expect(context.interaction.value?.plannedWords?.value).toMatch(/^Planned: .*1GG.* to .*, \S+ Movement Points$/);
  context.dispose();
});
