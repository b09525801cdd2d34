/** Every title that can be played: a new one is one line here, and its import. */
import type { TitleManifest } from '@bridgehead/client-kit/title';
import { MANIFEST as HOLLAND44 } from '@bridgehead/holland44/manifest';
import { MANIFEST as KASSERINE } from '@bridgehead/kasserine/manifest';
import { MANIFEST as OMG85 } from '@bridgehead/omg85/manifest';

export const CATALOGUE: readonly TitleManifest[] = [HOLLAND44, OMG85, KASSERINE];
