import { m } from '../../paraglide/messages.js';
import { isOpen, type ImportProgress, type ImportStart, type ImportSwitches } from './import-job.ts';
import { IMPORTS_API } from './import-paths.ts';
import type { ImportPart, ReadingAnswers } from './files/reading.ts';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { ask } from '../../core/stores/own-server.ts';
import { lookAt, showJob, stopFollowing } from './import-job.store.ts';
import { $importView, $imports, newAct, setImportView, thisAct } from './import-state.store.ts';
import {
  lacking,
  possibleAnswers,
  possiblyOff,
  previewOf,
  remaining,
  type FileRefusal,
} from './import-view.store.ts';
import { ReaderError, startReader, type Reader } from './reader.store.ts';
import type { ReadingSummary } from './reading-desk.store.ts';
import { keepColumns, recallColumns } from './named-columns.store.ts';
import { sendRows } from './send-rows.store.ts';

let reader: Reader | null = null;

/** Stops reading and sending. */
export function endReader(): void {
  reader?.stop();
  reader = null;
}

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function refuse(refused: FileRefusal, waiting: ImportProgress | null): void {
  endReader();
  setImportView({ step: 'choose', refused, waiting });
}

/**
 * Reads files. Shows a preview before anything leaves the browser; resumes sending if an open import is waiting for
 * them.
 */
export async function readChosen(files: readonly File[]): Promise<void> {
  const view = $importView.get();
  if (files.length === 0 || view.step !== 'choose') return;
  const { waiting } = view;
  const isLatest = newAct();
  const names = files.map(({ name }) => name);
  endReader();
  const reading = (reader = startReader());
  const onStep = (done: number, of: number) => {
    if (isLatest()) setImportView({ step: 'reading', names, done, of });
  };
  onStep(0, 0);
  try {
    const read = await reading.ask({ ask: 'read', files: [...files], zone: zoneHere() }, onStep);
    const named = recallColumns(read);
    const summary = named.columns ? await reading.ask({ ask: 'answer', answers: named }) : read;
    if (!isLatest()) return;
    if (waiting) await sendOn(reading, summary, waiting, named);
    else setImportView(previewOf(names, summary, named));
  } catch (error) {
    if (!isLatest()) return;
    if (!(error instanceof ReaderError)) throw error;
    if (error.failure === 'defect') currentEnvironment().report(error);
    refuse(error.failure, waiting);
  }
}

/** Resumes an open import from its file; refuses another file. */
async function sendOn(
  reading: Reader,
  summary: ReadingSummary,
  waiting: ImportProgress,
  named: ReadingAnswers,
): Promise<void> {
  for (const answers of possibleAnswers(summary)) {
    const answered = await reading.ask({ ask: 'answer', answers: { ...named, ...answers } });
    for (const off of possiblyOff(answered, waiting)) {
      const { fingerprint } = await reading.ask({ ask: 'prepare', off });
      if (fingerprint === waiting.fingerprint) return send(reading, waiting);
    }
  }
  refuse('other', waiting);
}

/** Stops reading, or leaves the preview. Nothing has been sent. */
export function chooseAnother(): void {
  newAct();
  stopFollowing();
  endReader();
  const open = $imports.get().find(isOpen);
  if (open) showJob(open);
  else setImportView({ step: 'choose', refused: null, waiting: null });
}

/** Answers questions about the files and updates the preview. */
export async function answerFiles(more: ReadingAnswers): Promise<void> {
  const view = $importView.get();
  const reading = reader;
  if (view.step !== 'preview' || view.beginning || !reading) return;
  const answers = { ...view.answers, ...more };
  if (more.columns) keepColumns(view.summary, more.columns);
  setImportView({ ...view, answers });
  const answered = await attempt(() => reading.ask({ ask: 'answer', answers }));
  const now = $importView.get();
  if (now.step !== 'preview' || now.answers !== answers) return;
  if (answered.kind === 'failed') setImportView({ ...now, problem: answered.message });
  else setImportView({ ...now, summary: answered.value });
}

/** Turns a part on or off. */
export function togglePart(part: ImportPart): void {
  const view = $importView.get();
  if (view.step !== 'preview' || view.beginning) return;
  const off = view.off.includes(part) ? view.off.filter((other) => other !== part) : [...view.off, part];
  setImportView({ ...view, off });
}

/** Sets whether the file replaces existing data. */
export function toggleSwitch(name: keyof ImportSwitches): void {
  const view = $importView.get();
  if (view.step !== 'preview' || view.beginning) return;
  setImportView({ ...view, switches: { ...view.switches, [name]: !view.switches[name] } });
}

/** Starts the previewed import. */
export async function beginImport(): Promise<void> {
  const view = $importView.get();
  const reading = reader;
  if (view.step !== 'preview' || view.beginning || !reading) return;
  if (remaining(view.summary, view.off) === 0 || lacking(view.summary, view.answers)) return;
  const isLatest = thisAct();
  setImportView({ ...view, beginning: true, problem: null });
  const begun = await attempt(async () => {
    const prepared = await reading.ask({ ask: 'prepare', off: view.off });
    const { source } = view.summary;
    const fileName = view.names.join(', ').slice(0, 200).toWellFormed();
    const start: ImportStart = { source, fileName, ...prepared, switches: view.switches };
    return ask<ImportProgress>('POST', IMPORTS_API, start);
  });
  if (!isLatest()) return;
  if (begun.kind === 'failed') setImportView({ ...view, beginning: false, problem: begun.message });
  else await send(reading, begun.value);
}

async function send(reading: Reader, job: ImportProgress): Promise<void> {
  if (job.state !== 'receiving') return showJob(job);
  const isLatest = thisAct();
  showJob(job, { sending: true });
  const sent = await sendRows(reading, job, {
    goesOn: isLatest,
    onProgress: (received, stalled) => showJob({ ...job, received }, { sending: true, stalled }),
  });
  reading.stop();
  if (!isLatest()) return;
  if (sent.kind === 'failed') sayFailure(sent, { title: m.import_failed(), text: sent.message });
  await lookAt(job);
}

/** All unreadable rows, from the worker; empty once it has stopped. */
export async function unreadableRows() {
  const rows = await attempt(() => reader?.ask({ ask: 'problems' }) ?? []);
  return rows.kind === 'ok' ? rows.value : [];
}
