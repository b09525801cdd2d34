import { useSignal } from '@preact/signals';
import type { JsonObject, Moment } from '../../game/contract.ts';
import { hasScriptedDice, type LogGroup, type LogLine, logGroups, sideOfLine } from '../log/log-lines.ts';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { PlayerReason } from '../parts/player-reason.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { type PlayContext, whereIs } from '../play-context.ts';
import { say, sayMessage, sayOr, sideName } from '../say.ts';

const FIRST_GROUPS = 8;

export function LogPanel({ context }: { readonly context: PlayContext }) {
  const onlyDice = useSignal(false);
  const shown = useSignal(FIRST_GROUPS);
  const { log, handings, view } = context.game;
  const groups = logGroups(log.value, {
    onlyDice: onlyDice.value,
    handings: handings.value,
    now: momentOf(view.value),
  });
  return (
    <div class="log">
      <fieldset class="log-tabs" aria-label={say('log.which')}>
        <button type="button" aria-pressed={!onlyDice.value} onClick={() => (onlyDice.value = false)}>
          {say('log.all')}
        </button>
        <button type="button" aria-pressed={onlyDice.value} onClick={() => (onlyDice.value = true)}>
          {say('log.dice')}
        </button>
      </fieldset>
      {hasScriptedDice(context.game.log.value) ? <p class="quiet log-note">{say('log.scripted.game')}</p> : undefined}
      {groups.length === 0 ? <p class="quiet">{say('log.empty')}</p> : undefined}
      {groups.slice(0, shown.value).map((group) => (
        <Group key={group.key} context={context} group={group} />
      ))}
      {groups.length > shown.value ? (
        <button type="button" class="choice-row" onClick={() => (shown.value += FIRST_GROUPS)}>
          {say('log.earlier')}
        </button>
      ) : undefined}
    </div>
  );
}

const momentOf = (view: JsonObject = {}): Moment => ({ turn: Number(view.turn ?? 0), phase: String(view.phase ?? '') });

function groupTitle({ client }: PlayContext, { turn, phase }: LogGroup): string {
  const { side, phases, now } = client.calendar.phasesOf(phase);
  const name = side === undefined ? phase : (phases[now]?.name ?? '');
  const whose = side === undefined ? '' : `${sideName(side)} · `;
  return `${say('turn', { turn })} · ${whose}${sayOr(`phase.${name}`, name)}`;
}

function Group({ context, group }: { readonly context: PlayContext; readonly group: LogGroup }) {
  return (
    <section>
      <h3>{groupTitle(context, group)}</h3>
      {group.blocks.map(({ key, lines }) => (
        <ol key={key}>
          {lines.map((line) => (
            <Line key={line.key} context={context} line={line} />
          ))}
        </ol>
      ))}
    </section>
  );
}

/** Hovering lights the hexes; a click shows them. Without hexes of its own a line shows where its units now are. */
function Line({ context, line }: { readonly context: PlayContext; readonly line: LogLine }) {
  const places = (): readonly string[] =>
    line.hexes.length > 0 ? line.hexes : line.units.flatMap((unit) => whereIs(context, unit) ?? []);
  const { light: lightUp, dim } = context.overlays;
  const light = (): void => lightUp(places());
  return (
    <li>
      <button
        type="button"
        class="log-line"
        onMouseEnter={light}
        onMouseLeave={dim}
        onFocus={light}
        onBlur={dim}
        onClick={() => context.camera.lookAt(places())}
      >
        <LineMark context={context} line={line} />
        <span>
          {line.text}
          {line.isScripted ? <ScriptedNote /> : undefined}
        </span>
      </button>
      <RuleChip context={context} rule={line.rule} />
      {line.isFirst ? <Why context={context} at={line.at} /> : undefined}
    </li>
  );
}

/** The die was not rolled. */
const ScriptedNote = () => (
  <>
    {' '}
    <small class="scripted">{say('log.scripted')}</small>
  </>
);

function LineMark({ context, line }: { readonly context: PlayContext; readonly line: LogLine }) {
  if (line.die === undefined) {
    const side = sideOfLine(context.client, line);
    return side === undefined ? <Icon name="dawn" size={16} /> : <SideMark sides={context.client.sides} side={side} />;
  }
  return context.client.rolls === 'dice' ? <Die face={line.die} size={16} /> : <Icon name="dice" size={16} />;
}

/** What the computer had in mind, at the first line of its choice. */
function Why({ context, at }: { readonly context: PlayContext; readonly at: number }) {
  const explained = context.story.explanations.value.get(at);
  if (explained === undefined || explained.reasons.length === 0) return undefined;
  return (
    <details class="why">
      <summary>{say('opponent.why')}</summary>
      <ul>
        {explained.reasons.map((reason) => (
          <li key={sayMessage(reason)}>
            <PlayerReason context={context} reason={reason} />
          </li>
        ))}
      </ul>
    </details>
  );
}
