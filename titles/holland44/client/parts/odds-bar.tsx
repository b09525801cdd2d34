/** [design 8] The nine columns of the table, and how the shifts lead from the raw one to the one that is rolled on. */
import { withMinus, withSign } from '@bridgehead/client-kit/messages';
import { ODDS_COLUMNS } from '../../src/facts.ts';
import type { OddsReport, Shift } from '../query-replies.ts';
import { columnText, say } from '../say.ts';

export const signed = (count: number): string => (count > 0 ? withSign(count) : withMinus(count));

/** Beyond its ends a column counts as the last one there is. */
export const clamped = (index: number): number => Math.max(0, Math.min(ODDS_COLUMNS.length - 1, index));

interface Arc {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** One arc a column; those that lie beyond the table on both ends are not drawn. */
export function arcsOf(raw: number, shifts: readonly Shift[]): readonly Arc[] {
  const arcs: Arc[] = [];
  let at = raw;
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

interface BarProps {
  readonly raw: string | undefined;
  readonly column: string | undefined;
  readonly resolved: string | undefined;
  readonly scale: OddsReport['scale'];
  readonly shifts?: readonly Shift[];
  /** Too weak for any column: none is rolled on. */
  readonly isOff?: boolean;
}

/** Nine columns: the raw one grey, those passed pale, the final one filled; an arc for every shift. */
export function OddsBar({ raw, column, resolved, scale, shifts = [], isOff = false }: BarProps) {
  if (column === undefined || scale === undefined) return undefined;
  const from = clamped(scale.raw);
  const to = scale.resolved;
  const arcs = arcsOf(scale.raw, shifts);
  const classOf = (i: number): string => {
    if (isOff) return '';
    if (i === to) return 'final';
    if (i === from) return 'raw';
    return i > Math.min(from, to) && i < Math.max(from, to) ? 'passed' : '';
  };
  return (
    <div class="odds-bar" role="img" aria-label={say('odds.bar', { raw: raw ?? '', column })}>
      <Arcs arcs={arcs.filter((arc) => arc.to > arc.from)} isBelow={false} />
      <div class="odds-columns">
        {ODDS_COLUMNS.map((one, i) => (
          <span key={one} class={classOf(i)}>
            {columnText(one)}
          </span>
        ))}
      </div>
      <Arcs arcs={arcs.filter((arc) => arc.to < arc.from)} isBelow={true} />
      {!isOff && resolved !== undefined && resolved !== column ? (
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
