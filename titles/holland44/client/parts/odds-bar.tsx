/** [design 8] The nine columns of the table, and how the shifts lead from the raw one to the one that is rolled on. */
import { withMinus, withSign } from '@bridgehead/client-kit/messages';
import type { OddsReport, Shift } from '../query-replies.ts';
import { columnText, say } from '../say.ts';

const COLUMNS: readonly string[] = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1'];

export const signed = (count: number): string => (count > 0 ? withSign(count) : withMinus(count));

/** Where a column stands among the nine; beyond their ends it goes on counting. */
export function columnIndex(column: string): number {
  const [attack = 1, defense = 1] = column.split('-').map(Number);
  const even = COLUMNS.indexOf('1-1');
  return attack >= defense ? even + attack - 1 : even - defense + 1;
}

const clamped = (index: number): number => Math.max(0, Math.min(COLUMNS.length - 1, index));

/** Beyond its ends a column counts as the last one there is. */
export const clampedIndex = (column: string | undefined): number =>
  column === undefined ? -1 : clamped(columnIndex(column));

interface Arc {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** One arc a column; those that lie beyond the table on both ends are not drawn. */
export function arcsOf(raw: string, shifts: readonly Shift[]): readonly Arc[] {
  const arcs: Arc[] = [];
  let at = columnIndex(raw);
  for (const { columns, label } of shifts) {
    for (let i = 0; i < Math.abs(columns); i++) {
      const next = at + Math.sign(columns);
      const [from, to] = [clamped(at), clamped(next)];
      if (from !== to) arcs.push({ from, to, label: `${label} ${signed(columns)}` });
      at = next;
    }
  }
  return arcs;
}

/** What the attack must add up to for the next raw column; undefined where the table ends. */
export function nextColumn(odds: OddsReport): { readonly column: string; readonly attack: number } | undefined {
  const { raw, attack, defense } = odds;
  if (raw === undefined || attack === undefined || defense === undefined) return undefined;
  const index = columnIndex(raw);
  const column = index < 0 ? COLUMNS[0] : COLUMNS[index + 1];
  if (column === undefined) return undefined;
  const [a = 1, b = 1] = column.split('-').map(Number);
  const needed = Math.ceil((defense.total * a) / b);
  return needed > attack.total ? { column, attack: needed } : undefined;
}

interface BarProps {
  readonly raw: string | undefined;
  readonly column: string | undefined;
  readonly resolved: string | undefined;
  readonly shifts?: readonly Shift[];
}

/** Nine columns: the raw one grey, those passed pale, the final one filled; an arc for every shift. */
export function OddsBar({ raw, column, resolved, shifts = [] }: BarProps) {
  if (column === undefined) return undefined;
  const from = clampedIndex(raw);
  const to = clampedIndex(resolved ?? column);
  const arcs = raw === undefined ? [] : arcsOf(raw, shifts);
  const classOf = (i: number): string => {
    if (i === to) return 'final';
    if (i === from) return 'raw';
    return i > Math.min(from, to) && i < Math.max(from, to) ? 'passed' : '';
  };
  return (
    <div class="odds-bar" role="img" aria-label={say('odds.bar', { raw: raw ?? '', column })}>
      <Arcs arcs={arcs.filter((arc) => arc.to > arc.from)} isBelow={false} />
      <div class="odds-columns">
        {COLUMNS.map((one, i) => (
          <span key={one} class={classOf(i)}>
            {columnText(one)}
          </span>
        ))}
      </div>
      <Arcs arcs={arcs.filter((arc) => arc.to < arc.from)} isBelow={true} />
      {resolved !== undefined && resolved !== column ? (
        <small>{say('odds.beyond', { column: columnText(column), resolved: columnText(resolved) })}</small>
      ) : undefined}
    </div>
  );
}

/** Shifts to the right arch over the bar, those to the left hang below it. */
function Arcs({ arcs, isBelow }: { readonly arcs: readonly Arc[]; readonly isBelow: boolean }) {
  if (arcs.length === 0) return undefined;
  const x = (index: number): number => index * 40 + 20;
  const [foot, head] = isBelow ? [1, 15] : [15, 1];
  const up = isBelow ? 1 : -1;
  return (
    <svg class={`odds-arcs${isBelow ? ' below' : ''}`} viewBox="0 0 360 16" aria-hidden="true">
      {arcs.map(({ from, to, label }) => {
        const step = Math.sign(to - from);
        const end = x(to) - step * 5;
        return (
          <g key={`${from} ${to}`}>
            <title>{label}</title>
            <path d={`M${x(from) + step * 5} ${foot}Q${(x(from) + x(to)) / 2} ${head * 2 - foot} ${end} ${foot}`} />
            <path class="tip" d={`M${end} ${foot}l${-step * 7} ${up * 2}l${step * 5} ${up * 5}Z`} />
          </g>
        );
      })}
    </svg>
  );
}
