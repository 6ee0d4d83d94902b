import { rowIds } from './everything-once.ts';
import { ids } from '../../../packages/embedded/tests/support/persona.ts';

type Outcome = number | string;
type Outcomes = [anonymous: Outcome, owner: Outcome, stranger: Outcome, admin: Outcome];

/** A statement and its outcome: rows shown or changed, or the code of the refusal. */
export interface AccessCase {
  what: string;
  sql: string;
  outcomes: Outcomes;
}

const no = '42501';
const everybody: Outcomes = [1, 1, 1, 1];
const signedIn: Outcomes = [no, 1, 1, 1];
/** The row is visible only to its owner. */
const itsOwner: Outcomes = [no, 1, 0, 0];
/** For a row in the owner's name. */
const asOneself: Outcomes = [no, 1, no, no];
/** Rows invisible to others stay unchanged; the owner cannot change the owner. */
const notEvenOwn: Outcomes = [no, no, 0, 0];
const nobody: Outcomes = [no, no, no, no];

/** All tables and views of the API with all verbs. */
export const accessCases: AccessCase[] = [];
/** The tables and views {@link accessCases} cover. */
export const guardedRelations = new Set<string>();

function may(relation: string, what: string, sql: string, outcomes: Outcomes): void {
  guardedRelations.add(relation);
  accessCases.push({ what: `${relation}: ${what}`, sql, outcomes });
}

interface PrivateTable {
  name: string;
  /** Columns of an insert after user_id, and their values. */
  columns: string;
  values: string;
  /** A change the owner can make, if any. */
  change?: string;
  /** The owner column cannot be changed at all. */
  ownerStays?: boolean;
  forbiddenChange: string;
}

const movie = { columns: 'movie_id, movie_title', values: "77, 'New'", forbiddenChange: "movie_title = 'X'" };
const series = {
  columns: 'series_id, series_name',
  values: "77, 'New'",
  forbiddenChange: "series_name = 'X'",
};

const privateTables: PrivateTable[] = [
  ...['wishlists', 'watched_movies', 'favorite_movies'].map((name) => ({ name, ...movie })),
  ...['tv_wishlists', 'watched_tv_series', 'favorite_tv_series'].map((name) => ({ name, ...series })),
  {
    name: 'dismissed_titles',
    columns: 'kind, title_id, title',
    values: "'tv', 77, 'New'",
    forbiddenChange: "title = 'X'",
  },
  {
    name: 'for_you_feedback',
    columns: 'subject, direction, name',
    values: "'movie-77', 1, 'New'",
    forbiddenChange: 'direction = 1',
  },
  {
    name: 'profile_favorites',
    columns: 'place, kind, title_id, title',
    values: "2, 'tv', 77, 'New'",
    forbiddenChange: 'place = 3',
  },
  {
    name: 'movie_reminders',
    columns: 'movie_id, remind_on, movie_title',
    values: "77, '2030-01-01', 'New'",
    change: 'remind_by_email = false',
    forbiddenChange: 'sent_at = now()',
  },
  {
    name: 'series_reminders',
    columns: 'series_id, series_name, known_season',
    values: "77, 'New', 2",
    forbiddenChange: 'out_season = 9',
  },
  {
    name: 'ai_searches',
    columns: 'kind, description, results',
    values: "'tv', 'calm', '{}'",
    forbiddenChange: "description = 'X'",
  },
  {
    name: 'saved_searches',
    columns: 'kind, name, query',
    values: "'tv', 'Calm', 'genres=18'",
    change: "name = 'Quiet'",
    ownerStays: true,
    forbiddenChange: "query = 'genres=35'",
  },
  { name: 'my_services', columns: 'service_id', values: '77', forbiddenChange: 'added_at = now()' },
  {
    name: 'watches',
    columns: 'kind, title_id, title',
    values: "'tv', 77, 'New'",
    change: "note = 'Calm'",
    ownerStays: true,
    forbiddenChange: "title = 'X'",
  },
  {
    name: 'followed_series',
    columns: 'series_id, series_name',
    values: "77, 'New'",
    change: "state = 'paused'",
    ownerStays: true,
    forbiddenChange: "series_name = 'X'",
  },
  {
    name: 'episode_watches',
    columns: 'series_id, season, number',
    values: '77, 1, 1',
    change: "day = '2020-01-01'",
    ownerStays: true,
    forbiddenChange: 'season = 2',
  },
  {
    name: 'part_ratings',
    columns: 'series_id, season, number, stars',
    values: '77, 1, 1, 3.5',
    change: 'stars = 4.5',
    forbiddenChange: 'created_at = now()',
  },
  {
    name: 'shared_years',
    columns: 'year, watches, titles, movies, series, minutes, days',
    values: '2024, 3, 2, 1, 1, 200, 2',
    change: 'watches = 4',
    ownerStays: true,
    forbiddenChange: "secret = repeat('b', 64)",
  },
];

