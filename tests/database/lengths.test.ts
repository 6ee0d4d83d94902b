import { REASON_LIMIT } from '../../src/features/admin/reason-limit.ts';
import { afterAll, expect, test } from 'vitest';
import { MAX_DESCRIPTION } from '../../src/features/ai/ai-search.ts';
import { INVITATION_NOTE_LENGTH } from '../../src/features/auth/invitations.ts';
import { TOKEN_NAME_LENGTH } from '../../src/features/connections/tokens.ts';
import { WEBHOOK_URL_LENGTH } from '../../src/features/connections/webhooks.ts';
import { LIST_LENGTHS } from '../../src/features/custom-lists/custom-lists.ts';
import { TEXT_LIMIT } from '../../src/features/import/files/entry.ts';
import { MOST_SERVICES } from '../../src/features/watch/my-services.ts';
import { FULL_NAME_LIMIT } from '../../src/core/profile.ts';
import { HANDLE_LENGTH, MOST_FAVORITES } from '../../src/features/public-profile/public-profile.ts';
import { REVIEW_LIMIT } from '../../src/features/reviews/reviews.ts';
import { LONGEST_SEARCH_NAME, MOST_SAVED_SEARCHES } from '../../src/features/search/saved-searches.ts';
import { TAG_BOUNDS } from '../../src/features/tags/tags.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

/** What people write, and the constant their form stops at. */
const WRITTEN: Record<string, number> = {
  'ai_searches.description': MAX_DESCRIPTION,
  'api_tokens.name': TOKEN_NAME_LENGTH,
  'invitations.note': INVITATION_NOTE_LENGTH,
  'list_reports.reason': REASON_LIMIT,
  'lists.name': LIST_LENGTHS.name,
  'moderation_actions.reason': REASON_LIMIT,
  'page_actions.reason': REASON_LIMIT,
  'private_notes.note': TAG_BOUNDS.note,
  'profile_reports.reason': REASON_LIMIT,
  'profiles.full_name': FULL_NAME_LIMIT,
  'review_reports.reason': REASON_LIMIT,
  'saved_searches.name': LONGEST_SEARCH_NAME,
  'tags.name': TAG_BOUNDS.length,
  'watches.note': REVIEW_LIMIT,
  'webhooks.url': WEBHOOK_URL_LENGTH,
};

/** What people write, and may have imported longer: the constant their form stops at. */
const WRITTEN_OR_IMPORTED: Record<string, number> = {
  'list_items.note': LIST_LENGTHS.note,
  'lists.description': LIST_LENGTHS.description,
  'movie_reviews.review': REVIEW_LIMIT,
  'series_reviews.review': REVIEW_LIMIT,
};

/** What no person types: out of the catalogue or a file, made by Marquee, or checked by a rule of its own. */
const TAKEN_OVER =
  /(title|title_name|series_name|poster_path|file_name|avatar_url|last_error|detail|query|endpoint|mask|model|gemini_api_key|text|state)$|^(title_facts|episodes|import_\w+|connection_accounts|deliveries|plays|play_names|for_you_feedback|api_calls|letterboxd_\w+)\.|^api_tokens\.last_program$/;

async function lengths(): Promise<Map<string, number>> {
  const { rows } = await database.query<{ column: string; longest: number }>(`
    select c.conrelid::regclass::name || '.' || m[1] as column, m[2]::integer as longest
    from pg_constraint c
    cross join lateral regexp_matches(pg_get_constraintdef(c.oid), 'char_length\\((\\w+)\\) <= (\\d+)', 'g') m
    where c.contype = 'c' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)`);
  return new Map(rows.map(({ column, longest }) => [column.replace(/^(public|private)\./, ''), longest]));
}

/** What people may type of columns that hold imported texts, too. */
async function typedLengths(): Promise<Map<string, number>> {
  const { rows } = await database.query<{ table: string; told: string }>(`
    select tgrelid::regclass::name as table, pg_get_triggerdef(oid) as told from pg_trigger
    where tgfoid = 'private.bound_typed'::regproc`);
  return new Map(
    rows.map(({ table, told }) => {
      const [, column, most] = /bound_typed\('(\w+)', '(\d+)'\)/.exec(told) ?? [];
      return [`${table}.${column}`, Number(most)];
    }),
  );
}

test('Allows the same lengths in the database as in forms', async () => {
  const found = await lengths();
  for (const [column, longest] of Object.entries(WRITTEN))
    expect([column, found.get(column)]).toEqual([column, longest]);
  const typed = await typedLengths();
  for (const [column, longest] of Object.entries(WRITTEN_OR_IMPORTED))
    expect([column, typed.get(column), found.get(column)]).toEqual([column, longest, TEXT_LIMIT]);
  const others = [...found.keys()].filter(
    (column) => !(column in WRITTEN || column in WRITTEN_OR_IMPORTED) && !TAKEN_OVER.test(column),
  );
  expect(others).toEqual([]);
});

test('Limits handles as their field says', async () => {
  const shape = `select pg_get_constraintdef(oid) as shape from pg_constraint where conname = 'profile_pages_handle_shape'`;
  const { rows } = await database.query<{ shape: string }>(shape);
  expect(rows[0]?.shape).toContain(`{${HANDLE_LENGTH.least},${HANDLE_LENGTH.most}}`);
});

test.each([
  ['private.bound_saved_searches', MOST_SAVED_SEARCHES],
  ['private.bound_my_services', MOST_SERVICES],
])('Limits %s as the page does', async (name, most) => {
  const { rows } = await database.query<{ text: string }>(
    'select prosrc as text from pg_proc where oid = $1::regproc',
    [name],
  );
  expect(rows[0]?.text).toMatch(new RegExp(`>= ${most} then`));
});

test('Shows as many favorites on a public page as can be chosen', async () => {
  const { rows } = await database.query<{ shape: string }>(
    `select pg_get_constraintdef(oid) as shape from pg_constraint
     where conrelid = 'public.profile_favorites'::regclass and contype = 'c'`,
  );
  expect(rows.map(({ shape }) => shape).join(' ')).toContain(`<= ${MOST_FAVORITES}`);
});
