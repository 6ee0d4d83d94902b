import { expect, test } from '../support/e2e/test.ts';
import { makeToken } from '../../src/features/connections/tokens.queries.ts';
import { setReminder } from '../../src/features/reminders/reminders.queries.ts';
import { generatedClient } from '../support/connections/generated-client.ts';
import { sendNotices } from '../support/e2e/jobs.ts';
import { ownerOf } from '../support/e2e/lists.ts';
import { signedInState } from '../support/e2e/people.ts';
import { EMBEDDED_URL } from '../support/e2e/ports.ts';

interface Thing {
  id: string;
  name: string;
  tmdb: number;
  [field: string]: unknown;
}
interface Page {
  items: Thing[];
  next: string | null;
}
interface Written {
  status: string;
  id: string;
}
interface Changes {
  changes: { what: string; id: string; deleted: boolean; item?: Thing }[];
  cursor: string;
  more: boolean;
}

const AT = '2026-03-01T20:15:00Z';

test('a client that a generator makes of the document finds, wishes, watches, rates, lists and follows', async ({
  request,
}) => {
  const document = (await (await request.get('/api/v1/openapi.json')).json()) as Record<string, unknown>;
  const withToken = await generatedClient(document);
  const { person } = await signedInState(EMBEDDED_URL);
  const { client, id } = await ownerOf(request, EMBEDDED_URL, person);
  const token = await makeToken(client, {
    ...{ name: 'Generated', scopes: ['read', 'write', 'scrobble'], endsAt: null },
  });
  const call = withToken(token);
  expect(await call('me')).toMatchObject({ id, token: { name: 'Generated' } });

  let { cursor } = await call<Changes>('changes');
  const changed = async () => {
    const found: string[] = [];
    for (let more = true; more;) {
      const told = await call<Changes>('changes', { query: { since: cursor } });
      found.push(...told.changes.map(({ what, id: of, deleted }) => `${deleted ? 'no ' : ''}${what} ${of}`));
      ({ cursor, more } = told);
    }
    return found;
  };

  const { titles } = await call<{ titles: Thing[] }>('lookUpTitles', { query: { imdb: 'tt0133093' } });
  expect(titles.map(({ name, tmdb }) => [name, tmdb])).toEqual([['The Matrix', 603]]);
  const movie = { kind: 'movie', tmdb: titles[0]?.tmdb };

  expect(await call<Written>('putWishlist', { body: movie })).toEqual({ status: 'created', id: 'movie:603' });
  expect(await changed()).toEqual(['wishlist movie:603']);

  const watched = { body: { ...movie, at: AT, note: 'With popcorn' }, headers: { 'Idempotency-Key': 'one' } };
  const watch = await call<Written>('putHistory', watched);
  expect(await call<Written>('putHistory', watched)).toEqual(watch);
  await call('putRatings', { body: { ...movie, stars: 5 } });
  expect(await call('getHistory', { path: { id: watch.id } })).toMatchObject({
    note: 'With popcorn',
    day: '2026-03-01',
  });
  expect(await call('getRatings', { path: { id: 'movie:603' } })).toMatchObject({ stars: 5 });

  const review = await call<Written>('putReviews', { body: { ...movie, text: 'Whoa.', tells_end: true } });
  expect(await call('getReviews', { path: { id: review.id } })).toMatchObject({
    text: 'Whoa.',
    tells_end: true,
  });

  const list = (await call<Written>('putLists', { body: { name: 'Good ones', ranked: true } })).id;
  for (const tmdb of [603, 550, 13]) await call('putListItems', { body: { list, kind: 'movie', tmdb } });
  await call('putListItems', { body: { list, kind: 'movie', tmdb: 13, place: 1 } });
  const { items } = await call<Page>('listListItems');
  const inOrder = items.toSorted((one, other) => Number(one['position']) - Number(other['position']));
  expect(inOrder.map(({ tmdb }) => tmdb)).toEqual([13, 603, 550]);

  expect(new Set(await changed())).toEqual(
    new Set([
      ...[
        `history ${watch.id}`,
        'ratings movie:603',
        `reviews ${review.id}`,
        `lists ${list}`,
        'watched movie:603',
      ],
      ...[603, 550, 13].map((tmdb) => `list_items ${list}:movie:${tmdb}`),
      // Who has watched it wishes for it no more.
      'no wishlist movie:603',
    ]),
  );

  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await setReminder(client, id, {
    movieId: 550,
    remindOn: day,
    byEmail: false,
    title: 'Fight Club',
    posterPath: null,
  });
  await sendNotices(request);
  const [notice] = (await call<Page>('listNotices')).items;
  expect(notice).toMatchObject({ about: 'release', tmdb: 550, read_at: null });
  await call('putNotices', { body: { id: notice?.id, read: true } });
  expect((await call<Thing>('getNotices', { path: { id: notice?.id ?? '' } }))['read_at']).not.toBeNull();

  await changed();
  await call('scrobbleStart', { body: { kind: 'movie', ids: { tmdb: 550 } } });
  await call('scrobbleStop', { body: { kind: 'movie', ids: { tmdb: 550 }, progress: 97 } });
  await expect
    .poll(async () => (await call<Page>('listHistory')).items.map(({ tmdb }) => tmdb))
    .toContain(550);
  expect(await changed()).toContain('watched movie:550');

  await call('removeReviews', { path: { id: review.id } });
  expect(await changed()).toEqual([`no reviews ${review.id}`]);
  const answer = await call<{ refused: number; results: Written[] }>('batch', {
    body: {
      entries: [
        { do: 'put', what: 'favorites', ...movie },
        { do: 'put', what: 'favorites', kind: 'movie', tmdb: 999_999_999 },
      ],
    },
  });
  expect([answer.refused, answer.results.map(({ status }) => status)]).toEqual([1, ['created', 'refused']]);
  await expect(call('putRatings', { body: { ...movie, stars: 6 } })).rejects.toThrow();
});
