import type { Grid } from '@bridgehead/hex';
import { checkWord } from './check-hexes.ts';
import { checkBoundaries, checkEscarpments, checkRoutes, checkWaters, ESCARPMENT, type Run } from './check-lines.ts';
import { quote, report, type Site, siteAt } from './fault.ts';
import type { MapFile, SideRecord } from './map-file.ts';

/** One kind of line, and what the hexside records say of it. */
interface Line {
  readonly kind: string;
  readonly recorded: (record: SideRecord) => string | undefined;
  /** From the least to the greatest; the greatest that runs along a hexside is the one recorded. */
  readonly ranks: readonly string[];
  readonly runs: readonly Run[];
  /** A title may take no notice of a small water inside a marsh or a city: it is drawn, and the hexside has none. */
  readonly mayBeIgnored?: true;
}

const RAILWAY = 'railway';

/**
 * Checks the lines that are drawn (waters, roads, railways, boundaries) and that the hexsides, which rules read, say
 * the same: no road on paper that units cannot use, no river felt that nobody sees.
 */
export function checkLines(file: MapFile, grid: Grid, recordBySide: ReadonlyMap<number, SideRecord>, site: Site): void {
  const roads = checkRoutes(file.roads, grid, siteAt(site, 'roads'));
  file.roads.forEach((road, i) => {
    checkWord(road.class, file.vocabulary.roads, 'road', siteAt(siteAt(site, 'roads'), i, road.name));
  });
  const railways = checkRoutes(file.railways, grid, siteAt(site, 'railways'));
  const { waters, roads: roadRanks, boundaries } = file.vocabulary;
  const lines: readonly Line[] = [
    {
      kind: 'water',
      recorded: (r) => r.water,
      ranks: waters,
      runs: checkWaters(file, grid, siteAt(site, 'waters')),
      mayBeIgnored: true,
    },
    { kind: 'road', recorded: (r) => r.road, ranks: roadRanks, runs: roads },
    {
      kind: RAILWAY,
      recorded: (r) => (r.railway ? RAILWAY : undefined),
      ranks: [RAILWAY],
      runs: railways.map((run) => ({ ...run, class: RAILWAY })),
    },
    {
      kind: 'boundary',
      recorded: (r) => r.boundary,
      ranks: boundaries,
      runs: checkBoundaries(file, grid, siteAt(site, 'boundaries')),
    },
    {
      kind: ESCARPMENT,
      recorded: (r) => (r.escarpment ? ESCARPMENT : undefined),
      ranks: [ESCARPMENT],
      runs: checkEscarpments(file, grid, siteAt(site, 'escarpments')),
    },
  ];
  for (const line of lines) {
    checkDrawnIsRecorded(line, recordBySide);
    checkRecordedIsDrawn(line, file.sides, recordBySide, siteAt(site, 'sides'));
  }
}

function checkDrawnIsRecorded(line: Line, recordBySide: ReadonlyMap<number, SideRecord>): void {
  for (const run of line.runs) {
    const record = recordBySide.get(run.side);
    const recorded = record === undefined ? undefined : line.recorded(record);
    if (recorded === undefined && line.mayBeIgnored) continue;
    if (recorded !== undefined && line.ranks.indexOf(recorded) >= line.ranks.indexOf(run.class)) continue;
    const instead = recorded === undefined ? `no ${line.kind}` : quote(recorded);
    const says = `${quote(run.name)} runs here as ${quote(run.class)}, but the hexside has ${instead}`;
    report(run.site, 'disagreement', says);
  }
}

function checkRecordedIsDrawn(
  line: Line,
  records: readonly SideRecord[],
  recordBySide: ReadonlyMap<number, SideRecord>,
  site: Site,
): void {
  const drawn = new Set<SideRecord>();
  for (const run of line.runs) {
    const record = recordBySide.get(run.side);
    if (record !== undefined && line.recorded(record) === run.class) drawn.add(record);
  }
  records.forEach((record, i) => {
    const recorded = line.recorded(record);
    if (recorded === undefined || drawn.has(record)) return;
    report(siteAt(site, i, record.side), 'disagreement', `has ${quote(recorded)}, but no such ${line.kind} runs here`);
  });
}
