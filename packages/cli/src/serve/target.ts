/** What a request line asks for. Nothing in it is trusted, and nothing in it is resolved. */
export interface Target {
  /** The names of the path, decoded and joined by slashes; undefined where nothing can be called so. */
  readonly path: string | undefined;
  readonly query: URLSearchParams;
  /** Whom an address in full is meant for. */
  readonly authority: string | undefined;
}

const FORM = /^(?:https?:\/\/([^/?#\\]*))?([^?#]*)(?:\?([^#]*))?(?:#.*)?$/i;

/** A path with or without its server before it; undefined if it is neither. */
export function readTarget(text: string): Target | undefined {
  const [matched, authority, path = '', query = ''] = FORM.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const isRoot = path === '' && authority !== undefined;
  if (!path.startsWith('/') && !isRoot) return undefined;
  return { path: readPath(path.slice(1)), query: new URLSearchParams(query), authority };
}

/** Letters, digits and a few signs, no dot in front: no way up, no hidden file, no drive, no stream, no second slash. */
const NAME = /^[\w,-][\w.,-]*$/;

function readPath(text: string): string | undefined {
  const names = text.split('/').map(decoded);
  const isGood = names.every((name, at) => NAME.test(name) || (name === '' && at === names.length - 1));
  return isGood ? names.join('/') : undefined;
}

/** What is badly encoded is the name of nothing. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '/';
  }
}
