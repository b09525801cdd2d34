/** [design 8] Whose turn, what now, how do I go on: in one line. */
import type { HollandView } from '@bridgehead/title-holland44';
import { sideLook } from '../../looks/sides.ts';
import { t } from '../../messages/index.ts';
import { phasesOf, scoreOf } from '../calendar.ts';
import { say, sayOr } from '../say.ts';
import type { Table } from '../table.ts';
import { Icon, type IconName } from './icon.tsx';
import { PrimaryButton } from './primary-button.tsx';
import { SideMark } from './side-mark.tsx';

const PHASE_ICONS: Readonly<Record<string, IconName>> = {
  'artillery-resupply': 'shell',
  bridge: 'bridge',
  airlanding: 'drop',
  movement: 'march',
  combat: 'swords',
  recovery: 'heal',
  supply: 'crate',
  'traffic-marker': 'jam',
};

export const WEATHER_ICONS: Readonly<Record<string, IconName>> = {
  clear: 'sun',
  cloudy: 'cloud',
  overcast: 'rain',
  none: 'moon',
};

interface Props {
  readonly table: Table;
  readonly view: HollandView;
}

export function PhaseBar({ table, view }: Props) {
  return (
    <header class="phase-bar">
      <button
        type="button"
        class="icon-button"
        aria-label={say('menu')}
        title={say('menu')}
        aria-haspopup="dialog"
        data-act="menu"
        onClick={() => (table.menu.value = true)}
      >
        <Icon name="menu" />
      </button>
      <p class="brand">
        <b>{t('app.name')}</b>
        <small>{say('title')}</small>
      </p>
      <TurnChip view={view} />
      <Phases view={view} />
      <Players table={table} view={view} />
      <Undo table={table} />
      <PrimaryButton table={table} />
    </header>
  );
}

function TurnChip({ view }: { readonly view: HollandView }) {
  const { turn, date, part, weather, air } = view;
  return (
    <p class="turn-chip">
      <b>{say('turn', { turn })}</b>
      <span>{say('date', { date, part: sayOr(`part.${part}`, part) })}</span>
      <span class="weather" title={sayOr(`weather.${weather.now}`, weather.now)}>
        <Icon name={WEATHER_ICONS[weather.now] ?? 'sun'} size={18} />
        <span>{sayOr(`weather.${weather.now}`, weather.now)}</span>
      </span>
      <span class="air" title={say('air', { count: air.units })}>
        <Icon name="plane" size={18} /> {air.units}
      </span>
    </p>
  );
}

/** Past phases small with a tick, the current one filled in the side's colour. */
function Phases({ view }: { readonly view: HollandView }) {
  const { side, phases, now } = phasesOf(view.phase);
  if (side === undefined) return <p class="phases">{sayOr(`phase.${view.phase}`, view.phase)}</p>;
  return (
    <ol
      class="phases"
      aria-label={say('phases', { side: t(`side.${side}`) })}
      style={{ '--side': sideLook(side).colour }}
    >
      {phases.map((phase, i) => (
        <li
          key={phase}
          class={i < now ? 'done' : i === now ? 'current' : ''}
          aria-current={i === now ? 'step' : undefined}
          title={sayOr(`phase.${phase}`, phase)}
        >
          <Icon name={PHASE_ICONS[phase] ?? 'march'} size={16} />
          <span>{sayOr(`phase.${phase}`, phase)}</span>
        </li>
      ))}
    </ol>
  );
}

function Players({ table, view }: Props) {
  const score = scoreOf(view);
  const { game } = table;
  return (
    <ul class="players" aria-label={say('players')}>
      {(['allied', 'german'] as const).map((side) => (
        <li key={side} class={`${side}${game.decision.value?.by === side ? ' asked' : ''}`}>
          <SideMark side={side} /> <b>{t(`side.${side}`)}</b> <small>{say('points', { points: score[side] })}</small>
        </li>
      ))}
    </ul>
  );
}

export function Undo({ table }: { readonly table: Table }) {
  const { game } = table;
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
