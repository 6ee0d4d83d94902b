import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logWatch } from '../../../../src/features/diary/watches.queries.ts';
import { saveHalfStars } from '../../../../src/features/reviews/half-stars.queries.ts';
import { setRating } from '../../../../src/features/reviews/ratings.queries.ts';
import { postReview } from '../../../../src/features/reviews/reviews.queries.ts';
import { setSeasonStars } from '../../../../src/features/seasons/season-stars.queries.ts';
import { followSeries } from '../../../../src/features/series/following.queries.ts';
import { setSeriesReminder } from '../../../../src/features/reminders/series-reminders.queries.ts';
import { saveOwnRegion } from '../../../../src/features/watch/regions.queries.ts';
import { loadMovie, loadSeries } from '../../../../src/features/title/title-details.server.ts';
import { loadSeason } from '../../../../src/features/seasons/season.server.ts';
import { viewerOf } from '../../../../src/server/viewer.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());
const ada = await signedInPerson(server, 'Ada');
const MOVIE = { kind: 'movie', id: 603 } as const;
const SERIES = { id: 1396, title: 'Breaking Bad', posterPath: null };
let cookie = '';

beforeAll(async () => {
  provideServices(server, { jobs: { sendsReminders: false } as never });
  cookie = await cookieOf(server, ada.email);
});

const request = (path: string, whose = cookie) => ({
  requestId: 'test',
  parameters: new URLSearchParams(),
  viewer: viewerOf(pageContext(path, whose)),
});

async function movie(whose?: string) {
  const found = await loadMovie('603', request('/movie/603', whose));
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

describe('a title’s page', () => {
  test('has the user’s ratings, reviews and watches, and their region', async () => {
    const listed = { ...MOVIE, title: 'The Matrix', posterPath: null, date: null, voteAverage: null };
    await setRating(ada.client, ada.id, MOVIE, 3.5);
    await saveHalfStars(ada.client, ada.id, true);
    await postReview(ada.client, ada.id, MOVIE, 'Mine');
    await saveOwnRegion(ada.client, ada.id, 'DE');
    for (const day of ['2024-01-01', '2025-01-01'])
      await logWatch(ada.client, crypto.randomUUID(), listed, { day, again: false, note: null, stars: null });
    const { own, opinions } = await movie();
    expect(own?.watches.map(({ day }) => day)).toEqual(['2025-01-01', '2024-01-01']);
    expect(own?.watching).toMatchObject({ region: 'DE', isChosen: true });
    expect(own?.offers).toMatchObject({ region: 'DE' });
    expect(opinions).toMatchObject({
      ratings: { average: 3.5, count: 1, own: 3.5, halves: true },
      page: { reviews: [{ text: 'Mine', isOwn: true }] },
    });
  });

  test('says whether the user follows a series, and has a reminder of its next season', async () => {
    await setSeriesReminder(ada.client, ada.id, { ...SERIES, seriesId: SERIES.id, knownSeason: 5 });
    const of = async () => {
      const found = await loadSeries('1396', request('/tv/1396'));
      return found.kind === 'ok' ? found.own : null;
    };
    expect(await of()).toMatchObject({ series: { marks: { state: null } }, isReminded: true });
    await followSeries(ada.client, ada.id, SERIES);
    // Its episodes are not stored yet; scripts will request them.
    expect(await of()).toBeNull();
  });

  test('has no personal data for a visitor', async () => {
    const { own, opinions } = await movie('');
    expect(own).toBeNull();
    expect(JSON.stringify(opinions)).not.toContain('"isOwn":true');
    expect(opinions).toHaveProperty('ratings', { average: 3.5, count: 1 });
  });

  test('omits personal data when the backend fails', async () => {
    const away = { state: () => Promise.resolve({ mode: 'embedded' as const, ok: true }) };
    provideServices(server, {
      jobs: { sendsReminders: false } as never,
      backend: { ...away, url: 'http://127.0.0.1:9' },
    });
    expect((await movie()).own).toBeNull();
    provideServices(server, { jobs: { sendsReminders: false } as never });
  });
});

test('Shows the user’s ratings on a season’s page, of it and its episodes', async () => {
  const place = { seriesId: 1399, season: 1 };
  await setSeasonStars(ada.client, ada.id, place, null, 4);
  await setSeasonStars(ada.client, ada.id, place, 2, 3);
  const page = async (whose: string) => {
    const { parameters, requestId, viewer } = request('/tv/1399/season/1', whose);
    const found = await loadSeason({ id: '1399', n: '1' }, parameters, requestId, viewer);
    return found.kind === 'ok' ? found.own : undefined;
  };
  const own = await page(cookie);
  expect(own && [...own.stars]).toEqual([
    [null, 4],
    [2, 3],
  ]);
  expect(await page('')).toBeNull();
});
