import { Icon, type IconName, RuleChip } from '@bridgehead/client-kit/play';
import type { PlayContext } from '../play-context.ts';
import type { Offered } from '../query-replies.ts';
import { say, unitName } from '../say.ts';
import { signed } from './odds-bar.tsx';

interface Props {
  readonly context: PlayContext;
  /** What the engine says could be added; undefined: it has not said. */
  readonly offered: Offered | undefined;
  readonly air: boolean;
  readonly guns: readonly string[];
  readonly onAir: () => void;
  readonly onGun: (gun: string) => void;
}

/** [10.7] [17.6] Air and guns with what they shift; who cannot is locked, with the rule that forbids it. */
export function SupportSwitches({ context, offered, air, guns, onAir, onGun }: Props) {
  if (offered === undefined) return undefined;
  const left = (context.view.value?.air.units ?? 0) > 0 || air;
  return (
    <fieldset class="switches" aria-label={say('planner.support')}>
      {left || offered.air.refusal === undefined ? (
        <Switch
          context={context}
          icon="plane"
          name={say('support.air')}
          isOn={air}
          columns={1}
          refusal={offered.air.refusal}
          onTurn={onAir}
        />
      ) : undefined}
      {offered.guns.map(({ unit, columns, refusal }) => (
        <Switch
          key={unit}
          context={context}
          icon="shell"
          name={unitName(unit)}
          isOn={guns.includes(unit)}
          columns={columns}
          refusal={refusal}
          onTurn={() => onGun(unit)}
        />
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly context: PlayContext;
  readonly icon: IconName;
  readonly name: string;
  readonly isOn: boolean;
  readonly columns: number;
  readonly refusal: Offered['air']['refusal'];
  readonly onTurn: () => void;
}

function Switch({ context, icon, name, isOn, columns, refusal, onTurn }: SwitchProps) {
  const isLocked = !isOn && refusal !== undefined;
  const press = (event: Event): void => {
    if (!isLocked) return;
    event.preventDefault();
    if (refusal !== undefined) context.selection.refuse(refusal);
  };
  const turn = (): void => {
    context.selection.clearRefusal();
    onTurn();
  };
  return (
    <div class={`switch-row${isLocked ? ' locked' : ''}`}>
      <label class="switch">
        {isLocked ? <Icon name="lock" size={16} /> : undefined}
        <input
          type="checkbox"
          class={isLocked ? 'unseen' : ''}
          checked={isOn}
          aria-disabled={isLocked}
          onClick={press}
          onChange={turn}
        />
        <Icon name={icon} size={16} /> <span>{name}</span>
        {isLocked ? <small>{refusal?.reason}</small> : undefined}
      </label>
      {isLocked && refusal !== undefined ? <RuleChip context={context} rule={refusal.rule} /> : undefined}
      <b>{isLocked ? '0' : signed(columns)}</b>
    </div>
  );
}
