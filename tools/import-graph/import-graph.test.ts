import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import { type Package, readWorkspace, type Workspace } from './workspace.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the import graph of this repository', () => {
  const workspace = readWorkspace(root);

  test('is read as a whole', () => {
    const folders = workspace.packages.map(({ folder }) => folder);
    expect(folders).toEqual(expect.arrayContaining(['packages/hex', 'packages/map', 'packages/cli']));
    for (const { folder, files } of workspace.packages) {
      if (folder.startsWith('packages/')) expect(files.length, folder).toBeGreaterThan(0);
    }
  });

  test('has only the arrows that the architecture draws', () => {
    expect(faultsOf(workspace)).toEqual([]);
  });
});

/** The innermost package around a file. */
const ownerOf = (path: string, folders: readonly string[]): string | undefined =>
  folders.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];

/** A small sound repository: map stands on hex, a title on both, cli on all. */
function repository(files: Readonly<Record<string, string>> = {}, change: Partial<Package> = {}): Workspace {
  const dependenciesOf: Readonly<Record<string, readonly string[]>> = {
    'packages/hex': [],
    'packages/map': ['hex'],
    'packages/cartographer': ['hex', 'map'],
    'packages/catalogue': ['holland44'],
    'packages/cli': ['hex', 'map', 'cartographer', 'catalogue'],
    'titles/holland44': ['hex', 'map'],
    'titles/omg85': ['hex'],
    'packages/testkit': [],
    'packages/testkit/titles/ferrow': ['hex'],
  };
  const folders = Object.keys(dependenciesOf);
  const packages = Object.entries(dependenciesOf).map(([folder, dependencies]): Package => {
    const changed = change.folder === folder ? change : {};
    return {
      name: `@bridgehead/${folder.split('/').at(-1)}`,
      folder,
      dependencies: dependencies.map((name) => `@bridgehead/${name}`),
      exports: folder.includes('titles/') ? ['./manifest', './rules', './client'] : ['.'],
      devDependencies: folder === 'titles/holland44' ? ['@bridgehead/cartographer'] : [],
      references: dependencies.map((name) => (name === 'holland44' ? `titles/${name}` : `packages/${name}`)),
      files: Object.entries(files).flatMap(([path, text]) =>
        ownerOf(path, folders) === folder ? [{ path, text }] : [],
      ),
      ...changed,
    };
  });
  return { packages, rootDependencies: ['vitest', 'fast-check'] };
}

const faultsWith = (path: string, text: string) => faultsOf(repository({ [path]: text }));

