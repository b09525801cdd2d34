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
import { aboutOf, isChoice } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { type Advances, ask, type Losses, type Retreats } from '../query-replies.ts';
import { capital, columnText, say, unitName } from '../say.ts';
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
  readonly held?: number;
  readonly lost?: number;
  /** What is true of every stand now. */
  readonly circumstances: readonly Circumstance[];
}

interface Circumstance {
  readonly rule: string;
  readonly label: string;
}

/** A stand: the chance to hold and the steps that it costs, unit by unit. */
export function createStandInteraction(context: PlayContext, decision: Decision): Interaction {
  const reckoned = signal<ReadonlyMap<string, Reckoned>>(new Map());
  const chooser = createChooser(context, decision, { about: 'target', endings: ['retreat'] });
  const note = (choice: Choice) => {
    const chances = reckoned.value.get(JSON.stringify(choice));
    return chances?.held === undefined ? undefined : (
      <small>{say('stand.chance', { held: percent(chances.held), lost: (chances.lost ?? 0).toFixed(1) })}</small>
    );
  };
  void context.game.choices({ kind: 'stand' }, 60).then(async (stands) => {
    const all = await Promise.all(
      stands.map(async (choice) => [JSON.stringify(choice), await reckon(context, choice)] as const),
    );
    reckoned.value = new Map(all);
  });
  return interactionOf(chooser, () => {
    const [{ circumstances } = { circumstances: [] }] = reckoned.value.values();
    return (
      <ChooserPanel chooser={chooser} note={note}>
        {circumstances.map(({ rule, label }) => (
          <p key={rule} class="quiet">
            {capital(label)}. <RuleChip context={context} rule={rule} />
          </p>
        ))}
      </ChooserPanel>
    );
  });
}

async function reckon(context: PlayContext, choice: Choice): Promise<Reckoned> {
  const why = await ask(context.game, 'why', { choice });
  const of = (rule: string): number | undefined =>
    why?.consulted.find((line) => line.rule === rule && line.value !== undefined)?.value;
  const held = of('12.2');
  const lost = of('12.3');
  // Between the question and the verdict; what has a value is told with the choice.
  const circumstances = (why?.consulted ?? []).slice(1, -1).filter(({ value }) => value === undefined);
  return { circumstances, ...(held === undefined ? {} : { held }), ...(lost === undefined ? {} : { lost }) };
}

/** The Lead Formation: the decision tells the odds with each. */
export function createLeadInteraction(context: PlayContext, decision: Decision): Interaction {
  const chooser = createChooser(context, decision, { about: 'target' });
  const note = (choice: Choice) => {
    const odds = oddsWith(decision, choice);
    return odds === undefined ? undefined : <b class="odds-note">{columnText(odds)}</b>;
  };
  return interactionOf(chooser, () => <ChooserPanel chooser={chooser} note={note} />);
}

function oddsWith(decision: Decision, choice: Choice): string | undefined {
  if (!isChoice(choice, 'lead')) return undefined;
  const { options = [] } = aboutOf(decision, 'lead-formation') ?? {};
  const { formation, attachment } = choice;
  return options.find((one) => one.formation === formation && one.attachment === attachment)?.odds;
}
