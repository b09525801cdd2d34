/** What is printed on a counter and never changes, by the id of its unit. */
import { UNITS } from '../../src/facts.ts';

type Printed = (typeof UNITS)[number];

const PRINTED: ReadonlyMap<string, Printed> = new Map(UNITS.map((unit) => [unit.id, unit]));

export const printedOf = (unit: string): Printed | undefined => PRINTED.get(unit);

/** Flak and parachute troops are the Luftwaffe's. */
const LUFTWAFFE: readonly string[] = ['19 Flak Div', 'FJ Bde'];

/** The nation of a counter's colour: the Luftwaffe is told from the army. */
export const colourNation = ({ nation, type, formation }: Pick<Printed, 'nation' | 'type' | 'formation'>): string =>
  nation === 'German' && (type === 'AAA 88mm' || LUFTWAFFE.includes(formation)) ? 'Luftwaffe' : nation;

const ARTILLERY: readonly string[] = ['artillery', 'SP artillery'];

/** [10] Guns with a fire-support marker. */
export const isArtilleryType = (type: string): boolean => ARTILLERY.includes(type);
