import { createAnswering } from '../../../src/features/import/answer-reader.store.ts';
import type { ReaderMessage } from '../../../src/features/import/reader-messages.store.ts';

type Asked = Parameters<ReturnType<typeof createAnswering>>[0];

/** The file-reading worker, on the page's thread. It is silent after `terminate`. */
export class ReaderOnPage {
  /** All started ones, newest last. */
  static readonly started: ReaderOnPage[] = [];
  /** While true, messages are collected in `held`. */
  static holds = false;

  readonly begun: [url: URL, options: { type: string }];
  onmessage: ((message: { data: ReaderMessage }) => void) | null = null;
  onerror: ((error: { message: string }) => void) | null = null;
  readonly held: ReaderMessage[] = [];
  readonly asked: Asked[] = [];
  ended = false;
  #answer = createAnswering((message) => {
    if (ReaderOnPage.holds) this.held.push(message);
    else this.say(message);
  });

  constructor(...begun: [url: URL, options: { type: string }]) {
    this.begun = begun;
    ReaderOnPage.started.push(this);
  }
  say(data: ReaderMessage) {
    if (!this.ended) this.onmessage?.({ data: structuredClone(data) });
  }
  postMessage(asked: Asked) {
    this.asked.push(asked);
    void this.#answer(asked);
  }
  terminate() {
    this.ended = true;
  }
}
