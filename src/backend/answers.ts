import { BackendError, toBackendError } from './errors.ts';

interface Answer<T> {
  data: T;
  error: unknown;
  status?: number;
}

/** The data of an answer of supabase-js; rejects with a BackendError when it carries an error instead. */
export async function answerOf<T>(call: PromiseLike<Answer<T>>): Promise<NonNullable<T>> {
  const data = await answerOrNone(call);
  if (data === null) throw new BackendError('none');
  return data;
}

/** The same where nothing is a proper answer: null. */
export async function answerOrNone<T>(call: PromiseLike<Answer<T>>): Promise<NonNullable<T> | null> {
  // supabase-js answers with errors, those of the network too: what it throws is a defect.
  const answer = await call;
  if (answer.error) throw toBackendError(answer.error, answer.status);
  return answer.data ?? null;
}

/** The count of an answer asked for with `count: 'exact'`; rejects with a BackendError. */
export async function countOf(
  call: PromiseLike<{ count: number | null; error: unknown; status: number }>,
): Promise<number> {
  const counted = call.then(({ count, error, status }) => ({ data: count ?? 0, error, status }));
  return answerOf(counted);
}
