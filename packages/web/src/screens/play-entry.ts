import { useEffect, useState } from 'preact/hooks';

type PlayParts = typeof import('../play/entry.ts');

/** The game screen is the largest part of the app and comes only when a game is opened. */
export function useGameScreen(): PlayParts | undefined {
  const [parts, setParts] = useState<PlayParts | undefined>(undefined);
  useEffect(() => {
    import('../play/entry.ts').then(setParts);
  }, []);
  return parts;
}
