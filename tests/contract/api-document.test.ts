import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { openApiDocument } from '../../src/server/loaders/connections/api/openapi.ts';
import { OPERATIONS } from '../../src/server/loaders/connections/api/operations.ts';
import { curlOf, loadDevelopers } from '../../src/server/loaders/connections/api/developers.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { apiSite } from '../support/connections/api-site.ts';

const server = await startBackend();
afterAll(() => server.close());
const site = apiSite(server);

/** The document as it was released last; `UPDATE_RELEASED=1` writes today's, with a release and no sooner. */
const RELEASED = 'tests/support/connections/released-api.json';

interface Shape {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  enum?: unknown[];
  items?: Shape;
}

interface Described {
  openapi: string;
  paths: Record<
    string,
    Record<string, { parameters: { name: string }[]; responses: Record<string, unknown> }>
  >;
  components: { schemas: Record<string, Shape> };
}

const documentOf = (siteUrl: string) => openApiDocument(siteUrl) as unknown as Described;

/** What a program that was written for `before` would miss, or be refused for, in `after`. */
function broken(before: Shape, after: Shape, path: string, io: 'in' | 'out'): string[] {
  if (before.$ref !== undefined || after.$ref !== undefined) {
    return before.$ref === after.$ref ? [] : [`${path}: another shape`];
  }
  const found: string[] = [];
  if (JSON.stringify(before.type) !== JSON.stringify(after.type)) found.push(`${path}: another type`);
  for (const [name, schema] of Object.entries(before.properties ?? {})) {
    const now = after.properties?.[name];
    if (now) found.push(...broken(schema, now, `${path}.${name}`, io));
    else found.push(`${path}.${name}: gone`);
  }
  const [needed, needs] = [new Set(before.required), new Set(after.required)];
  if (io === 'in') {
    for (const name of needs) if (!needed.has(name)) found.push(`${path}.${name}: needed now`);
  } else {
    for (const name of needed) if (!needs.has(name)) found.push(`${path}.${name}: may be missing`);
  }
  if (io === 'in' && before.enum?.some((value) => !after.enum?.includes(value)))
    found.push(`${path}: takes less`);
  if (before.items && after.items) found.push(...broken(before.items, after.items, `${path}[]`, io));
  return found;
}

/** What is gone of the calls that were released. */
function goneCalls(before: Described, after: Described): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, was]) => {
      const is = after.paths[path]?.[method];
      if (!is) return [`${method} ${path}: gone`];
      const known = new Set(is.parameters.map(({ name }) => name));
      return [
        ...was.parameters
          .filter(({ name }) => !known.has(name))
          .map(({ name }) => `${method} ${path} ${name}: gone`),
        ...Object.keys(was.responses)
          .filter((status) => !(status in is.responses))
          .map((status) => `${method} ${path} ${status}: gone`),
      ];
    }),
  );
}

test('What was released keeps its paths, parameters and shapes', async () => {
  const now = documentOf('https://marquee.example');
  if (process.env['UPDATE_RELEASED']) await writeFile(RELEASED, `${JSON.stringify(now, null, 2)}\n`);
  const before = JSON.parse(await readFile(RELEASED, 'utf8')) as Described;
  const shapes = Object.entries(before.components.schemas).flatMap(([name, schema]) => {
    const today = now.components.schemas[name];
    return today ? broken(schema, today, name, name.endsWith('Written') ? 'in' : 'out') : [`${name}: gone`];
  });
  expect([...goneCalls(before, now), ...shapes]).toEqual([]);
});

test('A field that goes, and one that is needed anew, are noticed', () => {
  const { Rating = {}, RatingWritten = {} } = documentOf('https://marquee.example').components.schemas;
  const { stars: _, ...others } = Rating.properties ?? {};
  expect(broken(Rating, { ...Rating, properties: others }, 'Rating', 'out')).toEqual(['Rating.stars: gone']);
  const more = { ...RatingWritten, required: [...(RatingWritten.required ?? []), 'why'] };
  expect(broken(RatingWritten, more, 'RatingWritten', 'in')).toEqual(['RatingWritten.why: needed now']);
});

test('Every example of the page for developers works as it stands there', async () => {
  const ada = await site.person('read', 'write', 'scrobble');
  const page = await loadDevelopers();
  expect(page.calls.map(({ id }) => id)).toEqual(OPERATIONS.map(({ id }) => id));
  /** Has the thing a call is about, as its own example writes it; answers its id where that is to be filled in. */
  async function have(what: string): Promise<string> {
    if (what === 'notices') {
      const notice = { key: 'a', users: [ada.id], data: { entries: 1 } };
      await server.database.query(`select public.tell_once('import_finished', $1)`, [
        JSON.stringify([notice]),
      ]);
      return String((await ada.all('notices'))[0]?.['id']);
    }
    if (what === 'list_items') {
      const list = await have('lists');
      await ada.post('/list_items', { list, kind: 'movie', tmdb: 603 });
      return list;
    }
    const example = OPERATIONS.find(({ method, path }) => method === 'POST' && path === `/${what}`)?.example;
    return example ? ((await ada.post(`/${what}`, example)).body['id'] as string) : '';
  }
  for (const operation of OPERATIONS) {
    const id = await have(operation.path.split('/')[1] ?? '');
    const curl = curlOf(operation, server.siteUrl).replaceAll(/\bID\b/g, id);
    const address = /'(http[^']+)'/.exec(curl)?.[1] ?? '';
    const body = /-d '(.*)'$/s.exec(curl)?.[1];
    const path = address.split('/api/v1')[1] ?? '';
    const sent = body === undefined ? undefined : (JSON.parse(body) as unknown);
    const { status } = await site.call(ada.token, operation.method, path, sent);
    expect(Object.keys(operation.answers).map(Number), `${operation.method} ${path}`).toContain(status);
  }
});

test('The document is OpenAPI 3.1, and refers to nothing that is not in it', async () => {
  const response = await site.call(null, 'GET', '/me');
  expect(response.status).toBe(401);
  const document = documentOf(server.siteUrl);
  expect(document.openapi).toBe('3.1.0');
  const text = JSON.stringify(document);
  const names = new Set(Object.keys(document.components.schemas));
  const referred = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? '');
  expect(referred.filter((name) => !names.has(name))).toEqual([]);
  expect(text).not.toContain('$defs');
  const ids = OPERATIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
