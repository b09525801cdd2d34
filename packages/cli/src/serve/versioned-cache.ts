import { type Stats, statSync } from 'node:fs';

type Version = string | number;
type Remember<Value> = (key: string, version: Version, make: () => Value) => Value;

/** Keeps the last value of every key as long as its version stays the same. Only what exists may be a key. */
export function versionedCache<Value>(): Remember<Value> {
  const known = new Map<string, { readonly version: Version; readonly value: Value }>();
  return (key, version, make) => {
    const before = known.get(key);
    if (before?.version === version) return before.value;
    const value = make();
    known.set(key, { version, value });
    return value;
  };
}

/** Changes whenever the file does. */
export const fileVersion = (path: string | URL): string => versionOf(statSync(path));

const versionOf = ({ mtimeMs, size, ino }: Stats): string => `${mtimeMs} ${size} ${ino}`;
