import { UnreadableImport, type GivenFile } from './files/reading.ts';
import type { ReaderAnswers, ReaderMessage, ReaderQuestion } from './reader-messages.store.ts';
import { createReadingDesk, type ReadingDesk } from './reading-desk.store.ts';

/** Total bytes of the files: more than any history, less than a tab's memory. */
const BYTES_LIMIT = 400 * 1024 * 1024;

/** The browser could not open a file: it was moved or its disk is gone. */
class FileGone extends Error {}

async function bytesOf(files: readonly File[]): Promise<GivenFile[]> {
  if (files.reduce((sum, { size }) => sum + size, 0) > BYTES_LIMIT) throw new UnreadableImport('tooBig');
  return Promise.all(
    files.map(async (file) => {
      const buffer = await file.arrayBuffer().catch((cause: unknown) => {
        throw new FileGone('', { cause });
      });
      return { name: file.name, bytes: new Uint8Array(buffer) };
    }),
  );
}

async function answerTo(
  desk: ReadingDesk,
  question: ReaderQuestion,
  onStep: (done: number, of: number) => void,
): Promise<ReaderAnswers[keyof ReaderAnswers]> {
  switch (question.ask) {
    case 'read':
      return desk.read(await bytesOf(question.files), question.zone, onStep);
    case 'answer':
      return desk.answer(question.answers);
    case 'prepare':
      return desk.prepare(question.off);
    case 'batch':
      return desk.batch(question.from);
    case 'problems':
      return desk.problems();
  }
}

/** Creates the handler of the page's questions, with one desk for all. Never rejects. */
export function createAnswering(tell: (message: ReaderMessage) => void) {
  const desk = createReadingDesk();
  return async ({ number, question }: { number: number; question: ReaderQuestion }): Promise<void> => {
    try {
      const value = await answerTo(desk, question, (done, of) => tell({ number, kind: 'step', done, of }));
      tell({ number, kind: 'answer', value });
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      const known = error instanceof FileGone ? 'gone' : 'defect';
      tell({
        number,
        kind: 'failed',
        failure: error instanceof UnreadableImport ? error.failure : known,
        message,
      });
    }
  };
}
