import { afterAll, beforeEach, expect, test } from 'vitest';
import { saveOwnRegion } from '../../../../src/features/watch/regions.queries.ts';
import { loadCalendarPage } from '../../../../src/features/calendar/calendar.server.ts';
import { loadDiary } from '../../../../src/features/diary/diary.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());
const ada = await signedInPerson(server, 'Ada');
const cookie = await cookieOf(server, ada.email);
// The last evening of November in Los Angeles, the first of December further east.
beforeEach(() => provideServices(server, { clock: () => new Date('2026-12-01T02:00:00Z') }));

/** Her request of a page with this browser language and zone. */
function asked(path: string, language: string, zone: string) {
  const context = pageContext(path, `${cookie}; zone=${zone}`);
  context.request.headers.set('accept-language', language);
  return context;
}
async function calendar(language: string, zone = 'UTC', query = '') {
  const outcome = await loadCalendarPage(asked(`/calendar${query}`, language, zone));
  if (outcome.kind !== 'ok') throw new Error(outcome.kind);
  return outcome.data;
}
const diaryBegins = async (language: string) => {
  const outcome = await loadDiary(asked('/diary', language, 'UTC'));
  return outcome.kind === 'ok' ? outcome.data.firstWeekday : outcome.kind;
};

test.each([
  ['America/Los_Angeles', '2026-11-30', '2026-11'],
  ['Asia/Tokyo', '2026-12-01', '2026-12'],
  ['Pacific/Kiritimati', '2026-12-01', '2026-12'],
])('Uses the user’s local day in the calendar, in %s', async (zone, day, month) => {
  expect(await calendar('en-US', zone)).toMatchObject({ day, view: { month } });
});

test('Uses the browser’s region in calendar and diary by default, also for weeks', async () => {
  expect(await calendar('de-DE,de;q=0.9', 'UTC', '?view=month')).toMatchObject({
    region: 'DE',
    weeks: [['2026-11-30'], [], [], [], []].map((week) => expect.arrayContaining(week) as unknown),
  });
  expect(await diaryBegins('de-DE')).toBe(1);
  expect((await calendar('*')).region).toBe('US');
  expect(await diaryBegins('en-US')).toBe(7);
  await saveOwnRegion(ada.client, ada.id, 'EG');
  expect((await calendar('de-DE', 'UTC', '?view=month')).weeks[0]?.[0]).toBe('2026-11-28');
  expect(await diaryBegins('de-DE')).toBe(6);
});

test('Pages an agenda by sixty, from today on, with the past on its own page', async () => {
  await server.database.exec(`
    insert into public.wishlists (user_id, movie_id, movie_title, movie_release_date)
    select '${ada.id}', n, 'Movie ' || lpad(n::text, 3, '0'), '2026-12-01'::date + n % 2 from generate_series(1, 130) n;
    insert into public.wishlists (user_id, movie_id, movie_title, movie_release_date)
    values ('${ada.id}', 999, 'Earlier', '2026-11-30');`);
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let query: string | null = ''; query !== null;) {
    const { days, later } = await calendar('en-US', 'UTC', query);
    const titles = [...days.values()].flat().map(({ title }) => title);
    seen.push(...titles);
    sizes.push(titles.length);
    query = later && `?from=${later.from}&skip=${later.skip}`;
  }
  expect([sizes, new Set(seen).size]).toEqual([[60, 60, 10], 130]);
  expect((await calendar('en-US')).earlier).toBeNull();
  expect((await calendar('en-US', 'UTC', '?from=2026-12-02')).earlier).toEqual({
    from: '2026-12-01',
    skip: 0,
  });
  const before = await calendar('en-US', 'UTC', '?month=2026-11');
  expect([...before.days.keys()]).toEqual(['2026-11-30']);
});
