/** Finds a unit or a place by its name or number. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { OrderOfBattle } from '../../forces/order-of-battle.tsx';
import { placeOf, type TitleClient, type ViewFacts } from '../../title/title-client.ts';
import { UnitRow } from '../parts/unit-row.tsx';
import type { PlayContext } from '../play-context.ts';
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

interface Props {
  readonly context: PlayContext;
  readonly view: ViewFacts;
}

/** Until something is looked for, the order of battle. */
export function FindPanel({ context, view }: Props) {
  const words = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const wanted = words.value.trim().toLowerCase();
  const units = wanted === '' ? [] : [...context.units.value.values()].filter((unit) => placeOf(unit) !== undefined);
  const found = units.filter(({ unit, name, formation }) =>
    [unitName(unit), name, formation].some((text) => text.toLowerCase().includes(wanted)),
  );
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
        />
      </label>
      <ul>
        {findPlaces(context.client, words.value).map(({ name, hex }) => (
          <li key={name + hex}>
            <button type="button" class="choice-row" onClick={() => context.camera.lookAt([hex])}>
              <b>{name}</b> <small>{hex}</small>
            </button>
          </li>
        ))}
        {found.slice(0, MOST_FOUND).map(({ unit }) => (
          <li key={unit}>
            <UnitRow context={context} unit={unit} onPick={() => context.interaction.value?.select?.(unit)} />
          </li>
        ))}
      </ul>
      {wanted === '' ? <OrderOfBattle context={context} view={view} /> : undefined}
    </div>
  );
}
