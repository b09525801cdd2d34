import { useEffect, useState } from 'preact/hooks';
import { faceOf } from '../titles/faces.ts';
import type { TitleFace } from '../titles/title-face.ts';

type PlayParts = typeof import('../play/entry.ts');

/** The game screen is the largest part of the app and comes only when a game is opened. */
export function useGameScreen(): PlayParts | undefined {
  const [parts, setParts] = useState<PlayParts | undefined>(undefined);
  useEffect(() => {
    import('../play/entry.ts').then(setParts);
  }, []);
  return parts;
}

/** What the title gives the game screen; undefined until it is there, and where the title is not known yet. */
export function useFace(title: string | undefined): TitleFace | undefined {
  const [face, setFace] = useState<TitleFace | undefined>(undefined);
  useEffect(() => {
    if (title === undefined) return;
    let isWanted = true;
    const show = (found: TitleFace | undefined): void => {
      if (isWanted) setFace(found);
    };
    faceOf(title).then(show, () => show(undefined));
    return () => {
      isWanted = false;
    };
  }, [title]);
  return face?.id === title ? face : undefined;
}
