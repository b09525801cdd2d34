/** What a decision tells of itself, read as text. */
import type { Decision, Json } from '../../game/contract.ts';
import { textList } from '../../game/json-text.ts';
import { aboutFields, placeIn, sidesIn } from '../declared.ts';

const textIn = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

export const aboutText = ({ about }: Decision, field: string): string | undefined => textIn(about?.[field]);

export const aboutList = ({ about }: Decision, field: string): readonly string[] => textList(about?.[field]);

export function aboutNumber({ about }: Decision, field: string): number | undefined {
  const value = about?.[field];
  return typeof value === 'number' ? value : undefined;
}

/** The hexes that a decision is about: the camera brings them into view. */
export function aboutPlaces(decision: Decision): readonly string[] {
  const fields = aboutFields(decision.kind, decision.about);
  const named = fields.flatMap((one) => placeIn(one) ?? []);
  return [...new Set([...named, ...fields.flatMap((one) => sidesIn(one) ?? [])])];
}
