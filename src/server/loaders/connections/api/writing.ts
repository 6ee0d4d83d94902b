import type { z } from 'zod';
import { apiWrite } from '../../../../backend/connections/api.ts';
import { toBackendError } from '../../../../backend/errors.ts';
import type { ApiWhat, ApiWritten } from '../../../../domain/connections/api.ts';
import type { Kind } from '../../../../domain/title.ts';
import type { TokenClient } from './caller.ts';
import { problemOf, Refusal, refusalOf } from './problem.ts';
import type { batch } from './answers.ts';
import { IDS, WRITES } from './schemas.ts';
import { titlesToKeep } from './titles.ts';

type Given = z.infer<typeof batch>['entries'][number];
/** An entry that makes sense, or why it makes none. */
type Read = { what: ApiWhat; [field: string]: unknown } | Refusal;

/** What a schema says of a value that is none of its kind. */
export const invalid = (error: z.ZodError) =>
  new Refusal(422, 'invalid', {
    errors: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });

function readEntry({ do: how, what, ...fields }: Given): Read {
  if (how === 'remove') {
    const { id } = fields;
    if (what === 'notices' || typeof id !== 'string' || !IDS[what].test(id))
      return new Refusal(422, 'invalid');
    return { what, do: how, id };
  }
  const read = WRITES[what].safeParse(fields);
  if (!read.success) return invalid(read.error);
  // The columns of ratings hold whole stars.
  if ('stars' in read.data && !Number.isInteger(read.data.stars)) return new Refusal(422, 'halfStars');
  if (what === 'lists' && !('id' in read.data) && !('name' in read.data)) return new Refusal(422, 'invalid');
  return { what, do: how, ...read.data };
}

/** The title an entry names, where it is kept with it. */
function titleOf(entry: Read) {
  if (entry instanceof Refusal || entry['do'] === 'remove' || typeof entry['tmdb'] !== 'number') return null;
  // Opinions are kept without the name of their title, but of no title nobody knows.
  return { kind: kindOf(entry), tmdb: entry['tmdb'] };
}

const kindOf = ({ kind = 'tv' }: Record<string, unknown>): Kind => (kind === 'movie' ? 'movie' : 'tv');

/** What became of an entry: written, or refused and why. */
export type Result = Exclude<ApiWritten, { status: 'refused' }> | Refusal;

/** Writes entries, each for itself; what makes no sense, or names a title nobody knows, leaves the others done. */
export async function writeEntries(client: TokenClient, given: readonly Given[]): Promise<Result[]> {
  const read = given.map(readEntry);
  const titles = await titlesToKeep(read.map(titleOf));
  const ready = read.map((entry, index): Read => {
    const title = titles[index];
    if (entry instanceof Refusal || !title) return entry;
    return title instanceof Refusal ? title : { ...entry, title };
  });
  const toWrite = ready.filter((entry) => !(entry instanceof Refusal));
  const done = toWrite.length === 0 ? [] : await apiWrite(client, toWrite);
  let next = 0;
  return ready.map((entry): Result => {
    if (entry instanceof Refusal) return entry;
    const result = done[next++];
    if (result && result.status !== 'refused') return result;
    return refusalOf(toBackendError({ code: result?.code }, 400));
  });
}

/** A result as a line of a batch tells it. */
export const lineOf = (result: Result) =>
  result instanceof Refusal
    ? { status: 'refused' as const, id: null, problem: problemOf(result) }
    : { status: result.status, id: result.id ?? null };