for (const { name, columns, values, change, ownerStays, forbiddenChange } of privateTables) {
  const insert = (person: string): string =>
    `insert into ${name} (user_id, ${columns}) values (${person}, ${values})`;
  may(name, 'only the owner sees rows', `select * from ${name}`, itsOwner);
  may(name, 'people add rows of their own', insert('auth.uid()'), signedIn);
  may(name, 'nobody adds a row for somebody else', insert(`'${ids.owner}'`), asOneself);
  may(name, 'nobody changes what the database keeps', `update ${name} set ${forbiddenChange}`, nobody);
  may(name, 'only the owner removes rows', `delete from ${name}`, itsOwner);
  if (change === undefined) continue;
  may(name, 'only the owner changes rows', `update ${name} set ${change}`, itsOwner);
  const away = `update ${name} set user_id = '${ids.stranger}'`;
  may(name, 'nobody gives a row away', away, ownerStays ? nobody : notEvenOwn);
}

const feeds = 'calendar_feeds';
const secretHash = `repeat('b', 64)`;
may(feeds, 'only the owner sees that there is one', `select user_id, created_at from ${feeds}`, itsOwner);
may(feeds, 'nobody reads what is kept of the secret', `select token_hash from ${feeds}`, nobody);
may(
  feeds,
  'nobody picks a secret',
  `insert into ${feeds} (user_id, token_hash) values (auth.uid(), ${secretHash})`,
  nobody,
);
may(feeds, 'nobody changes one', `update ${feeds} set token_hash = ${secretHash}`, nobody);
may(feeds, 'only the owner ends it', `delete from ${feeds}`, itsOwner);

const connections = 'connections';
may(connections, 'only the owner sees theirs', `select id, source, last_at from ${connections}`, itsOwner);
may(connections, 'nobody reads what is kept of the secret', `select token_hash from ${connections}`, nobody);
may(
  connections,
  'nobody picks a secret',
  `insert into ${connections} (user_id, source, token_hash) values (auth.uid(), 'emby', ${secretHash})`,
  nobody,
);
may(connections, 'nobody changes one', `update ${connections} set token_hash = ${secretHash}`, nobody);
may(connections, 'only the owner ends one', `delete from ${connections}`, itsOwner);

const tokens = 'api_tokens';
may(tokens, 'only the owner sees theirs', `select id, name, scopes from ${tokens}`, itsOwner);
may(tokens, 'nobody reads what is kept of the secret', `select token_hash from ${tokens}`, nobody);
may(
  tokens,
  'nobody picks a secret',
  `insert into ${tokens} (user_id, name, scopes, token_hash) values (auth.uid(), 'X', '{read}', ${secretHash})`,
  nobody,
);
may(tokens, 'nobody widens one', `update ${tokens} set scopes = '{read,write}'`, nobody);
may(tokens, 'only the owner revokes one', `delete from ${tokens}`, itsOwner);
may(
  'my_items',
  'only the owner sees their things',
  `select id from my_items where what = 'history'`,
  itsOwner,
);

for (const [name, insert, change] of [
  ['tags', `(user_id, key, name) values (auth.uid(), 'new', 'New')`, `name = 'NOIR'`],
  [
    'title_tags',
    `(user_id, key, kind, title_id, title) values (auth.uid(), 'noir', 'tv', 77, 'New')`,
    `title = 'X'`,
  ],
  [
    'private_notes',
    `(user_id, kind, title_id, note, title) values (auth.uid(), 'tv', 77, 'N', 'New')`,
    `note = 'X'`,
  ],
] as const) {
  may(name, 'only the owner sees theirs, not even an admin', `select * from ${name}`, itsOwner);
  may(name, 'nobody adds one past the functions', `insert into ${name} ${insert}`, nobody);
  may(name, 'nobody changes one past the functions', `update ${name} set ${change}`, nobody);
  may(name, 'nobody removes one past the functions', `delete from ${name}`, nobody);
}
for (const list of ['wishlists', 'tv_wishlists', 'watched_movies', 'watched_tv_series']) {
  const view = `${list}_by_tag`;
  // Of the four lists, only the watched movie has a tag.
  const its: Outcomes = list === 'watched_movies' ? itsOwner : [no, 0, 0, 0];
  may(view, 'only the owner sees what has a tag', `select * from ${view}`, its);
  may(view, 'nobody writes into it', `delete from ${view}`, ['55000', '55000', '55000', '55000']);
}

