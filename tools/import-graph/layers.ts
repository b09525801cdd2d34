/** The arrows of docs/architecture.md. Each layer may import what is listed; nothing else, and no title another title. */
export const LAYERS = {
  hex: [],
  map: ['hex'],
  engine: [],
  protocol: ['engine'],
  toolkit: ['hex', 'map', 'engine'],
  title: ['hex', 'map', 'engine', 'toolkit'],
  ai: ['engine'],
  board: ['hex', 'map'],
  cartographer: ['hex', 'map'],
  server: ['hex', 'map', 'engine', 'protocol', 'toolkit', 'title', 'ai'],
  cli: ['hex', 'map', 'engine', 'protocol', 'toolkit', 'title', 'ai', 'board', 'cartographer'],
  web: ['hex', 'map', 'engine', 'protocol', 'toolkit', 'title', 'ai', 'board'],
  testkit: ['hex', 'map', 'engine', 'toolkit', 'cartographer'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Layer = keyof typeof LAYERS;

export const isLayer = (name: string): name is Layer => Object.hasOwn(LAYERS, name);

export const mayImport = (from: Layer, to: Layer): boolean => (LAYERS[from] as readonly Layer[]).includes(to);

/** What a test may import besides. */
export const FOR_TESTS: readonly Layer[] = ['testkit', 'cartographer'];

/** These run in the browser and in replays: nothing of Node may reach them. */
export const WITHOUT_NODE: readonly Layer[] = ['hex', 'map', 'engine', 'protocol', 'toolkit', 'title', 'board', 'ai'];

/** These depend on nothing but each other at run time. */
export const WITHOUT_DEPENDENCIES: readonly Layer[] = ['hex', 'map', 'engine', 'protocol', 'toolkit', 'title'];

/** These serve every title and know none. */
export const SHARED: readonly Layer[] = ['hex', 'map', 'engine', 'protocol', 'toolkit', 'board', 'ai', 'cartographer'];

/** Titles that are planned but have no folder yet. */
export const PLANNED_TITLES = ['holland44', 'kasserine', 'omg85'] as const;
