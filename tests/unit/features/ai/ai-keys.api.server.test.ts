import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiRefusal } from '../../../../src/core/api-errors.ts';
import type {
  AiKeysAnswer,
  AiSearchesAnswer,
  KeptSearch,
  SaveKeyAnswer,
} from '../../../../src/features/ai/ai-search.ts';
import { deleteAccount } from '../../../../src/features/profile/account.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { createKeyVault } from '../../../../src/server/key-vault.ts';
import {
  answerDeleteKey,
  answerKeys,
  answerSaveKey,
} from '../../../../src/features/ai/ai-keys.api.server.ts';
import {
  answerClearSearches,
  answerKeptSearch,
  answerPreferences,
  answerSearch,
  answerSearches,
} from '../../../../src/features/ai/ai-request.api.server.ts';
import { GOOD_KEY } from '../../../support/ai/server.ts';
import { eventsOf, startAiSite, type Visitor } from '../../../support/ai/site.ts';
import { signIn } from '../../../support/database/people.ts';

const site = await startAiSite();
afterAll(() => site.close());

const { provider } = site;
const { vault } = site.services.ai;
let person: Visitor;

beforeEach(async () => {
  person = await site.signIn();
  provider.calls.length = 0;
  provider.behave({ text: '{}' });
  site.logged.length = 0;
  site.useVault(vault);
});

const save = (body: unknown, who = person) => answerSaveKey(site.request(who, 'PUT', body));
const list = async (who = person) =>
  (await (await answerKeys(site.request(who, 'GET'))).json()) as AiKeysAnswer;
const errorOf = async (response: Response) => [
  response.status,
  ((await response.json()) as ApiRefusal).error.message,
];
const lastOf = async (who = person) => {
  const body = { kind: 'movie', description: 'x' };
  return (await eventsOf(await answerSearch(site.request(who, 'POST', body)))).at(-1);
};
const rows = () =>
  site.backend.database.query('select * from public.user_api_keys where user_id = $1', [person.id]);

