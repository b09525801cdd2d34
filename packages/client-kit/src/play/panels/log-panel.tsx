import { useSignal } from '@preact/signals';
import { hasLaidDown, type LogGroup, type LogLine, logGroups, sideOfLine } from '../log-lines.ts';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { say, sayOr, sideName } from '../say.ts';
import { lookAt, type Table, whereIs } from '../table.ts';

const FIRST_GROUPS = 8;

export function LogPanel({ table }: { readonly table: Table }) {
  const onlyDice = useSignal(false);
  const shown = useSignal(FIRST_GROUPS);
  const groups = logGroups(table.game.log.value, onlyDice.value);
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
      {hasLaidDown(table.game.log.value) ? <p class="quiet log-note">{say('log.laid-down.game')}</p> : undefined}
      {groups.length === 0 ? <p class="quiet">{say('log.empty')}</p> : undefined}
      {groups.slice(0, shown.value).map((group) => (
        <Group key={group.key} table={table} group={group} />
      ))}
      {groups.length > shown.value ? (
        <button type="button" class="choice-row" onClick={() => (shown.value += FIRST_GROUPS)}>
          {say('log.earlier')}
        </button>
      ) : undefined}
    </div>
  );
}

function groupTitle({ face }: Table, { turn, phase }: LogGroup): string {
  const { side, phases, now } = face.calendar.phasesOf(phase);
  const name = side === undefined ? phase : (phases[now]?.name ?? '');
  const whose = side === undefined ? '' : `${sideName(side)} · `;
  return `${say('turn', { turn })} · ${whose}${sayOr(`phase.${name}`, name)}`;
}

function Group({ table, group }: { readonly table: Table; readonly group: LogGroup }) {
  return (
    <section>
      <h3>{groupTitle(table, group)}</h3>
      {group.blocks.map(({ key, lines }) => (
        <ol key={key}>
          {lines.map((line) => (
            <Line key={line.key} table={table} line={line} />
          ))}
        </ol>
      ))}
    </section>
  );
}

/** Hovering lights the hexes; a click shows them. Without hexes of its own a line shows where its units now are. */
function Line({ table, line }: { readonly table: Table; readonly line: LogLine }) {
  const places = (): readonly string[] =>
    line.hexes.length > 0 ? line.hexes : line.units.flatMap((unit) => whereIs(table, unit) ?? []);
  const light = (): void => {
    table.lit.value = places();
  };
  const dim = (): void => {
    table.lit.value = [];
  };
  return (
    <li>
      <button
        type="button"
        class="log-line"
        onMouseEnter={light}
        onMouseLeave={dim}
        onFocus={light}
        onBlur={dim}
        onClick={() => lookAt(table, places())}
      >
        <LineMark table={table} line={line} />
        <span>
          {line.text}
          {line.isLaidDown ? <LaidDown /> : undefined}
        </span>
      </button>
      <RuleChip table={table} rule={line.rule} />
      {line.isFirst ? <Why table={table} at={line.at} /> : undefined}
    </li>
  );
}

/** The die was not rolled. */
const LaidDown = () => (
  <>
    {' '}
    <small class="laid-down">{say('log.laid-down')}</small>
  </>
);

function LineMark({ table, line }: { readonly table: Table; readonly line: LogLine }) {
  if (line.die === undefined) {
    const side = sideOfLine(table.face, line);
    return side === undefined ? <Icon name="dawn" size={16} /> : <SideMark sides={table.face.sides} side={side} />;
  }
  return table.face.rolls === 'dice' ? <Die face={line.die} size={16} /> : <Icon name="dice" size={16} />;
}

/** What the computer had in mind, at the first line of its answer. */
function Why({ table, at }: { readonly table: Table; readonly at: number }) {
  const thought = table.thoughts.value.get(at);
  if (thought === undefined || thought.reasons.length === 0) return undefined;
  return (
    <details class="why">
      <summary>{say('opponent.why')}</summary>
      <ul>
        {thought.reasons.map(({ text, rule }) => (
          <li key={text}>
            <span>{text}</span> {rule === undefined ? undefined : <RuleChip table={table} rule={rule} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
