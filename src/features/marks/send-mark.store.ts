import type { Mark, MarkAnswer, MarkKind } from './marks.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { answerTo } from '../../core/stores/own-server.ts';
import { aboutOf, postMark } from './post-mark.store.ts';

let onKept: (about: string) => void = () => undefined;

/** Sets the listener for the titleKey of every saved mark. */
export function whenKept(listener: typeof onKept): void {
  onKept = listener;
}

/** A saved mark: its user and what changed. */
export interface KeptMark<Kind extends MarkKind> {
  userId: string;
  answer: MarkAnswer<Kind>;
}

/** Sends a mark in the current task; rejects with an OwnServerError. */
export function sendMark<Sent extends Mark>(mark: Sent): Promise<KeptMark<Sent['what']>> {
  const kept = answerTo<KeptMark<Sent['what']>>(postMark(currentEnvironment().fetch, mark)).then((answer) => {
    onKept(aboutOf(mark));
    return answer;
  });
  // The caller handles the failure later; this avoids an unhandled rejection until then.
  void Promise.allSettled([kept]);
  return kept;
}
