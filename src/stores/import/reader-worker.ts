import { createAnswering } from './answer-reader.ts';
import type { ReaderQuestion } from './reader-messages.ts';

const answer = createAnswering((message) => {
  postMessage(message);
});

// Set, not added: papaparse listens in every worker that loads it, to questions of its own.
onmessage = ({ data }: MessageEvent<{ number: number; question: ReaderQuestion }>) => {
  void answer(data);
};
