import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AiError } from '../../../src/ai/ai-error.ts';
import { createAi, type Ai, type AiLimits } from '../../../src/ai/ask.ts';
import { createGemini } from '../../../src/ai/gemini.ts';
import { createOpenAiCompatible } from '../../../src/ai/openai-compatible.ts';
import type { AiConnection } from '../../../src/ai/provider.ts';
import { GOOD_KEY, startAiServer, type AiAnswer, type AiServer } from '../../support/ai/server.ts';

const BAD_KEY = 'AIzaSyBadKey-that-must-not-show-up';

let server: AiServer;
let ai: Ai;

function aiWith(limits: Partial<AiLimits> = {}): Ai {
  return createAi({
    providers: [createGemini({ apiUrl: server.geminiUrl, model: 'a-fast-model' }), createOpenAiCompatible()],
    fetch: (request) => fetch(request),
    foreignFetch: (request) => fetch(request),
    limits: { pauseMs: 0, ...limits },
  });
}

beforeAll(async () => {
  server = await startAiServer();
  ai = aiWith();
});
afterAll(() => server.close());
beforeEach(() => {
  server.calls.length = 0;
  server.behave({ text: 'the answer' });
});

const connections = {
  Gemini: (key = GOOD_KEY): AiConnection => ({ provider: 'gemini', key, endpoint: null, model: null }),
  'OpenAI-compatible': (key = GOOD_KEY): AiConnection => ({
    provider: 'openai-compatible',
    key,
    endpoint: `${server.openAiUrl}/`,
    model: 'small',
  }),
};

const ask = (connection: AiConnection, signal = new AbortController().signal, way = ai) =>
  way.ask(connection, 'Recommend something', signal);

async function failureOf(call: Promise<unknown>): Promise<AiError> {
  const outcome = await call.then(
    () => new Error('The call succeeded'),
    (error: unknown) => error,
  );
  if (outcome instanceof AiError) return outcome;
  throw outcome;
}

describe('a request to Gemini', () => {
  test('has the documented format, with the key only in a header', async () => {
    expect(await ask(connections.Gemini())).toBe('the answer');
    const [call] = server.calls;
    expect(call?.method).toBe('POST');
    expect(call?.target).toBe('/v1beta/models/a-fast-model:generateContent');
    expect(call?.headers['x-goog-api-key']).toBe(GOOD_KEY);
    expect(call?.body).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'Recommend something' }] }],
      generationConfig: {
        temperature: 0.7,
        topK: 40,
        topP: 0.95,
        maxOutputTokens: 1024,
        responseMimeType: 'application/json',
        thinkingConfig: { thinkingBudget: 0 },
      },
    });
    expect(JSON.stringify(call?.body)).not.toContain(GOOD_KEY);
  });

  test.each([
    'Unknown name "thinkingConfig" at generation_config',
    'Thinking budget is not supported for this model',
    'JSON mode is not enabled for this model',
  ])('is repeated without parameters the model does not support: %s', async (message) => {
    server.behave(({ body }) => {
      const refused = 'thinkingConfig' in (body.generationConfig as object);
      return refused ? { status: 400, body: { error: { message } } } : { text: 'the plain answer' };
    });
    expect(await ask(connections.Gemini())).toBe('the plain answer');
    expect(server.calls).toHaveLength(2);
    expect(server.calls[1]?.body.generationConfig).toEqual({
      temperature: 0.7,
      topK: 40,
      topP: 0.95,
      maxOutputTokens: 1024,
    });
  });

  test('leaves thoughts out of the answer', async () => {
    const parts = [{ text: 'hm', thought: true }, { text: '{"a":' }, { text: '1}' }, { functionCall: {} }];
    server.behave({ status: 200, body: { candidates: [{ content: { parts } }] } });
    expect(await ask(connections.Gemini())).toBe('{"a":1}');
  });
});

test('sends an OpenAI-compatible request to its address, with its model', async () => {
  expect(await ask(connections['OpenAI-compatible']())).toBe('the answer');
  const [call] = server.calls;
  expect(call?.target).toBe('/v1/chat/completions');
  expect(call?.headers.authorization).toBe(`Bearer ${GOOD_KEY}`);
  expect(call?.body).toMatchObject({
    model: 'small',
    messages: [{ role: 'user', content: 'Recommend something' }],
    temperature: 0.7,
    top_p: 0.95,
    max_tokens: 1024,
  });
});

test('retries a rate-limited request after the requested pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let calls = 0;
  const limited = () => new Response('', { status: 429, headers: { 'Retry-After': '7' } });
  const answer = { candidates: [{ content: { parts: [{ text: 'at last' }] } }] };
  const patient = createAi({
    providers: [createGemini({ apiUrl: 'http://provider.test/v1beta', model: 'a-fast-model' })],
    fetch: () => Promise.resolve((calls += 1) < 2 ? limited() : Response.json(answer)),
    foreignFetch: () => Promise.reject(new Error('not asked')),
    random: () => 0,
  });
  const asked = ask(connections.Gemini(), undefined, patient);
  await vi.advanceTimersByTimeAsync(6999);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe('at last');
});