const feedAddresses = 'feed_addresses';
may(
  feedAddresses,
  'only the owner sees that there is one',
  `select created_at from ${feedAddresses}`,
  itsOwner,
);
may(
  feedAddresses,
  'nobody reads what is kept of the secret',
  `select token_hash from ${feedAddresses}`,
  nobody,
);
may(
  feedAddresses,
  'nobody picks a secret',
  `insert into ${feedAddresses} (user_id, token_hash) values (auth.uid(), ${secretHash})`,
  nobody,
);
may(feedAddresses, 'nobody changes one', `update ${feedAddresses} set token_hash = ${secretHash}`, nobody);
may(feedAddresses, 'only the owner ends it', `delete from ${feedAddresses}`, itsOwner);

const webhooks = 'webhooks';
may(webhooks, 'only the owner sees theirs', `select id, url, events from ${webhooks}`, itsOwner);
may(webhooks, 'nobody reads what they are signed with', `select secret from ${webhooks}`, nobody);
may(
  webhooks,
  'nobody makes one past the function',
  `insert into ${webhooks} (user_id, url, shape, events, secret)
    values (auth.uid(), 'https://x.example', 'plain', '{watched}', 'x')`,
  nobody,
);
may(webhooks, 'nobody changes one', `update ${webhooks} set url = 'https://y.example'`, nobody);
may(webhooks, 'only the owner ends one', `delete from ${webhooks}`, itsOwner);

for (const [name, insert, change] of [
  ['letterboxd_follows', `(user_id, name) values (auth.uid(), 'ada')`, `name = 'ben'`],
  [
    'letterboxd_entries',
    `(user_id, guid, kind, title_id, title, outcome) values (auth.uid(), 'x', 'movie', 1, 'One', 'counted')`,
    `title = 'X'`,
  ],
] as const) {
  may(name, 'only the owner sees theirs', `select * from ${name}`, itsOwner);
  may(name, 'nobody adds one past the function', `insert into ${name} ${insert}`, nobody);
  may(name, 'nobody changes one', `update ${name} set ${change}`, nobody);
  may(name, 'nobody removes one past the function', `delete from ${name}`, nobody);
}

const accounts = 'connection_accounts';
may(accounts, 'only the owner sees those of theirs', `select id, name, plays from ${accounts}`, itsOwner);
may(accounts, 'nobody reads what is kept of an invitation', `select invite_hash from ${accounts}`, nobody);
may(
  accounts,
  'nobody adds one past the function',
  `insert into ${accounts} (connection_id, owner_id, key, name)
    values ('${rowIds.connection}', auth.uid(), '2', 'Ben')`,
  nobody,
);
may(accounts, 'nobody takes one past the function', `update ${accounts} set user_id = auth.uid()`, nobody);
may(accounts, 'nobody removes one', `delete from ${accounts}`, nobody);

for (const [name, insert, change, remove] of [
  [
    'plays',
    `(user_id, kind, title_id, title, at, until_at, day, source)
      values (auth.uid(), 'movie', 7, 'X', now(), now() + interval '1 hour', '2026-03-01', 'plex')`,
    'undone_at = now()',
    nobody,
  ],
  [
    'play_progress',
    `(user_id, kind, title_id, title, percent, at, source)
      values (auth.uid(), 'movie', 7, 'X', 40, now(), 'plex')`,
    'percent = 50',
    itsOwner,
  ],
  ['play_names', `(user_id, kind, name) values (auth.uid(), 'movie', 'x')`, 'title = null', itsOwner],
] as const) {
  may(name, 'only the owner sees theirs', `select * from ${name}`, itsOwner);
  may(name, 'nobody adds one past the server', `insert into ${name} ${insert}`, nobody);
  may(name, 'nobody changes one', `update ${name} set ${change}`, nobody);
  const who = remove === nobody ? 'nobody removes one' : 'only the owner removes theirs';
  may(name, who, `delete from ${name}`, remove);
}

