import { createAnswering } from './answer-reader.store.ts';
import type { ReaderQuestion } from './reader-messages.store.ts';

const answer = createAnswering((message) => {
  postMessage(message);
});

// Assigned, not added: papaparse adds its own listener in every worker.
onmessage = ({ data }: MessageEvent<{ number: number; question: ReaderQuestion }>) => {
  void answer(data);
};
