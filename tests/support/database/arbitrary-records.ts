import fc from 'fast-check';
import type { OwnRecord } from '../../../src/features/export/records.ts';
import { MAIL_RHYTHMS, NOTICE_KINDS } from '../../../src/features/notices/notices.ts';
import { STARS } from '../../../src/core/stars.ts';

const kind = fc.constantFrom('movie', 'tv');
// Few ids, so that parts refer to the same titles.
const id = fc.integer({ min: 1, max: 6 });
const text = fc.constantFrom(
  'Dune',
  'もののけ姫',
  'الهيبة',
  '=1+1',
  `Quo"ted, and\nbroken`,
  "'Twas 🎬",
  ' x ',
  '0',
);
const poster = fc.constantFrom('/p.jpg', null);
const day = fc.constantFrom('1999-12-31', '2020-02-29', '2026-01-01', null);
const someDay = fc.constantFrom('1999-12-31', '2020-02-29');
const at = fc
  .integer({ min: Date.parse('2010-01-01'), max: Date.parse('2026-01-01') })
  .chain((ms) =>
    fc
      .integer({ min: 0, max: 999 })
      .map((micro) => new Date(ms).toISOString().replace('Z', `${String(micro).padStart(3, '0')}+00:00`)),
  );
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const title = { kind, id, name: text, poster, date: day, votes: fc.constantFrom(7.1, 0, null), at };
const opinion = { kind, id, name: fc.constant(null), date: fc.constant(null), at, changedAt: maybe(at) };
const run = fc.integer({ min: 1, max: 2 });
const episode = { id, run, season: fc.integer({ min: 0, max: 2 }), number: fc.integer({ min: 1, max: 4 }) };
const played = {
  season: fc.constant(null),
  number: fc.constant(null),
  source: fc.constantFrom('plex', 'json'),
};
const stars = fc.constantFrom(...STARS);
const list = fc.constantFrom('one', 'two', '00000000-0000-4000-8000-000000000003');
const zone = fc.constantFrom('Asia/Tokyo', 'Europe/Berlin', null);

const RECORDS: { [Part in OwnRecord['part']]: Record<string, fc.Arbitrary<unknown>> } = {
  profile: {
    name: maybe(fc.constantFrom('Ada', '晶')),
    region: fc.constantFrom('DE', null),
    timeZone: zone,
    hideSeen: maybe(fc.boolean()),
    halfStars: maybe(fc.boolean()),
    ratedIsSeen: maybe(fc.boolean()),
    keepSearches: maybe(fc.boolean()),
  },
  noticePreferences: {
    kind: fc.constantFrom(...NOTICE_KINDS),
    inApp: fc.boolean(),
    mail: fc.constantFrom(...MAIL_RHYTHMS),
  },
  services: { id, at },
  wishlist: title,
  watched: { ...title, day },
  favorites: title,
  dismissed: title,
  taste: {
    ...{
      subject: fc.constantFrom('movie-603', 'maker-525', 'decade-1990'),
      direction: fc.constantFrom(-1, 0, 1),
    },
    ...{ name: fc.oneof(text, fc.constant('')), traits: fc.constant(['genre-18']), at },
  },
  diary: { ...title, day, again: fc.boolean(), note: maybe(text), stars: maybe(stars), markedAt: maybe(at) },
  ratings: { ...opinion, stars, followsWatch: fc.boolean() },
  partRatings: {
    ...{ id, name: fc.constant(null), date: fc.constant(null), at, changedAt: maybe(at) },
    ...{ season: episode.season, number: maybe(episode.number), stars },
  },
  reviews: { ...opinion, text, tellsEnd: fc.boolean() },
  tags: { ...title, tag: fc.constantFrom('Noir', 'もう一度', 'مشاهدة', '=1+1', 'with Ben') },
  notes: { ...title, season: maybe(fc.integer({ min: 0, max: 2 })), note: text, changedAt: at },
  pageFavorites: { place: fc.integer({ min: 1, max: 4 }), kind, id, name: text, poster, date: day },
  following: { id, name: text, poster, state: fc.constantFrom('watching', 'paused', 'dropped'), run, at },
  episodes: { ...episode, day, at },
  lostEpisodes: { ...episode, name: text, day, at, lostAt: at },
  reminders: {
    id,
    name: text,
    poster,
    day: someDay,
    byMail: fc.boolean(),
    movedFrom: day,
    sentAt: maybe(at),
    at,
  },
  seriesReminders: { id, name: text, poster, knownSeason: fc.integer({ min: 0, max: 9 }), at },
  savedSearches: { kind, name: text, query: fc.constantFrom('', 'genres=35', 'year=1999&sort=votes'), at },
  aiSearches: { kind, description: text, results: fc.constant({ titles: [{ a: 'é' }], n: 1.5 }), at },
  plays: { ...title, ...played, device: maybe(text), day: someDay, undoneAt: maybe(at) },
  playProgress: { ...title, ...played, percent: fc.integer({ min: 1, max: 99 }) },
  playNames: {
    ...{ called: text, kind, year: fc.constantFrom(0, 1999), at },
    title: maybe(fc.constant({ kind: 'tv', id: 1, title: 'é' })),
  },
  lists: {
    ...{ list, name: text, description: fc.oneof(text, fc.constant('')), ranked: fc.boolean() },
    ...{ visibility: fc.constantFrom('private', 'link', 'public'), at, changedAt: at },
  },
  listTitles: {
    ...{ ...title, list, position: fc.constantFrom(-5, 0, 1, 2, 1_048_576, 3_145_728) },
    note: fc.oneof(text, fc.constant('')),
  },
};

/** A play is of an episode or a movie, and ends an hour later. */
function whole(part: OwnRecord['part'], record: Record<string, unknown>): Record<string, unknown> {
  if (part === 'notes') return record['kind'] === 'tv' ? record : { ...record, season: null };
  if (part !== 'plays' && part !== 'playProgress') return record;
  const place = record['kind'] === 'tv' ? { season: 1, number: 2 } : {};
  if (part === 'playProgress') return { ...record, ...place };
  const until = new Date(Date.parse(String(record['at'])) + 3_600_000).toISOString();
  return { ...record, ...place, until };
}

const recordOf = (part: OwnRecord['part']) =>
  fc.record(RECORDS[part]).map((record) => ({ part, record: whole(part, record) }) as OwnRecord);

const one = fc.constantFrom(...(Object.keys(RECORDS) as OwnRecord['part'][])).chain(recordOf);

/** Records of all parts in any order, not necessarily consistent, and a list with a title. */
export const arbitraryRecords = fc
  .tuple(fc.array(one, { minLength: 40, maxLength: 80 }), recordOf('lists'), recordOf('listTitles'))
  .map(([some, list, { part, record }]): OwnRecord[] => {
    const listed = { part, record: { ...record, list: (list.record as { list: unknown }).list } };
    return [...some, list, listed as OwnRecord];
  });
