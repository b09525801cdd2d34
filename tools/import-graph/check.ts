import { posix } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import {
  FOR_TESTS,
  isOfTitle,
  type Layer,
  layerOf,
  layerOfSubPath,
  mayImport,
  mayReach,
  mayReachForTypes,
  SHARED,
  TESTED_WITH_TITLES,
  WITHOUT_DEPENDENCIES,
  WITHOUT_NODE,
} from './layers.ts';
import type { Package, SourceFile, Workspace } from './workspace.ts';

/** Every arrow that the architecture does not draw, one sentence each, with file and line. */
export function faultsOf(workspace: Workspace): readonly string[] {
  return [
    ...workspace.packages.flatMap((one) => [
      ...one.files.flatMap((file) => importFaults(workspace, one, file)),
      ...projectFaults(workspace, one),
      ...nameFaults(workspace, one),
    ]),
    ...packageCycles(workspace),
    ...workspace.packages.flatMap(fileCycles),
  ];
}

/** Tests stand beside the code; what several of them share stands in a folder `test`. */
const isTest = (path: string): boolean => /\.test\.[cm]?[jt]sx?$|\/test\//.test(path);

function importFaults(workspace: Workspace, from: Package, file: SourceFile): string[] {
  const layer = layerOf(file.path);
  if (layer === undefined) return [`${file.path}: «${from.folder}» is not a layer of the architecture`];
  return importsOf(file.text).flatMap((one) => {
    const fault = importFault({ workspace, from, layer, file }, one);
    return fault === undefined ? [] : [`${file.path}:${one.line}: ${fault}`];
  });
}

interface Context {
  readonly workspace: Workspace;
  readonly from: Package;
  readonly layer: Layer;
  readonly file: SourceFile;
}

function importFault(context: Context, { specifier, typeOnly }: Import): string | undefined {
  if (specifier === undefined) return 'a computed import hides its arrow';
  if (specifier.startsWith('.')) return relativeFault(context, specifier, typeOnly);
  if (specifier.startsWith('node:')) return nodeFault(context, specifier);
  if (specifier.startsWith('@bridgehead/')) return arrowFault(context, specifier);
  return dependencyFault(context, specifier);
}

function relativeFault({ from, layer, file }: Context, specifier: string, typeOnly: boolean): string | undefined {
  const target = posix.join(posix.dirname(file.path), specifier);
  if (!target.startsWith(`${from.folder}/`)) return `«${specifier}» leaves ${from.folder}`;
  const to = layerOf(target);
  if (isTest(file.path) || to === undefined || mayReach(layer, to)) return undefined;
  if (typeOnly && mayReachForTypes(layer, to)) return undefined;
  return `«${specifier}»: ${layer} may not import ${to}`;
}

function nodeFault({ layer, file }: Context, specifier: string): string | undefined {
  if (isTest(file.path) || !WITHOUT_NODE.includes(layer)) return undefined;
  return `«${specifier}»: ${layer} runs without Node`;
}

function arrowFault({ workspace, from, layer, file }: Context, specifier: string): string | undefined {
  const target = workspace.packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (target === undefined) return `«${specifier}» is not a package of this repository`;
  if (target === from) return `«${specifier}» imports itself: use a relative path`;
  const subPath = specifier.slice(target.name.length + 1);
  if (!target.exports.includes(subPath === '' ? '.' : `./${subPath}`)) {
    return `«${specifier}» reaches into ${target.folder}, which exports ${target.exports.join(', ')}`;
  }
  const to = isOfTitle(target.folder) ? layerOfSubPath(subPath) : layerOf(`${target.folder}/`);
  const isAllowed = to !== undefined && (mayImport(layer, to) || (isTest(file.path) && mayTestWith(from, layer, to)));
  if (!isAllowed) return `${from.folder} may not import ${target.folder}`;
  return undeclared(from, file, target.name);
}

/** Tests stand on more than what they test, but a title's tests on no other title. */
const mayTestWith = ({ folder }: Package, layer: Layer, to: Layer): boolean =>
  FOR_TESTS.includes(to) || (to.startsWith('title-') && !isOfTitle(folder) && TESTED_WITH_TITLES.includes(layer));

function undeclared(from: Package, file: SourceFile, name: string): string | undefined {
  const declared = isTest(file.path) ? [...from.dependencies, ...from.devDependencies] : from.dependencies;
  if (declared.includes(name)) return undefined;
  return `«${name}» is not among the dependencies in ${from.folder}/package.json`;
}

function dependencyFault({ workspace, from, layer, file }: Context, specifier: string): string | undefined {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (isTest(file.path) && workspace.rootDependencies.includes(name)) return undefined;
  if (!isTest(file.path) && WITHOUT_DEPENDENCIES.includes(layer)) {
    return `«${specifier}»: ${layer} has no dependencies at run time`;
  }
  return undeclared(from, file, name);
}

/** The references of the TypeScript project are the packages that it depends on: the build enforces the arrows too. */
function projectFaults({ packages }: Workspace, one: Package): string[] {
  if (one.references === undefined) {
    const hasSource = one.files.some(({ path }) => path.startsWith(`${one.folder}/src/`));
    return hasSource ? [`${one.folder}: has sources but no tsconfig.json`] : [];
  }
  const references = one.references;
  const wanted = packages.filter(({ name }) => one.dependencies.includes(name)).map(({ folder }) => folder);
  const path = `${one.folder}/tsconfig.json`;
  return [
    ...wanted
      .filter((folder) => !references.includes(folder))
      .map((folder) => `${path}: lacks a reference to ${folder}`),
    ...references
      .filter((folder) => !wanted.includes(folder))
      .map((folder) => `${path}: refers to ${folder}, which is not a dependency`),
  ];
}

/** A title's name in a shared package means that a rule has leaked into a mechanism. */
function nameFaults({ packages }: Workspace, one: Package): string[] {
  const layer = layerOf(`${one.folder}/`);
  if (layer === undefined || !SHARED.includes(layer)) return [];
  const names = packages.filter(({ folder }) => isOfTitle(folder)).map(({ folder }) => posix.basename(folder));
  return one.files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const name = names.find((title) => line.toLowerCase().includes(title));
        return name === undefined ? [] : [`${path}:${at + 1}: names the title «${name}»`];
      }),
    );
}

function packageCycles({ packages }: Workspace): string[] {
  const arrows = new Map(packages.map(({ name, dependencies }) => [name, dependencies]));
  return cyclesIn(arrows).map((cycle) => `packages depend on each other: ${cycle.join(' → ')}`);
}

/** Types may refer to each other in a circle; values that load in a circle may be missing when first used. */
function fileCycles({ files }: Package): string[] {
  const arrows = new Map(
    files.map(({ path, text }) => {
      const values = importsOf(text).filter(({ typeOnly }) => !typeOnly);
      const relatives = values.flatMap(({ specifier }) => (specifier?.startsWith('.') ? [specifier] : []));
      return [path, relatives.map((specifier) => posix.join(posix.dirname(path), specifier))];
    }),
  );
  return cyclesIn(arrows).map((cycle) => `files import each other: ${cycle.join(' → ')}`);
}

/** One cycle through every node at which a depth-first walk meets its own path. */
function cyclesIn(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const walk = (node: string, path: readonly string[]): void => {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node]);
    if (start >= 0 || finished.has(node)) return;
    for (const next of arrows.get(node) ?? []) walk(next, [...path, node]);
    finished.add(node);
  };
  for (const node of arrows.keys()) walk(node, []);
  return cycles;
}
