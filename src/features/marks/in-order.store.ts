/** The last request per subject, until answered. */
const sent = new Map<string, Promise<unknown>>();

/** Requests waiting for an earlier answer. */
const waiting = new Set<() => void>();

let listens = false;

function onLeave(): void {
  for (const send of waiting) send();
}

/**
 * Serialises requests about one subject: sends the first at once, the next after the answer, or when the page is left.
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
