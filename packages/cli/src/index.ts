export { installDebianPackage } from './chromium/debian-package.ts';
export { CHROMIUM_VARIABLE, findChromium } from './chromium/find-chromium.ts';
export { cycledOptions, variantsOf, versionOf } from './game-versions.ts';
export { run } from './run.ts';
export type { Shell } from './shell.ts';
