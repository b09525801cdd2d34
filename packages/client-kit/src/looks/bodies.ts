/** [design 2] Bodies of counters by nation or branch; the same in light and dark. */
const BODIES: Readonly<Record<string, string>> = {
  British: '#DCC598',
  US: '#B4BA82',
  Polish: '#D3A08C',
  Dutch: '#EBB06E',
  Canadian: '#CDA57C',
  Wehrmacht: '#A9B3AE',
  Luftwaffe: '#A8C5DA',
  SS: '#3E444B',
  Kriegsmarine: '#4A678A',
};

const NO_BRANCH = '#A9B3AE';

export const bodyColour = (branch: string): string => BODIES[branch] ?? NO_BRANCH;
