import { apiItems, apiPage } from './api.queries.ts';
import { API_PAGE, API_WHATS, type ApiCursor, type ApiItem, type ApiWhat } from './api.ts';
import { API_MESSAGES as words } from './api-texts.ts';
import { EXAMPLES } from './examples.server.ts';
import * as answers from './answers.server.ts';
import type { ApiAnswer, Call, Operation } from './operation.server.ts';
import { Refusal } from './problem.server.ts';
import * as schemas from './schemas.server.ts';
import { lineOf, writeEntries } from './writing.server.ts';

export const READ = ['read'] as const;
export const WRITE = ['write'] as const;

const encode = ({ at, id }: ApiItem) => Buffer.from(JSON.stringify([at, id])).toString('base64url');

function decode(cursor: string | undefined): ApiCursor | null {
  if (cursor === undefined) return null;
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof at === 'string' && typeof id === 'string' && !Number.isNaN(Date.parse(at))) return { at, id };
  } catch {
    // Throws below.
  }
  throw new Refusal(422, 'invalid');
}

async function page(what: ApiWhat, { caller, query }: Call): Promise<ApiAnswer> {
  const limit = Number(query['limit'] ?? API_PAGE);
  // One more than requested shows whether there is a next page.
  const found = await apiPage(caller.client, what, limit + 1, decode(query['cursor']));
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { status: 200, body: { items, next: last && found.length > limit ? encode(last) : null } };
}

async function one(what: ApiWhat, { caller }: Pick<Call, 'caller'>, id: string): Promise<ApiItem> {
  const [item] = await apiItems(caller.client, what, [id]);
  if (!item) throw new Refusal(404, 'none');
  return item;
}

async function put(what: ApiWhat, call: Call): Promise<ApiAnswer> {
  const entry = { ...(call.body as object), do: 'put' as const, what };
  const [result] = await writeEntries(call.caller.client, [entry]);
  if (!result) throw new Error('Nothing was answered');
  if (result instanceof Refusal) throw result;
  if (result.status === 'none') throw new Refusal(404, 'none');
  const body = lineOf(result);
  return { status: body.status === 'created' ? 201 : 200, body };
}

async function remove(what: ApiWhat, { caller, path }: Call): Promise<ApiAnswer> {
  const entry = { do: 'remove' as const, what, id: path['id'] };
  const [result] = await writeEntries(caller.client, [entry]);
  if (result instanceof Refusal) throw result;
  if (result?.status === 'none') throw new Refusal(404, 'none');
  return { status: 204 };
}

/** Converts `list_items` to `listItems`. */
export const camel = (what: string) => what.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const name = (what: ApiWhat) => camel(`_${what}`);

const removal = (what: ApiWhat): Operation => ({
  ...{ method: 'DELETE', path: `/${what}/{id}`, id: `remove${name(what)}`, summary: words.remove(what) },
  scopes: WRITE,
  parts: { id: schemas.IDS[what] },
  answers: { 204: null },
  run: (call) => remove(what, call),
});

/** The operations that read and write each kind of resource. */
export const THINGS = API_WHATS.flatMap((what): Operation[] => [
  {
    ...{ method: 'GET', path: `/${what}`, id: `list${name(what)}`, summary: words.page(what), scopes: READ },
    query: answers.pageQuery,
    answers: { 200: answers.pageOf(what) },
    run: (call) => page(what, call),
  },
  {
    ...{
      method: 'GET',
      path: `/${what}/{id}`,
      id: `get${name(what)}`,
      summary: words.one(what),
      scopes: READ,
    },
    parts: { id: schemas.IDS[what] },
    answers: { 200: schemas.ITEMS[what] },
    run: async (call) => ({ status: 200, body: await one(what, call, call.path['id'] ?? '') }),
  },
  {
    ...{ method: 'POST', path: `/${what}`, id: `put${name(what)}`, summary: words.put(what), scopes: WRITE },
    body: schemas.WRITES[what],
    example: EXAMPLES[what],
    answers: { 200: answers.written, 201: answers.written },
    refuses: [404],
    run: (call) => put(what, call),
  },
  ...(what === 'notices' ? [] : [removal(what)]),
]);
