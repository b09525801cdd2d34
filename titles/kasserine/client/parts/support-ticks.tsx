/** What may be added to an attack: guns, air units with their chance, Rommel, the Tigers. */
import { percent } from '@bridgehead/client-kit/messages';
import { Icon, type IconName, RuleChip } from '@bridgehead/client-kit/play';
import type { PlayContext } from '../play-context.ts';
import { chanceOf, type Odds } from '../query-replies.ts';
import { say, signed, unitName } from '../say.ts';

export interface Tick {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note?: string;
  readonly rule: string;
  readonly value: string;
}

/** Everything that the engine says could be given. */
export function ticksOf({ guns, air, mayRommel, mayTiger }: Odds): readonly Tick[] {
  return [
    ...guns.map(
      ({ unit, points }): Tick => ({
        id: unit,
        icon: 'shell',
        name: unitName(unit),
        rule: '10.2.1',
        value: `+${points}`,
      }),
    ),
    ...air.map(
      ({ air: id, points, sixths }): Tick => ({
        id,
        icon: 'plane',
        name: unitName(id),
        note: say('air.chance', { chance: percent(chanceOf(sixths)) }),
        rule: '11.3.4',
        value: signed(-points),
      }),
    ),
    ...(mayRommel
      ? [{ id: 'rommel', icon: 'command', name: say('support.rommel'), rule: '15.5.2', value: signed(-1) } as const]
      : []),
    ...(mayTiger
      ? [{ id: 'tiger', icon: 'check', name: say('support.tiger'), rule: '16.3.1', value: signed(-1) } as const]
      : []),
  ];
}

interface Props {
  readonly context: PlayContext;
  readonly ticks: readonly Tick[];
  readonly isOn: (id: string) => boolean;
  readonly onTurn: (id: string) => void;
}

export function SupportTicks({ context, ticks, isOn, onTurn }: Props) {
  if (ticks.length === 0) return undefined;
  return (
    <fieldset class="switches" aria-label={say('planner.support')}>
      {ticks.map(({ id, icon, name, note, rule, value }) => (
        <div key={id} class="switch-row">
          <label class="switch" data-support={id}>
            <input type="checkbox" checked={isOn(id)} onChange={() => onTurn(id)} />
            <Icon name={icon} size={16} /> {name}
            {note === undefined ? undefined : <small>{note}</small>}
          </label>
          <RuleChip context={context} rule={rule} />
          <b>{value}</b>
        </div>
      ))}
    </fieldset>
  );
}
