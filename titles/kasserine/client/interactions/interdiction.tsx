/** `interdiction`: an air unit is picked with its chance to arrive, then the hex around which it bars the roads. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { sideLook } from '@bridgehead/client-kit/looks';
import { percent } from '@bridgehead/client-kit/messages';
import { applyChoice, goesByTap, hexes, type Interaction, mayChoose, RuleChip } from '@bridgehead/client-kit/play';
import { computed, type Signal, signal } from '@preact/signals';
import { INTERDICTION_RADIUS } from '../../src/facts.ts';
import { SIDE_LOOKS } from '../looks/sides.ts';
import { hexesWithin } from '../overlays.ts';
import { AirPicks } from '../parts/air-picks.tsx';
import type { PlayContext } from '../play-context.ts';
import { ask, chanceOf } from '../query-replies.ts';
import { placeName, say, unitName } from '../say.ts';

interface Interdiction {
  readonly context: PlayContext;
  readonly decision: Decision;
  /** Those that may fly, undefined until the engine has said so. */
  readonly able: Signal<readonly string[] | undefined>;
  readonly chances: Signal<ReadonlyMap<string, number>>;
  readonly air: Signal<string | undefined>;
  readonly hex: Signal<string | undefined>;
}

const choiceOf = (air: string, hex: string): Choice => ({ kind: 'interdict', air, hex });

export function createInterdictionInteraction(context: PlayContext, decision: Decision): Interaction {
  const interdiction: Interdiction = {
    context,
    decision,
    able: signal(undefined),
    chances: signal(new Map()),
    air: signal(undefined),
    hex: signal(undefined),
  };
  const { air, hex } = interdiction;
  void begin(interdiction);
  context.camera.lookFirst(enemyHexes(interdiction));
  return {
    Panel: () => <InterdictionPanel interdiction={interdiction} />,
    shapes: computed(() => shapesOf(interdiction)),
    stances: computed(() => new Map()),
    primary: computed(() => ({
      label: say('end.interdiction.done'),
      act: () => void applyChoice(context, { kind: 'done' }),
    })),
    tap: (event) => void tapped(interdiction, event),
    takes: () => air.value !== undefined,
    point: () => false,
    confirm: () => void send(interdiction),
    cancel: () => {
      const had = air.value !== undefined;
      hex.value = undefined;
      air.value = undefined;
      return had;
    },
  };
}

/** Their roads are closed. */
const enemyHexes = ({ context, decision }: Interdiction): readonly string[] =>
  (context.view.peek()?.units ?? []).flatMap(({ side, hex }) =>
    side === decision.by || hex === undefined ? [] : [hex],
  );

const readyOf = ({ context, decision }: Interdiction) =>
  (context.view.value?.air ?? []).filter(
    ({ side, at, interdicts }) => side === decision.by && at === 'ready' && interdicts,
  );

async function begin(interdiction: Interdiction): Promise<void> {
  const { context, decision, able, chances, air } = interdiction;
  able.value = readyOf(interdiction).map((one) => one.air);
  air.value = able.value[0];
  const found = (await ask(context.game, 'arrivals', { side: decision.by })) ?? [];
  chances.value = new Map(found.map((one) => [one.air, chanceOf(one.alone)]));
}

function shapesOf({ decision, hex }: Interdiction): readonly Shape[] {
  if (hex.value === undefined) return [];
  const { tone } = sideLook(SIDE_LOOKS, decision.by);
  return [hexes(hexesWithin([hex.value], INTERDICTION_RADIUS), `zone-${tone}`), hexes([hex.value], 'selected')];
}

/** The first tap shows the zone, the second sends. */
async function tapped(interdiction: Interdiction, { at }: BoardEvent): Promise<void> {
  const { context, air, hex } = interdiction;
  if (at === undefined || air.value === undefined) {
    hex.value = undefined;
    context.selection.select(at !== undefined && context.places.value.has(at) ? at : undefined);
    return;
  }
  const isShown = hex.value === at;
  if (!isShown && !(await mayChoose(context, choiceOf(air.value, at), at))) return;
  context.selection.clearRefusal();
  hex.value = at;
  if (goesByTap(context, isShown)) await send(interdiction);
}

async function send({ context, air, hex }: Interdiction): Promise<void> {
  if (air.value !== undefined && hex.value !== undefined) await applyChoice(context, choiceOf(air.value, hex.value));
}

function InterdictionPanel({ interdiction }: { readonly interdiction: Interdiction }) {
  const { context, able, air, hex, chances } = interdiction;
  const ready = readyOf(interdiction).filter((one) => able.value?.includes(one.air));
  const chance = air.value === undefined ? undefined : chances.value.get(air.value);
  return (
    <div class="chooser">
      <p class="quiet">
        {say('interdict.hint')} <RuleChip context={context} rule="11.2.5" />
      </p>
      <AirPicks
        air={ready}
        isOn={(one) => one === air.value}
        noteOf={(one) => percent(chances.value.get(one) ?? 0)}
        onPick={(one) => {
          air.value = one;
        }}
      />
      {chance === undefined ? undefined : <p>{say('interdict.chance', { chance: percent(chance) })}</p>}
      <footer class="confirm">
        <button
          type="button"
          class="button"
          data-choice="done"
          onClick={() => void applyChoice(context, { kind: 'done' })}
        >
          {say('end.interdiction.done')}
        </button>
        <button
          type="button"
          class="button primary"
          data-act="interdict"
          disabled={air.value === undefined || hex.value === undefined}
          onClick={() => void send(interdiction)}
        >
          {air.value === undefined || hex.value === undefined
            ? say('interdict.pick')
            : say('interdict.send', { air: unitName(air.value), place: placeName(hex.value) })}
        </button>
      </footer>
    </div>
  );
}
