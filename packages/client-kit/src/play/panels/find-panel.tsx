/** Finds a unit or a place by its name or number. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { OrderOfBattle } from '../../forces/order-of-battle.tsx';
import { placeOf, type TitleClient, type UnitFacts, type ViewFacts } from '../../title/title-client.ts';
import { findOnMap } from '../find-on-map.ts';
import { UnitRow } from '../parts/unit-row.tsx';
import { type PlayContext, whereIs } from '../play-context.ts';
import { placeName, say, unitName } from '../say.ts';

const MOST_FOUND = 30;

interface NamedPlace {
  readonly name: string;
  readonly hex: string;
}

export function findPlaces({ map, grid }: Pick<TitleClient, 'map' | 'grid'>, words: string): readonly NamedPlace[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  if (grid.indexByName.has(wanted)) return [{ name: placeName(wanted), hex: wanted }];
  return map.places.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST_FOUND);
}

/** A unit is gone to and taken up where that may be. */
function showUnit(context: PlayContext, unit: string): void {
  const place = whereIs(context, unit);
  if (place !== undefined) findOnMap(context, place);
  context.interaction.value?.select?.(unit);
}

/** Enter: the first place of the list, or else the first unit. */
function goToFirst(context: PlayContext, places: readonly NamedPlace[], units: readonly UnitFacts[]): void {
  const [place] = places;
  const [unit] = units;
  if (place !== undefined) findOnMap(context, place.hex);
  else if (unit !== undefined) showUnit(context, unit.unit);
}

interface Props {
  readonly context: PlayContext;
  readonly view: ViewFacts;
}

/** Until something is looked for, the order of battle. */
export function FindPanel({ context, view }: Props) {
  const words = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  // Also where it is open already and is called again.
  useEffect(() => input.current?.focus(), [context.panels.tabCalls.value]);
  const wanted = words.value.trim().toLowerCase();
  const units = wanted === '' ? [] : [...context.units.value.values()].filter((unit) => placeOf(unit) !== undefined);
  const found = units.filter(({ unit, name, formation }) =>
    [unitName(unit), name, formation].some((text) => text.toLowerCase().includes(wanted)),
  );
  const places = findPlaces(context.client, words.value);
  return (
    <div class="find">
      <label class="field">
        <span class="unseen">{say('find.label')}</span>
        <input
          ref={input}
          type="search"
          placeholder={say('find.label')}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            goToFirst(context, places, found);
          }}
        />
      </label>
      <ul>
        {places.map(({ name, hex }) => (
          <li key={name + hex}>
            <button type="button" class="choice-row" onClick={() => findOnMap(context, hex)}>
              <b>{name}</b> <small>{hex}</small>
            </button>
          </li>
        ))}
        {found.slice(0, MOST_FOUND).map(({ unit }) => (
          <li key={unit}>
            <UnitRow context={context} unit={unit} onPick={() => showUnit(context, unit)} />
          </li>
        ))}
      </ul>
      {wanted === '' ? <OrderOfBattle context={context} view={view} /> : undefined}
    </div>
  );
}
