const SHOW_EVERY_MS = 200;

interface ProgressLine {
  /** Shows what the function gives, unless a line was shown a moment ago; the last line is always shown. */
  show(line: (seconds: number) => string, isLast?: boolean): void;
  clear(): void;
}

/** One line of standard error that is written over again and again. */
export function openProgressLine(complain: (text: string) => void, firstAfterMs = 0): ProgressLine {
  const start = performance.now();
  let shown = start + firstAfterMs - SHOW_EVERY_MS;
  let width = 0;
  return {
    show: (line, isLast = false) => {
      const now = performance.now();
      if (now - shown < SHOW_EVERY_MS && !isLast) return;
      shown = now;
      const text = line((now - start) / 1000);
      complain(`\r${text.padEnd(width)}`);
      width = text.length;
    },
    clear: () => {
      if (width > 0) complain(`\r${' '.repeat(width)}\r`);
    },
  };
}
