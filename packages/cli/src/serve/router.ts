import type { Shell } from '../shell.ts';
import { atlasOf } from './atlas.ts';
import { clientOf } from './client.ts';
import { NOTHING_HERE, type PageResponse, textResponse } from './page-response.ts';

/** What the server says to a path and its query. */
export type Router = (path: string, query: URLSearchParams) => PageResponse;

const ATLAS = 'atlas/';
const TO_THE_ATLAS = textResponse(302, 'The atlas is under /atlas/.', { location: `/${ATLAS}` });

/** The client at the root; beside it the atlas, which is all there is until the client is built. */
export function createRouter(shell: Shell): Router {
  const atlas = atlasOf(shell);
  const client = clientOf(shell.root);
  return (path, query) => {
    if (path.startsWith(ATLAS)) return atlas(path.slice(ATLAS.length), query);
    if (path === 'atlas' || (path === '' && !client.isBuilt())) return TO_THE_ATLAS;
    return client.fileAt(path) ?? NOTHING_HERE;
  };
}
