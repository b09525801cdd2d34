import type { TitleManifest } from '@bridgehead/client-kit/title';
import type { Title, TitleAi } from '@bridgehead/engine';
import { CATALOGUE } from './titles.ts';

/** The title of this id; undefined if there is none. */
export const manifestOf = (id: string, catalogue: readonly TitleManifest[] = CATALOGUE): TitleManifest | undefined =>
  catalogue.find(({ facts }) => facts.id === id);

/** Whether a computer can play the title. */
export const hasComputerPlayer = (id: string): boolean => manifestOf(id)?.loadAi !== undefined;

/** A title with its rules and, where it has one, its computer player. */
export interface PlayableTitle {
  readonly manifest: TitleManifest;
  readonly title: Title;
  readonly ai: TitleAi | undefined;
}

/** Loads the rules and the computer player of every title, in the order of the catalogue. */
export const loadTitles = (catalogue: readonly TitleManifest[] = CATALOGUE): Promise<readonly PlayableTitle[]> =>
  Promise.all(
    catalogue.map(async (manifest) => {
      const [title, ai] = await Promise.all([manifest.loadRules(), manifest.loadAi?.()]);
      return { manifest, title, ai };
    }),
  );
