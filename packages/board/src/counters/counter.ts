import { drawBadge } from './badges.ts';
import { INK, inkOn, isDark } from './counter-colours.ts';
import { frame, overBody, shadow, underBody } from './counter-frame.ts';
import type { CounterLook } from './counter-look.ts';
import {
  cornerLetters,
  emblemMark,
  gunStrip,
  lastFigure,
  leaningPlate,
  radiusMark,
  spreadLegs,
  stackingDots,
  stripedBand,
  struckWord,
  untriedFace,
} from './counter-marks.ts';
import {
  armorPlate,
  factorStrip,
  freeStackingLine,
  gunDisc,
  moraleTriangle,
  nameLine,
  shoulderBar,
  sizeMark,
  symbolBox,
} from './counter-parts.ts';
import type { Level } from './level.ts';
import { pictureFace } from './pictures.ts';

/** [design 5] A counter as SVG in a square of 100 units; rings and badges stand out by up to 14. */
export function drawCounter(look: CounterLook, level: Level): string {
  const face = look.unknown === true ? unknownFace(look) : knownFace(look, level);
  return shadow(look) + underBody(look) + body(look) + face + overBody(look) + badges(look, level);
}

/** A document of its own for panels: the counter with room around it for rings and badges. */
export function counterSvg(look: CounterLook, level: Level, size: number): string {
  const margin = 14;
  const whole = 100 + 2 * margin;
  return (
    `<svg class="c-counter" width="${size}" height="${size}" viewBox="-${margin} -${margin} ${whole} ${whole}" aria-hidden="true">` +
    `${drawCounter(look, level)}</svg>`
  );
}

function body({ body: colour, corner }: CounterLook): string {
  const isNight = isDark(colour);
  // A dark body keeps its edge on a dark map.
  const keyline = isNight ? `<path class="c-keyline" d="${frame(corner, 1.6)}"/>` : '';
  const shine = corner === 'round' ? 'M14 3.4H86' : 'M11 3.4H89';
  return (
    `${keyline}<path d="${frame(corner)}" fill="${colour}" stroke="${isNight ? '#0B0D10' : INK}" stroke-width="2.6"/>` +
    `<path class="c-shine" d="${shine}" stroke-opacity="${isNight ? 0.22 : 0.5}"/>`
  );
}

/** Nothing leaks: no bar, no size, no figures. */
function unknownFace({ body: colour }: CounterLook): string {
  const ink = inkOn(colour);
  return (
    `<rect x="24" y="22" width="52" height="56" rx="4" fill="none" stroke="${ink}" stroke-width="2.4" stroke-dasharray="6 5" stroke-opacity=".7"/>` +
    `<text class="c-letters" x="50" y="68" font-size="52" fill="${ink}">?</text>`
  );
}

function knownFace(look: CounterLook, level: Level): string {
  if (look.picture !== undefined) return pictureFace(look, look.picture, level);
  const head =
    emblemMark(look, level) +
    (look.isUntried === true ? untriedFace(look, level) : shoulderBar(look, level) + symbolOf(look, level));
  if (level === 'far') return head;
  const isNear = level === 'near';
  return (
    head +
    freeStackingLine(look, level) +
    figuresOf(look, level) +
    (isNear && look.isUntried !== true ? moraleTriangle(look) + nameLine(look) : '') +
    armorPlate(look, level) +
    gunDisc(look, level) +
    stackingDots(look) +
    leaningPlate(look, level) +
    cornerLetters(look, level) +
    radiusMark(look)
  );
}

const symbolOf = (look: CounterLook, level: Level): string =>
  level === 'far'
    ? symbolBox(look, level)
    : sizeMark(look, level) + symbolBox(look, level) + spreadLegs(look, level) + stripedBand(look, level);

function figuresOf(look: CounterLook, level: 'middle' | 'near'): string {
  if (look.inPlace !== undefined) return gunStrip(look.inPlace, level);
  return look.lastPlate === undefined
    ? factorStrip(look, level) + struckWord(look, level)
    : factorStrip(look, level, 2) + struckWord(look, level) + lastFigure(look, level);
}

function badges({ badges: states, badgeFigures = {} }: CounterLook, level: Level): string {
  if (level === 'far')
    return states
      .slice(0, 1)
      .map((state) => drawBadge(state, [92, 10], 0.92, badgeFigures[state]))
      .join('');
  return states.map((state, order) => drawBadge(state, [12 + order * 31, 9], 0.78, badgeFigures[state])).join('');
}
