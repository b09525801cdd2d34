import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { describe, expect, it, vi } from 'vitest';
import { BARE_APP } from '../../../test/bare-app.ts';
import { begin, playUntil } from '../../../test/in-process.ts';
import type { TitleClient } from '../../title/title-client.ts';
import { createPlayContext } from '../play-context.ts';
import { type Chooser, type ChooserSpec, createChooser } from './chooser.ts';
import { answersAt } from './first-look.ts';

/** The question of what to do about bridges, as a title with these endings would ask it. */
async function chooserOf(endings: readonly string[], spec: ChooserSpec = {}): Promise<Chooser> {
  const game = await begin({ hotSeat: false });
  await playUntil(game, () => game.decision.value?.kind === 'bridges');
  const client: TitleClient = { ...HOLLAND44_CLIENT, endings };
  const context = createPlayContext(game, BARE_APP, client);
  const chooser = createChooser(context, game.decision.value ?? { by: '', kind: '', at: '' }, spec);
  await vi.waitFor(() => expect(chooser.all.value).toBeDefined());
  context.dispose();
  return chooser;
}

const kindsOf = (choices: readonly { readonly kind: string }[]): readonly string[] => [
  ...new Set(choices.map(({ kind }) => kind)),
];

describe('what ends a question', () => {
  it('says the title, and it is not among the choices that do something', async () => {
    const { endings, actions, primary } = await chooserOf(['pass', 'done']);
    expect(kindsOf(endings.value)).toEqual(['done']);
    expect(kindsOf(actions.value)).not.toContain('done');
    expect(primary.value).toBeDefined();
  });

  it('is nothing where the title names nothing: a choice like any other', async () => {
    const { endings, actions, primary } = await chooserOf([]);
    expect([endings.value, primary.value]).toEqual([[], undefined]);
    expect(kindsOf(actions.value)).toContain('done');
  });

  it('says an interaction of its own, whatever the title says', async () => {
    const { endings } = await chooserOf(['pass'], { endings: ['done'] });
    expect(kindsOf(endings.value)).toEqual(['done']);
  });
});

describe('where the camera goes', () => {
  it('is a place of the choices, else that of the first unit that could act', async () => {
    const game = await begin({ hotSeat: false });
    await playUntil(game, () => game.decision.value?.kind === 'bridges');
    const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
    const decline = { kind: 'decline', unit: 'uk.gds.2ig' };
    expect(answersAt(context, [{ kind: 'done' }, decline])).toEqual(['1504']);
    expect(answersAt(context, [decline, { kind: 'land', unit: 'us.82.505.1', hex: '4824' }])).toEqual(['4824']);
    expect(answersAt(context, [{ kind: 'done' }])).toEqual([]);
    context.dispose();
  });
});
