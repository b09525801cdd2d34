import { manifestOf } from '@bridgehead/catalogue';
import type { TitleClient } from '@bridgehead/client-kit/title';
import { useEffect, useState } from 'preact/hooks';

type PlayParts = typeof import('@bridgehead/client-kit/game-screen');

/** The game screen is the largest part of the app and comes only when a game is opened. */
export function useGameScreen(): PlayParts | undefined {
  const [parts, setParts] = useState<PlayParts | undefined>(undefined);
  useEffect(() => {
    import('@bridgehead/client-kit/game-screen').then(setParts);
  }, []);
  return parts;
}

const loaded = new Map<string, Promise<TitleClient>>();

export function loadClient(title: string): Promise<TitleClient> {
  const known = loaded.get(title);
  if (known !== undefined) return known;
  const client = manifestOf(title)?.loadClient() ?? Promise.reject(new RangeError(`there is no title «${title}»`));
  loaded.set(title, client);
  // A file that did not come may be asked for again.
  client.catch(() => loaded.delete(title));
  return client;
}

/** What the title gives the game screen; undefined until it is there, and where the title is not known yet. */
export function useTitleClient(title: string | undefined): TitleClient | undefined {
  const [client, setClient] = useState<TitleClient | undefined>(undefined);
  useEffect(() => {
    if (title === undefined) return;
    let isWanted = true;
    const show = (found: TitleClient | undefined): void => {
      if (isWanted) setClient(found);
    };
    loadClient(title).then(show, () => show(undefined));
    return () => {
      isWanted = false;
    };
  }, [title]);
  return client?.id === title ? client : undefined;
}
