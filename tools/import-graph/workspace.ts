import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { TITLE_GROUPS } from './layers.ts';

/** Everything the checker looks at, as plain data, so that a test can make up a repository. */
export interface Workspace {
  readonly packages: readonly Package[];
  /** What the root package offers to every test. */
  readonly rootDependencies: readonly string[];
}

export interface Package {
  /** The name that others import: `@bridgehead/hex`. */
  readonly name: string;
  /** From the root, with forward slashes: `packages/hex`, `titles/holland44`. */
  readonly folder: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  /** The sub-paths that others may import, `.` for the name alone. */
  readonly exports: readonly string[];
  /** Folders that the TypeScript project refers to, or undefined if the package has no project. */
  readonly references: readonly string[] | undefined;
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const SOURCE = /\.[cm]?[jt]sx?$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);

export function readWorkspace(root: string): Workspace {
  const folders = ['packages', ...TITLE_GROUPS].flatMap((group) => foldersIn(join(root, group)));
  return {
    packages: folders.map((folder) => readPackage(root, folder)),
    rootDependencies: keysOf(readJson(join(root, 'package.json')), 'devDependencies'),
  };
}

function foldersIn(group: string): string[] {
  if (!existsSync(group)) return [];
  const entries = readdirSync(group, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map((entry) => join(group, entry.name)).sort();
}

function readPackage(root: string, folder: string): Package {
  const manifest = existsSync(join(folder, 'package.json')) ? readJson(join(folder, 'package.json')) : {};
  const projects = ['tsconfig.json', 'tsconfig.client.json']
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path));
  return {
    name: typeof manifest.name === 'string' ? manifest.name : `@bridgehead/${basename(folder)}`,
    folder: slashes(relative(root, folder)),
    dependencies: keysOf(manifest, 'dependencies'),
    devDependencies: keysOf(manifest, 'devDependencies'),
    exports: keysOf(manifest, 'exports'),
    references:
      projects.length === 0
        ? undefined
        : [...new Set(projects.flatMap((project) => readReferences(root, folder, readJson(project))))],
    files: sourcesIn(folder).map((path) => ({
      path: slashes(relative(root, path)),
      text: readFileSync(path, 'utf8'),
    })),
  };
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isSkipped(path) ? [] : sourcesIn(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** A package within a package is one of its own. */
const isSkipped = (folder: string): boolean =>
  SKIPPED_FOLDERS.has(basename(folder)) || existsSync(join(folder, 'package.json'));

function readReferences(root: string, folder: string, project: JsonObject): string[] {
  const references = Array.isArray(project.references) ? project.references : [];
  return references.flatMap((reference) => {
    if (!isObject(reference) || typeof reference.path !== 'string') return [];
    const path = slashes(relative(root, resolve(folder, reference.path.replace(/tsconfig[^/]*\.json$/, '.'))));
    // The projects of one package refer to each other.
    return path === slashes(relative(root, folder)) ? [] : [path];
  });
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

function readJson(path: string): JsonObject {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isObject(value)) throw new TypeError(`${path}: expected an object`);
  return value;
}

function keysOf(manifest: JsonObject, field: string): string[] {
  const value = manifest[field];
  return isObject(value) ? Object.keys(value) : [];
}

const slashes = (path: string): string => path.split(sep).join('/');
