// Writes the symbols of the board: the icons of APP-6 as path data, taken from milsymbol once, so that no page carries it.
// Run it after changing the list below: node tools/bake-symbols.mjs
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import milsymbol from 'milsymbol';

/** Codes of 20 digits: the icon, then a modifier above it and one below. */
const unit = (icon, above = '00', below = '00') => `1003100000${icon}${above}${below}`;

const AIRBORNE = '01';
const AIR_LANDED = '59';
const BRIDGING = '06';

const crossed = () => baked(unit('121100'));
// Drawn larger than the standard asks: these must be read on a symbol of 23 by 15 pixels.
const oval = () => baked(unit('120500'), { scale: 1.22 });
const gull = (to, scale) => baked(unit('121100', '00', AIRBORNE), { only: 1, from: [100, 140], to, scale });
const wing = () => baked(unit('121100', '00', AIR_LANDED), { only: 1, from: [100, 145], to: [100, 146], scale: 1.4 });
/** Faint crossed lines behind letters: infantry of a kind for which there is no icon. */
const crossedLetters = (text, size) => [...crossed().map((part) => ({ ...part, faint: true })), { text, size }];

const wheel = (x) => `M${x - 9} 155a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z`;

const SYMBOLS = {
  infantry: crossed,
  'parachute-infantry': () => [...crossed(), ...gull([100, 143], 1.5)],
  'glider-infantry': () => [...crossed(), ...wing()],
  security: () => crossedLetters('SEC', 56),
  replacement: () => crossedLetters('ERS', 56),
  'machine-gun': () => crossedLetters('MG', 62),
  // Our own: a battlement on the frame. The standard knows no garrison of a fortress.
  'fortress-infantry': () => [...crossed(), { d: 'M25 44H62V35H88V44H112V35H138V44H175' }],
  'supply-head': () => [...baked(unit('163400')), ...gull([100, 100], 2)],
  'mechanized-infantry': () => [...crossed(), ...oval()],
  'motorized-infantry': () => baked(unit('121104')),
  engineers: () => baked(unit('140700'), { scale: 1.15 }),
  artillery: () => baked(unit('130300'), { scale: 1.3 }),
  // The modifier alone, at the size of an icon: above the engineers' E nobody would see it.
  bridging: () => baked(unit('140700', BRIDGING), { only: 1, from: [100, 70], scale: 2.3 }),
  // The dome of air defence with one barrel: the standard's gun is a blot at this size.
  flak: () => [...baked(unit('130100')), { d: 'M100 120V74' }],
  reconnaissance: () => [...oval(), ...baked(unit('121300'))],
  'armored-reconnaissance': () => [...oval(), ...baked(unit('121300'))],
  armor: oval,
  'assault-gun': () => [...oval(), ...baked(unit('120400'))],
  'tank-destroyer': () => [...oval(), ...baked(unit('120400'))],
  // The wheels of a motorcycle company stand under the frame; there are three of them.
  'motorcycle-infantry': () => [...crossed(), { d: wheel(62) + wheel(100) + wheel(138), solid: true }],
  cavalry: () => baked(unit('121300')),
  'mountain-infantry': () => [...crossed(), { d: 'M77 150L100 111L123 150Z', solid: true }],
  ranger: () => crossedLetters('RGR', 56),
  commando: () => crossedLetters('CDO', 56),
  'self-propelled-artillery': () => [...oval(), ...baked(unit('130300'), { scale: 0.9 })],
  'anti-tank': () => baked(unit('120400')),
  // The long barrel of the 88 on the dome of air defence.
  'heavy-flak': () => [...baked(unit('130100')), { d: 'M100 140V80M84 98L100 78L116 98' }],
  'heavy-armor': () => [...oval(), { text: 'VI', size: 40 }],
  // A staff is known by its letters: the standard's mark is a line below the frame, which a counter has no room for.
  headquarters: () => [{ text: 'HQ', size: 70 }],
  unknown: () => [{ text: '?', size: 96 }],
};

/** Everything that milsymbol draws for a code, but the frame; scaled about the point `from`, which moves to `to`. */
function baked(code, { only, from = [100, 100], to = [100, 100], scale = 1 } = {}) {
  const symbol = new milsymbol.Symbol(code, { size: 100 });
  symbol.asSVG();
  if (!symbol.validIcon) throw new Error(`milsymbol has no icon for ${code}`);
  const drawn = symbol.drawInstructions.slice(1);
  const wanted = only === undefined ? drawn : [drawn[only]];
  return wanted.flat(9).map((part) => pathOf(part, (n, axis) => to[axis] + (n - from[axis]) * scale, scale));
}

const tidy = (n) => String(Math.round(n * 10) / 10);

function pathOf(part, moved, scale) {
  if (part.type === 'path') return { d: movedPath(part.d, moved, scale) };
  if (part.type !== 'circle') throw new Error(`a part of the kind «${part.type}»`);
  const r = tidy(part.r * scale);
  const across = tidy(part.r * scale * 2);
  const start = `${tidy(moved(part.cx, 0) - part.r * scale)} ${tidy(moved(part.cy, 1))}`;
  const d = `M${start}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0Z`;
  return part.fill === 'black' ? { d, solid: true } : { d };
}

/** Absolute coordinates are moved, relative steps only scaled; the first move is absolute, small letter or not. */
function movedPath(data, moved, scale) {
  return (data.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [])
    .map((piece, order) => {
      const command = piece[0];
      const numbers = piece
        .slice(1)
        .trim()
        .split(/[\s,]+/)
        .filter((word) => word !== '')
        .map(Number);
      const placed = numbers.map((n, i) => {
        const absolute = /[A-Z]/.test(command) || (order === 0 && i < 2);
        const axis = command === 'V' ? 1 : command === 'H' ? 0 : i % 2;
        return tidy(absolute ? moved(n, axis) : n * scale);
      });
      return command + placed.join(' ');
    })
    .join('');
}

const records = Object.entries(SYMBOLS).map(([name, parts]) => `  '${name}': ${JSON.stringify(parts())},`);
const source = `// Written by tools/bake-symbols.mjs of the repository; change that, not this. Icons after APP-6 from milsymbol (MIT).

/** A line, a solid shape or letters of a symbol, in a box from 25 50 to 175 150. */
export type SymbolPart =
  | { readonly d: string; readonly solid?: true; readonly faint?: true }
  | { readonly text: string; readonly size: number };

export const SYMBOL_PARTS = {
${records.join('\n')}
} as const satisfies Readonly<Record<string, readonly SymbolPart[]>>;

export type SymbolName = keyof typeof SYMBOL_PARTS;
export const SYMBOLS = Object.keys(SYMBOL_PARTS) as readonly SymbolName[];
`;
writeFileSync(fileURLToPath(new URL('../packages/board/src/counters/symbols.ts', import.meta.url)), source);
