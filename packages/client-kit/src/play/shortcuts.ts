/** For the sheet of help: key and message. */
export const SHORTCUTS = [
  ['Tab', 'keys.tab'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['N', 'keys.next'],
  ['X · V', 'keys.rest'],
  ['P', 'keys.end'],
  ['U · Y', 'keys.undo'],
  ['I', 'keys.info'],
  ['B', 'keys.board'],
  ['1 … 9 · H', 'keys.overlays'],
  ['+ · − · 0', 'keys.zoom'],
  ['F', 'keys.find'],
  ['L · W · R · G', 'keys.tabs'],
  ['M', 'keys.menu'],
  ['?', 'keys.help'],
] as const;
