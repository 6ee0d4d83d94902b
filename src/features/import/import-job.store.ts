import { m } from '../../paraglide/messages.js';
import { isOpen, type ImportList, type ImportProgress } from './import-job.ts';
import { importPaths, IMPORTS_API } from './import-paths.ts';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { ask } from '../../core/stores/own-server.ts';
import { $importView, keepImport, newAct, setImports, setImportView, thisAct } from './import-state.store.ts';

/** Polling interval in milliseconds. */
const POLL_MS = 2000;

let poll: ReturnType<typeof setTimeout> | undefined;

/** Stops polling. */
export function stopFollowing(): void {
  clearTimeout(poll);
}

/** Shows an import and polls its progress. An incomplete one waits for its file. */
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

/** Loads an import's progress. On failure shows the error and retries. */
export async function lookAt(job: ImportProgress): Promise<void> {
  const isLatest = thisAct();
  const asked = await attempt(() => ask<ImportProgress>('GET', importPaths.progress(job.id)));
  if (!isLatest()) return;
  if (asked.kind === 'ok') showJob(asked.value);
  else showJob(job, { stalled: asked.message });
}

/** Loads the user's imports; resumes the open one. */
export async function loadImports(): Promise<void> {
  const isLatest = thisAct();
  const asked = await attempt(() => ask<ImportList>('GET', IMPORTS_API));
  if (asked.kind === 'failed') return;
  setImports(asked.value.imports);
  const open = asked.value.imports.find(isOpen);
  if (open && isLatest() && $importView.get().step === 'choose') showJob(open);
}

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

/** Cancels an import; nothing of it is saved. */
export function cancelImport(): Promise<void> {
  return tell(importPaths.cancel);
}

/** Saves matched rows and skips undecided ones. */
export function saveImport(): Promise<void> {
  return tell(importPaths.save);
}

/** Undoes everything the visible import saved. */
export function undoImport(): Promise<void> {
  return tell(importPaths.undo);
}

/** Shows an earlier import. */
export function showImport(job: ImportProgress): void {
  newAct();
  showJob(job);
}

/** Updates the visible import after a choice. */
export function importChanged(job: ImportProgress): void {
  const view = $importView.get();
  if (view.step === 'job' && view.job.id === job.id) showJob(job);
}
