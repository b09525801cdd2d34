/**
 * What the user gave us cannot be used: the message says in one line what was expected. It is thrown from wherever it
 * is found and caught in one place, so that nothing is written after it.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** Something on this machine is missing or broken, or the answer is no; the message says what to do about it. */
export class Unable extends Error {
  override readonly name = 'Unable';
}

/** `light or dark`, `a, b or c`. */
export function oneOf(choices: readonly string[]): string {
  const last = choices.at(-1) ?? 'nothing';
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
}