for (const kind of ['movie', 'series'] as const) {
  const reviews = `${kind}_reviews`;
  const ratings = `${kind}_ratings`;
  const owned = `where id = '${kind === 'movie' ? rowIds.movieReview : rowIds.seriesReview}'`;
  const write = (person: string, column = '', value = ''): string =>
    `insert into ${reviews} (user_id, ${kind}_id, review${column}) values (${person}, 5, 'Hm'${value})`;
  const rate = (person: string, column = '', value = ''): string =>
    `insert into ${ratings} (user_id, ${kind}_id, rating${column}) values (${person}, 5, 3${value})`;
  const upsert = `${rate('auth.uid()')} on conflict (user_id, ${kind}_id)
    do update set user_id = excluded.user_id, ${kind}_id = excluded.${kind}_id, rating = excluded.rating`;
  const giveAway = `set user_id = '${ids.stranger}'`;

  may(reviews, 'everybody reads', `select * from ${reviews} ${owned}`, everybody);
  may(reviews, 'people write their own', write('auth.uid()'), signedIn);
  may(reviews, 'nobody writes as somebody else', write(`'${ids.owner}'`), asOneself);
  may(reviews, 'nobody forges an id', write('auth.uid()', ', id', ', gen_random_uuid()'), nobody);
  may(reviews, 'nobody forges a time', write('auth.uid()', ', created_at', ", '2001-01-01'"), nobody);
  may(reviews, 'nobody forges an edit', write('auth.uid()', ', updated_at', ', null'), nobody);
  may(reviews, 'people say what tells the end', write('auth.uid()', ', tells_end', ', true'), signedIn);
  may(reviews, 'only the author says it later', `update ${reviews} set tells_end = true ${owned}`, itsOwner);
  may(reviews, 'only the author edits', `update ${reviews} set review = 'Edited' ${owned}`, itsOwner);
  may(reviews, 'nobody changes the author', `update ${reviews} ${giveAway} ${owned}`, nobody);
  may(reviews, 'only the author deletes', `delete from ${reviews} ${owned}`, itsOwner);

  may(ratings, 'everybody reads', `select * from ${ratings}`, everybody);
  may(ratings, 'people give their own', rate('auth.uid()'), signedIn);
  may(ratings, 'people give or change their own in one go', upsert, signedIn);
  may(ratings, 'nobody rates as somebody else', rate(`'${ids.owner}'`), asOneself);
  may(ratings, 'nobody forges an id', rate('auth.uid()', ', id', ', gen_random_uuid()'), nobody);
  may(ratings, 'nobody forges a time', rate('auth.uid()', ', created_at', ", '2001-01-01'"), nobody);
  may(ratings, 'people give half stars', rate('auth.uid()', ', stars', ', 2.5'), signedIn);
  may(ratings, 'nobody forges whence', rate('auth.uid()', ', follows_watch', ', true'), nobody);
  may(ratings, 'only the owner gives a half', `update ${ratings} set stars = 2.5`, itsOwner);
  may(ratings, 'only the owner changes', `update ${ratings} set rating = 1`, itsOwner);
  may(ratings, 'nobody gives a rating away', `update ${ratings} ${giveAway}`, notEvenOwn);
  may(ratings, 'only the owner clears', `delete from ${ratings}`, itsOwner);

  const summaries = `${kind}_rating_summaries`;
  may(summaries, 'everybody reads', `select * from ${summaries}`, everybody);
  may(summaries, 'nobody writes', `update ${summaries} set average = 5`, [
    '55000',
    '55000',
    '55000',
    '55000',
  ]);
}

for (const [view, column] of [
  ['watched_movies_view', 'movie_title'],
  ['watched_tv_series_view', 'series_name'],
  ['wishlists_view', 'movie_title'],
  ['tv_wishlists_view', 'series_name'],
  ['watches_view', 'title'],
] as const) {
  may(view, 'shows people their own rows', `select * from ${view}`, itsOwner);
  may(view, 'nobody writes', `update ${view} set ${column} = 'X'`, ['55000', '55000', '55000', '55000']);
}

const hide = (person: string) => `insert into list_settings (user_id, hide_seen) values (${person}, false)
  on conflict (user_id) do update set user_id = excluded.user_id, hide_seen = excluded.hide_seen`;
may('list_settings', 'only the owner sees theirs', 'select * from list_settings', itsOwner);
may('list_settings', 'people choose their own, again too', hide('auth.uid()'), signedIn);
may('list_settings', 'nobody chooses for somebody else', hide(`'${ids.owner}'`), asOneself);
may('list_settings', 'only the owner changes theirs', 'update list_settings set hide_seen = false', itsOwner);
may(
  'list_settings',
  'only the owner chooses half stars',
  'update list_settings set half_stars = true',
  itsOwner,
);
may(
  'list_settings',
  'nobody gives theirs away',
  `update list_settings set user_id = '${ids.stranger}'`,
  notEvenOwn,
);
may('list_settings', 'nobody removes theirs', 'delete from list_settings', nobody);

const visit = (
  person: string,
) => `insert into home_visits (user_id, visited_on) values (${person}, '2026-03-02')
  on conflict (user_id) do update set visited_on = excluded.visited_on`;
