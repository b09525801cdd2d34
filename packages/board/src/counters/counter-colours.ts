/** Colours printed on counters: the same in both themes, as a printed counter is. */
export const INK = '#17140E';
export const PAPER = '#FCF9F0';
export const LIGHT_INK = '#F3F1EA';
export const ELITE = '#8C1526';
export const ELITE_INK = '#FFF6EA';
export const LOW = '#FFFDF6';
export const READY_GUN = '#F2B632';

const HEX_COLOUR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Relative luminance after WCAG; a colour that is not written in six digits counts as light. */
function luminance(colour: string): number {
  const [, ...parts] = HEX_COLOUR.exec(colour) ?? [];
  if (parts.length !== 3) return 1;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Below this, light letters are the better read. */
const DARK_BELOW = 0.18;

export const isDark = (colour: string): boolean => luminance(colour) < DARK_BELOW;
export const inkOn = (body: string): string => (isDark(body) ? LIGHT_INK : INK);
