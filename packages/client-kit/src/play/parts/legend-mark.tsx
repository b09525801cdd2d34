/** Marks of the map in small, in the styles of the board: a legend has the same colours and strokes as the map. */
const HEX = 'M0-11L9.5-5.5V5.5L0 11L-9.5 5.5V-5.5Z';

const HEXES = [
  'zoc-first',
  'zoc-second',
  'control-first',
  'control-second',
  'cut-off',
  'threat',
  'refused',
  'reach',
  'extended',
  'zone-first',
  'zone-second',
  'range',
  'command',
] as const;
const LINES = { 'supply-road': 's-road', 'supply-overland': 's-overland', boundary: 's-boundary' } as const;
/** Teeth of the border tell the control of one side from that of the other, as on the map. */
const TEETH = {
  'control-first': { look: 's-tooth-first', tooth: 'M9.5-4Q1.5 0 9.5 4Z' },
  'control-second': { look: 's-tooth-second', tooth: 'M9.5-4L3.5 0L9.5 4Z' },
} as const;
const ROPES = { rope: 's-first', 'rope-cut': 's-negated' } as const;
const DOTS = { 'victory-first': 's-first', 'victory-second': 's-second', 'victory-open': 's-open' } as const;
const PILLS = { note: 's-pill s-note', odds: 's-pill s-note', stop: 's-pill s-stop' } as const;

export type LegendMark =
  | (typeof HEXES)[number]
  | 'drop'
  | keyof typeof LINES
  | keyof typeof ROPES
  | keyof typeof DOTS
  | keyof typeof PILLS;

const has = <T extends object>(table: T, mark: PropertyKey): mark is keyof T => Object.hasOwn(table, mark);

export function LegendPicture({ mark }: { readonly mark: LegendMark }) {
  return (
    <svg class="legend-mark b-plane" width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
      {drawn(mark)}
    </svg>
  );
}

function drawn(mark: LegendMark) {
  if (has(LINES, mark)) return <path class={LINES[mark]} d="M-11 4L11-4" />;
  if (has(ROPES, mark)) {
    return (
      <g class={ROPES[mark]}>
        <path class="s-rope-line" d="M-11 0H11" />
        <circle class="s-rope-node" r="4" />
      </g>
    );
  }
  if (has(DOTS, mark)) {
    return (
      <g class={DOTS[mark]}>
        <path class="s-victory" d="M0-7.6L6.6-3.8V3.8L0 7.6L-6.6 3.8V-3.8Z" />
      </g>
    );
  }
  if (has(PILLS, mark)) return <rect class={PILLS[mark]} x="-11" y="-7" width="22" height="14" rx="7" />;
  if (mark === 'drop') {
    return (
      <>
        <circle class="s-drop-fill" r="9" />
        <circle class="s-drop" r="9" />
      </>
    );
  }
  if (mark === 'refused') {
    return (
      <>
        <path class="s-refused" d={HEX} />
        <path class="s-refused-line" d={HEX} fill="none" />
        <path class="s-lock" d="M-5-.5h10v7h-10ZM-3-.5v-2.6a3 3 0 0 1 6 0v2.6" />
      </>
    );
  }
  if (mark === 'cut-off') return <path class="s-cut-off" d={HEX} fill="none" />;
  if (has(TEETH, mark)) {
    const { look, tooth } = TEETH[mark];
    return (
      <>
        <path class={`s-${mark}`} d={HEX} />
        <path class="s-control-line" d={HEX} fill="none" />
        {[0, 120, 240].map((turn) => (
          <path key={turn} class={look} d={tooth} transform={`rotate(${turn})`} />
        ))}
      </>
    );
  }
  return (
    <>
      <path class={`s-${mark}`} d={HEX} />
      <path class={`s-${mark}-line`} d={HEX} fill="none" />
    </>
  );
}
