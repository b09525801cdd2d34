/** Whom a request may be meant for. */

/** `name`, `name:80`, `[::1]:80` */
const AUTHORITY = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{0,5})?$/i;

/** The name in a `Host` header or an address in full, without port; undefined if it cannot be one. */
export const hostName = (text: string): string | undefined =>
  AUTHORITY.exec(text)?.[1]?.toLowerCase().replace(/\.$/, '');

/**
 * A server that listens on this machine alone answers to its own names only: a foreign page whose name has been turned into
 * 127.0.0.1 reads nothing. One that listens to other machines cannot know by which names they call it.
 */
export function isOwnName(name: string, address: string, given: string): boolean {
  const own = given.toLowerCase();
  return !isLoopback(address) || name === own || name === `[${own}]` || isLocalName(name);
}

const isLoopback = (address: string): boolean => /^(::ffff:)?127\./.test(address) || address === '::1';

const isLocalName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
