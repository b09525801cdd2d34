/** [design 8] Whose turn, what now, how do I go on: in one line. */
import { sideLook } from '../../looks/sides.ts';
import { spoken } from '../../messages/language.ts';
import { t } from '../../messages/messages.ts';
import type { ViewFacts } from '../../title/title-client.ts';
import { Icon } from '../parts/icon.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr, sideName } from '../say.ts';
import { PrimaryButton } from './primary-button.tsx';
import { useTightness } from './use-tightness.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: ViewFacts;
}

export function PhaseBar({ context, view }: Props) {
  const bar = useTightness<HTMLElement>();
  return (
    <header ref={bar} class="phase-bar">
      <button
        type="button"
        class="icon-button"
        aria-label={say('menu')}
        title={say('menu')}
        aria-haspopup="dialog"
        data-act="menu"
        onClick={() => context.panels.setMenu(true)}
      >
        <Icon name="menu" />
      </button>
      <p class="brand">
        <b>{t('app.name')}</b>
        <small>{spoken(context.client.name)}</small>
      </p>
      <TurnChip context={context} view={view} />
      <Phases context={context} view={view} />
      <Players context={context} view={view} />
      <Undo context={context} />
      <PrimaryButton context={context} />
    </header>
  );
}

function TurnChip({ context, view }: Props) {
  const { date, weather, air } = context.client.calendar.turnNow(view);
  return (
    <p class="turn-chip">
      <b>{say('turn', { turn: view.turn })}</b>
      <span>{date}</span>
      {weather === undefined ? undefined : <Weather context={context} weather={weather} />}
      {air === undefined ? undefined : (
        <span class="air" title={air.words}>
          <Icon name="plane" size={18} /> {air.count}
        </span>
      )}
    </p>
  );
}

function Weather({ context, weather }: Pick<Props, 'context'> & { readonly weather: string }) {
  const words = sayOr(`weather.${weather}`, weather);
  return (
    <span class="weather" title={words}>
      <Icon name={context.client.calendar.weatherIcons[weather] ?? 'sun'} size={18} />
      <span>{words}</span>
    </span>
  );
}

/** Past phases small with a tick, the current one filled in the side's colour. */
function Phases({ context, view }: Props) {
  const { side, phases, now } = context.client.calendar.phasesOf(view.phase);
  if (side === undefined) return <p class="phases">{sayOr(`phase.${view.phase}`, view.phase)}</p>;
  const { tone } = sideLook(context.client.sides, side);
  return (
    <ol class="phases" aria-label={say('phases', { side: sideName(side) })} style={{ '--side': `var(--${tone})` }}>
      {phases.map(({ name, icon }, i) => (
        <li
          key={name}
          class={i < now ? 'done' : i === now ? 'current' : ''}
          aria-current={i === now ? 'step' : undefined}
          title={sayOr(`phase.${name}`, name)}
        >
          <Icon name={icon} size={16} />
          <span>{sayOr(`phase.${name}`, name)}</span>
        </li>
      ))}
    </ol>
  );
}

function Players({ context, view }: Props) {
  const { game, client } = context;
  const { score } = client.victoryOf(view);
  return (
    <ul class="players" aria-label={say('players')}>
      {client.sides.map(({ id: side, tone }) => (
        <li key={side} class={`${tone}${game.decision.value?.by === side ? ' asked' : ''}`}>
          <SideMark sides={client.sides} side={side} /> <b>{sideName(side)}</b> <small>{score[side]}</small>
        </li>
      ))}
    </ul>
  );
}

function Undo({ context }: { readonly context: PlayContext }) {
  const { game } = context;
  return (
    <div class="undo">
      <button
        type="button"
        class="icon-button"
        aria-label={say('undo')}
        title={say('undo')}
        disabled={!game.mayUndo.value}
        onClick={() => void game.undo()}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={say('redo')}
        title={say('redo')}
        disabled={!game.mayRedo.value}
        onClick={() => void game.redo()}
      >
        <Icon name="redo" />
      </button>
    </div>
  );
}
