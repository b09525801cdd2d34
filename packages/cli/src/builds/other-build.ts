/**
 * Another commit of this repository, built beside this one. Builds are kept by commit under `.builds`; each is made in a
 * folder of its own and takes its place only when it is whole. The compiler would take sources under `node_modules` for a
 * dependency's, so they do not stand there.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '../bad-input.ts';
import { isRunning } from '../process/process-identity.ts';
import { canShareModules, LOCK_FILE, shareModules } from './modules.ts';
import { lastLines, runProgram } from './run-program.ts';

interface Build {
  readonly sha: string;
  /** `1a2b3c4 The subject of the commit`. */
  readonly label: string;
  readonly folder: string;
}

interface BuildOptions {
  /** The checkout whose history has the commit. */
  readonly root: string;
  readonly commit: string;
  /** Told what is being done, for it takes a while. */
  readonly tell: (text: string) => void;
}

/** Written last: what it says is true of a whole build. */
const MARK = 'bridgehead-build.json';
const MAKING = '.making-';
const IGNORED = '.gitignore';
const MOST_BUILDS = 10;

const cacheOf = (root: string): string => join(root, '.builds');

/** What starts the engine of a build. */
export const engineCommandOf = (folder: string): readonly [string, ...string[]] => [
  process.execPath,
  join(folder, 'packages', 'cli', 'bin', 'bridgehead.mjs'),
  'engine',
];

export async function buildCommit(request: BuildOptions): Promise<Build> {
  const { root } = request;
  const sha = await shaOf(request);
  const label = await git(root, ['log', '-1', '--format=%h %s', sha]);
  const folder = join(cacheOf(root), sha);
  clearAway(cacheOf(root), sha);
  if (!isWhole(root, folder)) await make(request, { sha, label, folder });
  const now = new Date();
  utimesSync(join(folder, MARK), now, now);
  return { sha, label, folder };
}

/** The full name of a commit, which stays the same whatever branches do. */
async function shaOf({ root, commit }: Pick<BuildOptions, 'root' | 'commit'>): Promise<string> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`];
  const { code, answer, output } = await runProgram('git', args, { cwd: root });
  if (code === 0) return answer;
  const why = output.trim() === '' ? 'expected a commit of this repository' : lastLines(output);
  throw new BadInput(`unknown commit «${commit}»: ${why}`);
}

async function git(root: string, args: readonly string[], env = {}): Promise<string> {
  const { code, answer, output } = await runProgram('git', args, { cwd: root, env });
  if (code !== 0) throw new BadInput(`git ${args[0]} failed:\n${lastLines(output)}`);
  return answer;
}

/** A build that leans on our modules is good only as long as we have those that it wants. */
function isWhole(root: string, folder: string): boolean {
  const mark = join(folder, MARK);
  if (!existsSync(mark)) return false;
  const { sharesModules } = JSON.parse(readFileSync(mark, 'utf8'));
  return sharesModules !== true || canShareModules(root, folder);
}

async function make(request: BuildOptions, build: Build): Promise<void> {
  const { root, tell } = request;
  const making = `${build.folder}${MAKING}${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  try {
    tell(`building ${build.label}: checking out`);
    await checkOut(root, build.sha, making);
    const sharesModules = canShareModules(root, making);
    tell(`building ${build.label}: ${sharesModules ? 'compiling' : 'installing, then compiling'}`);
    if (sharesModules) shareModules(root, making);
    else await step(build, making, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    await compile(build, making);
    writeFileSync(join(making, MARK), `${JSON.stringify({ sha: build.sha, sharesModules })}\n`);
    putInPlace(root, making, build.folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** By an index of its own, so that neither our index nor a list of work trees learns of it. */
async function checkOut(root: string, sha: string, folder: string): Promise<void> {
  const index = `${folder}.index`;
  try {
    await git(root, ['read-tree', sha], { GIT_INDEX_FILE: index });
    await git(root, ['checkout-index', '--all', '--force', `--prefix=${folder}/`], { GIT_INDEX_FILE: index });
  } finally {
    rmSync(index, { force: true });
  }
  if (!existsSync(join(folder, LOCK_FILE))) throw new BadInput(`commit ${sha} has no ${LOCK_FILE}: nothing to build`);
}

/** What of a build the engine needs, without the client. */
const ENGINE_SCRIPT = 'build:engine';

async function compile(build: Build, folder: string): Promise<void> {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (Object.hasOwn(scripts, ENGINE_SCRIPT)) return step(build, folder, ['run', ENGINE_SCRIPT]);
  // Commits from before that script.
  const maps = await runProgram(process.execPath, ['tools/embed-maps.mjs'], { cwd: folder });
  if (maps.code !== 0) throw unbuilt(build, maps.output);
  await step(build, folder, ['exec', '--', 'tsc', '-b', 'packages/cli']);
}

/** npm puts its settings into the environment of what it starts; those of our own folder must not reach the other. */
const OWN_SETTINGS = { npm_config_local_prefix: undefined, npm_config_workspace: undefined, INIT_CWD: undefined };

async function step(build: Build, cwd: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runProgram('npm', args, { cwd, env: OWN_SETTINGS });
  if (code !== 0) throw unbuilt(build, output);
}

const unbuilt = ({ label }: Build, output: string): BadInput =>
  new BadInput(`commit ${label} cannot be built:\n${lastLines(output)}`);

/** Somebody else may have made the same build in the meantime: then theirs stays. */
function putInPlace(root: string, making: string, folder: string): void {
  if (isWhole(root, folder)) return;
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(making, folder);
  } catch (error) {
    if (!isWhole(root, folder)) throw error;
  }
}

/** Removes what an interrupted run has left behind, and the builds that were used longest ago. */
function clearAway(cache: string, sha: string): void {
  mkdirSync(cache, { recursive: true });
  // No commit need know of the folder for git to leave it alone.
  writeFileSync(join(cache, IGNORED), '*\n');
  const names = readdirSync(cache).filter((name) => name !== IGNORED);
  const abandoned = names.filter((name) => name.includes(MAKING) && !isRunning(makerOf(name)));
  const builds = names
    .filter((name) => !name.includes(MAKING) && name !== sha)
    .map((name) => ({ name, used: usedAt(join(cache, name)) }))
    .sort((a, b) => b.used - a.used)
    .slice(MOST_BUILDS - 1)
    .map(({ name }) => name);
  for (const name of [...abandoned, ...builds]) rmSync(join(cache, name), { recursive: true, force: true });
}

const usedAt = (folder: string): number => statSync(join(folder, MARK), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const makerOf = (name: string): number => Number.parseInt(name.slice(name.indexOf(MAKING) + MAKING.length), 10);
