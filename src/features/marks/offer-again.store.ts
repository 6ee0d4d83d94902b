import { m } from '../../paraglide/messages.js';
import { failureToast, type Failure } from '../../core/stores/attempt.ts';
import { currentEnvironment, oncePerWorld } from '../../core/stores/environment.ts';
import { whenKept } from './send-mark.store.ts';
import { pageToasts, type ToastContent, type Toasts } from '../../core/stores/toasts.ts';

interface Offer {
  /** The title's titleKey. */
  about: string;
  words: ToastContent;
  again: () => void;
  toasts: Toasts;
}

/** Failed marks, in the order they were made. */
const offers = oncePerWorld(() => ({ made: [] as Offer[], listens: false }));

function makeAgain(): void {
  for (const { again } of offers().made.splice(0)) again();
}

function offer(toasts: Toasts, words: ToastContent): void {
  toasts.show({ ...words, destructive: true, action: { label: m.words_again(), run: makeAgain } });
}

/** Offers a retry once the network is back, whether or not the earlier toast is still open. */
function offerLater(): void {
  const last = offers().made.at(-1);
  if (last) offer(last.toasts, last.words);
}

/**
 * Shows that a mark failed. If it failed offline, offers a retry, now and once the network is back, of all that failed
 * so far.
 */
export function sayMarkFailed(
  failure: Failure,
  words: ToastContent,
  { about, again, toasts = pageToasts }: { about: string; again: () => void; toasts?: Toasts },
): void {
  if (failure.code !== 'offline') {
    toasts.show(failureToast(failure, words));
    return;
  }
  const known = offers();
  if (!known.listens) {
    known.listens = true;
    whenKept(forgetOffers);
    currentEnvironment().onOnline(offerLater);
  }
  // By then the message about the network no longer applies.
  const text = words.text?.replace(failure.message, '').trimEnd();
  known.made.push({ about, words: { ...words, text }, again, toasts });
  offer(toasts, failureToast(failure, words));
}

/** Drops a title's retries (titleKey) after a later mark succeeded. */
export function forgetOffers(about: string): void {
  const known = offers();
  known.made = known.made.filter((one) => one.about !== about);
}
