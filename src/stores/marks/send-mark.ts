import type { Mark, MarkAnswer, MarkKind } from '../../domain/marks/marks.ts';
import { currentEnvironment } from '../environment.ts';
import { answerTo } from '../own-server.ts';
import { aboutOf, postMark } from './post-mark.ts';

let onKept: (about: string) => void = () => undefined;

/** Calls this with the titleKey of every mark that is kept. */
export function whenKept(listener: typeof onKept): void {
  onKept = listener;
}

/** A mark that was kept: for whom, and what changed. */
export interface KeptMark<Kind extends MarkKind> {
  userId: string;
  answer: MarkAnswer<Kind>;
}

/** Sends a mark in the task this is called in; rejects with an OwnServerError. */
export function sendMark<Sent extends Mark>(mark: Sent): Promise<KeptMark<Sent['what']>> {
  const kept = answerTo<KeptMark<Sent['what']>>(postMark(currentEnvironment().fetch, mark)).then((answer) => {
    onKept(aboutOf(mark));
    return answer;
  });
  // The caller handles the failure, perhaps later: avoids an unhandled rejection until then.
  void Promise.allSettled([kept]);
  return kept;
}
