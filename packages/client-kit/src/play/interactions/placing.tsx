/** Units that come onto the map: each stands where it is planned, is moved there by hand, and all are given at once. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import { batch, computed, type ReadonlySignal, type Signal, signal, useSignal } from '@preact/signals';
import type { Choice, Decision } from '../../game/contract.ts';
import type { Stance, UnitFacts } from '../../title/title-client.ts';
import { CounterPicks } from '../parts/counter-picks.tsx';
import { ShowMore } from '../parts/show-more.tsx';
import { perGame } from '../per-game.ts';
import { applyChoice, type Interaction, type PlayContext } from '../play-context.ts';
import { type Params, placeName, say } from '../say.ts';
import { hexes } from './chooser.ts';
import { grouped } from './party.ts';

/** Somebody who is to come, and where he is meant to. */
export interface Comer {
  readonly unit: UnitFacts;
  /** Undefined: there is no room for him in the plan. */
  readonly place: string | undefined;
  /** Where he may be put; undefined: wherever the engine allows it when it comes to that. */
  readonly places?: readonly string[];
}

export interface PlacingSpec {
  /** In the order in which they are given. */
  readonly comers: ReadonlySignal<readonly Comer[]>;
  choiceOf(unit: string, place: string): Choice;
  /** Who is to be given next; left out: any of those that are planned. */
  readonly asked?: (decision: Decision) => string | undefined;
  /** Whether one may be put where nobody has listed it; if not, it says why. */
  mayStand(unit: string, place: string): Promise<boolean>;
  /** Ends it before all have come; left out where that is forbidden. */
  readonly ending?: ReadonlySignal<{ readonly label: string; readonly choice: Choice } | undefined>;
  /** What is asked, in a line. */
  readonly hint: string;
  /** `Land all as planned ({count})`, `Land only these {count}`; and in a word, for the bar. */
  readonly words: { all(params: Params): string; some(params: Params): string; readonly short: string };
}

interface Placing {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly spec: PlacingSpec;
  readonly picked: Signal<readonly string[]>;
  /** By unit, with what its player has changed. */
  readonly plan: ReadonlySignal<ReadonlyMap<string, string>>;
}

/** What players have changed in their plans: it outlives the question, which is asked anew after each unit. */
const changesOf = perGame<ReadonlyMap<string, string>>(() => new Map());

export function createPlacing(context: PlayContext, decision: Decision, spec: PlacingSpec): Interaction {
  const changes = changesOf(context);
  const placing: Placing = {
    context,
    decision,
    spec,
    picked: signal(askedOf(spec, decision)),
    plan: computed(() => new Map(spec.comers.value.flatMap((comer) => plannedOf(comer, changes.value)))),
  };
  const { picked, plan } = placing;
  return {
    Panel: () => <PlacingPanel placing={placing} />,
    shapes: computed(() => shapesOf(placing)),
    stances: computed(() => stancesOf(placing)),
    planned: computed(() =>
      spec.comers.value.flatMap(({ unit }) => {
        const place = plan.value.get(unit.unit);
        return place === undefined ? [] : [standingIn(unit, place)];
      }),
    ),
    primary: computed(() =>
      plan.value.size === 0
        ? undefined
        : { label: spec.words.short, act: () => void give(placing, [...plan.value.keys()]) },
    ),
    tap: (event) => tapped(placing, event),
    confirm: () => void (mayGive(placing) && give(placing, picked.value)),
    cancel: () => {
      const had = picked.value.length > 0;
      picked.value = [];
      return had;
    },
    select: (unit) => {
      if (plan.value.has(unit)) picked.value = [unit];
    },
  };
}

/** Whom the question names is in hand from the beginning. */
function askedOf({ asked }: PlacingSpec, decision: Decision): readonly string[] {
  const unit = asked?.(decision);
  return unit === undefined ? [] : [unit];
}

function plannedOf(
  { unit: { unit }, place, places }: Comer,
  changes: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] {
  const changed = changes.get(unit);
  const isOpen = changed !== undefined && (places === undefined || places.includes(changed));
  const planned = isOpen ? changed : place;
  return planned === undefined ? [] : [[unit, planned]];
}

function standingIn(unit: UnitFacts, hex: string): UnitFacts {
  const { area: _area, box: _box, ...rest } = unit;
  return { ...rest, hex };
}

/** Where all who are picked may be put; undefined: that is only known when it is tried. */
function openTo({ spec, picked }: Placing): readonly string[] | undefined {
  const lists = spec.comers.value.filter(({ unit }) => picked.value.includes(unit.unit)).map(({ places }) => places);
  const [first, ...others] = lists;
  return first?.filter((place) => others.every((list) => list === undefined || list.includes(place)));
}

function shapesOf(placing: Placing): readonly Shape[] {
  const { picked, plan } = placing;
  if (picked.value.length === 0) return [];
  const now = [...new Set(picked.value.flatMap((unit) => plan.value.get(unit) ?? []))];
  return [hexes(openTo(placing) ?? [], 'option'), hexes(now, 'selected')];
}

function stancesOf({ plan, picked }: Placing): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>([...plan.value.keys()].map((unit) => [unit, 'planned']));
  for (const unit of picked.value) stances.set(unit, 'selected');
  return stances;
}

