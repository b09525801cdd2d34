/** The reference of a title as something that comes a little later. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Reference } from './reference.ts';
import { spokenReference } from './spoken-reference.ts';

export type Loading = 'loading' | 'failed';

export function useReference(load: () => Promise<Reference>): ReadonlySignal<Reference | Loading> {
  const reference = useSignal<Reference | Loading>('loading');
  useEffect(() => {
    let isWanted = true;
    const show = (value: Reference | Loading): void => {
      if (isWanted) reference.value = value;
    };
    show('loading');
    load().then(
      (reference) => show(spokenReference(reference)),
      () => show('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [load, reference]);
  return reference;
}