may('home_visits', 'only the owner sees theirs', 'select * from home_visits', itsOwner);
may('home_visits', 'people note their own, again too', visit('auth.uid()'), signedIn);
may('home_visits', 'nobody notes one of somebody else', visit(`'${ids.owner}'`), asOneself);
may(
  'home_visits',
  'only the owner puts their steps away',
  'update home_visits set steps_hidden = true',
  itsOwner,
);
may('home_visits', 'nobody gives theirs away', `update home_visits set user_id = '${ids.stranger}'`, nobody);
may('home_visits', 'nobody removes theirs', 'delete from home_visits', nobody);

const publicProfile = 'select id, full_name, avatar_url, created_at from profiles';
may('profiles', 'authors and oneself are visible', publicProfile, [2, 2, 2, 3]);
may('profiles', 'nobody reads an e-mail', 'select email from profiles', nobody);
may(
  'profiles',
  'nobody reads their own e-mail here',
  `select email from profiles where id = auth.uid()`,
  nobody,
);
may('profiles', 'nobody asks for every column', 'select * from profiles', nobody);
may('profiles', 'nobody filters by e-mail', `select id from profiles where email like '%'`, nobody);
may('profiles', 'nobody makes one', `insert into profiles (id, email) values (auth.uid(), 'x')`, nobody);
may('profiles', 'people rename themselves alone', `update profiles set full_name = 'Me'`, signedIn);
may(
  'profiles',
  'people say for themselves alone where they watch',
  `update profiles set region = 'DE'`,
  signedIn,
);
may('profiles', 'nobody keeps what is no country', `update profiles set region = 'Germany'`, [
  no,
  '23514',
  '23514',
  '23514',
]);
may('profiles', 'nobody reads where anybody watches', 'select region from profiles', nobody);
may(
  'profiles',
  'nobody finds people by where they watch',
  `select id from profiles where region = 'DE'`,
  nobody,
);
may('profiles', 'nobody changes an e-mail', `update profiles set email = 'x@example.test'`, nobody);
may('profiles', 'nobody changes an id', `update profiles set id = gen_random_uuid()`, nobody);
may('profiles', 'nobody removes one', 'delete from profiles', nobody);

const adminRole = (person: string): string =>
  `insert into user_roles (user_id, role) values (${person}, 'admin')`;
may('user_roles', 'people see their own, admins all', 'select * from user_roles', [no, 0, 0, 1]);
may('user_roles', 'nobody makes themselves an admin', adminRole('auth.uid()'), nobody);
may('user_roles', 'nobody makes somebody an admin', adminRole(`'${ids.stranger}'`), nobody);
may('user_roles', 'nobody changes a role', `update user_roles set user_id = auth.uid()`, nobody);
may('user_roles', 'nobody takes a role away', 'delete from user_roles', nobody);

const prefer = (person: string): string => `insert into ai_preferences (user_id, keep_searches)
  values (${person}, false) on conflict (user_id)
  do update set user_id = excluded.user_id, keep_searches = excluded.keep_searches`;
may('ai_preferences', 'only the owner sees them', 'select * from ai_preferences', itsOwner);
may('ai_preferences', 'people set their own', prefer('auth.uid()'), signedIn);
may('ai_preferences', 'nobody sets those of others', prefer(`'${ids.owner}'`), asOneself);
may(
  'ai_preferences',
  'only the owner changes them',
  'update ai_preferences set keep_searches = false',
  itsOwner,
);
may('ai_preferences', 'nobody removes them', 'delete from ai_preferences', nobody);

const keys = 'user_api_keys';
const saveKey = `insert into ${keys} (user_id, gemini_api_key, mask) values (auth.uid(), 'v1:abcd', '****')`;
const shown = 'user_id, provider, mask, endpoint, model, created_at, updated_at';
may(keys, 'only the owner sees a mask', `select ${shown} from ${keys}`, itsOwner);
may(keys, 'nobody reads a key, encrypted as it is', `select gemini_api_key from ${keys}`, nobody);
may(keys, 'nobody asks for every column', `select * from ${keys}`, nobody);
may(keys, 'nobody filters by key', `select mask from ${keys} where gemini_api_key like 'v1%'`, nobody);
may(keys, 'nobody adds one past the function', saveKey, nobody);
may(keys, 'nobody changes one past the function', `update ${keys} set mask = 'x'`, nobody);
may(keys, 'only the owner removes one', `delete from ${keys}`, itsOwner);

