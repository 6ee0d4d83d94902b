import { beforeEach, expect, test } from 'vitest';
import { inOrder } from '../../../../src/features/marks/in-order.store.ts';

let about = 0;
let sent: string[];
let answers: Map<string, PromiseWithResolvers<string>>;
beforeEach(() => {
  about += 1;
  sent = [];
  answers = new Map();
});

/** Sends a request, which the test answers or fails. */
function send(name: string, of = `title-${about}`): Promise<string> {
  return inOrder(of, () => {
    sent.push(name);
    const answer = Promise.withResolvers<string>();
    answers.set(name, answer);
    return answer.promise;
  });
}
const answer = (name: string) => answers.get(name)?.resolve(name);

test('Sends requests about one thing in order, the first in the press’s task', async () => {
  const [first, second, third] = [send('first'), send('second'), send('third')];
  expect(sent).toEqual(['first']);
  answer('first');
  expect(await first).toBe('first');
  await expect.poll(() => sent).toEqual(['first', 'second']);
  answers.get('second')?.reject(new Error('refused'));
  await expect(second).rejects.toThrow('refused');
  await expect.poll(() => sent).toEqual(['first', 'second', 'third']);
  answer('third');
  expect(await third).toBe('third');
});

test('Sends requests about two things independently', () => {
  void send('one', `one-${about}`);
  void send('other', `other-${about}`);
  expect(sent).toEqual(['one', 'other']);
  for (const name of sent) answer(name);
});

test('Sends all waiting requests once when the page is left', async () => {
  const done = [send('first'), send('second')];
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['first', 'second']);
  answer('first');
  answer('second');
  await Promise.all(done);
  expect(sent).toEqual(['first', 'second']);
});
