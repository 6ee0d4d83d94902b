import { m } from '../../paraglide/messages.js';
import { failureToast, type Failure } from '../attempt.ts';
import { currentEnvironment, oncePerWorld } from '../environment.ts';
import { whenKept } from './send-mark.ts';
import { pageToasts, type ToastContent, type Toasts } from '../toasts.ts';

/** A press that failed for want of a network. */
interface Offer {
  /** The titleKey of the title it is about. */
  about: string;
  words: ToastContent;
  again: () => void;
  toasts: Toasts;
}

/** What is offered again, in the order it was pressed in. */
const offers = oncePerWorld(() => ({ made: [] as Offer[], listens: false }));

function makeAgain(): void {
  for (const { again } of offers().made.splice(0)) again();
}

function offer(toasts: Toasts, words: ToastContent): void {
  toasts.show({ ...words, destructive: true, action: { label: m.words_again(), run: makeAgain } });
}

/** Offers it once the network is back, whatever became of the toast before. */
function offerLater(): void {
  const last = offers().made.at(-1);
  if (last) offer(last.toasts, last.words);
}

/**
 * Says that a mark failed. One that failed for want of a network is offered again, now and once the network is back, with
 * all that failed before it.
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
  // The reason is over then.
  const text = words.text?.replace(failure.message, '').trimEnd();
  known.made.push({ about, words: { ...words, text }, again, toasts });
  offer(toasts, failureToast(failure, words));
}

/** Offers nothing again of a title (titleKey) of which a mark was made since. */
export function forgetOffers(about: string): void {
  const known = offers();
  known.made = known.made.filter((one) => one.about !== about);
}
