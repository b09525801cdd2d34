/** [design 8] Whose turn, what now, how do I go on: in one line. */
import { sideLook } from '../../looks/sides.ts';
import { t } from '../../messages/messages.ts';
import type { ViewFacts } from '../../title/title-client.ts';
import { say, sayOr } from '../say.ts';
import type { Table } from '../table.ts';
import { Icon } from './icon.tsx';
import { PrimaryButton } from './primary-button.tsx';
import { SideMark } from './side-mark.tsx';

interface Props {
  readonly table: Table;
  readonly view: ViewFacts;
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
        <small>{table.face.name}</small>
      </p>
      <TurnChip table={table} view={view} />
      <Phases table={table} view={view} />
      <Players table={table} view={view} />
      <Undo table={table} />
      <PrimaryButton table={table} />
    </header>
  );
}

function TurnChip({ table, view }: Props) {
  const { date, weather, air } = table.face.calendar.turnNow(view);
  return (
    <p class="turn-chip">
      <b>{say('turn', { turn: view.turn })}</b>
      <span>{date}</span>
      {weather === undefined ? undefined : <Weather table={table} weather={weather} />}
      {air === undefined ? undefined : (
        <span class="air" title={air.words}>
          <Icon name="plane" size={18} /> {air.count}
        </span>
      )}
    </p>
  );
}

function Weather({ table, weather }: { readonly table: Table; readonly weather: string }) {
  const words = sayOr(`weather.${weather}`, weather);
  return (
    <span class="weather" title={words}>
      <Icon name={table.face.calendar.weatherIcons[weather] ?? 'sun'} size={18} />
      <span>{words}</span>
    </span>
  );
}

/** Past phases small with a tick, the current one filled in the side's colour. */
function Phases({ table, view }: Props) {
  const { side, phases, now } = table.face.calendar.phasesOf(view.phase);
  if (side === undefined) return <p class="phases">{sayOr(`phase.${view.phase}`, view.phase)}</p>;
  const { name: sideName, tone } = sideLook(table.face.sides, side);
  return (
    <ol class="phases" aria-label={say('phases', { side: sideName })} style={{ '--side': `var(--${tone})` }}>
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

function Players({ table, view }: Props) {
  const { game, face } = table;
  const { score } = face.victoryOf(view);
  return (
    <ul class="players" aria-label={say('players')}>
      {face.sides.map(({ id: side, name, tone }) => (
        <li key={side} class={`${tone}${game.decision.value?.by === side ? ' asked' : ''}`}>
          <SideMark sides={face.sides} side={side} /> <b>{name}</b> <small>{score[side]}</small>
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
