export const SVG = 'http://www.w3.org/2000/svg';

export function svgGroup(className: string): SVGGElement {
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', className);
  return group;
}
