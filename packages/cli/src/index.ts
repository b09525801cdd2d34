export { CHROMIUM_VARIABLE, findChromium } from './chromium.ts';
export { installDebianPackage } from './debian-package.ts';
export { cycledOptions, variantsOf, versionOf } from './game-versions.ts';
export { run } from './run.ts';
export type { Shell } from './shell.ts';
