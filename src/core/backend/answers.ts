import { BackendError, toBackendError } from './errors.ts';

interface Answer<T> {
  data: T;
  error: unknown;
  status?: number;
}

/** Returns the data of a supabase-js answer; rejects with a BackendError for an error, and with `none` for null. */
export async function answerOf<T>(call: PromiseLike<Answer<T>>): Promise<NonNullable<T>> {
  const data = await answerOrNone(call);
  if (data === null) throw new BackendError('none');
  return data;
}

/** The same, but null is a valid answer. */
export async function answerOrNone<T>(call: PromiseLike<Answer<T>>): Promise<NonNullable<T> | null> {
  // supabase-js returns errors, including the network's; what it throws is a defect.
  const answer = await call;
  if (answer.error) throw toBackendError(answer.error, answer.status);
  return answer.data ?? null;
}

/** Returns the count of a request with `count: 'exact'`; rejects with a BackendError. */
export async function countOf(
  call: PromiseLike<{ count: number | null; error: unknown; status: number }>,
): Promise<number> {
  const counted = call.then(({ count, error, status }) => ({ data: count ?? 0, error, status }));
  return answerOf(counted);
}
