import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { openApiDocument } from '../../src/features/open-api/openapi.server.ts';
import { OPERATIONS } from '../../src/features/open-api/operations.server.ts';
import { curlOf, loadDevelopers } from '../../src/features/open-api/developers.server.ts';
import { readPlain } from '../../src/features/connections/players/plain.ts';
import {
  webhookRequest,
  type OutgoingMessage,
} from '../../src/features/connections/webhook-request.server.ts';
import { missingOf, type Described } from '../support/connections/released.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { apiSite } from '../support/connections/api-site.ts';

const server = await startBackend();
afterAll(() => server.close());
const site = apiSite(server);

/** The document as it was released last; `UPDATE_RELEASED=1` writes today's, with a release and no sooner. */
const RELEASED = 'tests/support/connections/released-api.json';

const documentOf = (siteUrl: string) => openApiDocument(siteUrl) as unknown as Described;

test('Keeps everything of released documents', async () => {
  const now = documentOf('https://marquee.example');
  if (process.env['UPDATE_RELEASED']) await writeFile(RELEASED, `${JSON.stringify(now, null, 2)}\n`);
  const before = JSON.parse(await readFile(RELEASED, 'utf8')) as Described;
  // Patterns that take more than before, which nothing can tell from those that take less.
  const wider = ['get /episodes/{id} id: takes less', 'delete /episodes/{id} id: takes less'];
  expect(missingOf(before, now)).toEqual(wider);
});

test('Detects removed and newly required parts anywhere', () => {
  const before = documentOf('https://marquee.example');
  const after = (change: (document: Described) => void) => {
    const changed = structuredClone(before);
    change(changed);
    return missingOf(before, changed);
  };
  const shape = (document: Described, name: string) => document.components.schemas[name] ?? {};
  const gone = (document: Described, name: string, field: string) => {
    delete shape(document, name).properties?.[field];
  };
  expect(after((document) => gone(document, 'Rating', 'stars'))).toContain(
    'get /ratings 200.items[].stars: gone',
  );
  expect(after((document) => gone(document, 'Written', 'id'))).toContain('post /history 200.id: gone');
  expect(after((document) => gone(document, 'Problem', 'code'))).toContain('get /me 401.code: gone');
  expect(after((document) => void shape(document, 'Written').required?.splice(0))).toContain(
    'post /history 200.id: may be missing',
  );
  expect(after((document) => void shape(document, 'RatingWritten').required?.push('why'))).toEqual([
    'post /ratings body.why: needed now',
  ]);
  expect(after((document) => void shape(document, 'Scrobble').required?.push('title'))).toContain(
    'post /scrobble/start body.title: needed now',
  );
  expect(after((document) => void shape(document, 'Kind').enum?.pop())).toContain(
    'post /history body.kind: takes less',
  );
  expect(after(({ paths }) => void delete paths['/changes']?.['get']?.responses['410'])).toEqual([
    'get /changes 410: gone',
  ]);
  expect(after(({ paths }) => void delete paths['/batch'])).toEqual(['post /batch: gone']);
  expect(after(({ paths }) => void paths['/me']?.['get']?.['x-scopes'].shift())).toEqual([
    'get /me: not with read any more',
  ]);
});

test('Accepts additional fields in responses', () => {
  const { components, paths } = documentOf('https://marquee.example');
  const answered = new Set<string>();
  const meet = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('additionalProperties' in value) expect(value.additionalProperties).not.toBe(false);
    if ('$ref' in value && typeof value.$ref === 'string') {
      const name = value.$ref.split('/').at(-1) ?? '';
      if (!answered.has(name)) {
        answered.add(name);
        meet(components.schemas[name] ?? components.responses?.[name]);
      }
    }
    for (const one of Object.values(value)) meet(one);
  };
  for (const methods of Object.values(paths))
    for (const { responses } of Object.values(methods)) meet(responses);
  expect([...answered]).toEqual(expect.arrayContaining(['Problem', 'Written', 'Watch', 'Changes']));
  expect(components.schemas['Problem']?.properties?.['code']?.enum).toContain('signedOut');
});

