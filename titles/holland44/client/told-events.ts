import { eventReader } from '@bridgehead/client-kit/title';
import type { EventKind, ToldEventOf } from '../src/facts.ts';

export const isA = eventReader<{ readonly [K in EventKind]: ToldEventOf<K> }>();