for (const [facts, values] of [
  ['series_facts', "(series_id, series_name) values (9, 'X')"],
  ['episodes', '(series_id, season, number) values (1, 9, 9)'],
] as const) {
  may(facts, 'whoever follows the series reads', `select series_id from ${facts}`, itsOwner);
  may(facts, 'nobody adds', `insert into ${facts} ${values}`, nobody);
  may(facts, 'nobody changes', `update ${facts} set series_id = 9`, nobody);
  may(facts, 'nobody removes', `delete from ${facts}`, nobody);
}

const lost = 'lost_episode_watches';
const lose = `insert into ${lost} (user_id, series_id, run, season, number, name, marked_at)
  values (auth.uid(), 1, 1, 1, 1, 'X', now())`;
may(lost, 'only the owner sees them', `select * from ${lost}`, itsOwner);
may(lost, 'nobody adds', lose, nobody);
may(lost, 'nobody changes', `update ${lost} set name = 'X'`, nobody);
may(lost, 'only the owner strikes them out', `delete from ${lost}`, itsOwner);

const report = (person: string, review: string): string =>
  `insert into review_reports (user_id, movie_review_id, reason) values (${person}, '${review}', 'Rude')`;
may('review_reports', 'only the owner sees theirs', 'select * from review_reports', itsOwner);
may('review_reports', 'people report others, once', report('auth.uid()', rowIds.strangersReview), [
  no,
  '23505',
  no,
  1,
]);
may('review_reports', 'nobody reports themselves', report('auth.uid()', rowIds.movieReview), [no, no, 1, 1]);
may(
  'review_reports',
  'nobody reports as somebody else',
  report(`'${ids.owner}'`, rowIds.movieReview),
  nobody,
);
may('review_reports', 'nobody changes one', `update review_reports set reason = 'X'`, nobody);
may('review_reports', 'nobody withdraws one', 'delete from review_reports', nobody);

const offer = `insert into title_offers (kind, title_id, region) values ('movie', 1, 'DE')`;
may('title_offers', 'nobody reads what others keep', 'select * from title_offers limit 1', nobody);
may('title_offers', 'nobody adds one past the function', offer, nobody);
may('title_offers', 'nobody changes one past the function', `update title_offers set free = '{1}'`, nobody);
may('title_offers', 'nobody removes one', 'delete from title_offers', nobody);
const told = 'notices';
const tell = (person: string): string =>
  `insert into notices (user_id, kind, subject_key) values (${person}, 'release', 'movie:9')`;
may(told, 'only the owner sees theirs', `select * from ${told}`, itsOwner);
may(told, 'nobody tells themselves or others', tell('auth.uid()'), nobody);
may(told, 'only the owner marks one as read', `update ${told} set read_at = now()`, itsOwner);
may(told, 'nobody changes what was said', `update ${told} set data = '{}'`, nobody);
may(told, 'nobody gives one away', `update ${told} set user_id = '${ids.stranger}'`, nobody);
may(told, 'nobody removes one', `delete from ${told}`, nobody);

const choose = (person: string): string => `insert into notice_preferences (user_id, kind, in_app, mail)
  values (${person}, 'episode', true, 'weekly') on conflict (user_id, kind)
  do update set user_id = excluded.user_id, kind = excluded.kind, in_app = excluded.in_app, mail = excluded.mail`;
const zone = (person: string): string => `insert into time_zones (user_id, time_zone)
  values (${person}, 'Asia/Kathmandu') on conflict (user_id)
  do update set user_id = excluded.user_id, time_zone = excluded.time_zone`;
for (const [name, set, change] of [
  ['notice_preferences', choose, `mail = 'never'`],
  ['time_zones', zone, `time_zone = 'UTC'`],
] as const) {
  may(name, 'only the owner sees theirs', `select * from ${name}`, itsOwner);
  may(name, 'people set their own', set('auth.uid()'), signedIn);
  may(name, 'nobody sets those of others', set(`'${ids.owner}'`), asOneself);
  may(name, 'only the owner changes theirs', `update ${name} set ${change}`, itsOwner);
  may(name, 'nobody gives theirs away', `update ${name} set user_id = '${ids.stranger}'`, notEvenOwn);
  may(name, 'nobody removes them', `delete from ${name}`, nobody);
}

const imported = `insert into imports (user_id, source, file_name, fingerprint, total)
  values (auth.uid(), 'imdb', 'a.csv', repeat('b', 64), 1)`;
const importedTitle = `insert into import_titles (import_id, user_id, key, words, name)
  values (gen_random_uuid(), auth.uid(), 'two', 'two', 'Two')`;
const importedRow = `insert into import_rows (import_id, position, user_id, title_number, what, rank, entry)
  values (gen_random_uuid(), 1, auth.uid(), 1, 'wish', 6, '{}')`;
