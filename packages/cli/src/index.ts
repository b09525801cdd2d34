export { installDebianPackage } from './chromium/debian-package.ts';
export { CHROMIUM_VARIABLE, findChromium } from './chromium/find-chromium.ts';
export { cycledOptions, variantsOf, versionOf } from './game-versions.ts';
export {
  MOST_BYTES,
  madeFrom,
  READY_KINDS,
  READY_RELIEF,
  READY_THEMES,
  readyDrawing,
  readyFolder,
} from './pictures/ready-drawings.ts';
export { run } from './run.ts';
export type { Shell } from './shell.ts';
export { loadRelief } from './titles.ts';
