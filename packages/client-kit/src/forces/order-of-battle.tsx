/** The order of battle: every formation with its units, their state, where they are and when they come. */
import { useSignal } from '@preact/signals';
import { isSide } from '../looks/sides.ts';
import { SideMark } from '../play/parts/side-mark.tsx';
import { UnitRow } from '../play/parts/unit-row.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { placeName, say, sayOr, sideName, unitName } from '../play/say.ts';
import type { Coming } from '../title/forces.ts';
import { placeOf, type UnitFacts, type ViewFacts } from '../title/title-client.ts';
import { byFormation, formationName } from './waiting.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: ViewFacts;
}

export function OrderOfBattle({ context, view }: Props) {
  const { game, client } = context;
  const first = isSide(client.sides, game.seat.value) ? game.seat.value : (client.sides[0]?.id ?? '');
  const side = useSignal(first);
  return (
    <section class="order-of-battle" aria-label={say('forces.title')}>
      <fieldset class="log-tabs" aria-label={say('forces.side')}>
        {client.sides.map(({ id }) => (
          <button key={id} type="button" aria-pressed={side.value === id} onClick={() => (side.value = id)}>
            <SideMark sides={client.sides} side={id} /> {sideName(id)}
          </button>
        ))}
      </fieldset>
      <Formations context={context} view={view} side={side.value} />
    </section>
  );
}

function Formations({ context, view, side }: Props & { readonly side: string }) {
  const coming = (context.client.forces?.toCome(view) ?? []).filter((one) => one.side === side);
  const waiting = new Set(coming.map(({ unit }) => unit));
  const here = view.units.filter((unit) => unit.side === side && !waiting.has(unit.unit));
  const groups = new Map(byFormation(context, here).map((group) => [group.formation, group]));
  const names = [...new Set([...groups.keys(), ...coming.map(({ formation }) => formation)])];
  if (names.length === 0) return <p class="quiet">{say('forces.none')}</p>;
  return names.map((formation) => (
    <Formation
      key={formation}
      context={context}
      name={groups.get(formation)?.name ?? formationName(context, side, formation)}
      units={groups.get(formation)?.units ?? []}
      coming={coming.filter((one) => one.formation === formation)}
    />
  ));
}

interface FormationProps {
  readonly context: PlayContext;
  readonly name: string;
  readonly units: readonly UnitFacts[];
  readonly coming: readonly Coming[];
}

function Formation({ context, name, units, coming }: FormationProps) {
  const onMap = units.filter((unit) => placeOf(unit) !== undefined).length;
  const places = units.flatMap((unit) => placeOf(unit) ?? []);
  const counts = [
    say('forces.on-map', { count: onMap }),
    ...(units.length > onMap ? [say('forces.off-map', { count: units.length - onMap })] : []),
    ...(coming.length > 0 ? [say('forces.coming', { count: coming.length })] : []),
  ];
  return (
    <details class="formation" onMouseEnter={() => context.overlays.light(places)} onMouseLeave={context.overlays.dim}>
      <summary>
        <b>{name}</b> <small>{counts.join(' · ')}</small>
      </summary>
      <ul>
        {units.map((unit) => (
          <li key={unit.unit}>
            <UnitRow
              context={context}
              unit={unit.unit}
              note={noteOf(context, unit)}
              onPick={() => context.interaction.value?.select?.(unit.unit)}
            />
          </li>
        ))}
        {coming.map(({ unit, words }) => (
          <li key={unit} class="coming">
            <b>{unitName(unit)}</b> <small>{words}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where it is, and in which state. */
function noteOf({ client }: PlayContext, unit: UnitFacts): string {
  const place = placeOf(unit);
  const where = place === undefined ? sayOr(`box.${unit.box}`, unit.box ?? '') : placeName(place);
  return [where, client.forces?.stateWords(unit) ?? ''].filter((part) => part !== '').join(' · ');
}