for (const [name, insert] of [
  ['imports', imported],
  ['import_titles', importedTitle],
  ['import_rows', importedRow],
] as const) {
  may(name, 'only the owner sees theirs', `select * from ${name}`, itsOwner);
  may(name, 'nobody adds one past the server', insert, nobody);
  may(name, 'nobody changes one past the server', `update ${name} set state = 'done'`, nobody);
  may(name, 'nobody removes one past the server', `delete from ${name}`, nobody);
}

const arrival = `insert into service_arrivals (user_id, kind, title_id, service_id) values (auth.uid(), 'tv', 1, 1)`;
may('service_arrivals', 'only the owner sees what came', 'select * from service_arrivals', itsOwner);
may('service_arrivals', 'nobody adds one past the function', arrival, nobody);
may('service_arrivals', 'nobody changes one', 'update service_arrivals set told_at = null', nobody);
may('service_arrivals', 'nobody removes one', 'delete from service_arrivals', nobody);

const page = 'profile_pages';
const ownersPage = `where user_id = '${ids.owner}'`;
may(
  page,
  'a private one is seen by its owner alone',
  `select user_id, handle, visibility, show_favorites, show_watches, show_lists, show_reviews, show_numbers
    from ${page} ${ownersPage}`,
  [0, 1, 0, 0],
);
may(page, 'nobody reads the key of a link', `select link_key from ${page}`, nobody);
may(page, 'nobody reads whether one is suspended', `select suspended_at from ${page}`, nobody);
may(page, 'nobody asks for every column', `select * from ${page}`, nobody);
may(
  page,
  'nobody makes one past the function',
  `insert into ${page} (user_id, handle) values (auth.uid(), 'new')`,
  nobody,
);
may(page, 'nobody takes a name past the function', `update ${page} set handle = 'new'`, nobody);
may(page, 'nobody lifts a suspension', `update ${page} set suspended_at = null`, nobody);
may(
  page,
  'only the owner chooses who sees it',
  `update ${page} set visibility = 'public' ${ownersPage}`,
  itsOwner,
);
may(page, 'nobody gives one away', `update ${page} set user_id = '${ids.stranger}'`, nobody);
may(page, 'nobody removes one', `delete from ${page}`, nobody);

for (const [name, who, whom] of [
  ['follows', 'follower_id', 'followed_id'],
  ['blocks', 'blocker_id', 'blocked_id'],
] as const) {
  const between = (one: string, other: string) =>
    `insert into ${name} (${who}, ${whom}) values (${one}, ${other})`;
  may(name, 'only who did it sees it', `select * from ${name}`, [0, 1, 0, 0]);
  may(name, 'nobody does it as somebody else', between(`'${ids.stranger}'`, `'${ids.admin}'`), [
    no,
    no,
    name === 'blocks' ? 1 : no,
    no,
  ]);
  may(
    name,
    'nobody forges a time',
    `insert into ${name} (${who}, ${whom}, created_at) values (auth.uid(), '${ids.admin}', now())`,
    nobody,
  );
  may(name, 'nobody changes one', `update ${name} set ${whom} = '${ids.stranger}'`, nobody);
  may(name, 'only who did it takes it back', `delete from ${name}`, itsOwner);
}
const follow = `insert into follows (follower_id, followed_id) values (auth.uid(), '${ids.owner}')`;
may('follows', 'nobody follows whose page is private, or themselves', follow, [no, '23514', no, no]);
const blockOneself = `insert into blocks (blocker_id, blocked_id) values (auth.uid(), auth.uid())`;
may('blocks', 'nobody blocks themselves', blockOneself, [no, '23514', '23514', '23514']);

const reports = 'profile_reports';
const reportPage = `insert into ${reports} (user_id, profile_id, reason) values (auth.uid(), '${ids.owner}', 'Rude')`;
may(reports, 'only the owner sees theirs', `select * from ${reports}`, itsOwner);
may(reports, 'nobody reports a page nobody can have seen', reportPage, nobody);
may(reports, 'nobody changes one', `update ${reports} set reason = 'X'`, nobody);
may(reports, 'nobody withdraws one', `delete from ${reports}`, nobody);
const lists = 'lists';
const items = 'list_items';
const the = (list: string) => `select id from ${lists} where id = '${list}'`;
const titlesOf = (list: string) => `select title from ${items} where list_id = '${list}'`;
const inPublic = `where list_id = '${rowIds.publicList}'`;
const makeList = (person: string, column = '', value = '') =>
  `insert into ${lists} (user_id, name${column}) values (${person}, 'New'${value})`;