describe.each(['Gemini', 'OpenAI-compatible'] as const)('when %s fails, the user reads', (name) => {
  const status = (code: number, message = 'x'): AiAnswer => ({ status: code, body: { error: { message } } });

  test('that the key is invalid, without the key', async () => {
    const failure = await failureOf(ask(connections[name](BAD_KEY)));
    expect(failure.message).toBe(`Invalid API key. Please check your ${name} API key.`);
    expect(failure.kind).toBe('key');
    expect(server.calls).toHaveLength(1);
  });

  test.each([
    [400, `${name} API error: 400`, 1],
    [403, `${name} API error: 403`, 1],
    [404, `${name} API error: 404`, 1],
    [429, `${name} API error: 429. The limit of your key is reached; please try again later.`, 3],
    [500, `${name} API error: 500`, 3],
    [503, `${name} API error: 503`, 3],
  ])('the code of status %i, after %s in as many calls as make sense', async (code, message, calls) => {
    server.behave(status(code, `no luck with ${GOOD_KEY}`));
    const failure = await failureOf(ask(connections[name]()));
    expect(failure.message).toBe(message);
    expect(failure.message).not.toContain('API key');
    expect(JSON.stringify({ ...failure }) + String(failure.stack)).not.toContain(GOOD_KEY);
    expect(server.calls).toHaveLength(calls);
  });

  test('at once that a long rate limit is reached', async () => {
    server.behave({ ...status(429), headers: { 'Retry-After': '90' } });
    expect((await failureOf(ask(connections[name]()))).kind).toBe('limited');
    expect(server.calls).toHaveLength(1);
  });

  test('nothing after leaving during a pause, which is not waited for', async () => {
    server.behave({ ...status(429), headers: { 'Retry-After': '10' } });
    const person = new AbortController();
    const asked = ask(connections[name](), person.signal);
    await expect.poll(() => server.calls.length).toBe(1);
    person.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(server.calls).toHaveLength(1);
  });

  test('nothing about a temporary failure', async () => {
    server.behave(() => (server.calls.length < 3 ? status(503) : { text: 'at last' }));
    expect(await ask(connections[name]())).toBe('at last');
    server.calls.length = 0;
    server.behave(() => (server.calls.length < 2 ? { cut: true } : { text: 'at last' }));
    expect(await ask(connections[name]())).toBe('at last');
  });

  test.each([
    ['an empty object', {}],
    ['no candidates', { candidates: [], choices: [] }],
    ['a candidate without parts', { candidates: [{ finishReason: 'MAX_TOKENS' }], choices: [{}] }],
    [
      'an empty text',
      { candidates: [{ content: { parts: [{ text: ' ' }] } }], choices: [{ message: { content: '' } }] },
    ],
    ['wrong types', { candidates: 'none', choices: { 0: 7 } }],
    ['null', 'null'],
    ['no JSON', '<html>'],
    ['2 MB', `"${'x'.repeat(2_000_000)}"`],
  ])('that the format is invalid when the answer is %s', async (_what, body) => {
    server.behave({ status: 200, body });
    const failure = await failureOf(ask(connections[name]()));
    expect(failure.message).toBe(`Invalid response format from ${name} API`);
  });

  test.each([
    [{ promptFeedback: { blockReason: 'SAFETY' }, choices: [{ finish_reason: 'content_filter' }] }],
    [{ candidates: [{ finishReason: 'SAFETY' }], choices: [{ message: { refusal: 'No.' } }] }],
  ])('that it declined when the answer is blocked for safety (%#)', async (body) => {
    server.behave({ status: 200, body });
    const failure = await failureOf(ask(connections[name]()));
    expect(failure.message).toBe(
      `Invalid response format from ${name} API: it declined to answer. Please describe it differently.`,
    );
  });

  test('that it took too long', async () => {
    server.behave({ hang: true });
    const failure = await failureOf(ask(connections[name](), undefined, aiWith({ totalMs: 1000 })));
    expect(failure.message).toBe(`${name} took too long to answer. Please try again.`);
    // Otherwise the next test would count it.
    await expect.poll(() => server.calls.length).toBe(1);
    await server.calls[0]?.abandoned;
  });

  test('that it does not answer', async () => {
    server.behave({ cut: true });
    const failure = await failureOf(ask(connections[name]()));
    expect(failure.message).toBe(`${name} is not answering right now. Please try again later.`);
    expect(server.calls).toHaveLength(3);
  });

  test('nothing after leaving: the request is aborted', async () => {
    server.behave({ hang: true });
    const person = new AbortController();
    const asked = ask(connections[name](), person.signal);
    await expect.poll(() => server.calls.length).toBe(1);
    person.abort();
    await expect(asked).rejects.toThrow('aborted');
    await server.calls[0]?.abandoned;
  });
});

describe.each(['Gemini', 'OpenAI-compatible'] as const)('checking a key of %s', (name) => {
  const test_ = (key?: string, limits: Partial<AiLimits> = {}) =>
    aiWith(limits).test(connections[name](key), new AbortController().signal);

  test('accepts a valid key without asking the model', async () => {
    expect(await test_()).toBe('ok');
    expect(server.calls.map(({ method, prompt }) => [method, prompt])).toEqual([['GET', '']]);
    expect(server.calls[0]?.target).not.toContain(GOOD_KEY);
  });

  test('rejects an invalid key', async () => {
    expect((await failureOf(test_(BAD_KEY))).message).toBe(
      `Invalid API key. Please check your ${name} API key.`,
    );
  });

  test('reports a key without rights', async () => {
    server.behave({ status: 403, body: {} });
    expect((await failureOf(test_())).message).toBe(`${name} API error: 403`);
  });

  test.each([
    ['is down', { status: 503, body: {} }],
    ['is busy', { status: 429, body: {} }],
    ['has no such call', { status: 404, body: {} }],
    ['does not answer', { hang: true }],
    ['hangs up', { cut: true }],
  ] as [string, AiAnswer][])('is undecided when the provider %s', async (_what, answer) => {
    server.behave(answer);
    expect(await test_(undefined, { testMs: 1000 })).toBe('unknown');
  });
});
