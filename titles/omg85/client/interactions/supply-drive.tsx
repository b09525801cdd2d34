/** `airborne-supply`: the Allied player drives a cursor from the source over the units that it is to supply. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { applyChoice, hexes, type Interaction, pathOf, UnitRow } from '@bridgehead/client-kit/play';
import type { Stance } from '@bridgehead/client-kit/title';
import { computed, type Signal, signal } from '@preact/signals';
import { aboutOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, say } from '../say.ts';

interface Drive {
  readonly context: PlayContext;
  readonly source: string;
  readonly units: readonly string[];
  readonly path: Signal<readonly string[]>;
  /** The engine's own: the shortest that passes everybody who can be reached. */
  readonly proposed: Signal<readonly string[] | undefined>;
}

export function createDriveInteraction(context: PlayContext, decision: Decision): Interaction {
  const { source = '', units = [] } = aboutOf(decision, 'airborne-supply') ?? {};
  const drive: Drive = {
    context,
    source,
    units,
    path: signal([]),
    proposed: signal(undefined),
  };
  void context.game.choices({ kind: 'drive' }, 1).then(([choice]) => {
    const way = choice === undefined ? [] : pathOf(choice);
    drive.proposed.value = way;
    drive.path.value = way;
  });
  context.camera.lookAt([drive.source]);
  return {
    Panel: () => <DrivePanel drive={drive} />,
    shapes: computed(() => shapesOf(drive)),
    stances: computed(() => stancesOf(drive)),
    primary: computed(() => ({ label: say('drive.go'), act: () => give(drive) })),
    tap: (event) => void layHex(drive, event),
    confirm: () => give(drive),
    cancel: () => {
      const had = drive.path.value.length > 0;
      drive.path.value = [];
      return had;
    },
  };
}

const choiceOf = (path: readonly string[]): Choice => ({ kind: 'drive', path: [...path] });

const give = ({ context, path }: Drive): void => void applyChoice(context, choiceOf(path.value));

/** One hex more, if the engine allows it; a hex on the way is where it ends from now on. */
async function layHex({ context, source, path }: Drive, { at }: BoardEvent): Promise<void> {
  if (at === undefined) return;
  context.selection.select(context.places.value.has(at) ? at : undefined);
  if (at === source) {
    path.value = [];
    return;
  }
  const known = path.value.lastIndexOf(at);
  const wanted = known < 0 ? [...path.value, at] : path.value.slice(0, known + 1);
  const ruling = await context.game.check(choiceOf(wanted));
  if (ruling.legal) {
    path.value = wanted;
    context.selection.clearRefusal();
  } else context.selection.refuse({ rule: ruling.rule, reason: ruling.reason, at });
}

/** Whom the cursor passes. */
function passed({ context, source, units, path }: Drive): readonly string[] {
  const way = new Set([source, ...path.value]);
  return units.filter((unit) => way.has(context.units.value.get(unit)?.hex ?? ''));
}

function shapesOf({ context, source, units, path }: Drive): readonly Shape[] {
  const wanted = units.flatMap((unit) => context.units.value.get(unit)?.hex ?? []);
  return [
    hexes([...new Set(wanted)], 'option'),
    hexes([source], 'selected'),
    ...(path.value.length === 0
      ? []
      : [{ kind: 'path', places: [source, ...path.value], look: 'supply-overland' } as const]),
  ];
}

function stancesOf(drive: Drive): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>(drive.units.map((unit) => [unit, 'ready']));
  for (const unit of passed(drive)) stances.set(unit, 'selected');
  return stances;
}

function DrivePanel({ drive }: { readonly drive: Drive }) {
  const { context, source, units, path, proposed } = drive;
  const reached = passed(drive);
  return (
    <div class="chooser">
      <p>{say('drive.from', { source: placeName(source) })}</p>
      <p class="quiet">{say('drive.hint')}</p>
      <p>{say('drive.own', { hexes: path.value.length, units: reached.length, of: units.length })}</p>
      <div class="confirm">
        <button type="button" class="button" onClick={() => (path.value = [])}>
          {say('drive.clear')}
        </button>
        <button type="button" class="button" onClick={() => (path.value = proposed.value ?? [])}>
          {say('drive.proposed')}
        </button>
      </div>
      <ul>
        {units.map((unit) => (
          <li key={unit}>
            <UnitRow context={context} unit={unit} isOn={reached.includes(unit)} />
          </li>
        ))}
      </ul>
      <div class="endings">
        <button
          type="button"
          class="button"
          data-choice="no-drive"
          onClick={() => void applyChoice(context, { kind: 'no-drive' })}
        >
          {say('drive.none')}
        </button>
        <button type="button" class="button primary" data-choice="drive" onClick={() => give(drive)}>
          {say('drive.go')}
        </button>
      </div>
    </div>
  );
}