const addTitle = (person: string) => `insert into ${items} (list_id, user_id, kind, title_id, title)
  values ('${rowIds.publicList}', ${person}, 'tv', 77, 'New')`;
const ownerAlone: Outcomes = [0, 1, 0, 0];
may(lists, 'a private one is its owner’s', the(rowIds.privateList), ownerAlone);
may(lists, 'nobody comes upon one by link', the(rowIds.linkedList), ownerAlone);
// The owner has blocked the admin.
may(lists, 'everybody reads a public one but who is blocked', the(rowIds.publicList), [1, 1, 1, 0]);
may(lists, 'nobody asks which were removed', `select removed_at from ${lists}`, nobody);
may(lists, 'people make their own', makeList('auth.uid()'), signedIn);
may(lists, 'nobody makes one for somebody else', makeList(`'${ids.owner}'`), asOneself);
may(lists, 'nobody picks an address', makeList('auth.uid()', ', address', `, '${'a'.repeat(20)}'`), nobody);
may(
  lists,
  'only the owner changes one',
  `update ${lists} set name = 'X' where id = '${rowIds.publicList}'`,
  itsOwner,
);
may(lists, 'nobody says how many titles it has', `update ${lists} set items = 0`, nobody);
may(lists, 'nobody changes an address', `update ${lists} set address = '${'a'.repeat(20)}'`, nobody);
may(lists, 'nobody gives one away', `update ${lists} set user_id = '${ids.stranger}'`, nobody);
may(lists, 'nobody removes one past the function', `delete from ${lists}`, nobody);
may(items, 'those of a private list are its owner’s', titlesOf(rowIds.privateList), ownerAlone);
may(items, 'nobody comes upon those of a list by link', titlesOf(rowIds.linkedList), ownerAlone);
may(
  items,
  'everybody reads those of a public list but who is blocked',
  titlesOf(rowIds.publicList),
  [1, 1, 1, 0],
);
may(items, 'only the owner adds to a list', addTitle('auth.uid()'), asOneself);
// A stranger gets the same answer for a title in a list, one not in it, and an unknown list.
for (const [what, list, title] of [
  ['a private list that holds a title', rowIds.privateList, 1],
  ['a private list that does not', rowIds.privateList, 99],
  ['a list by link', rowIds.linkedList, 99],
] as const) {
  const into = `insert into ${items} (list_id, user_id, kind, title_id, title)`;
  const adding = `${into} values ('${list}', auth.uid(), 'movie', ${title}, 'New')`;
  may(items, `nobody else learns of ${what}`, adding, [no, title === 1 ? '23505' : 1, no, no]);
  may(items, `nobody else learns of ${what} by what is there already`, `${adding} on conflict do nothing`, [
    no,
    title === 1 ? 0 : 1,
    no,
    no,
  ]);
}
may(
  items,
  'nobody adds to a list that never was',
  `insert into ${items} (list_id, kind, title_id, title) values ('${'0'.repeat(8)}-0000-4000-8000-${'9'.repeat(12)}', 'movie', 1, 'X')`,
  nobody,
);
may(items, 'nobody adds as its owner', addTitle(`'${ids.owner}'`), asOneself);
may(items, 'only the owner writes notes', `update ${items} set note = 'X' ${inPublic}`, itsOwner);
may(items, 'nobody moves one past the function', `update ${items} set position = 1`, nobody);
may(items, 'nobody renames a title', `update ${items} set title = 'X'`, nobody);
may(items, 'nobody gives one away', `update ${items} set user_id = '${ids.stranger}'`, nobody);
may(items, 'only the owner takes one out', `delete from ${items} ${inPublic}`, itsOwner);

const listReports = 'list_reports';
const reportIt = (list: string, person = 'auth.uid()') =>
  `insert into ${listReports} (user_id, list_id, reason) values (${person}, '${list}', 'Rude')`;
may(listReports, 'only the owner sees theirs', `select * from ${listReports}`, itsOwner);
may(
  listReports,
  'strangers report a public one, its owner and who is blocked do not',
  reportIt(rowIds.publicList),
  [no, no, 1, no],
);
may(listReports, 'one by link can be reported too', reportIt(rowIds.linkedList), [no, no, 1, no]);
may(listReports, 'nobody reports a private one', reportIt(rowIds.privateList), nobody);
may(listReports, 'nobody reports for somebody else', reportIt(rowIds.publicList, `'${ids.owner}'`), nobody);
may(listReports, 'nobody changes one', `update ${listReports} set reason = 'X'`, nobody);
may(listReports, 'nobody withdraws one', `delete from ${listReports}`, nobody);
