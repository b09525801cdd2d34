/** `set-up`: units that begin in an area are put where they are planned; then guns, Reserve and markers. */
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  ChooserPanel,
  type Comer,
  createChooser,
  createPlacing,
  type Interaction,
  interactionOf,
  mayChoose,
} from '@bridgehead/client-kit/play';
import { type Signal, signal } from '@preact/signals';
import { STACKING_LIMIT, type UnitView } from '../../src/facts.ts';
import { aboutOf, choicesOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';

const MOST = 6000;

const place = (unit: string, hex: string): Choice => ({ kind: 'place', unit, hex });

export function createSetUpInteraction(context: PlayContext, decision: Decision): Interaction {
  const unplaced = aboutOf(decision, 'set-up')?.unplaced ?? [];
  if (unplaced.length === 0) return createReadying(context, decision);
  const comers = signal<readonly Comer[]>([]);
  void listPlaces(context, unplaced, comers);
  return createPlacing(context, decision, {
    comers,
    choiceOf: place,
    mayStand: (unit, hex) => mayChoose(context, place(unit, hex), hex),
    hint: say('set-up.hint'),
    words: {
      all: (params) => say('set-up.all', params),
      some: (params) => say('set-up.some', params),
      short: say('set-up.short'),
    },
  });
}

/** Where everybody may begin; planned so that no hex is overstacked, group by group. */
async function listPlaces(
  context: PlayContext,
  unplaced: readonly string[],
  comers: Signal<readonly Comer[]>,
): Promise<void> {
  const listed = await context.game.choices({ kind: 'place' }, MOST);
  const hexesOf = new Map<string, string[]>();
  for (const { unit, hex } of choicesOf(listed, 'place')) {
    hexesOf.set(unit, [...(hexesOf.get(unit) ?? []), hex]);
  }
  const points = new Map<string, number>();
  for (const { hex, stacking } of context.units.peek().values())
    if (hex !== undefined) points.set(hex, (points.get(hex) ?? 0) + stacking);
  comers.value = unplaced.flatMap((id): readonly Comer[] => {
    const unit = context.units.peek().get(id);
    if (unit === undefined) return [];
    const places = hexesOf.get(id) ?? [];
    const free = places.find((hex) => (points.get(hex) ?? 0) + unit.stacking <= STACKING_LIMIT);
    if (free !== undefined) points.set(free, (points.get(free) ?? 0) + unit.stacking);
    return [{ unit: unit as UnitView, place: free, places }];
  });
  context.camera.lookAt([...new Set(comers.value.flatMap(({ place: at }) => at ?? []))]);
}

/** [4.1.4] [4.1.5] [10.3.4] Guns turned over, Reserve, markers laid: as many as the player likes. */
function createReadying(context: PlayContext, decision: Decision): Interaction {
  const chooser = createChooser(context, decision, { limit: MOST });
  return interactionOf(chooser, () => (
    <ChooserPanel chooser={chooser}>
      <p class="quiet">{say('set-up.ready')}</p>
    </ChooserPanel>
  ));
}
