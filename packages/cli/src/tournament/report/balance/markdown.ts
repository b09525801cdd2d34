/** How the page writes numbers and tables. */

export const rounded = (value: number): string => String(Number(value.toFixed(2))).replace('-', '−');

export const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
