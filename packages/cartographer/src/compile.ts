import type { MapFile } from '@bridgehead/map';
import { assemble } from './assemble.ts';
import { type Report, reportOn } from './report/report.ts';
import { SourceFault } from './source/geography.ts';
import type { MapSource } from './source/recipe.ts';
import { survey } from './survey/survey.ts';

export type CompileResult =
  | { readonly ok: true; readonly map: MapFile; readonly report: Report }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Geography, grid and pins in; a map file and a report out. The same source always gives the same bytes. */
export function compileMap(source: MapSource): CompileResult {
  try {
    const surveyed = survey(source);
    const map = assemble(source, surveyed);
    return { ok: true, map, report: reportOn(source, surveyed, map) };
  } catch (error) {
    if (error instanceof SourceFault) return { ok: false, faults: error.message.split('\n') };
    throw error;
  }
}