describe('the checker', () => {
  test('accepts the arrows of the architecture', () => {
    expect(
      faultsOf(
        repository({
          'packages/map/src/a.ts': "import { x } from '@bridgehead/hex';\nimport { b } from './b.ts';",
          'packages/map/src/b.ts': "export { y } from '@bridgehead/hex';",
          'packages/cli/src/a.ts':
            "import { readFileSync } from 'node:fs';\nimport { c } from '@bridgehead/catalogue';",
          'packages/catalogue/src/a.ts': "import { m } from '@bridgehead/holland44/manifest';",
          'titles/holland44/client/a.tsx': "import { f } from '../src/facts.ts';",
          'titles/holland44/manifest.ts': "const load = () => import('./client/a.tsx');",
          'titles/holland44/map/map.test.ts':
            "import { readFileSync } from 'node:fs';\nimport { test } from 'vitest';\nimport { c } from '@bridgehead/cartographer';",
        }),
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'an arrow that points the wrong way',
      'packages/hex/src/a.ts',
      "import { m } from '@bridgehead/map';",
      'packages/hex may not import packages/map',
    ],
    [
      'an arrow that only a type draws',
      'packages/hex/src/a.ts',
      "import type { M } from '@bridgehead/map';",
      'packages/hex may not import packages/map',
    ],
    [
      'an arrow in a re-export',
      'packages/hex/src/a.ts',
      "export * from '@bridgehead/map';",
      'packages/hex may not import packages/map',
    ],
    [
      'an arrow in a dynamic import',
      'packages/hex/src/a.ts',
      "await import('@bridgehead/map');",
      'packages/hex may not import packages/map',
    ],
    [
      'a title that imports a title',
      'titles/omg85/src/a.ts',
      "import { r } from '@bridgehead/holland44/rules';",
      'titles/omg85 may not import titles/holland44',
    ],
    [
      'the client of a title in its rules',
      'titles/holland44/src/a.ts',
      "import { c } from '../client/index.ts';",
      '«../client/index.ts»: title-rules may not import title-client',
    ],
    [
      'the computer player in the client of a title',
      'titles/holland44/client/a.ts',
      "import { c } from '../ai/index.ts';",
      '«../ai/index.ts»: title-client may not import title-ai',
    ],
    [
      'a title in the command line, past the catalogue',
      'packages/cli/src/a.ts',
      "import { r } from '@bridgehead/holland44/rules';",
      'packages/cli may not import titles/holland44',
    ],
    [
      'the compiler in a title',
      'titles/holland44/src/a.ts',
      "import { c } from '@bridgehead/cartographer';",
      'titles/holland44 may not import packages/cartographer',
    ],
    [
      'a deep import',
      'packages/map/src/a.ts',
      "import { x } from '@bridgehead/hex/src/grid.ts';",
      '«@bridgehead/hex/src/grid.ts» reaches into packages/hex, which exports .',
    ],
    [
      'a relative import that leaves its package',
      'packages/map/src/a.ts',
      "import { x } from '../../hex/src/index.ts';",
      '«../../hex/src/index.ts» leaves packages/map',
    ],
    [
      'Node in a pure package',
      'packages/hex/src/a.ts',
      "import { readFileSync } from 'node:fs';",
      '«node:fs»: hex runs without Node',
    ],
    [
      'a dependency of a pure package',
      'packages/hex/src/a.ts',
      "import lodash from 'lodash/fp';",
      '«lodash/fp»: hex has no dependencies at run time',
    ],
    [
      'a test library outside a test',
      'packages/cli/src/a.ts',
      "import { test } from 'vitest';",
      '«vitest» is not among the dependencies in packages/cli/package.json',
    ],
    [
      'an import that is not declared',
      'packages/cli/src/a.ts',
      "import { b } from '@scope/thing/deep';",
      '«@scope/thing» is not among the dependencies in packages/cli/package.json',
    ],
    [
      'an arrow that is allowed but not declared',
      'titles/omg85/src/a.ts',
      "import { m } from '@bridgehead/map';",
      '«@bridgehead/map» is not among the dependencies in titles/omg85/package.json',
    ],
    [
      'a package that does not exist',
      'packages/map/src/a.ts',
      "import { x } from '@bridgehead/nothing';",
      '«@bridgehead/nothing» is not a package of this repository',
    ],
    ['a computed import', 'packages/map/src/a.ts', 'await import(name);', 'a computed import hides its arrow'],
    ["a title's name", 'packages/map/src/a.ts', "const special = 'Holland44';", 'names the title «holland44»'],
    [
      'a title in the code of the test kit',
      'packages/testkit/src/a.ts',
      "import { m } from '@bridgehead/ferrow/manifest';",
      'packages/testkit may not import packages/testkit/titles/ferrow',
    ],
    [
      'a title of the test kit that imports a title',
      'packages/testkit/titles/ferrow/src/a.test.ts',
      "import { r } from '@bridgehead/holland44/rules';",
      'packages/testkit/titles/ferrow may not import titles/holland44',
    ],
    [
      'the client of a title of the test kit in its rules',
      'packages/testkit/titles/ferrow/src/a.ts',
      "import { c } from '../client/index.ts';",
      '«../client/index.ts»: title-rules may not import title-client',
    ],
    ['the name of a title of the test kit', 'packages/map/src/a.ts', '// as Ferrow does', 'names the title «ferrow»'],
  ])('finds %s', (_what, path, text, fault) => {
    expect(faultsWith(path, text)).toContain(`${path}:1: ${fault}`);
  });

  test('finds a folder that is not a layer', () => {
    const strange: Package = {
      name: '@bridgehead/utils',
      folder: 'packages/utils',
      dependencies: [],
      devDependencies: [],
      references: [],
      exports: [],
      files: [{ path: 'packages/utils/src/a.ts', text: '' }],
    };
    expect(faultsOf({ packages: [strange], rootDependencies: [] })).toEqual([
      'packages/utils/src/a.ts: «packages/utils» is not a layer of the architecture',
    ]);
  });

  test('finds references that do not match the dependencies', () => {
    expect(faultsOf(repository({}, { folder: 'packages/map', references: ['packages/cartographer'] }))).toEqual([
      'packages/map/tsconfig.json: lacks a reference to packages/hex',
      'packages/map/tsconfig.json: refers to packages/cartographer, which is not a dependency',
    ]);
  });

  test('finds packages that depend on each other', () => {
    const change = { folder: 'packages/hex', dependencies: ['@bridgehead/map'], references: ['packages/map'] };
    expect(faultsOf(repository({}, change))).toEqual([
      'packages depend on each other: @bridgehead/hex → @bridgehead/map → @bridgehead/hex',
    ]);
  });

  test('finds files that load each other, but lets types refer in a circle', () => {
    const file = (text: string) =>
      faultsOf(repository({ 'packages/hex/src/a.ts': text, 'packages/hex/src/b.ts': "import { a } from './a.ts';" }));
    expect(file("import type { B } from './b.ts';")).toEqual([]);
    expect(file("import { b } from './b.ts';")).toEqual([
      'files import each other: packages/hex/src/a.ts → packages/hex/src/b.ts → packages/hex/src/a.ts',
    ]);
  });
});
