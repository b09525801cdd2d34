import type { Shell } from '../shell.ts';
import { atlasOf } from './atlas.ts';
import { clientOf } from './client.ts';
import { NOTHING_HERE, type PageResponse, textResponse } from './page-response.ts';

/** What the server says to a path and its query. */
export type Router = (path: string, query: URLSearchParams) => PageResponse;

const ATLAS = 'atlas/';
const NOT_BUILT = textResponse(503, 'The client is not built: «npm run build» does it.');

/** The client at the root, and beside it the maps as pictures. */
export function createRouter(shell: Shell): Router {
  const atlas = atlasOf(shell);
  const client = clientOf(shell.root);
  return (path, query) => {
    if (path === 'atlas') return atlas('', query);
    if (path.startsWith(ATLAS)) return atlas(path.slice(ATLAS.length), query);
    if (path === '' && !client.isBuilt()) return NOT_BUILT;
    return client.fileAt(path) ?? NOTHING_HERE;
  };
}
