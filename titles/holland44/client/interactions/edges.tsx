/** Units that attack from an Entry Area say over which hexside: asked where their area touches the target at several. */

import { whereIs } from '@bridgehead/client-kit/play';
import type { Signal } from '@preact/signals';
import { type Attack, choicesOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { ask } from '../query-replies.ts';
import { say, unitName } from '../say.ts';

export interface EdgePlan {
  readonly attack: Attack;
  readonly units: readonly { readonly unit: string; readonly edges: readonly string[] }[];
  readonly chosen: Readonly<Record<string, string>>;
}

const MOST_LISTED = 500;

const withEdges = ({ attack, chosen }: Omit<EdgePlan, 'units'>): Attack =>
  Object.keys(chosen).length === 0 ? attack : { ...attack, edges: { ...chosen } };

/** Declares the attack, or first asks for the hexsides. */
export async function attackOver(
  context: PlayContext,
  attack: Attack,
  into: Signal<EdgePlan | undefined>,
  declare: (attack: Attack) => Promise<void>,
): Promise<void> {
  const plan = await planOf(context, attack);
  if (plan.units.some(({ edges }) => edges.length > 1)) into.value = plan;
  else await declare(withEdges(plan));
}

async function planOf(context: PlayContext, attack: Attack): Promise<EdgePlan> {
  const waiting = attack.units.filter((unit) => whereIs(context, unit)?.length === 1);
  if (waiting.length === 0) return { attack, units: [], chosen: {} };
  const { target } = attack;
  const sides = (await ask(context.game, 'hex', { hex: target }))?.sides ?? [];
  const units = waiting.map((unit) => ({
    unit,
    edges: sides.filter(({ area }) => area === whereIs(context, unit)).map(({ direction }) => `${target}/${direction}`),
  }));
  const first = Object.fromEntries(units.map(({ unit, edges }) => [unit, edges[0] ?? '']));
  return { attack, units, chosen: { ...first, ...(await listedEdges(context, attack)) } };
}

/** The engine's own attack with these units has hexsides that are not too crowded. */
async function listedEdges(
  { game }: PlayContext,
  { target, units }: Attack,
): Promise<Readonly<Record<string, string>>> {
  const listed = choicesOf(await game.choices({ kind: 'attack', target }, MOST_LISTED), 'attack');
  const same = listed.find(
    (one) => one.units.length === units.length && units.every((unit) => one.units.includes(unit)),
  );
  return same?.edges ?? {};
}

interface Props {
  readonly plan: Signal<EdgePlan | undefined>;
  readonly onGo: (attack: Attack) => Promise<void>;
}

export function OverEdges({ plan, onGo }: Props) {
  const now = plan.value;
  if (now === undefined) return undefined;
  const pick = (unit: string, edge: string): void => {
    plan.value = { ...now, chosen: { ...now.chosen, [unit]: edge } };
  };
  return (
    <section class="over-edges" aria-label={say('planner.edges')}>
      <h4>{say('planner.edges')}</h4>
      {now.units.map(({ unit, edges }) => (
        <fieldset key={unit} class="mode-switch" data-edge-of={unit}>
          <legend>{unitName(unit)}</legend>
          {edges.map((edge) => (
            <label key={edge} class={now.chosen[unit] === edge ? 'on' : ''} data-edge={edge}>
              <input
                type="radio"
                name={`edge-${unit}`}
                checked={now.chosen[unit] === edge}
                onChange={() => pick(unit, edge)}
              />
              {edge}
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" class="button primary" data-act="attack-over" onClick={() => void onGo(withEdges(now))}>
        {say('planner.attack')}
      </button>
    </section>
  );
}