const toggled = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** With units picked, a hex takes them; a stack without any of them is picked itself, as it is planned. */
function tapped(placing: Placing, { at, counter }: BoardEvent): void {
  const { context, picked, plan } = placing;
  context.selection.clearRefusal();
  if (at === undefined) {
    picked.value = [];
    return;
  }
  const here = [...plan.value].filter(([, place]) => place === at).map(([unit]) => unit);
  const isHere = here.some((unit) => picked.value.includes(unit));
  if (isHere && counter !== undefined && here.includes(counter)) {
    if (!picked.value.includes(counter)) picked.value = [...picked.value, counter];
  } else if (picked.value.length > 0 && !isHere) void moveTo(placing, at);
  else if (here.length > 0) picked.value = here;
  // A unit that has nothing to do with it is only looked at.
  else context.selection.select(context.places.value.has(at) ? at : undefined);
}

async function moveTo(placing: Placing, at: string): Promise<void> {
  const { context, spec, picked } = placing;
  const units = picked.value;
  const isListed = openTo(placing)?.includes(at) === true;
  for (const unit of isListed ? [] : units) if (!(await spec.mayStand(unit, at))) return;
  const changes = changesOf(context);
  batch(() => {
    changes.value = new Map([...changes.value, ...units.map((unit) => [unit, at] as const)]);
    picked.value = askedOf(spec, placing.decision);
  });
}

/** One after the other, up to the first who cannot or to another question. */
async function give({ context, decision, spec, plan }: Placing, units: readonly string[]): Promise<void> {
  const places = new Map(plan.peek());
  const left = new Set(units);
  for (let now = context.game.decision.peek(); now !== undefined; now = context.game.decision.peek()) {
    if (now.kind !== decision.kind || now.by !== decision.by || context.game.handOver.peek() !== undefined) return;
    const unit = spec.asked === undefined ? [...left][0] : spec.asked(now);
    const place = unit === undefined || !left.has(unit) ? undefined : places.get(unit);
    if (unit === undefined || place === undefined) return;
    left.delete(unit);
    if (!(await applyChoice(context, spec.choiceOf(unit, place)))) return;
  }
}

/** Somebody is picked, and with them the unit that the question names. */
const mayGive = ({ spec, picked, decision }: Placing): boolean =>
  picked.value.length > 0 && askedOf(spec, decision).every((unit) => picked.value.includes(unit));

function PlacingPanel({ placing }: { readonly placing: Placing }) {
  const { context, spec, picked, plan } = placing;
  const groups = grouped(spec.comers.value, ({ unit }) => plan.value.get(unit.unit) ?? '');
  const ending = spec.ending?.value;
  return (
    <div class="chooser placing">
      <p class="quiet">{spec.hint}</p>
      <div class="who-list counters">
        {[...groups].map(([place, comers]) => (
          <div key={place} class="who-place" data-place={place}>
            <PlaceTitle context={context} place={place} />
            <CounterPicks
              context={context}
              units={comers.map(({ unit }) => unit)}
              look="planner-units"
              label={place === '' ? say('place.nowhere') : placeName(place)}
              isOn={(unit) => picked.value.includes(unit)}
              onToggle={(unit) => (picked.value = toggled(picked.value, unit))}
            />
          </div>
        ))}
      </div>
      <PlacesFor placing={placing} />
      <footer class="confirm">
        {ending === undefined ? undefined : (
          <button
            type="button"
            class="button"
            data-choice={ending.choice.kind}
            onClick={() => void applyChoice(context, ending.choice)}
          >
            {ending.label}
          </button>
        )}
        {mayGive(placing) ? (
          <button type="button" class="button" data-act="place-some" onClick={() => void give(placing, picked.value)}>
            {spec.words.some({ count: picked.value.length })}
          </button>
        ) : undefined}
        <button
          type="button"
          class="button primary"
          data-act="place-all"
          disabled={plan.value.size === 0}
          onClick={() => void give(placing, [...plan.value.keys()])}
        >
          {spec.words.all({ count: plan.value.size })}
        </button>
      </footer>
    </div>
  );
}

/** The plan may lie beyond what is seen: its places are shown where they are pressed. */
function PlaceTitle({ context, place }: { readonly context: PlayContext; readonly place: string }) {
  if (place === '') return <small>{say('place.nowhere')}</small>;
  const name = placeName(place);
  const show = (): void => context.board.peek()?.show([place]);
  return (
    <button type="button" class="link place-title" title={say('report.go', { place: name })} onClick={show}>
      {name}
    </button>
  );
}

const MOST_PLACES = 24;
const EVERY = Number.POSITIVE_INFINITY;

/** Where the picked ones could come down instead: by name too, for those who do not tap the map. */
function PlacesFor({ placing }: { readonly placing: Placing }) {
  const { context, picked } = placing;
  const most = useSignal(MOST_PLACES);
  const open = picked.value.length === 0 ? [] : (openTo(placing) ?? []);
  if (open.length === 0) return undefined;
  return (
    <fieldset class="area-ends" aria-label={say('choose.where')}>
      {open.slice(0, most.value).map((place) => (
        <button
          key={place}
          type="button"
          class="button"
          data-end={place}
          onMouseEnter={() => context.overlays.light([place])}
          onMouseLeave={context.overlays.dim}
          onClick={() => void moveTo(placing, place)}
        >
          {placeName(place)}
        </button>
      ))}
      <ShowMore left={open.length - most.value} onMore={() => (most.value = EVERY)} />
    </fieldset>
  );
}
