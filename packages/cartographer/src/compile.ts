import type { MapFile } from '@bridgehead/map';
import { assemble } from './assemble.ts';
import { SourceFault } from './geography.ts';
import type { MapSource } from './recipe.ts';
import { type Report, reportOn } from './report.ts';
import { survey } from './survey.ts';

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
