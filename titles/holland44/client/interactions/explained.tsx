/** Questions whose choices the engine explains further: who may not, which ways are out, what a stand may bring. */

import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { percent } from '@bridgehead/client-kit/messages';
import {
  type Chooser,
  ChooserPanel,
  createChooser,
  type Interaction,
  interactionOf,
  type Reason,
  RuleChip,
} from '@bridgehead/client-kit/play';
import { type Signal, signal } from '@preact/signals';
import type { PlayContext } from '../play-context.ts';
import { type Advances, ask, type Losses, type Retreats } from '../query-replies.ts';
import { columnText, say, unitName } from '../say.ts';
import { otherWays } from './other-ways.ts';

interface OutProps {
  readonly context: PlayContext;
  readonly out: readonly (Reason & { readonly name: string })[];
}

/** Who or what is left out, and by which rule. */
function LeftOut({ context, out }: OutProps) {
  if (out.length === 0) return undefined;
  return (
    <details class="left-out">
      <summary>{say('why-not', { count: out.length })}</summary>
      <ul>
        {out.slice(0, 40).map(({ name, rule, reason }) => (
          <li key={name + reason}>
            <b>{name}</b> {reason} <RuleChip context={context} rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Losses: the engine tells who may be chosen and which restriction keeps the others out. */
export function createLossesInteraction(context: PlayContext, decision: Decision): Interaction {
  const losses = signal<Losses | undefined>(undefined);
  void ask(context.game, 'losses').then((reply) => {
    losses.value = reply;
  });
  const chooser = createChooser(context, decision, { about: 'target' });
  return interactionOf(chooser, () => (
    <ChooserPanel chooser={chooser}>
      <LeftOut
        context={context}
        out={(losses.value?.out ?? []).map(({ unit, rule, reason }) => ({ name: unitName(unit), rule, reason }))}
      />
    </ChooserPanel>
  ));
}

/** Retreats: the open ways on the map; a tap elsewhere says why that way is out. */
export function createRetreatInteraction(context: PlayContext, decision: Decision): Interaction {
  const retreats = signal<Retreats | undefined>(undefined);
  void ask(context.game, 'retreats').then((reply) => {
    retreats.value = reply;
  });
  const refuse = ({ party, everybody }: Chooser, at: string): Reason | undefined => {
    const [unit] = party.value.length > 0 ? party.value : everybody.value;
    return retreats.value?.units.find((one) => one.unit === unit)?.out.find(({ path }) => path.at(-1) === at);
  };
  const chooser = createChooser(context, decision, { path: 'retreat', about: 'target', endings: ['stay'], refuse });
  return interactionOf(chooser, () => (
    <ChooserPanel chooser={chooser}>
      <Doomed context={context} retreats={retreats} />
    </ChooserPanel>
  ));
}

function Doomed({
  context,
  retreats,
}: {
  readonly context: PlayContext;
  readonly retreats: Signal<Retreats | undefined>;
}) {
  const doomed = (retreats.value?.units ?? []).flatMap(({ unit, doom }) =>
    doom === undefined ? [] : [{ name: unitName(unit), ...doom }],
  );
  const out = (retreats.value?.units ?? []).flatMap(({ unit, out: ways }) =>
    ways.map(({ path, rule, reason }) => ({ name: `${unitName(unit)}: ${path.join(', ')}`, rule, reason })),
  );
  return (
    <>
      {doomed.map(({ name, rule, reason }) => (
        <p key={name} class="refused">
          <b>{name}</b> {reason} <RuleChip context={context} rule={rule} />
        </p>
      ))}
      <LeftOut context={context} out={out} />
    </>
  );
}

/** Advances: hexes that are out are explained where they are tapped. */
export function createAdvanceInteraction(context: PlayContext, decision: Decision): Interaction {
  const advances = signal<Advances | undefined>(undefined);
  void ask(context.game, 'advances').then((reply) => {
    advances.value = reply;
  });
  const refuse = (_: Chooser, at: string): Reason | undefined =>
    advances.value?.parties.flatMap(({ out }) => out).find(({ hex, area }) => (hex ?? area) === at);
  const chooser = createChooser(context, decision, {
    path: 'advance',
    about: 'selected',
    endings: ['end-advance', 'halt'],
    refuse,
    more: (listed) => otherWays(context, decision, listed),
  });
  return interactionOf(chooser, () => <ChooserPanel chooser={chooser} />);
}

/** What the engine reckons of each choice, as far as it does. */
interface Reckoned {
  readonly held?: string;
  readonly lost?: string;
}

/** A stand: the chance to hold and the steps that it costs, unit by unit. */
export function createStandInteraction(context: PlayContext, decision: Decision): Interaction {
  const reckoned = signal<ReadonlyMap<string, Reckoned>>(new Map());
  const chooser = createChooser(context, decision, { about: 'target', endings: ['retreat'] });
  const note = (choice: Choice) => {
    const chances = reckoned.value.get(JSON.stringify(choice));
    return chances?.held === undefined ? undefined : (
      <small>{say('stand.chance', { held: percentOf(chances.held), lost: decimalOf(chances.lost) })}</small>
    );
  };
  void context.game.choices({ kind: 'stand' }, 60).then(async (stands) => {
    const all = await Promise.all(
      stands.map(async (choice) => [JSON.stringify(choice), await reckon(context, choice)] as const),
    );
    reckoned.value = new Map(all);
  });
  return interactionOf(chooser, () => <ChooserPanel chooser={chooser} note={note} />);
}

async function reckon(context: PlayContext, choice: Choice): Promise<Reckoned> {
  const why = await ask(context.game, 'why', { choice });
  const of = (rule: string): string | undefined =>
    why?.consulted.find((line) => line.rule === rule && line.probability !== undefined)?.probability;
  const held = of('12.2');
  const lost = of('12.3');
  return { ...(held === undefined ? {} : { held }), ...(lost === undefined ? {} : { lost }) };
}

/** `5/36` as a number. */
export function fraction(text: string): number {
  const [above = 0, below = 1] = text.split('/').map(Number);
  return above / below;
}

const percentOf = (text: string): string => percent(fraction(text));
const decimalOf = (text: string | undefined): string => fraction(text ?? '0').toFixed(1);

/** The Lead Formation: the decision tells the odds with each. */
export function createLeadInteraction(context: PlayContext, decision: Decision): Interaction {
  const chooser = createChooser(context, decision, { about: 'target' });
  const note = (choice: Choice) => {
    const odds = oddsWith(decision, choice);
    return odds === undefined ? undefined : <b class="odds-note">{columnText(odds)}</b>;
  };
  return interactionOf(chooser, () => <ChooserPanel chooser={chooser} note={note} />);
}

function oddsWith({ about }: Decision, choice: Choice): string | undefined {
  const options = Array.isArray(about?.options) ? about.options : [];
  for (const option of options) {
    if (typeof option !== 'object' || option === null || !('formation' in option)) continue;
    const isSame = option.formation === choice.formation && (option.attachment ?? undefined) === choice.attachment;
    if (isSame && typeof option.odds === 'string') return option.odds;
  }
  return undefined;
}
