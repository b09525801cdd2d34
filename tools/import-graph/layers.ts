/**
 * The arrows of docs/architecture.md. Each layer may import what is listed; nothing else, and no title another title. A
 * title is one package of several layers: its rules, its computer player, its words, its client, and what registers them.
 */
const LAYERS = {
  hex: [],
  map: ['hex'],
  engine: [],
  protocol: ['engine'],
  toolkit: ['hex', 'map', 'engine'],
  ai: ['engine'],
  board: ['hex', 'map'],
  cartographer: ['hex', 'map'],
  'client-kit': ['hex', 'map', 'engine', 'protocol', 'ai', 'board'],
  'title-rules': ['hex', 'map', 'engine', 'toolkit'],
  'title-ai': ['hex', 'map', 'engine', 'toolkit', 'ai'],
  'title-words': ['engine', 'toolkit', 'client-kit'],
  'title-client': ['hex', 'map', 'engine', 'toolkit', 'board', 'client-kit'],
  'title-manifest': ['client-kit'],
  catalogue: ['engine', 'protocol', 'client-kit', 'title-manifest'],
  server: ['hex', 'map', 'engine', 'protocol', 'toolkit', 'ai', 'catalogue'],
  cli: ['hex', 'map', 'engine', 'protocol', 'toolkit', 'ai', 'board', 'cartographer', 'catalogue'],
  web: ['hex', 'map', 'engine', 'protocol', 'ai', 'board', 'client-kit', 'catalogue'],
  testkit: ['hex', 'map', 'engine', 'protocol', 'toolkit', 'cartographer'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Layer = keyof typeof LAYERS;

const isLayer = (name: string): name is Layer => Object.hasOwn(LAYERS, name);

export const mayImport = (from: Layer, to: Layer): boolean => (LAYERS[from] as readonly Layer[]).includes(to);

/** The layers of a title by the folder that they stand in; files beside the folders register it. */
const TITLE_FOLDERS: Readonly<Record<string, Layer>> = {
  src: 'title-rules',
  map: 'title-rules',
  ai: 'title-ai',
  words: 'title-words',
  client: 'title-client',
  test: 'title-client',
};

/** Which folders of its own title a layer may reach into. */
const WITHIN_TITLE: Readonly<Record<string, readonly Layer[]>> = {
  'title-rules': ['title-rules'],
  'title-ai': ['title-ai', 'title-rules'],
  'title-words': ['title-words', 'title-rules'],
  'title-client': ['title-client', 'title-words', 'title-rules'],
  'title-manifest': ['title-manifest', 'title-rules', 'title-ai', 'title-words', 'title-client'],
};

/** Which of them it may reach into for types alone: the rules know the codes of what they say, not the words. */
const FOR_TYPES: Readonly<Record<string, readonly Layer[]>> = {
  'title-rules': ['title-words'],
  'title-ai': ['title-words'],
};

export const mayReachForTypes = (from: Layer, to: Layer): boolean => FOR_TYPES[from]?.includes(to) ?? false;

export const mayReach = (from: Layer, to: Layer): boolean => from === to || (WITHIN_TITLE[from]?.includes(to) ?? false);

/** Where titles stand: those that are played, and the one that the test kit keeps for tests. */
export const TITLE_GROUPS = ['titles', 'packages/testkit/titles'] as const;

const groupOf = (path: string): string | undefined => TITLE_GROUPS.find((group) => path.startsWith(`${group}/`));

/** Whether a package or a file is of a title. */
export const isOfTitle = (path: string): boolean => groupOf(path) !== undefined;

/** The layer of a file, by its path from the root. */
export function layerOf(path: string): Layer | undefined {
  const group = groupOf(path);
  if (group !== undefined) return TITLE_FOLDERS[path.slice(group.length).split('/')[2] ?? ''] ?? 'title-manifest';
  const [, name = ''] = path.split('/');
  return isLayer(name) && !name.startsWith('title-') ? name : undefined;
}

/** What a sub-path of a title leads to. */
export function layerOfSubPath(subPath: string): Layer {
  if (subPath === 'facts' || subPath === 'rules') return 'title-rules';
  return TITLE_FOLDERS[subPath] ?? 'title-manifest';
}

/** What a test may import besides. */
export const FOR_TESTS: readonly Layer[] = ['testkit', 'cartographer', 'client-kit', 'catalogue', 'protocol'];

/** Packages whose tests may play any title. */
export const TESTED_WITH_TITLES: readonly Layer[] = ['client-kit', 'catalogue', 'web', 'cli', 'testkit'];

/** What the rules of every title may stand on. */
const UNDER_THE_TITLES: readonly Layer[] = ['hex', 'map', 'engine', 'protocol', 'toolkit'];

/** These run in the browser and in replays: nothing of Node may reach them. */
export const WITHOUT_NODE: readonly Layer[] = [
  ...UNDER_THE_TITLES,
  'board',
  'ai',
  'client-kit',
  'catalogue',
  'title-rules',
  'title-ai',
  'title-words',
  'title-client',
  'title-manifest',
];

/** These depend on nothing but each other at run time. */
export const WITHOUT_DEPENDENCIES: readonly Layer[] = [...UNDER_THE_TITLES, 'title-rules', 'title-ai', 'title-words'];

/** These serve every title and know none. */
export const SHARED: readonly Layer[] = [
  ...UNDER_THE_TITLES,
  'board',
  'ai',
  'cartographer',
  'client-kit',
  'web',
  'cli',
  'testkit',
];
