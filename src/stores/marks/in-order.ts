/** By what they are about: the last request sent, until it is answered. */
const sent = new Map<string, Promise<unknown>>();

/** What waits for an answer before it is sent. */
const waiting = new Set<() => void>();

let listens = false;

/** Sends all that waits. */
function onLeave(): void {
  for (const send of waiting) send();
}

/**
 * Sends requests about one thing (`about`) one after the other: the first at once, the next when the one before is
 * answered, or when the page is left.
 */
export function inOrder<Answer>(about: string, send: () => Promise<Answer>): Promise<Answer> {
  if (!listens && typeof document !== 'undefined') {
    listens = true;
    addEventListener('pagehide', onLeave);
  }
  const before = sent.get(about);
  const answer = !before
    ? send()
    : new Promise<Answer>((resolve) => {
        const turn = () => {
          if (waiting.delete(turn)) resolve(send());
        };
        waiting.add(turn);
        void before.then(turn);
      });
  const answered = answer.then(
    () => undefined,
    () => undefined,
  );
  sent.set(about, answered);
  void answered.then(() => {
    if (sent.get(about) === answered) sent.delete(about);
  });
  return answer;
}
