/** Marks of nations, told apart by their form alone. */
import { fine } from '../svg.ts';
import { PAPER } from './counter-colours.ts';

export const EMBLEMS = ['star', 'ring', 'bars', 'cross', 'wing', 'shield'] as const;
export type Emblem = (typeof EMBLEMS)[number];

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Half of its height. */
  readonly size: number;
  readonly ink: string;
}

const POINTS = 10;

function star({ x, y, size, ink }: Spot): string {
  const corners = Array.from({ length: POINTS }, (_, i) => {
    const turn = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = size * (i % 2 === 0 ? 1 : 0.42);
    return `${fine(x + Math.cos(turn) * reach)} ${fine(y + Math.sin(turn) * reach)}`;
  });
  return `<path d="M${corners.join('L')}Z" fill="${ink}"/>`;
}

const ring = ({ x, y, size, ink }: Spot): string =>
  `<circle cx="${x}" cy="${y}" r="${fine(size * 0.78)}" fill="none" stroke="${ink}" stroke-width="${fine(size * 0.36)}"/>` +
  `<circle cx="${x}" cy="${y}" r="${fine(size * 0.26)}" fill="${ink}"/>`;

const lines = (d: string, { size, ink }: Spot, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${fine(size * width)}"/>`;

function bars(spot: Spot): string {
  const { x, y, size } = spot;
  const one = (at: number): string => `M${fine(x + size * at)} ${fine(y - size * 0.85)}v${fine(size * 1.7)}`;
  return lines([-0.72, 0, 0.72].map(one).join(''), spot, 0.42);
}

const cross = (spot: Spot): string => {
  const { x, y, size } = spot;
  return lines(`M${fine(x - size)} ${y}h${fine(size * 2)}M${x} ${fine(y - size)}v${fine(size * 2)}`, spot, 0.56);
};

const wing = (spot: Spot): string => {
  const { x, y, size } = spot;
  const [left, right, top] = [x - size * 1.1, x + size * 1.1, y - size * 0.55].map(fine);
  return lines(`M${left} ${top}L${x} ${fine(y + size * 0.5)}L${right} ${top}`, spot, 0.48);
};

function shield({ x, y, size, ink }: Spot): string {
  const [left, right, top] = [x - size * 0.8, x + size * 0.8, y - size * 0.9].map(fine);
  const [turn, low] = [fine(y + size * 0.1), fine(y + size * 0.8)];
  const outline = `M${left} ${top}H${right}V${turn}Q${right} ${low} ${x} ${fine(y + size)}Q${left} ${low} ${left} ${turn}Z`;
  const inner = `M${fine(x - size * 0.5)} ${fine(y - size * 0.1)}h${fine(size)}M${x} ${fine(y - size * 0.65)}v${fine(size * 1.25)}`;
  return `<path d="${outline}" fill="${ink}"/><path d="${inner}" stroke="${PAPER}" stroke-width="${fine(size * 0.3)}"/>`;
}

const DRAWINGS: Readonly<Record<Emblem, (spot: Spot) => string>> = { star, ring, bars, cross, wing, shield };

export const drawEmblem = (emblem: Emblem, spot: Spot): string => DRAWINGS[emblem](spot);
