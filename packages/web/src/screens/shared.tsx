/** Small pieces that several screens use. */
import type { SideLook } from '@bridgehead/client-kit/looks';
import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Shell } from '../app/shell.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new RangeError('a screen stands outside the app');
  return shell;
}

interface CardProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Card({ title, children, class: more = '' }: CardProps) {
  return (
    <section class={`card ${more}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface PanelProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A page with one thing to say. */
export function Panel({ title, children }: PanelProps) {
  return (
    <main class="page narrow" id="content" tabindex={-1}>
      <section class="card panel">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}

/** The hexagon with a bridge over the river: our sign. */
export function Sign() {
  return (
    <svg class="sign" viewBox="0 0 26 28" aria-hidden="true">
      <path d="M13 1 25 7.8v12.4L13 27 1 20.2V7.8Z" fill="var(--ink)" />
      <path d="M4 17.5c3 0 4-5 9-5s6 5 9 5" fill="none" stroke="var(--select)" stroke-width="2.6" />
      <path d="M4 20.5h18" stroke="var(--panel)" stroke-width="1.6" />
    </svg>
  );
}

const MARKS = {
  round: 'M5 1h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Z',
  cut: 'M4 1h8l3 3v8l-3 3H4l-3-3V4Z',
} as const;

/** Never colour alone: a round mark for one side, a cut one for the other. */
export const SideMark = ({ look: { tone, corner } }: { readonly look: SideLook }) => (
  <svg class={`side-mark ${tone}`} viewBox="0 0 16 16" aria-hidden="true">
    <path d={MARKS[corner]} />
  </svg>
);
