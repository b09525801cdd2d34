/** [design 4] One pen for the whole interface: a grid of twenty, strokes of 1.6, round caps, no fills. */
const HEXAGON = 'M10 3l6 3.5v7L10 17l-6-3.5v-7Z';

export const DRAWINGS = {
  reach: `${HEXAGON}M10 8v4M8 10h4`,
  zoc: `${HEXAGON}M5 12l7-7M7 15l8-8M11 16l5-5`,
  rope: 'M2.3 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M13.3 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M6.7 10h6.6M9 7.5v5M11 7.5v5',
  supply: 'M4 7l6-3 6 3v6.5l-6 3-6-3ZM4 7l6 3 6-3M10 10v6.5',
  threat: 'M5 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0M10 2.5v5M10 12.5v5M2.5 10h5M12.5 10h5',
  control: 'M5 17V3.5h9l-2 3 2 3H5',
  drop: 'M3.5 8.5a6.5 5.5 0 0 1 13 0L10 16ZM7.5 8.5L10 16l2.5-7.5',
  corps: 'M3 15l4-3 2-4 4-1 4-4M3.5 9l2 1M8 15l1 2M12.5 12l2 1.5',
  numbers: 'M4 5v10M8 5.5h4v4H8.4V15H12M15 5h1.5v10',
  hide: 'M3 6h11v8H3ZM2 17L18 3',
  undo: 'M7.5 4L4 7.5 7.5 11M4 7.5h8a4 4 0 0 1 0 8H8',
  redo: 'M12.5 4L16 7.5 12.5 11M16 7.5H8a4 4 0 0 0 0 8h4',
  swap: 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  menu: 'M4 6h12M4 10h12M4 14h12',
  sun: 'M6.4 10a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4',
  moon: 'M15.5 12A6.5 6.5 0 0 1 8 4.5 6.5 6.5 0 1 0 15.5 12Z',
  dawn: 'M3 15h14M6 15a4 4 0 0 1 8 0M10 5v3M4.8 8.6l1.6 1.4M15.2 8.6l-1.6 1.4',
  cloud: 'M6 15a3.4 3.4 0 0 1-.2-6.8A4.6 4.6 0 0 1 14.6 9 3 3 0 0 1 14.4 15Z',
  rain: 'M6 12a3.2 3.2 0 0 1-.2-6.4A4.5 4.5 0 0 1 14.5 6.4 2.9 2.9 0 0 1 14.3 12ZM7 14.5l-1 2.5M11 14.5l-1 2.5M15 14.5l-1 2.5',
  plane: 'M10 2.5v15M3 9.5l7-2 7 2M7 16l3-1 3 1',
  shell: 'M8 17V8c0-3 1-4.6 2-5.5 1 .9 2 2.5 2 5.5v9ZM8 14h4',
  bridge: 'M2.5 6h15M2.5 14c3-5 12-5 15 0M6 6v5M10 6v4.2M14 6v5',
  march: 'M4 10h11M11 5.5L15.5 10 11 14.5',
  swords: 'M4 4l9 9M16 4l-9 9M4.5 13l2.5 2.5M15.5 13L13 15.5',
  heal: 'M8 4h4v4h4v4h-4v4H8v-4H4V8h4Z',
  crate: 'M4 6h12v10H4ZM4 9.5h12M8 6V4h4v2',
  jam: 'M4 5h3v10H4ZM8.5 5h3v10h-3ZM13 5h3v10h-3Z',
  close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  lock: 'M5 9h10v7.5H5ZM7 9V6.5a3 3 0 0 1 6 0V9',
  check: 'M4.5 10.5l3.5 3.5 7.5-8',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  home: 'M3.5 9.5L10 4l6.5 5.5M5.5 8.5V16h9V8.5',
  eye: 'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5ZM7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
  dice: 'M3.5 6a2.5 2.5 0 0 1 2.5-2.5h8A2.5 2.5 0 0 1 16.5 6v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 14ZM7 7h.1M13 13h.1M10 10h.1',
  log: 'M5 3.5h10v13H5ZM7.5 7h5M7.5 10h5M7.5 13h3',
  areas: 'M3 4h9v12H3ZM12 8h5M14.5 5.5L17 8l-2.5 2.5',
  record: 'M4 4h12v12H4ZM4 8h12M9 8v8',
  rules: 'M4 4h5.5v12.5H4ZM10.5 4H16v12.5h-5.5Z',
  find: 'M4 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0M13 13l4 4',
  layers: 'M10 3.5l7 3.5-7 3.5L3 7ZM3 10.5l7 3.5 7-3.5M3 13.8l7 3.5 7-3.5',
  help: 'M7.5 7.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.9M10 14.5v.1',
  chevron: 'M7 5l5 5-5 5',
  back: 'M13 5l-5 5 5 5',
  play: 'M6.5 4.5l8.5 5.5-8.5 5.5Z',
  pause: 'M7 4.5v11M13 4.5v11',
  first: 'M5 5v10M14.5 5l-5 5 5 5',
  last: 'M15 5v10M5.5 5l5 5-5 5',
  branch: 'M6 3.5v13M6 12c5 0 8-1.5 8-6M11.5 8L14 5.5 16.5 8',
  file: 'M10 3v9M6.5 9l3.5 3.5L13.5 9M4 16.5h12',
  settings: 'M3 6h8M15 6h2M11 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3 14h2M9 14h8M5 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  learn: 'M2.5 8L10 4.5 17.5 8 10 11.5ZM5.5 9.5V14c2.5 2 6.5 2 9 0V9.5',
  briefing: 'M4 4.5h12v11H4ZM7 8h6M7 12h3.5M12.5 12l1 1 2-2.2',
  course: 'M3.5 3.5v13h13M5.5 13l3.5-4 3 2 4.5-6',
  skip: 'M4.5 5l5 5-5 5M10.5 5l5 5-5 5',
  sleep: 'M4 5h5.5L4 12h5.5M12 10h4.5L12 15.5h4.5',
  command: 'M6 17V4h9v6H6',
  declare: 'M3 10h8M7.5 6.5L11 10l-3.5 3.5M15 4.5v11',
  column: 'M2.5 10h2M6.5 10h2M10.5 10h6.5M13.5 6.5L17 10l-3.5 3.5',
} as const;

export type IconName = keyof typeof DRAWINGS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="pen" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
