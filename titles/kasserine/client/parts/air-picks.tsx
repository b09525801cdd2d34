/** Air units side by side: looked at, or to be picked. */
import { CounterPicture } from '@bridgehead/client-kit/play';
import type { AirView } from '../../src/facts.ts';
import { airLook } from '../looks/air-look.ts';
import { say } from '../say.ts';

interface Props {
  readonly air: readonly AirView[];
  readonly isOn?: (air: string) => boolean;
  readonly noteOf?: (air: string) => string;
  /** Left out: they are only looked at. */
  readonly onPick?: (air: string) => void;
}

const SIZE = 52;

export function AirPicks({ air, isOn, noteOf, onPick }: Props) {
  if (air.length === 0) return <p class="quiet">{say('due.none')}</p>;
  return (
    <ul class="air-picks">
      {air.map((one) => {
        const look = airLook(one, one.at === 'used' ? 'acted' : isOn?.(one.air) === true ? 'selected' : 'rest');
        const face = (
          <>
            <CounterPicture look={look} size={SIZE} />
            <small>{one.name}</small>
            {noteOf === undefined ? undefined : <small>{noteOf(one.air)}</small>}
            <span class="unseen">{look.label}</span>
          </>
        );
        return (
          <li key={one.air}>
            {onPick === undefined ? (
              <span class="air-pick">{face}</span>
            ) : (
              <button
                type="button"
                class="air-pick"
                data-air={one.air}
                aria-pressed={isOn?.(one.air) === true}
                onClick={() => onPick(one.air)}
              >
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
