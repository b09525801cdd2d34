/** The catalogue of tests: it stands in for packages/catalogue/src/titles.ts, and no title that is played is in it. */
import type { TitleManifest } from '@bridgehead/client-kit/title';
import { MANIFEST as FERROW } from '@bridgehead/ferrow/manifest';

export const CATALOGUE: readonly TitleManifest[] = [FERROW];
