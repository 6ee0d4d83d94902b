import { m } from '../../paraglide/messages.js';
import { isOpen, type ImportList, type ImportProgress } from '../../domain/import/import-job.ts';
import { importPaths, IMPORTS_API } from '../../domain/import/import-paths.ts';
import { attempt, sayFailure } from '../attempt.ts';
import { ask } from '../own-server.ts';
import { $importView, keepImport, newAct, setImports, setImportView, thisAct } from './import-state.ts';

/** Milliseconds between two questions how far the server is. */
const POLL_MS = 2000;

let poll: ReturnType<typeof setTimeout> | undefined;

/** Asks no more how far the server is. */
export function stopFollowing(): void {
  clearTimeout(poll);
}

/** Shows an import and follows it while the server works on it. One whose rows are not all there waits for its file. */
export function showJob(
  job: ImportProgress,
  { sending = false, stalled = null }: { sending?: boolean; stalled?: string | null } = {},
): void {
  keepImport(job);
  stopFollowing();
  if (job.state === 'receiving' && !sending) {
    setImportView({ step: 'choose', refused: null, waiting: job });
    return;
  }
  setImportView({ step: 'job', job, sending, stalled, busy: false });
  if (isOpen(job) && job.state !== 'asking' && !sending) poll = setTimeout(() => void lookAt(job), POLL_MS);
}

/** Shows how far the server is with an import; while it cannot be asked, that it is asked again. */
export async function lookAt(job: ImportProgress): Promise<void> {
  const isLatest = thisAct();
  const asked = await attempt(() => ask<ImportProgress>('GET', importPaths.progress(job.id)));
  if (!isLatest()) return;
  if (asked.kind === 'ok') showJob(asked.value);
  else showJob(job, { stalled: asked.message });
}

/** Asks for the imports of the person; the one that is open goes on. */
export async function loadImports(): Promise<void> {
  const isLatest = thisAct();
  const asked = await attempt(() => ask<ImportList>('GET', IMPORTS_API));
  if (asked.kind === 'failed') return;
  setImports(asked.value.imports);
  const open = asked.value.imports.find(isOpen);
  if (open && isLatest() && $importView.get().step === 'choose') showJob(open);
}

/** Does with the import on show what the person said. */
async function tell(path: (id: string) => string): Promise<void> {
  const view = $importView.get();
  const job = view.step === 'job' ? view.job : view.step === 'choose' ? view.waiting : null;
  if (!job || (view.step === 'job' && view.busy)) return;
  const isLatest = newAct();
  stopFollowing();
  if (view.step === 'job') setImportView({ ...view, busy: true });
  const told = await attempt(() => ask<ImportProgress>('POST', path(job.id)));
  if (!isLatest()) return;
  if (told.kind === 'ok') return showJob(told.value);
  sayFailure(told, { title: m.import_failed(), text: told.message });
  await lookAt(job);
}

/** Ends an import; nothing is saved of it. */
export function cancelImport(): Promise<void> {
  return tell(importPaths.cancel);
}

/** Saves what is clear and leaves out what is undecided. */
export function saveImport(): Promise<void> {
  return tell(importPaths.save);
}

/** Takes back all that the import on show has brought. */
export function undoImport(): Promise<void> {
  return tell(importPaths.undo);
}

/** Shows one of the former imports. */
export function showImport(job: ImportProgress): void {
  newAct();
  showJob(job);
}

/** The import on show is as the server says now, after a choice. */
export function importChanged(job: ImportProgress): void {
  const view = $importView.get();
  if (view.step === 'job' && view.job.id === job.id) showJob(job);
}