describe('a saved key', () => {
  test('is tested, and returned masked only', async () => {
    const response = await save({ provider: 'gemini', key: `  ${GOOD_KEY} ` });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as SaveKeyAnswer;
    expect(answer).toMatchObject({
      tested: 'ok',
      key: { provider: 'gemini', mask: 'AIza****6789', endpoint: null, model: null },
    });
    expect(provider.calls.map(({ method }) => method)).toEqual(['GET']);
    const known = await list();
    expect(known.keys.map(({ mask }) => mask)).toEqual(['AIza****6789']);
    expect(known.providers.map(({ id }) => id)).toEqual(['gemini', 'openai-compatible']);
    expect(known.demoKey).toBe('marquee-demo-key');
  });

  test('is not in responses, log or database', async () => {
    const answers = [
      await save({ provider: 'gemini', key: GOOD_KEY }),
      await answerKeys(site.request(person, 'GET')),
    ];
    provider.behave({ status: 500, body: GOOD_KEY });
    answers.push(await answerSearch(site.request(person, 'POST', { kind: 'movie', description: 'x' })));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const everything = JSON.stringify([texts, site.logged, site.backend.log, await rows()]);
    expect(site.logged).not.toEqual([]);
    expect(everything).not.toContain(GOOD_KEY);
    expect(everything).not.toContain(GOOD_KEY.slice(4, -4));
    expect(everything).not.toContain(Buffer.from(GOOD_KEY).toString('base64').slice(0, 20));
  });

  test('is encrypted anew each time, bound to its owner', async () => {
    await save({ provider: 'gemini', key: GOOD_KEY });
    const [first] = await storedKeys();
    await save({ provider: 'gemini', key: GOOD_KEY });
    const [second] = await storedKeys();
    expect(first).toMatch(/^v1:[A-Za-z0-9+/]+=*$/);
    expect(second).not.toBe(first);
    expect(vault?.open(person.id, second ?? '')).toBe(GOOD_KEY);
    const stranger = await site.signIn();
    expect(vault?.open(stranger.id, second ?? '')).toBeNull();
    expect((await list(stranger)).keys).toEqual([]);
  });

  test('of eight characters is shown completely, but stored encrypted', async () => {
    const short = { provider: 'openai-compatible', key: 'Ab3-xY9z', model: 'm' };
    // The test provider accepts only one key, so this endpoint cannot be reached.
    const response = await save({ ...short, endpoint: 'http://127.0.0.1:9/v1' });
    expect(await response.json()).toMatchObject({ tested: 'unknown', key: { mask: 'Ab3-xY9z' } });
    expect((await list()).keys.map(({ mask }) => mask)).toEqual(['Ab3-xY9z']);
    expect(JSON.stringify(await rows())).not.toContain('Ab3-xY9z');
  });

  test('is not saved when the provider refuses it, and the old one stays', async () => {
    await save({ provider: 'gemini', key: GOOD_KEY });
    expect(await errorOf(await save({ provider: 'gemini', key: 'AIzaSyWrongKey-0123456789' }))).toEqual([
      400,
      'Invalid API key. Please check your Gemini API key.',
    ]);
    expect((await list()).keys.map(({ mask }) => mask)).toEqual(['AIza****6789']);
  });

  test('is saved with a note when the provider is unreachable', async () => {
    provider.behave({ status: 503, body: {} });
    const response = await save({ provider: 'gemini', key: GOOD_KEY });
    expect(await response.json()).toMatchObject({ tested: 'unknown' });
    expect((await list()).keys).toHaveLength(1);
  });

  test('of another provider is added, and the latest is used', async () => {
    await save({ provider: 'gemini', key: GOOD_KEY });
    const other = {
      provider: 'openai-compatible',
      key: GOOD_KEY,
      endpoint: `${provider.openAiUrl}/`,
      model: 'small',
    };
    expect((await save(other)).status).toBe(200);
    expect((await list()).keys.map(({ provider: id, endpoint, model }) => [id, endpoint, model])).toEqual([
      ['gemini', null, null],
      ['openai-compatible', provider.openAiUrl, 'small'],
    ]);
    provider.calls.length = 0;
    await lastOf();
    expect(provider.calls.map(({ target }) => target)).toEqual(['/v1/chat/completions']);
  });

  test('is deleted, whether it existed or not', async () => {
    await save({ provider: 'gemini', key: GOOD_KEY });
    for (let times = 0; times < 2; times += 1) {
      expect((await answerDeleteKey(site.request(person, 'DELETE'), 'gemini')).status).toBe(204);
    }
    expect(await rows()).toMatchObject({ rows: [] });
    expect(await lastOf()).toEqual({
      type: 'error',
      code: 'noKey',
      message: 'No API key found. Please add your Gemini API key first.',
    });
  });

  test('is deleted with the account', async () => {
    await save({ provider: 'gemini', key: GOOD_KEY });
    await deleteAccount((await signIn(site.backend, person.email)).client as Client, person.id);
    expect(await rows()).toMatchObject({ rows: [] });
    expect((await answerKeys(site.request(person, 'GET'))).status).toBe(401);
  });

  test('that cannot be decrypted is distinguished from a missing one', async () => {
    await save({ provider: 'gemini', key: GOOD_KEY });
    site.useVault(createKeyVault(Buffer.alloc(32, 8)));
    expect(await lastOf()).toEqual({
      type: 'error',
      code: 'keyUnreadable',
      message: 'Failed to retrieve API key',
    });
  });

  test('is refused without encryption', async () => {
    site.useVault(null);
    expect(await errorOf(await save({ provider: 'gemini', key: GOOD_KEY }))).toEqual([
      503,
      'API keys cannot be saved here: the server has no API_KEY_ENCRYPTION_KEY.',
    ]);
    expect(provider.calls).toEqual([]);
    expect(await rows()).toMatchObject({ rows: [] });
  });

  test.each([
    [{ provider: 'gemini', key: '  ' }, 'Please enter an API key.'],
    [{ provider: 'gemini' }, 'Please enter an API key.'],
    ['[]', 'Please enter an API key.'],
    [{ provider: 'nobody', key: 'x' }, 'This provider is not known.'],
    [{ provider: 'gemini', key: 'two words' }, expect.stringMatching('does not look like an API key')],
    [{ provider: 'gemini', key: 'line\nbreak' }, expect.stringMatching('does not look like an API key')],
    [{ provider: 'gemini', key: 'schlüssel' }, expect.stringMatching('does not look like an API key')],
    [{ provider: 'gemini', key: 'x'.repeat(401) }, expect.stringMatching('does not look like an API key')],
    [{ provider: 'openai-compatible', key: 'x', model: 'm' }, expect.stringMatching('address of the server')],
    [
      { provider: 'openai-compatible', key: 'x', model: 'm', endpoint: 'file:///etc/passwd' },
      expect.stringMatching('address of the server'),
    ],
    [
      { provider: 'openai-compatible', key: 'x', model: 'm', endpoint: 'https://user:pass@ai.test' },
      expect.stringMatching('address of the server'),
    ],
    [
      { provider: 'openai-compatible', key: 'x', endpoint: 'https://ai.test/v1' },
      'Please enter the name of the model.',
    ],
  ])('is refused without a request: %j', async (body, message) => {
    expect(await errorOf(await save(body))).toEqual([400, message]);
    expect(provider.calls).toEqual([]);
  });

  test('is tested at most ten times a minute', async () => {
    for (let times = 0; times < 10; times += 1) await save({ provider: 'gemini', key: 'guess' });
    const refused = await save({ provider: 'gemini', key: 'guess' });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      error: { code: 'limited', message: 'Too many keys were tried. Please wait a minute and try again.' },
    });
    expect(provider.calls).toHaveLength(10);
    site.pass(61);
    expect((await save({ provider: 'gemini', key: GOOD_KEY })).status).toBe(200);
  });
});

