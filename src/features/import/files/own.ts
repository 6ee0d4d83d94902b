import { isExportFile, recordsOf } from '../../export/parts.ts';
import { idIn, plainText, yearIn } from './facts.ts';
import { isLoose } from './json-facts.ts';
import type { Harvest, OpenedFile, RecognisedFile, SourceReader } from './reading.ts';

function roleOf({ json }: OpenedFile): string | null {
  return isExportFile(json) ? 'export' : null;
}

function titleOf(record: Record<string, unknown>) {
  const { kind, name, date } = record;
  const tmdb = kind === 'movie' || kind === 'tv' ? idIn(record['id']) : undefined;
  return {
    kind: kind === 'movie' || kind === 'tv' ? kind : null,
    name: typeof name === 'string' ? plainText(name) : '',
    year: yearIn(date),
    ids: tmdb === undefined ? {} : { tmdb },
  } as const;
}

function read(files: readonly RecognisedFile[]): Harvest {
  const harvest: Harvest = { entries: [], unreadable: [] };
  for (const { name: file, json } of files) {
    if (!isExportFile(json)) continue;
    if (json.complete !== true) harvest.unreadable.push({ at: { file, line: 0 }, problem: 'brokenFile' });
    let line = 0;
    for (const { part, record } of recordsOf(json)) {
      line += 1;
      const at = { file, line };
      if (!isLoose(record)) {
        harvest.unreadable.push({ at, problem: 'malformed' });
        continue;
      }
      const own = { part, record };
      harvest.entries.push({ at, what: 'own', ...titleOf(record), day: null, again: false, own });
    }
  }
  return harvest;
}

/** Our own export: the server restores each record. */
export const own: SourceReader = { source: 'own', roleOf, read };
