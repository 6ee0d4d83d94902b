import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setRating } from '../../src/features/reviews/ratings.queries.ts';
import { postReview, reportReview } from '../../src/features/reviews/reviews.queries.ts';
import type { Catalogue } from '../../src/catalogue/contract.ts';
import { CatalogueError } from '../../src/core/errors.ts';
import {
  loadAdminFeedback,
  loadAdminHealth,
  loadAdminLog,
  loadAdminOverview,
  loadAdminReports,
} from '../../src/features/admin/admin.server.ts';
import { answerWith } from '../../src/server/status.ts';
import { exportFeedback } from '../../src/features/admin/admin-export.api.server.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../support/host/page-context.ts';
import { signedInAdmin, signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');
const root = await signedInAdmin(server, 'Root');
const cookies = {
  ada: await cookieOf(server, ada.email),
  root: await cookieOf(server, root.email),
};

const movie = { kind: 'movie', id: 603 } as const;
const series = { kind: 'tv', id: 1396 } as const;
await setRating(ada.client, ada.id, movie, 4);
await postReview(ada.client, ada.id, movie, '=1+1 is "two"');
const rude = await postReview(bob.client, bob.id, series, 'Rude words');
await reportReview(ada.client, ada.id, 'tv', rude.id, 'Rude');

const machine = () =>
  Promise.resolve({ version: '1', nodeVersion: '24', uptimeSeconds: 1, memoryBytes: 1, disk: null });

beforeEach(() => provideServices(server, { machine }));

const PAGES = [
  ['the overview', loadAdminOverview],
  ['the table', loadAdminFeedback],
  ['the reports', loadAdminReports],
  ['the log', loadAdminLog],
  ['operations', loadAdminHealth],
  ['the export', exportFeedback],
] as const;

describe.each(PAGES)('%s', (_name, loadIt) => {
  /** Loads it as its page does. */
  const load = async (context: ReturnType<typeof pageContext>) => {
    const outcome = await loadIt(context);
    answerWith(context.response, outcome);
    return outcome;
  };

  test('asks a visitor to sign in', async () => {
    const context = pageContext('/admin', null);
    expect(await load(context)).toEqual({ kind: 'signedOut' });
    expect(context.response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('asks for sign-in with a forged session', async () => {
    const forged = cookies.root.replace(/.{40}$/, 'A'.repeat(40));
    expect(await load(pageContext('/admin', forged))).toEqual({ kind: 'signedOut' });
  });

  test('is denied to a user without the role, without any data', async () => {
    const context = pageContext('/admin', cookies.ada);
    expect(await load(context)).toEqual({ kind: 'denied' });
    expect(context.response.status).toBe(403);
    expect(context.response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('is open to an admin', async () => {
    const context = pageContext('/admin', cookies.root);
    expect(await load(context)).toMatchObject({ kind: 'ok' });
    expect(context.response.status).toBeUndefined();
  });

  test('is denied when the role cannot be looked up', async () => {
    const failing: typeof fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes('user_roles')
        ? Promise.resolve(Response.json({}, { status: 500 }))
        : fetch(input, init);
    provideServices(server, { machine, backend: { fetchFor: () => failing } });
    expect(await load(pageContext('/admin', cookies.root))).toEqual({ kind: 'denied' });
  });

  test('says when the backend does not answer', async () => {
    const down = () => Promise.resolve(Response.json({}, { status: 500 }));
    provideServices(server, { machine, backend: { fetchFor: () => down } });
    const context = pageContext('/admin', cookies.root);
    expect(await load(context)).toEqual({
      kind: 'error',
      message: 'The service is not answering right now. Please try again.',
      status: 503,
      retryAfter: 5,
    });
    expect(context.response.status).toBe(503);
  });
});

async function feedback(query: string) {
  const outcome = await loadAdminFeedback(pageContext(`/admin/feedback${query}`, cookies.root));
  return outcome.kind === 'ok' ? outcome.data.page.rows.map(({ title, type }) => `${title}: ${type}`) : [];
}

describe('the table of an admin', () => {
  test('shows the titles’ names', async () => {
    expect(await feedback('?sort=date-asc')).toEqual([
      'The Matrix: rating',
      'The Matrix: review',
      'Breaking Bad: review',
    ]);
  });

  test('can be searched by title names', async () => {
    expect(await feedback('?q=breaking')).toEqual(['Breaking Bad: review']);
    expect(await feedback('?q=breaking&kind=movie')).toEqual([]);
  });

  test('shows numbers when the catalogue fails', async () => {
    const fail = () => Promise.reject(new CatalogueError('down', { status: 503 }));
    provideServices(server, { catalogue: { title: fail, search: fail } as unknown as Catalogue });
    expect(await feedback('?sort=date-asc')).toEqual([
      'Movie 603: rating',
      'Movie 603: review',
      'TV series 1396: review',
    ]);
    expect(await feedback('?q=rude')).toEqual(['TV series 1396: review']);
  });
});

test('shows no secrets of operations', async () => {
  const secrets = [server.keys.anonKey, JSON.stringify(server.keys)];
  const outcome = JSON.stringify(await loadAdminHealth(pageContext('/admin/operations', cookies.root)));
  for (const secret of secrets) expect(outcome).not.toContain(secret);
});

describe('the export', () => {
  async function exported(query: string): Promise<string[]> {
    const outcome = await exportFeedback(pageContext(`/admin/feedback.csv${query}`, cookies.root));
    let text = '';
    if (outcome.kind === 'ok') for await (const piece of outcome.data) text += piece;
    return text.split('\r\n');
  }

  test('contains the current view, with a byte order mark for spreadsheets', async () => {
    const [headings, ...rows] = await exported('?sort=date-asc&kind=tv');
    expect(headings).toMatch(/^\uFEFF"Kind","Title"/);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('"TV series","Breaking Bad",1396,');
    expect(rows[1]).toBe('');
  });

  test('neutralizes formulas in users’ texts', async () => {
    const [, , review] = await exported('?sort=date-asc&kind=movie');
    expect(review).toContain(`,4,"'=1+1 is ""two""",`);
  });

  test('continues over many pages', async () => {
    await server.database.query(
      `insert into public.movie_ratings (user_id, movie_id, rating)
       select $1, 100000 + n, 3 from generate_series(1, 2400) as n`,
      [bob.id],
    );
    provideServices(server, {
      catalogue: { title: () => Promise.resolve(null) } as unknown as Catalogue,
    });
    const rows = await exported('?rating=3');
    expect(new Set(rows).size).toBe(2400 + 2);
  });
});
