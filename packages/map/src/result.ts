/** The answer to data from outside: the checked value, or what is wrong with it. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const good = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const bad = <E>(error: E): Result<never, E> => ({ ok: false, error });
