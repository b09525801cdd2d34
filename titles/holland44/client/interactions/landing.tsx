/** `land` and `scatter`: the landing as it is planned, and whom its die hits. */
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  type Comer,
  chooserInteraction,
  createPlacing,
  Die,
  type Interaction,
  lookWhereAsked,
  mayChoose,
} from '@bridgehead/client-kit/play';
import { computed, signal } from '@preact/signals';
import { aboutOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { ask } from '../query-replies.ts';
import { placeName, say, sayOr } from '../say.ts';

const landing = (unit: string, hex: string): Choice => ({ kind: 'land', unit, hex });

/** The engine's plan lands everybody it has room and points for; its player moves whom he likes. */
export function createLandingInteraction(context: PlayContext, decision: Decision): Interaction {
  const comers = signal<readonly Comer[]>([]);
  const endings = signal<readonly Choice[]>([]);
  void ask(context.game, 'landings').then((landings = []) => {
    comers.value = landings.flatMap(({ unit, hexes, hex }) => {
      const unitView = context.units.peek().get(unit);
      return unitView === undefined ? [] : [{ unit: unitView, place: hex, places: hexes }];
    });
    lookWhereAsked(context, [], [...new Set(comers.peek().flatMap(({ place }) => place ?? []))]);
  });
  void context.game.choices({ kind: 'done' }, 1).then((found) => {
    endings.value = found;
  });
  return createPlacing(context, decision, {
    comers,
    choiceOf: landing,
    mayStand: (unit, hex) => mayChoose(context, landing(unit, hex), hex),
    ending: computed(() => {
      const [choice] = endings.value;
      return choice === undefined ? undefined : { label: say('end.land.done'), choice };
    }),
    hint: say('land.hint'),
    words: {
      all: (params) => say('land.all', params),
      some: (params) => say('land.some', params),
      short: say('land.short'),
    },
  });
}

/** [22.3.1] The die of the hex has fallen: it stands over the question whom it hits. */
export function createScatterInteraction(context: PlayContext, decision: Decision): Interaction {
  const { result = '', hex = '', die = 1 } = aboutOf(decision, 'scatter') ?? {};
  const place = placeName(hex);
  const create = chooserInteraction({ about: 'selected', endings: [] }, () => (
    <p class="die-line own-die">
      <Die face={die} size={40} />
      <span>{say('scatter.die', { place, result: sayOr(`landing.${result}`, result) })}</span>
    </p>
  ));
  return { ...create(context, decision), hasOwnDice: signal(true) };
}
