import type { ServerResponse } from 'node:http';
import { type ApiAnswer, NOT_FOUND, UNAUTHORIZED } from './api.ts';

type Json = Record<string, unknown>;

const failing = (status: number, code: number): ApiAnswer => ({
  status,
  body: { success: false, status_code: code, status_message: 'Said by the test server.' },
});

function json(
  response: ServerResponse,
  { status, body }: ApiAnswer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json;charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** Applies `change` to every object with an id in an answer. */
function eachRecord(value: unknown, change: (record: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((member) => eachRecord(member, change));
  if (typeof value !== 'object' || value === null) return value;
  const walked = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, eachRecord(part, change)]),
  );
  return 'id' in walked ? change(walked) : walked;
}

const ESSENTIAL = new Set(['id', 'title', 'name', 'adult', 'softcore']);

const NULLED =
  /_path$|date$|overview|tagline|homepage|runtime|status|language|average|count|budget|revenue|_ids$/;

const nulls = (record: Json): Json =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, NULLED.test(key) ? null : value]));

const emptied = (record: Json): Json =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (ESSENTIAL.has(key)) return [key, value];
      return [key, typeof value === 'string' ? '' : Array.isArray(value) ? [] : value];
    }),
  );

const bare = (record: Json): Json =>
  Object.fromEntries(Object.entries(record).filter(([key]) => ESSENTIAL.has(key)));

const unknown = (record: Json): Json => ({
  ...record,
  sparkle: { level: [1, 2, null] },
  new_in_2030: 'surprise',
});

const manyPages = (answer: ApiAnswer): ApiAnswer => ({
  ...answer,
  body: { ...(answer.body as Json), total_pages: 57_004, total_results: 1_140_066 },
});

/** The page begins with the last title of the page before, and has its own first title twice. */
function repeats(answer: ApiAnswer, before: ApiAnswer): ApiAnswer {
  const { results, ...rest } = answer.body as Json & { results?: unknown[] };
  const earlier = (before.body as { results?: unknown[] }).results?.slice(-1) ?? [];
  return results ? { ...answer, body: { ...rest, results: [...earlier, results[0], ...results] } } : answer;
}

/** Adds invalid items between the titles. */
function withRubbish(answer: ApiAnswer): ApiAnswer {
  const { results, ...rest } = answer.body as Json & { results?: unknown[] };
  const rubbish = [
    null,
    7,
    'title',
    {},
    [],
    { id: 1 },
    { id: -1, title: 'A', name: 'A' },
    { title: 'B', name: 'B' },
  ];
  return results ? { ...answer, body: { ...rest, results: [...rubbish, ...results] } } : answer;
}

const HTML = '<!doctype html><title>Sorry</title><p>Our edge is having a bad day.';
const MEGABYTE = 'x'.repeat(1024 * 1024);

function huge(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"page":1,"results":[],"padding":"');
  let sent = 0;
  const more = () => {
    while (sent < 50 && !response.destroyed) {
      sent += 1;
      if (!response.write(MEGABYTE)) return void response.once('drain', more);
    }
    response.end('"}');
  };
  more();
}

/** Sends one byte every ten milliseconds, without end. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
}

/** Faults: each gets the good answer and the one of the page before, and writes its own. */
export const FAULTS = {
  nulls: (response, answer) => json(response, { ...answer, body: eachRecord(answer.body, nulls) }),
  'empty strings': (response, answer) =>
    json(response, { ...answer, body: eachRecord(answer.body, emptied) }),
  'missing keys': (response, answer) => json(response, { ...answer, body: eachRecord(answer.body, bare) }),
  'unknown fields': (response, answer) =>
    json(response, { ...answer, body: eachRecord(answer.body, unknown) }),
  'wrong envelope': (response) =>
    json(response, { status: 200, body: { page: 1, results: 'none', genres: {} } }),
  'null items': (response, answer) => json(response, withRubbish(answer)),
  repeats: (response, answer, before) => json(response, repeats(answer, before())),
  'many pages': (response, answer) => json(response, manyPages(answer)),
  401: (response) => json(response, UNAUTHORIZED),
  404: (response) => json(response, NOT_FOUND),
  '422 with code': (response) => json(response, failing(422, 5)),
  '422 with errors': (response) =>
    json(response, { status: 422, body: { errors: ['query must be provided'] } }),
  429: (response) => json(response, failing(429, 25)),
  '429 for 90 seconds': (response) => json(response, failing(429, 25), { 'Retry-After': '90' }),
  500: (response) => json(response, failing(500, 11)),
  503: (response) => json(response, failing(503, 9)),
  '502 in HTML': (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end(HTML),
  HTML: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(HTML),
  truncated: (response, answer) => {
    const text = JSON.stringify(answer.body);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(text.slice(0, text.length / 2));
  },
  'cut off': (response, answer) => {
    const text = JSON.stringify(answer.body);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  },
  reset: (response) => response.destroy(),
  hang: () => undefined,
  drip: (response) => drip(response),
  huge: (response) => huge(response),
  redirect: (response) => response.writeHead(302, { Location: '/3/elsewhere' }).end(),
} satisfies Record<string, (response: ServerResponse, answer: ApiAnswer, before: () => ApiAnswer) => unknown>;

export type Fault = keyof typeof FAULTS;

/** Writes an answer as the API would. */
export const answerWell = json;
