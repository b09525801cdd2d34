import { EVERYBODY, emit, type Game, type Json } from '@bridgehead/engine';
import type { Side } from './data/units.ts';

type Details = { readonly rule: string; readonly [key: string]: Json | undefined };

/** Tells everybody what happened and by which rule. */
export const tellAll = (g: Game, kind: string, details: Details): void =>
  emit(g, { kind, audience: EVERYBODY, ...details });

/** Tells one side alone. */
export const tellTo = (g: Game, side: Side, kind: string, details: Details): void =>
  emit(g, { kind, audience: side, ...details });
