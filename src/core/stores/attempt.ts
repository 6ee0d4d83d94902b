import { followed } from '../words/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { Client } from '../backend/client.ts';
import { BackendError } from '../backend/errors.ts';
import { currentEnvironment } from './environment.ts';
import { OwnServerError, type OwnServerCode } from './own-server.ts';
import { showToast, type ToastContent } from './toasts.ts';

/** Why an action failed. `message` is shown to the user; a `defect` is our bug and is already reported. */
export interface Failure {
  kind: 'failed';
  code: OwnServerCode;
  message: string;
}

export type Attempt<Value> = { kind: 'ok'; value: Value } | Failure;

/** Refusals that an ended session would explain. On a hosted backend it shows as missing or forbidden rows. */
const DOUBTS = new Set<OwnServerCode>(['expired', 'signedOut', 'forbidden', 'none']);

/** How browsers report a failed dynamic import: the network is down, so it is not a defect. */
const NOT_FETCHED = /dynamically imported|module script/;

let onDoubt = () => {};

/** Registers a session check, called on every refusal that an ended session would explain. */
export function whenInDoubt(look: () => void): void {
  onDoubt = look;
}

function refused({ code, message }: { code: OwnServerCode; message: string }): Failure {
  if (DOUBTS.has(code)) onDoubt();
  return { kind: 'failed', code, message };
}

/**
 * Runs fallible work. A refusal or an outage returns a failure with a message for the user; any other error is a
 * defect: it is reported and never looks like an outage. Never rejects.
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

/** The same with a backend client. */
export function attemptWithBackend<Value>(
  work: (client: Client) => Value | Promise<Value>,
): Promise<Attempt<Value>> {
  return attempt(async () => work(await currentEnvironment().backend()));
}

/** Toast texts that a reason can follow. */
export type FailureWords = ToastContent & { text: string };

/** Appends the failure's reason to the text. */
export function because({ message }: Failure, words: FailureWords): ToastContent {
  return { ...words, text: followed(words.text, message) };
}

/** The toast for a failure. A defect gets its own text; without a network a generic title becomes the offline one. */
export function failureToast({ code }: Failure, words: ToastContent): ToastContent {
  if (code === 'defect')
    return { ...words, title: m.defect_message_title(), text: m.defect_message_text(), destructive: true };
  const isOffline = code === 'offline' && words.title === m.words_error();
  return { ...words, ...(isOffline && { title: m.words_offline() }), destructive: true };
}

/** Shows the toast for a failure. */
export function sayFailure(failure: Failure, words: ToastContent): void {
  showToast(failureToast(failure, words));
}
