import type { Token } from '@bridgehead/board';
import type { Matchup } from '../courses.ts';

/** Tokens that are told apart in both themes; a seventh begins again, dashed. */
const SERIES: readonly Token[] = ['accent', 'road-1', 'supply', 'vp', 'target', 'ink-3'];

interface Look {
  readonly stroke: string;
  readonly dash: string | undefined;
}

export const seriesLook = (i: number): Look => ({
  stroke: `var(--${SERIES[i % SERIES.length]})`,
  dash: i < SERIES.length ? undefined : '5 4',
});

export const matchupName = ({ first, second }: Matchup): string => `${first} – ${second}`;

/** The colours of the first and of the second side of a title. */
export const SIDE_COLOURS = ['var(--first)', 'var(--second)'] as const;

/** Which line is whose, as a list above a drawing. */
export const legend = (matchups: readonly Matchup[], note?: string): string => {
  const items = matchups.map((matchup, i) => {
    const { stroke, dash } = seriesLook(i);
    const border = `border-top:3px ${dash === undefined ? 'solid' : 'dashed'} ${stroke}`;
    return `<li><i style="${border}"></i>${matchupName(matchup)}</li>`;
  });
  const history = note === undefined ? [] : [`<li><i class="history"></i>${note}</li>`];
  return `<ul class="legend">${[...items, ...history].join('')}</ul>`;
};
