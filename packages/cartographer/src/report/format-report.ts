import type { Offset, Report, Statement } from './report.ts';

/** The report as text; its last line is the verdict. */
export function formatReport(report: Report): string {
  const far = report.offsets.filter((offset) => offset.hexes > 1);
  return [
    `${report.name}: report of the map compiler`,
    '',
    ...report.counts.map(([what, words]) => `${what}: ${words.map(([word, n]) => `${word} ${n}`).join(', ')}`),
    '',
    ...section('Facts', report.facts.map(line)),
    ...section('Pins', report.pins.map(line)),
    ...section('Offsets over one hex', far.map(offsetLine)),
    ...section(
      'Farthest of the rest',
      report.offsets
        .filter((offset) => offset.hexes <= 1)
        .slice(0, 12)
        .map(offsetLine),
    ),
    ...section('Bridges without a road or railway of their kind', report.bridgesWithoutRoad),
    ...section('Gaps', report.gaps),
    ...section('Places on the wrong bank', report.wrongBank),
    verdictLine(report),
    '',
  ].join('\n');
}

export function verdict(report: Report): { readonly unmet: number; readonly gaps: number; readonly wrongBank: number } {
  const unmet = [...report.pins, ...report.facts].filter((statement) => statement.instead !== undefined).length;
  return { unmet, gaps: report.gaps.length, wrongBank: report.wrongBank.length };
}

function verdictLine(report: Report): string {
  const { unmet, gaps, wrongBank } = verdict(report);
  return `unmet: ${unmet}, gaps: ${gaps}, wrong bank: ${wrongBank}`;
}

const section = (heading: string, lines: readonly string[]): string[] => [
  `${heading} (${lines.length})`,
  ...lines.map((text) => `  ${text}`),
  '',
];

const line = ({ says, source, instead }: Statement): string =>
  `${instead === undefined ? 'met  ' : 'UNMET'} ${says} [${source}]${instead === undefined ? '' : ` — ${instead}`}`;

const offsetLine = ({ what, name, detail, hexes }: Offset): string => `${hexes.toFixed(2)} ${what} ${name}: ${detail}`;
