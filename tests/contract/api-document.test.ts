import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { openApiDocument } from '../../src/server/api/v1/openapi.ts';
import { OPERATIONS } from '../../src/server/api/v1/operations.ts';
import { curlOf, loadDevelopers } from '../../src/server/loaders/connections/developers.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { apiSite } from '../support/connections/api-site.ts';

const server = await startBackend();
afterAll(() => server.close());
const site = apiSite(server);

/** The document as it was released last; `UPDATE_RELEASED=1` writes today's, with a release and no sooner. */
const RELEASED = 'tests/support/connections/released-api.json';

type Json = Record<string, any>;

/** What a program that was written for `before` would miss, or be refused for, in `after`. */
function broken(before: Json, after: Json, path: string, io: 'in' | 'out'): string[] {
  if (before['$ref'] !== undefined || after['$ref'] !== undefined) {
    return before['$ref'] === after['$ref'] ? [] : [`${path}: another shape`];
  }
  const found: string[] = [];
  if (JSON.stringify(before['type']) !== JSON.stringify(after['type'])) found.push(`${path}: another type`);
  const known = (before['properties'] ?? {}) as Json;
  const now = (after['properties'] ?? {}) as Json;
  for (const [name, schema] of Object.entries(known)) {
    if (!(name in now)) found.push(`${path}.${name}: gone`);
    else found.push(...broken(schema as Json, now[name] as Json, `${path}.${name}`, io));
  }
  const needed = (of: Json) => new Set((of['required'] ?? []) as string[]);
  if (io === 'in') {
    for (const name of needed(after))
      if (!needed(before).has(name)) found.push(`${path}.${name}: needed now`);
  } else {
    for (const name of needed(before))
      if (!needed(after).has(name)) found.push(`${path}.${name}: may be missing`);
  }
  const values = before['enum'] as unknown[] | undefined;
  if (io === 'in' && values?.some((value) => !(after['enum'] as unknown[] | undefined)?.includes(value))) {
    found.push(`${path}: takes less`);
  }
  if (before['items'] && after['items']) {
    found.push(...broken(before['items'] as Json, after['items'] as Json, `${path}[]`, io));
  }
  return found;
}

test('What was released keeps its paths, parameters and shapes', async () => {
  const now = openApiDocument('https://marquee.example') as Json;
  if (process.env['UPDATE_RELEASED']) await writeFile(RELEASED, `${JSON.stringify(now, null, 1)}\n`);
  const before = JSON.parse(await readFile(RELEASED, 'utf8')) as Json;
  const found: string[] = [];
  for (const [path, methods] of Object.entries(before['paths'] as Json)) {
    for (const [method, operation] of Object.entries(methods as Json)) {
      const today = (now['paths'] as Json)[path]?.[method] as Json | undefined;
      if (!today) found.push(`${method} ${path}: gone`);
      const parameters = (of: Json) => (of['parameters'] as Json[]).map(({ name }) => name as string);
      for (const name of parameters(operation as Json)) {
        if (today && !parameters(today).includes(name)) found.push(`${method} ${path} ${name}: gone`);
      }
      for (const status of Object.keys((operation as Json)['responses'] as Json)) {
        if (today && !(today['responses'] as Json)[status]) found.push(`${method} ${path} ${status}: gone`);
      }
    }
  }
  for (const [name, schema] of Object.entries(before['components']['schemas'] as Json)) {
    const today = (now['components']['schemas'] as Json)[name] as Json | undefined;
    if (!today) found.push(`${name}: gone`);
    else found.push(...broken(schema as Json, today, name, name.endsWith('Written') ? 'in' : 'out'));
  }
  expect(found).toEqual([]);
  // The comparison notices what it is there for.
  const less = structuredClone(now);
  delete less['components']['schemas']['Rating'].properties.stars;
  expect(
    broken(
      now['components']['schemas']['Rating'] as Json,
      less['components']['schemas']['Rating'] as Json,
      'Rating',
      'out',
    ),
  ).toEqual(['Rating.stars: gone']);
});

test('Every example of the page for developers works as it stands there', async () => {
  const ada = await site.person('read', 'write', 'scrobble');
  const page = await loadDevelopers();
  expect(page.calls.map(({ id }) => id)).toEqual(OPERATIONS.map(({ id }) => id));
  for (const operation of OPERATIONS) {
    const curl = curlOf(operation, server.siteUrl);
    const address = /'(http[^']+)'/.exec(curl)?.[1] ?? '';
    const body = /-d '(.*)'$/s.exec(curl)?.[1];
    // Those that need an id of one's own say so.
    if (/\/ID\b/.test(address) || (operation.method === 'POST' && body === undefined)) continue;
    const path = address.split('/api/v1')[1] ?? '';

    const { status } = await site.call(
      ada.token,
      operation.method,
      path,
      body === undefined ? undefined : (JSON.parse(body) as unknown),
    );
    expect(Object.keys(operation.answers).map(Number), `${operation.method} ${path}`).toContain(status);
  }
});

test('The document is OpenAPI 3.1, and refers to nothing that is not in it', async () => {
  const response = await site.call(null, 'GET', '/me');
  expect(response.status).toBe(401);
  const document = openApiDocument(server.siteUrl) as Json;
  expect(document['openapi']).toBe('3.1.0');
  const text = JSON.stringify(document);
  const names = new Set(Object.keys(document['components']['schemas'] as Json));
  const referred = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? '');
  expect(referred.filter((name) => !names.has(name))).toEqual([]);
  expect(text).not.toContain('$defs');
  const ids = OPERATIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
