import type { ComponentChildren } from 'preact';

export type Fact = readonly [words: string, value: ComponentChildren];

/** Bookkeeping: what it is about, and what is counted, line by line. */
export function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul class="facts">
        {facts.map(([words, value]) => (
          <li key={words}>
            {words} <b>{value}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
