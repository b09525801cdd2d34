import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BadInput } from '../bad-input.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'] as const;
const USUAL_PLACES = [
  ...NAMES.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Names a browser that this machine has; anything else is looked for in the usual places. */
export const CHROMIUM_VARIABLE = 'BRIDGEHEAD_CHROMIUM';

/** The Chromium of this machine, or undefined. A variable that names no program is an error, not a reason to search on. */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const named = env[CHROMIUM_VARIABLE];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new BadInput(`${CHROMIUM_VARIABLE} is «${named}»: expected the path of a Chromium program`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...USUAL_PLACES, ...inPath].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
