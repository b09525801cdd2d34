import { useSignal } from '@preact/signals';
import { Icon } from '../play/parts/icon.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { say } from '../play/say.ts';
import { BattleSteps } from './battle-steps.tsx';
import { keepInSight } from './keep-in-sight.ts';
import type { Report, ReportLine } from './report.ts';

interface Props {
  readonly context: PlayContext;
  readonly report: Report;
}

export function ReportLines({ context, report: { lines } }: Props) {
  if (lines.length === 0) return <p class="quiet">{say('report.quiet')}</p>;
  return (
    <ul class="report-lines">
      {lines.map((line) => (
        <Line key={line.key} context={context} line={line} />
      ))}
    </ul>
  );
}

/** A click goes to the place; a battle can be read step by step. */
function Line({ context, line }: { readonly context: PlayContext; readonly line: ReportLine }) {
  const isOpen = useSignal(false);
  const { icon, text, note, places, isBad, battle } = line;
  const { light, dim } = context.overlays;
  const show = (): void => {
    context.camera.lookAt(places);
    keepInSight(context, places[0]);
    light(places);
  };
  return (
    <li class={isBad ? 'bad' : ''}>
      <div class="report-line">
        <button
          type="button"
          class="log-line"
          data-places={places.join(' ')}
          onMouseEnter={() => light(places)}
          onMouseLeave={dim}
          onFocus={() => light(places)}
          onBlur={dim}
          onClick={show}
        >
          <Icon name={icon} size={18} />
          <span>
            {text}
            {note === '' ? undefined : <small>{note}</small>}
          </span>
        </button>
        {battle === undefined ? undefined : (
          <button
            type="button"
            class="icon-button"
            aria-expanded={isOpen.value}
            aria-label={say('battle.steps')}
            title={say('battle.steps')}
            data-act="battle-steps"
            onClick={() => {
              isOpen.value = !isOpen.value;
              show();
            }}
          >
            <Icon name="log" size={16} />
          </button>
        )}
      </div>
      {battle !== undefined && isOpen.value ? <BattleSteps context={context} battle={battle} /> : undefined}
    </li>
  );
}
