/** `drop-zone`: the landing as history had it, changed hex by hex, and given at once. */
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { type Comer, createPlacing, type Interaction, mayChoose } from '@bridgehead/client-kit/play';
import { computed } from '@preact/signals';
import { UNITS, type UnitView } from '../../src/facts.ts';
import { aboutOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';

/** A unit that is still on its way, as its counter will be. */
function comingView(id: string): UnitView | undefined {
  const data = UNITS.find((unit) => unit.id === id);
  if (data === undefined) return undefined;
  const { side, name, type, size, formation, stacking, cp, efficiency, guns = 0 } = data;
  return {
    unit: id,
    side,
    name,
    type,
    size,
    formation,
    mode: 'normal',
    stacking,
    values: { cp, efficiency, op: 0, fort: 0, guns },
    printed: { cp, efficiency, guns, steps: cp },
    states: [],
  };
}

const FIRST_DAY = 1;

const drop = (hex: string): Choice => ({ kind: 'drop', hex });

const askedOf = (decision: Decision): string | undefined => aboutOf(decision, 'drop-zone')?.unit;

/** [1.4] The engine asks for one after the other; of whom it has not asked yet it says later whether he may land there. */
export function createLandingInteraction(context: PlayContext, decision: Decision): Interaction {
  const comers = computed((): readonly Comer[] =>
    (context.view.value?.expected ?? [])
      .filter(({ turn }) => turn === FIRST_DAY)
      .flatMap(({ unit, hex }) => {
        const coming = comingView(unit);
        return coming === undefined ? [] : [{ unit: coming, place: hex }];
      }),
  );
  context.camera.lookAt(
    comers.peek().flatMap(({ unit, place = '' }) => (unit.unit === askedOf(decision) ? place : [])),
  );
  return createPlacing(context, decision, {
    comers,
    choiceOf: (_unit, hex) => drop(hex),
    asked: askedOf,
    mayStand: async (unit, hex) => unit !== askedOf(decision) || mayChoose(context, drop(hex), hex),
    hint: say('set-up.drop'),
    words: {
      all: (params) => say('set-up.rest', params),
      some: (params) => say('set-up.some', params),
      short: say('set-up.short'),
    },
  });
}
