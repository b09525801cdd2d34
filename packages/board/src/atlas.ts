import type { MapFile } from '@bridgehead/map';
import { boxOfView, drawScene, type MapOptions } from './draw-map.ts';
import { type Box, grown, heightOf, widthOf } from './geometry/boxes.ts';
import { HEX } from './geometry/geometry.ts';
import { legendColumns, legendOf } from './layers/legend.ts';
import { drawNeatLine } from './layers/sheet.ts';
import { sceneOf } from './scene/scene.ts';
import { legendText } from './style/legend.en.ts';
import { legendCss, mapCss } from './style/map-css.ts';
import { legendWordsOf, type MapStyle, plainStyle } from './style/map-style.ts';
import { type Theme, themeCss } from './style/tokens.ts';
import { boxPath, element, escapeXml, num, path } from './svg.ts';

export interface AtlasOptions extends MapOptions {
  readonly theme: Theme;
  /** Rules that bring the fonts along, for a document that stands alone. */
  readonly fontCss?: string;
  readonly legend?: boolean;
}

/** The whole sheet, or the part that `view` asks for, as one SVG document. */
export function drawAtlas(map: MapFile, options: AtlasOptions): string {
  const { theme, fontCss = '', view, legend = view === undefined, id = 'atlas', style = plainStyle(map) } = options;
  const crop = view === undefined ? undefined : boxOfView(view);
  const scene = sceneOf(map, style, crop === undefined ? { id } : { id, crop: grown(crop, HEX * 1.5) });
  const drawing = drawScene(scene, options);
  const key = legend ? legendOf(scene, drawing.sheet) : undefined;
  const page: Box = { ...drawing.sheet, bottom: drawing.sheet.bottom + (key?.height ?? 0) };
  const paper = path('m-margin', boxPath(page));
  const content = [
    element('title', { id: `${id}-title` }, escapeXml(map.name)),
    element('desc', { id: `${id}-desc` }, escapeXml(describe(map, style))),
    styleElement(theme, fontCss),
    paper,
    drawing.ground,
    drawing.marks,
    drawing.names,
    drawing.targets,
    key?.draw(page) ?? '',
    view === undefined ? drawNeatLine(page) : '',
  ];
  return svgDocument(crop ?? page, id, theme, content.join('\n'));
}

/** The ground of the whole sheet alone, as it is painted under the counters of a board. */
export function drawSheetGround(map: MapFile, { theme, style = plainStyle(map), id = 'ground' }: AtlasOptions): string {
  const { ground, sheet } = drawScene(sceneOf(map, style, { id }), { names: false, numbers: false });
  return svgDocument(sheet, id, theme, [styleElement(theme), path('m-margin', boxPath(sheet)), ground].join('\n'));
}

const LEGEND_COLUMNS = 2;

/** The legend alone, as one SVG document. */
export function drawLegend(map: MapFile, { theme, style = plainStyle(map), id = 'legend' }: AtlasOptions): string {
  const { svg, width, height } = legendColumns(sceneOf(map, style, { id }), LEGEND_COLUMNS);
  const content = [
    element('title', { id: `${id}-title` }, escapeXml(map.name)),
    element('desc', { id: `${id}-desc` }, escapeXml(legendWordsOf(style).about)),
    styleElement(theme),
    svg,
  ];
  return svgDocument({ left: 0, top: 0, right: width, bottom: height }, id, theme, content.join('\n'));
}

const styleElement = (theme: Theme, fontCss = ''): string =>
  `<style>${fontCss}\n.atlas-${theme}{${themeCss(theme)}}${mapCss}${legendCss}</style>`;

function svgDocument(box: Box, id: string, theme: Theme, content: string): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: `atlas atlas-${theme}`,
    viewBox: [box.left, box.top, widthOf(box), heightOf(box)].map(num).join(' '),
    width: widthOf(box),
    height: heightOf(box),
    role: 'img',
    'aria-labelledby': `${id}-title ${id}-desc`,
  };
  return `${element('svg', attributes, `\n${content}\n`)}\n`;
}

function describe({ hexes, sheet, places }: MapFile, style: MapStyle): string {
  const cities = places.filter((place) => place.class === 'city').map(({ name }) => name);
  return legendText(legendWordsOf(style).map, { count: hexes.length, km: sheet.hexKm, cities: cities.join(', ') });
}
