import type { ComponentChildren } from 'preact';
import { placeOf } from '../../title/title-client.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, unitName } from '../say.ts';
import { CounterChip } from './counter-chip.tsx';

interface Props {
  readonly context: PlayContext;
  readonly unit: string;
  /** Said in small type under the name; where the unit is, if left out. */
  readonly note?: ComponentChildren;
  /** What lights up on the map; where the unit is, if left out. */
  readonly places?: readonly string[];
  readonly onPick?: () => void;
  readonly isOn?: boolean;
}

/** A unit in a list: picture, name, where it is. Picking it shows it on the map. */
export function UnitRow({ context, unit, note, places, onPick, isOn }: Props) {
  const unitView = context.units.value.get(unit);
  if (unitView === undefined) return <span class="unit-row">{unitName(unit)}</span>;
  const place = placeOf(unitView);
  const { light: lightUp, dim } = context.overlays;
  const light = (): void => lightUp(places ?? (place === undefined ? [] : [place]));
  return (
    <button
      type="button"
      class={`unit-row${isOn === true ? ' on' : ''}`}
      aria-pressed={isOn}
      data-unit={unit}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
      onClick={() => {
        if (place !== undefined) context.camera.lookAt([place]);
        onPick?.();
      }}
    >
      <CounterChip context={context} unitView={unitView} size={34} />
      <span class="unit-row-words">
        <b>{unitName(unit)}</b>
        <small>{note ?? (place === undefined ? '' : placeName(place))}</small>
        <span class="unseen">{context.client.looks.counterLabel(unitView)}</span>
      </span>
    </button>
  );
}
