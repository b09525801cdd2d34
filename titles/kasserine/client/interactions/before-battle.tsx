/** `evasion` and `next-combat`: hexes with what is at stake in each. */
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { percent } from '@bridgehead/client-kit/messages';
import { ChooserPanel, createChooser, type Interaction, interactionOf } from '@bridgehead/client-kit/play';
import { computed, signal } from '@preact/signals';
import { isChoice } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { ask, chanceOf, type Odds } from '../query-replies.ts';
import { columnText, say, unitNames } from '../say.ts';
import { attackShapes } from './attack-shapes.ts';
import { paramsOf } from './forecast.ts';

/** The odds of every declared attack, by the hexes that it strikes. */
function oddsByHex(context: PlayContext, viewer: string) {
  const found = signal<ReadonlyMap<string, { readonly odds: Odds; readonly crt: string }>>(new Map());
  for (const { hexes, units, crt, fire } of context.view.peek()?.attacks ?? []) {
    const plan = { hexes, attackers: units, fire: fire === true };
    void ask(context.game, 'odds', paramsOf(plan, viewer)).then((odds) => {
      if (odds === undefined) return;
      found.value = new Map([...found.value, ...hexes.map((hex) => [hex, { odds, crt: crt ?? 'assault' }] as const)]);
    });
  }
  return found;
}

type ByHex = ReturnType<typeof oddsByHex>;

const columnIn = (byHex: ByHex, hex: string): string | undefined => {
  const one = byHex.value.get(hex);
  return one?.odds.tables.find(({ crt }) => crt === one.crt)?.odds;
};

function withAttacks(context: PlayContext, interaction: Interaction, byHex: ByHex): Interaction {
  return {
    ...interaction,
    shapes: computed(() => {
      const view = context.view.value;
      const attacks = view === undefined ? [] : attackShapes(view, ({ hexes }) => columnIn(byHex, hexes[0] ?? ''));
      return [...attacks, ...interaction.shapes.value];
    }),
  };
}

/** [9.2] Each hex with its chance. */
export function createEvasionInteraction(context: PlayContext, decision: Decision): Interaction {
  const byHex = oddsByHex(context, decision.by);
  const chooser = createChooser(context, decision, {});
  const note = (choice: Choice) => {
    const hex = isChoice(choice, 'evade') ? choice.hex : '';
    const evasion = byHex.value.get(hex)?.odds.evasion.find((one) => one.hex === hex);
    return evasion === undefined ? undefined : (
      <small>
        {say('evade.chance', {
          rating: evasion.rating,
          modifier: evasion.modifier,
          chance: percent(chanceOf(evasion.sixths)),
        })}
      </small>
    );
  };
  const interaction = interactionOf(chooser, () => (
    <ChooserPanel chooser={chooser} note={note}>
      <p class="quiet">{say('evade.hint')}</p>
    </ChooserPanel>
  ));
  return withAttacks(context, interaction, byHex);
}

/** [12.1.3] Which is fought next, with its odds and who attacks. */
export function createNextCombatInteraction(context: PlayContext, decision: Decision): Interaction {
  const byHex = oddsByHex(context, decision.by);
  const chooser = createChooser(context, decision, {});
  const note = (choice: Choice) => {
    const hex = isChoice(choice, 'resolve') ? choice.hex : '';
    const attack = context.view.value?.attacks.find(({ hexes }) => hexes.includes(hex));
    return (
      <small>
        {columnText(columnIn(byHex, hex) ?? '')} {attack === undefined ? '' : unitNames(attack.units)}
      </small>
    );
  };
  const interaction = interactionOf(chooser, () => <ChooserPanel chooser={chooser} note={note} />);
  return withAttacks(context, interaction, byHex);
}
