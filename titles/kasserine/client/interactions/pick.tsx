/** Questions that are answered with counters: one that suffers something, or as many as the player likes. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  CounterPicks,
  describeChoice,
  hexes,
  type Interaction,
  lookWhereAsked,
  type Reason,
  stackAt,
  unitsOf,
} from '@bridgehead/client-kit/play';
import type { Stance } from '@bridgehead/client-kit/title';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { UnitView } from '../../src/facts.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, say } from '../say.ts';

export interface PickSpec {
  /** The kind of choice that names a unit. */
  readonly kind: string;
  /** As many as the player likes, given together; else one, that is given at once. */
  readonly isMany: boolean;
  /** What goes on; left out where somebody must be named. */
  readonly ending?: Choice;
  /** Who is picked from the beginning. */
  readonly first?: readonly string[];
  readonly hint: string;
  /** The button: with how many are picked. */
  readonly label: (count: number) => string;
  /** What the question is about, on the map. */
  readonly about?: readonly string[];
  readonly shapes?: ReadonlySignal<readonly Shape[]>;
  readonly Over?: FunctionComponent;
  /** Why somebody is not among them. */
  readonly whyNot?: (unit: string) => Promise<Reason | undefined>;
}

interface Pick {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly spec: PickSpec;
  readonly choices: Signal<readonly Choice[] | undefined>;
  readonly picked: Signal<readonly string[]>;
}

const MOST = 400;

const openUnits = ({ choices }: Pick): readonly string[] => (choices.value ?? []).flatMap(unitsOf);

export function createPick(context: PlayContext, decision: Decision, spec: PickSpec): Interaction {
  const choices = signal<readonly Choice[] | undefined>(undefined);
  const picked = signal<readonly string[]>([]);
  const pick: Pick = { context, decision, spec, choices, picked };
  void context.game.choices({ kind: spec.kind }, MOST).then((found) => {
    choices.value = found;
    const open = found.flatMap(unitsOf);
    picked.value = (spec.first ?? []).filter((unit) => open.includes(unit));
    const [first] = open.flatMap((unit) => context.units.peek().get(unit)?.hex ?? []);
    lookWhereAsked(context, spec.about ?? [], first === undefined ? [] : [first]);
  });
  const mayGive = (): boolean => spec.isMany || picked.value.length > 0;
  return {
    Panel: () => <PickPanel pick={pick} />,
    shapes: computed(() => [...(spec.shapes?.value ?? []), hexes(spec.about ?? [], 'target')]),
    stances: computed(() => stancesOf(pick)),
    primary: computed(() =>
      mayGive() ? { label: spec.label(picked.value.length), act: () => void give(pick) } : undefined,
    ),
    tap: (event) => void tapped(pick, event),
    takes: (at) => stackAt(context, at).some(({ unit }) => openUnits(pick).includes(unit)),
    confirm: () => {
      if (mayGive()) void give(pick);
    },
    cancel: () => {
      const had = picked.value.length > 0;
      picked.value = [];
      return had;
    },
    next: () => {
      const open = openUnits(pick);
      const unit = open[(open.indexOf(picked.value.at(-1) ?? '') + 1) % Math.max(1, open.length)];
      if (unit !== undefined) toggle(pick, unit);
    },
    select: (unit) => {
      if (openUnits(pick).includes(unit)) toggle(pick, unit);
    },
  };
}

function stancesOf(pick: Pick): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>(openUnits(pick).map((unit) => [unit, 'ready']));
  for (const unit of pick.picked.value) stances.set(unit, 'selected');
  return stances;
}

function toggle({ picked, spec, context }: Pick, unit: string): void {
  context.selection.clearRefusal();
  if (!spec.isMany) picked.value = [unit];
  else
    picked.value = picked.value.includes(unit) ? picked.value.filter((one) => one !== unit) : [...picked.value, unit];
}

/** The counter that was hit; of a stack its first that is open. One who is picked already is meant. */
async function tapped(pick: Pick, { at, counter }: BoardEvent): Promise<void> {
  const { context, picked, spec } = pick;
  const stack = stackAt(context, at);
  context.selection.select(stack.length > 0 ? at : undefined);
  const open = stack.filter(({ unit }) => openUnits(pick).includes(unit));
  const meant =
    open.find(({ unit }) => unit === counter) ?? open.find(({ unit }) => !picked.value.includes(unit)) ?? open[0];
  if (meant === undefined) {
    const reason = counter === undefined ? undefined : await spec.whyNot?.(counter);
    if (reason !== undefined && at !== undefined) context.selection.refuse({ ...reason, at });
    return;
  }
  if (!spec.isMany && picked.value.includes(meant.unit)) await give(pick);
  else toggle(pick, meant.unit);
}

/** One after the other, up to the first who cannot or to another question; then it goes on. */
async function give({ context, decision, spec, choices, picked }: Pick): Promise<void> {
  const { game } = context;
  const open = choices.peek() ?? [];
  for (const unit of picked.peek()) {
    const now = game.decision.peek();
    if (now?.kind !== decision.kind || now.by !== decision.by) return;
    const choice = open.find((one) => unitsOf(one).includes(unit));
    if (choice === undefined || !(await applyChoice(context, choice))) return;
  }
  const now = game.decision.peek();
  const isSame = now?.kind === decision.kind && now.by === decision.by;
  if (spec.ending !== undefined && isSame) await applyChoice(context, spec.ending);
}

function PickPanel({ pick }: { readonly pick: Pick }) {
  const { context, spec, choices, picked } = pick;
  const { Over } = spec;
  if (choices.value === undefined) return <p class="quiet">{say('thinking')}</p>;
  const units = openUnits(pick).flatMap((unit) => context.units.value.get(unit) ?? []);
  const places = [...new Set(units.map(placeOfUnit))];
  const [only] = picked.value;
  const named = choices.value.find((choice) => unitsOf(choice).includes(only ?? ''));
  const isOpen = spec.isMany || named !== undefined;
  const oneLabel = named === undefined ? say('pick.who') : describeChoice(named);
  return (
    <div class="chooser">
      {Over === undefined ? undefined : <Over />}
      <p class="quiet">{spec.hint}</p>
      <div class="who-list counters">
        {places.map((place) => (
          <div key={place} class="who-place">
            <small>{placeName(place)}</small>
            <CounterPicks
              context={context}
              units={units.filter((unit) => placeOfUnit(unit) === place)}
              look="planner-units"
              label={placeName(place)}
              isOn={(unit) => picked.value.includes(unit)}
              onToggle={(unit) => toggle(pick, unit)}
            />
          </div>
        ))}
      </div>
      <footer class="confirm">
        <button type="button" class="button primary" data-act="pick" disabled={!isOpen} onClick={() => void give(pick)}>
          {spec.isMany ? spec.label(picked.value.length) : oneLabel}
        </button>
      </footer>
    </div>
  );
}

const placeOfUnit = ({ hex, area }: UnitView): string => hex ?? area ?? '';
