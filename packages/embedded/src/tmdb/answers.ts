/** TMDB's page size. */
const PAGE_SIZE = 20;

function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json;charset=utf-8', vary: 'Origin', ...headers },
  });
}

/** A success that can be cached for `maxAge` seconds. */
export function ok(body: unknown, maxAge: number): Response {
  return json(body, 200, { 'cache-control': `public, max-age=${maxAge}` });
}

/** A failure in TMDB's words; thrown inside a request, the server turns it into its response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** The response with TMDB's usual error body. */
  response(): Response {
    return json({ success: false, status_code: this.code, status_message: this.message }, this.status);
  }
}

/** The different error body of a search without words. */
export class QueryMissing extends Error {
  response(): Response {
    return json({ errors: ['query must be provided'] }, 422);
  }
}

export const notFound = () => new ApiError(404, 34, 'The resource you requested could not be found.');
const invalidId = () => new ApiError(404, 6, 'Invalid id: The pre-requisite id is invalid or not found.');
export const invalidParameters = () =>
  new ApiError(422, 5, 'Invalid parameters: Your request parameters are incorrect.');
export const methodNotAllowed = () =>
  new ApiError(405, 42, 'This request method is not supported for this resource.');
export const tooManyAppends = () =>
  new ApiError(400, 27, 'Too many append to response objects: The maximum number of remote calls is 20.');
const invalidPage = () =>
  new ApiError(400, 22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.');

/** Parses the id in a path. Throws TMDB's error 6 when invalid. */
export function idOf(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw invalidId();
  return Number(text);
}

/** The requested page, 1 by default. Throws TMDB's error 22 outside 1 to 500. */
export function pageOf(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '1';
  const page = Number(text);
  if (!/^\d{1,4}$/.test(text) || page < 1 || page > 500) throw invalidPage();
  return page;
}

export interface Page<T> {
  page: number;
  results: T[];
  total_pages: number;
  total_results: number;
}

/** One page of a list. A page past the end is empty; an empty list has one page. */
export function pageOfList<T, W>(list: readonly T[], page: number, wire: (item: T) => W): Page<W> {
  return {
    page,
    results: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(wire),
    total_pages: Math.max(1, Math.ceil(list.length / PAGE_SIZE)),
    total_results: list.length,
  };
}
