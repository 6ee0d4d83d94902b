import { atom } from 'nanostores';
import type { ImportReportPage, ImportRowState } from './import-job.ts';
import { importPaths } from './import-paths.ts';
import { attempt } from '../../core/stores/attempt.ts';
import { ask } from '../../core/stores/own-server.ts';
import { readable } from '../../core/stores/readable.ts';

export interface ShownReport {
  id: string;
  page: number;
  /** The filter; null for all rows. */
  state: ImportRowState | null;
  answer: ImportReportPage | null;
  /** Message if loading failed. */
  problem: string | null;
}

const $reportNow = atom<ShownReport | null>(null);

export const $report = readable($reportNow);

/** Loads a page of a report; the earlier page stays visible meanwhile. */
export async function showReport(id: string, page: number, state: ImportRowState | null): Promise<void> {
  const before = $reportNow.get();
  const answer = before?.id === id ? before.answer : null;
  const asking: ShownReport = { id, page, state, answer, problem: null };
  $reportNow.set(asking);
  const path = importPaths.report(id, page, state ?? undefined);
  const asked = await attempt(() => ask<ImportReportPage>('GET', path));
  if ($reportNow.get() !== asking) return;
  if (asked.kind === 'failed') $reportNow.set({ ...asking, problem: asked.message });
  else $reportNow.set({ ...asking, answer: asked.value });
}
