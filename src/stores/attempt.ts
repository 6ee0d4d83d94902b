import { followed } from '../domain/words/labels.ts';
import { m } from '../paraglide/messages.js';
import type { Client } from '../backend/client.ts';
import { BackendError } from '../backend/errors.ts';
import { currentEnvironment } from './environment.ts';
import { OwnServerError, type OwnServerCode } from './own-server.ts';
import { showToast, type ToastContent } from './toasts.ts';

/** Why something was not done. `message` is fit for the person; a `defect` is ours, and has been reported. */
export interface Failure {
  kind: 'failed';
  code: OwnServerCode;
  message: string;
}

/** What became of something attempted. */
export type Attempt<Value> = { kind: 'ok'; value: Value } | Failure;

/** Refusals that the end of the session would explain: hosted, the account's rows are missing, or not one's own. */
const DOUBTS = new Set<OwnServerCode>(['expired', 'signedOut', 'forbidden', 'none']);

/** What browsers say when code that comes late cannot be fetched: the network is gone, and nothing of ours is wrong. */
const NOT_FETCHED = /dynamically imported|module script/;

let onDoubt = () => {};

/** Has somebody look whether the session is over, whenever a verb is refused as if it were. */
export function whenInDoubt(look: () => void): void {
  onDoubt = look;
}

function refused({ code, message }: { code: OwnServerCode; message: string }): Failure {
  if (DOUBTS.has(code)) onDoubt();
  return { kind: 'failed', code, message };
}

/**
 * Does what may fail, as every verb of a store does. A refusal or an outage comes back in the words for the
 * person; anything else is a defect of ours: it is reported, and never looks like an outage. Never rejects.
 */
export async function attempt<Value>(work: () => Value | Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { kind: 'ok', value: await work() };
  } catch (error) {
    if (error instanceof BackendError) return refused({ code: error.kind, message: error.message });
    if (error instanceof OwnServerError) return refused(error);
    if (error instanceof TypeError && NOT_FETCHED.test(error.message)) {
      const { kind, message } = new BackendError('offline');
      return refused({ code: kind, message });
    }
    currentEnvironment().report(error);
    return {
      kind: 'failed',
      code: 'defect',
      message: followed(m.defect_message_title(), m.defect_message_text()),
    };
  }
}

/** The same for what asks the backend. */
export function attemptWithBackend<Value>(
  work: (client: Client) => Value | Promise<Value>,
): Promise<Attempt<Value>> {
  return attempt(async () => work(await currentEnvironment().backend()));
}

/** Words for a failure that a reason can stand behind. */
export type FailureWords = ToastContent & { text: string };

/** Words for a failure with the reason behind them. */
export function because({ message }: Failure, words: FailureWords): ToastContent {
  return { ...words, text: followed(words.text, message) };
}

/**
 * The toast that says that something failed, in the words for it; of a defect only that it is ours. Without a network
 * nothing is wrong but that.
 */
export function failureToast({ code }: Failure, words: ToastContent): ToastContent {
  if (code === 'defect')
    return { ...words, title: m.defect_message_title(), text: m.defect_message_text(), destructive: true };
  const isOffline = code === 'offline' && words.title === m.words_error();
  return { ...words, ...(isOffline && { title: m.words_offline() }), destructive: true };
}

/** Says that something failed. */
export function sayFailure(failure: Failure, words: ToastContent): void {
  showToast(failureToast(failure, words));
}