test('Runs all examples of the developer page as written', async () => {
  const ada = await site.person('read', 'write', 'scrobble');
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

test('Counts an episode with the commands of that page, starting from a token', async () => {
  const ada = await site.person('read', 'scrobble');
  const { quick } = await loadDevelopers();
  const answers = [];
  for (const { command } of quick) {
    if (command.startsWith('export ')) continue;
    if (command.includes('/episodes')) await site.count();
    const path = /'http[^']+\/api\/v1([^']+)'/.exec(command)?.[1] ?? '';
    const body = /-d '(.*)'$/s.exec(command)?.[1];
    const sent = body === undefined ? undefined : (JSON.parse(body) as unknown);
    answers.push(await site.call(ada.token, body === undefined ? 'GET' : 'POST', path, sent));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 202, 200]);
  expect(answers.at(-1)?.body['items']).toMatchObject([{ tmdb: 1396, season: 1, number: 1 }]);
});

test('Verifies our signatures only with that page’s code', async () => {
  const { webhook } = await loadDevelopers();
  const { isOurs } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(webhook.verify)}`
  )) as { isOurs: (headers: Record<string, string>, body: string, secret: string) => boolean };
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`;
  const item = { id: '1', at: '2026-03-01T20:15:00Z', name: 'The Matrix' };
  const message: OutgoingMessage = {
    ...{ id: crypto.randomUUID(), webhook: crypto.randomUUID(), event: 'watched', what: 'history' },
    ...{ at: item.at, item, title: null, url: 'https://example.com/hook', shape: 'plain', secret },
  };
  const sent = webhookRequest(message, new Date(), new AbortController().signal);
  const body = await sent.text();
  const headers = Object.fromEntries(sent.headers);
  expect(Object.keys(JSON.parse(webhook.message) as object)).toEqual(Object.keys(JSON.parse(body) as object));
  expect(isOurs(headers, body, secret)).toBe(true);
  expect(isOurs(headers, `${body} `, secret)).toBe(false);
  expect(isOurs({ ...headers, 'webhook-timestamp': '1' }, body, secret)).toBe(false);
  expect(isOurs(headers, body, `whsec_${Buffer.from('another').toString('base64')}`)).toBe(false);
});

test('Accepts plays without a token as that page says', async () => {
  const { webhook } = await loadDevelopers();
  const body = JSON.parse(/-d '(.*)'$/s.exec(webhook.incoming)?.[1] ?? '') as Record<string, unknown>;
  expect(readPlain(body)).toMatchObject({
    event: 'watched',
    play: { kind: 'tv', episodes: [{ season: 1, number: 1 }] },
  });
});

test('Gives each call a topic, and each code its statuses', async () => {
  const { topics, codes } = await loadDevelopers();
  expect(topics.flatMap(({ calls }) => calls).length).toBe(OPERATIONS.length);
  const { components, paths } = documentOf(server.siteUrl);
  const names = topics.map(({ name }) => name);
  for (const methods of Object.values(paths))
    for (const { tags } of Object.values(methods)) expect(names).toContain(tags[0]);
  expect(codes.map(({ code }) => code)).toEqual(components.schemas['Problem']?.properties?.['code']?.enum);
  expect(codes.filter(({ statuses }) => statuses.length === 0)).toEqual([]);
});

test('Is valid OpenAPI 3.1 without dangling references', async () => {
  const response = await site.call(null, 'GET', '/me');
  expect(response.status).toBe(401);
  const document = documentOf(server.siteUrl);
  expect(document.openapi).toBe('3.1.0');
  const text = JSON.stringify(document);
  const names = new Set(Object.keys(document.components.schemas));
  const referred = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? '');
  expect(referred.filter((name) => !names.has(name))).toEqual([]);
  const answers = [...text.matchAll(/#\/components\/responses\/(\w+)/g)].map(([, name]) => name ?? '');
  expect(answers.filter((name) => !document.components.responses?.[name])).toEqual([]);
  expect(text).not.toContain('$defs');
  const ids = OPERATIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