async function storedKeys(): Promise<string[]> {
  const { rows: stored } = await rows();
  return stored.map((row) => String((row as { gemini_api_key: string }).gemini_api_key));
}

describe('saved searches', () => {
  const searches = async () => (await (await answerSearches(site.request(person, 'GET'))).json()) as object;

  test('are deleted on request, and no longer saved if turned off', async () => {
    await save({ provider: 'gemini', key: 'marquee-demo-key' });
    await lastOf();
    expect(await searches()).toMatchObject({
      keepSearches: true,
      searches: [{ kind: 'movie', description: 'x' }],
    });
    expect((await answerClearSearches(site.request(person, 'DELETE'))).status).toBe(204);
    const prefer = (body: unknown) => answerPreferences(site.request(person, 'PUT', body));
    expect((await prefer({ keepSearches: false })).status).toBe(204);
    await lastOf();
    expect(await searches()).toEqual({ keepSearches: false, searches: [] });
    expect((await prefer({ keepSearches: 'yes' })).status).toBe(400);
  });

  test('are opened one by one, with their answer, by their owner', async () => {
    await save({ provider: 'gemini', key: 'marquee-demo-key' });
    await lastOf();
    const { searches: kept } = (await searches()) as AiSearchesAnswer;
    const id = kept[0]?.id ?? '';
    const opened = await answerKeptSearch(site.request(person, 'GET'), id);
    const { results } = (await opened.json()) as KeptSearch;
    expect([opened.status, results.titles.length]).toEqual([200, kept[0]?.titles]);
    const gone = [404, 'This no longer exists.'];
    expect(await errorOf(await answerKeptSearch(site.request(await site.signIn(), 'GET'), id))).toEqual(gone);
    const other = crypto.randomUUID();
    expect(await errorOf(await answerKeptSearch(site.request(person, 'GET'), other))).toEqual(gone);
    expect((await answerKeptSearch(site.request(person, 'GET'), 'no id')).status).toBe(400);
  });
});

test.each([
  ['the keys', () => answerKeys(site.request(null, 'GET'))],
  ['saving', () => answerSaveKey(site.request(null, 'PUT', { provider: 'gemini', key: GOOD_KEY }))],
  ['deleting', () => answerDeleteKey(site.request(null, 'DELETE'), 'gemini')],
  ['searches', () => answerSearches(site.request(null, 'GET'))],
  ['a search', () => answerKeptSearch(site.request(null, 'GET'), crypto.randomUUID())],
  ['clearing', () => answerClearSearches(site.request(null, 'DELETE'))],
  ['preferences', () => answerPreferences(site.request(null, 'PUT', { keepSearches: true }))],
])('Refuses visitors: %s', async (_what, call) => {
  const response = await call();
  expect(await errorOf(response)).toEqual([401, 'User not authenticated']);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});
