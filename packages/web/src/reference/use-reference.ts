/** The reference of a title as something that comes a little later. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { referenceOf } from '../titles/references.ts';
import type { Reference } from './reference.ts';

export type Loading = 'loading' | 'failed';

export function useReference(title: string): ReadonlySignal<Reference | Loading> {
  const reference = useSignal<Reference | Loading>('loading');
  useEffect(() => {
    let isWanted = true;
    const show = (value: Reference | Loading): void => {
      if (isWanted) reference.value = value;
    };
    show('loading');
    referenceOf(title).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [title, reference]);
  return reference;
}
