import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/embedded/backend/database/contract.ts';
import { describeOnEveryEngine } from '../support/database/database-engines.ts';
import { addresses, fillEveryTable, rowIds } from '../support/database/everything-once.ts';
import { attempt, ids, look, signUpEverybody, type Persona } from '../support/database/persona.ts';

const personas: Persona[] = ['anonymous', 'owner', 'stranger', 'admin', 'service'];

const start = `'{"source": "imdb", "file_name": "a.csv", "fingerprint": "${'b'.repeat(64)}", "total": 1, "counts": {},
  "switches": {}}'`;

// Who may call each function of the API. A caller who may not gets 42501, from the grant or from within.
const callers: Record<string, Persona[]> = {
  [`movie_review_page(1)`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`series_review_page(1)`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`unsubscribe_from_reminders(gen_random_uuid())`]: personas,
  [`unsubscribe_from_notices(gen_random_uuid(), '{}')`]: personas,
  [`my_list_marks('{1}', '{1}')`]: ['owner', 'stranger', 'admin'],
  [`my_seen_and_dismissed('{1}', '{1}')`]: ['owner', 'stranger', 'admin'],
  [`wish_missing_movies('[{"id": 9, "title": "Nine"}]')`]: ['owner', 'stranger', 'admin'],
  [`my_unchecked_titles('wishlist', 'movie', 'US')`]: ['owner', 'stranger', 'admin'],
  [`my_arrivals()`]: ['owner', 'stranger', 'admin'],
  [`log_watch('tv', '{"id": 9, "title": "Nine"}', gen_random_uuid())`]: ['owner', 'stranger', 'admin'],
  [`take_back_mark('tv', 2, now())`]: ['owner', 'stranger', 'admin'],
  [`diary_entries()`]: ['owner', 'stranger', 'admin'],
  [`count_diary_day('2026-03-01')`]: ['owner', 'stranger', 'admin'],
  [`unmark_day(1, '2026-03-01')`]: ['owner', 'stranger', 'admin'],
  [`diary_months()`]: ['owner', 'stranger', 'admin'],
  [`mark_episodes(1, 'Uno', null, 'episode', 1, 2, '2030-01-01')`]: ['owner', 'stranger', 'admin'],
  [`take_back_marks(1, now())`]: ['owner', 'stranger', 'admin'],
  [`unmark_episodes(1, 1)`]: ['owner', 'stranger', 'admin'],
  [`restore_episodes(1, '[]')`]: ['owner', 'stranger', 'admin'],
  [`start_run(1)`]: ['owner', 'stranger', 'admin'],
  [`series_progress('2030-01-01')`]: ['owner', 'stranger', 'admin'],
  [`up_next('2030-01-01')`]: ['owner', 'stranger', 'admin'],
  [`series_marks(1, '2030-01-01')`]: ['owner', 'stranger', 'admin'],
  [`read_list('${addresses.public}')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`lists_of('${ids.owner}')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`public_lists()`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`my_lists_for('movie', 1)`]: ['owner', 'stranger', 'admin'],
  [`move_list_item('${rowIds.publicList}', 'movie', 1, 1)`]: ['owner'],
  [`copy_list('${addresses.public}')`]: ['owner', 'stranger', 'admin'],
  [`remove_list('${rowIds.publicList}')`]: ['owner', 'stranger', 'admin'],
  [`restore_list('${rowIds.publicList}')`]: ['owner', 'stranger', 'admin'],
  [`forget_removed_lists()`]: ['service'],
  [`add_to_lists('${ids.owner}', '[]')`]: ['service'],
  [`restore_my_review('${rowIds.removedReview}')`]: ['owner', 'stranger', 'admin'],
  [`save_api_key('v1:abcd', '****')`]: ['owner', 'stranger', 'admin'],
  [`encrypted_api_key()`]: ['owner', 'stranger', 'admin'],
  [`my_followers()`]: ['owner', 'stranger', 'admin'],
  [`remove_follower('${ids.stranger}')`]: ['owner', 'stranger', 'admin'],
  [`make_my_profile()`]: ['owner', 'stranger', 'admin'],
  [`mails_ended(gen_random_uuid())`]: personas,
  [`own_region()`]: ['owner', 'stranger', 'admin'],
  [`titles_of_mine('movie', '{1}')`]: ['owner', 'stranger', 'admin'],
  [`delete_user()`]: ['owner', 'stranger', 'admin'],
  [`mark_my_notices()`]: ['owner', 'stranger', 'admin'],
  [`my_unread_notices()`]: ['owner', 'stranger', 'admin'],
  [`admin_stats()`]: ['admin'],
  [`admin_charts()`]: ['admin'],
  [`admin_operations()`]: ['admin'],
  [`admin_feedback()`]: ['admin'],
  [`admin_remove_review('movie', '${rowIds.movieReview}', 'Rude')`]: ['admin'],
  [`admin_restore_review('${rowIds.removedReview}')`]: ['admin'],
  [`admin_dismiss_reports('movie', '${rowIds.strangersReview}')`]: ['admin'],
  [`admin_report_queue()`]: ['admin'],
  [`admin_moderation_log()`]: ['admin'],
  [`admin_invite('', 7, 1)`]: ['admin'],
  [`admin_invitations()`]: ['admin'],
  [`admin_revoke_invitation(gen_random_uuid())`]: ['admin'],
  [`set_door(true)`]: ['service'],
  [`invite_first_admin()`]: ['service'],
  [`look_at_invitation('')`]: ['service'],
  [`take_invitation('', '')`]: ['service'],
  [`grant_admin('stranger@example.test')`]: ['service'],
  [`revoke_admin('admin@example.test')`]: ['service'],
  [`begin_job('refresh')`]: ['service'],
  [`finish_job('refresh', true)`]: ['service'],
  [`enqueue_due_reminders('2030-01-01')`]: ['service'],
  [`claim_mails()`]: ['service'],
  [`follow_releases('US')`]: ['service'],
  [`settle_mail(1)`]: ['service'],
  [`tell_once('release', '[]')`]: ['service'],
  [`tell_releases('2030-01-01')`]: ['service'],
  [`tell_episodes('2030-01-01')`]: ['service'],
  [`tell_seasons('2030-01-01')`]: ['service'],
  [`stale_series_reminders(now())`]: ['service'],
  [`keep_reminded_series(1)`]: ['service'],
  [`my_series_reminders('2030-01-01')`]: ['owner', 'stranger', 'admin'],
  [`letter_zones()`]: ['service'],
  [`form_letters(now(), '[]')`]: ['service'],
  [`claim_letters()`]: ['service'],
  [`settle_letter(1)`]: ['service'],
  [`trim_notices()`]: ['service'],
  [`abandoned_avatars()`]: ['service'],
  [`halt_import('00000000-0000-4000-8000-00000000000a', true)`]: ['service'],
  [`avatar_name('00000000-0000-4000-8000-00000000000a')`]: ['owner', 'stranger', 'admin', 'service'],
  [`stale_titles(now())`]: ['service'],
  [`stale_reminders('2030-01-01', now())`]: ['service'],
  [`my_calendar('2026-12-01', '2026-12-31', 'DE')`]: ['owner', 'stranger', 'admin'],
  [`calendar_feed('', '2026-12-01', '2026-12-31', 'DE')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`shared_year('')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`renew_calendar_feed()`]: ['owner', 'stranger', 'admin'],
  [`stale_releases('2030-01-01', now())`]: ['service'],
  [`save_movie_releases(1, '{}')`]: ['service'],
  [`drop_unkept_releases()`]: ['service'],
  [`refresh_title('movie', 1, 'One')`]: ['service'],
  [`keep_title_offers('[{"kind": "movie", "id": 1, "region": "US", "checked_at": "2030-01-01"}]', 'US')`]: [
    'service',
  ],
  [`home_wishes('2030-01-01')`]: ['owner', 'stranger', 'admin'],
  [`visit_home('2026-03-01')`]: ['owner', 'stranger', 'admin'],
  [`recently_liked()`]: ['owner', 'stranger', 'admin'],
  [`my_watch_numbers('2030-01-01')`]: ['owner', 'stranger', 'admin'],
  [`my_numbered_titles('genre', '18')`]: ['owner', 'stranger', 'admin'],
  [`handle_state('ana')`]: ['owner', 'stranger', 'admin'],
  [`claim_handle('ana')`]: ['owner', 'stranger', 'admin'],
  [`my_profile_page()`]: ['owner', 'stranger', 'admin'],
  [`renew_profile_link()`]: ['owner', 'stranger', 'admin'],
  [`choose_profile_favorites('[]')`]: ['owner', 'stranger', 'admin'],
  [`my_following()`]: ['owner', 'stranger', 'admin'],
  [`followed_activity('2030-01-01')`]: ['owner', 'stranger', 'admin'],
  [`profile_page('the_owner')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`profile_favorites_of('${ids.owner}')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`profile_watches('${ids.owner}')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`profile_reviews('${ids.owner}')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`profile_numbers('${ids.owner}', '2030-01-01')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`admin_profile_reports()`]: ['admin'],
  [`admin_hide_profile('${ids.owner}', false)`]: ['admin'],
  [`admin_dismiss_profile_reports('${ids.owner}')`]: ['admin'],
  [`admin_list_reports()`]: ['admin'],
  [`admin_hide_list('${ids.owner}', false)`]: ['admin'],
  [`admin_dismiss_list_reports('${ids.owner}')`]: ['admin'],
  [`offers_to_check('US', now())`]: ['service'],
  [`forget_offers()`]: ['service'],
  [`untold_arrivals(now())`]: ['service'],
  [`settle_arrivals('[]')`]: ['service'],
  [`wanted_facts()`]: ['service'],
  [`for_you_due(now(), now(), now(), 5)`]: ['service'],
  [`for_you_history('${ids.owner}')`]: ['service'],
  [`for_you_known('{1}', '{1}')`]: ['service'],
  [`for_you_counts('{genre-18}')`]: ['service'],
  [`count_traits()`]: ['service'],
  [`for_you_sources('{movie-1}', now())`]: ['service'],
  [`keep_for_you_source('movie-1', '{}')`]: ['service'],
  [`save_for_you('${ids.owner}', '{}', 1, now())`]: ['service'],
  [`forget_for_you_sources(now())`]: ['service'],
  [`my_for_you()`]: ['owner', 'stranger', 'admin'],
  [`say_for_you('movie-9', 1::smallint, 'Nine', '{}')`]: ['owner', 'stranger', 'admin'],
  [`stale_facts(now())`]: ['service'],
  [`save_title_facts('[]')`]: ['service'],
  [`title_facts_gone('movie', 1)`]: ['service'],
  [`postpone_facts('movie', 1)`]: ['service'],
  [`drop_unkept_facts(now())`]: ['service'],
  [`stale_series(now(), now())`]: ['service'],
  [`kept_episodes(1)`]: ['service'],
  [`keep_series(1, 1, 'Uno', null, true)`]: ['service'],
  [`keep_series_gone(1)`]: ['service'],
  [`forget_series(now())`]: ['service'],
  [`start_import('${ids.stranger}', ${start})`]: ['service'],
  [`add_import_rows('${ids.owner}', gen_random_uuid(), 0, '[]')`]: ['service'],
  [`end_import('${ids.owner}', gen_random_uuid(), 'save')`]: ['service'],
  [`my_imports()`]: ['owner', 'stranger', 'admin'],
  [`my_doubtful_titles(gen_random_uuid())`]: ['owner', 'stranger', 'admin'],
  [`trim_imports()`]: ['service'],
  [`next_import('{matching}')`]: ['service'],
  [`settle_import_titles(gen_random_uuid(), '[]')`]: ['service'],
  [`postpone_import_titles(gen_random_uuid(), '{}')`]: ['service'],
  [`halt_imports()`]: ['service'],
  [`save_import_rows(gen_random_uuid())`]: ['service'],
  [`import_series_to_keep(gen_random_uuid())`]: ['service'],
  [`undo_import_rows(gen_random_uuid())`]: ['service'],
  [`renew_connection('emby')`]: ['owner', 'stranger', 'admin'],
  [`my_connections()`]: ['owner', 'stranger', 'admin'],
  [`make_api_token('X', '{read}')`]: ['owner', 'stranger', 'admin'],
  [`use_api_token(repeat('b', 64))`]: ['service'],
  [`token_person(repeat('b', 64))`]: ['service'],
  [`act_with_token()`]: personas,
  [`api_me()`]: ['owner', 'stranger', 'admin'],
  [`api_page('history')`]: ['owner', 'stranger', 'admin'],
  [`api_items('history', '{}')`]: ['owner', 'stranger', 'admin'],
  [`api_changes(0)`]: ['owner', 'stranger', 'admin'],
  [`my_changes(0)`]: ['owner', 'stranger', 'admin'],
  [`api_write('[]')`]: ['owner', 'stranger', 'admin'],
  [`api_remove('lists', '${rowIds.publicList}')`]: ['owner', 'stranger', 'admin'],
  [`api_put_title('wishlist', '{"kind": "movie", "tmdb": 9, "title": {"title": "Nine"}}')`]: [
    ...(['owner', 'stranger', 'admin'] as const),
  ],
  [`api_put_watch('{"kind": "movie", "tmdb": 9, "title": {"title": "Nine"}}')`]: [
    'owner',
    'stranger',
    'admin',
  ],
  // Only a token's program brings times.
  [`api_put_opinion('ratings', '{"kind": "movie", "tmdb": 9, "stars": 4}')`]: [],
  [`api_put_list('lists', '{"name": "New"}')`]: ['owner', 'stranger', 'admin'],
  [`api_put_series('series', '{"tmdb": 9, "title": {"title": "Nine"}}')`]: ['owner', 'stranger', 'admin'],
  [`renew_feed_address(now())`]: ['owner', 'stranger', 'admin'],
  [`public_feed('the_owner', 'diary')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`own_feed(repeat('b', 64), 'diary')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`own_titles(repeat('b', 64), 'wishlist')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`public_titles('${addresses.public}')`]: ['anonymous', 'owner', 'stranger', 'admin'],
  [`make_webhook('https://hook.example', 'plain', '{watched}')`]: ['owner', 'stranger', 'admin'],
  [`try_webhook('${rowIds.webhook}')`]: ['owner', 'stranger', 'admin'],
  [`my_webhooks()`]: ['owner', 'stranger', 'admin'],
  [`claim_webhook_messages()`]: ['service'],
  [`settle_webhook_message(gen_random_uuid(), 'sent')`]: ['service'],
  [`follow_letterboxd('ada', false)`]: ['owner', 'stranger', 'admin'],
  [`leave_letterboxd(false)`]: ['owner', 'stranger', 'admin'],
  [`claim_letterboxd()`]: ['service'],
  [`new_letterboxd_entries('${ids.owner}', '{}')`]: ['service'],
  [`keep_letterboxd_entry('${ids.owner}', 'nobody', '{}')`]: ['service'],
  [`settle_letterboxd('${ids.owner}', 'nobody', 'same')`]: ['service'],
  [`number_changes('${ids.owner}')`]: ['service'],
  [`trim_changes()`]: ['service'],
  [`begin_api_call('${rowIds.token}', 'x', 'y')`]: ['service'],
  [`end_api_call('${rowIds.token}', 'x')`]: ['service'],
  [`receive_scrobble('${ids.owner}', '{"event": "started", "outcome": "started"}')`]: ['service'],
  [`take_account('${rowIds.account}')`]: ['owner', 'stranger', 'admin'],
  [`leave_account('${rowIds.account}')`]: ['owner', 'stranger', 'admin'],
  [`invite_to_account('${rowIds.account}')`]: ['owner', 'stranger', 'admin'],
  [`invited_account('')`]: ['owner', 'stranger', 'admin'],
  [`accept_account('')`]: ['owner', 'stranger', 'admin'],
  [`choose_played(1)`]: ['owner', 'stranger', 'admin'],
  [`undo_play('${rowIds.play}')`]: ['owner', 'stranger', 'admin'],
  [`redo_play('${rowIds.play}')`]: ['owner', 'stranger', 'admin'],
  [`diary_plays('{}')`]: ['owner', 'stranger', 'admin'],
  [`unfinished_plays('2026-01-01', 5)`]: ['owner', 'stranger', 'admin'],
  [`receive_delivery('plex', '', '{}')`]: ['service'],
  [`waiting_deliveries()`]: ['service'],
  [`postpone_delivery(1)`]: ['service'],
  [`settle_delivery(1, '{"outcome": "notFound"}')`]: ['service'],
  [`trim_deliveries()`]: ['service'],
  [`choose_import_title('${ids.owner}', gen_random_uuid(), '{}')`]: ['service'],
};

describeOnEveryEngine('Who may call which function', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await signUpEverybody(database);
    await fillEveryTable(database);
  });
  afterAll(() => database.close());

  it.each(Object.entries(callers))('%s', async (call, allowed) => {
    for (const persona of personas) {
      const outcome = await attempt(database, persona, `select * from public.${call}`);
      if (allowed.includes(persona)) expect(outcome, persona).toBeTypeOf('number');
      else expect(outcome, persona).toBe('42501');
    }
  });

  it('leaves no function of the API without a case', async () => {
    const functions = await look<{ name: string }>(
      database,
      `select distinct proname::text as name from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    const covered = Object.keys(callers).map((call) => call.slice(0, call.indexOf('(')));
    expect(covered.sort()).toEqual(functions.map(({ name }) => name).sort());
  });

  it('lets nobody reach the private schema', async () => {
    const reached = [
      'select * from private.mail_outbox',
      'select * from private.unsubscribe_tokens',
      'select * from private.title_facts',
      'select * from private.facts_wanted',
      'select * from private.removed_reviews',
      'select * from private.moderation_actions',
      'select * from private.feedback_movie_reviews',
      'select private.is_admin()',
      `select private.readable_list('${addresses.private}')`,
      `select private.add_to_lists('${ids.owner}', '[]')`,
      `select private.move_episode_watches(1, '[]')`,
      `select private.bring_back_review('${rowIds.removedReview}')`,
    ];
    for (const sql of reached) {
      for (const persona of personas) expect(await attempt(database, persona, sql), sql).toBe('42501');
    }
  });

  it('refuses a caller whose admin role was taken away, at once', async () => {
    expect(await attempt(database, 'admin', 'select * from public.admin_stats()')).toBe(1);
    await database.query("select public.revoke_admin('admin@example.test')");
    expect(await attempt(database, 'admin', 'select * from public.admin_stats()')).toBe('42501');
    await database.query("select public.grant_admin('ADMIN@example.test')");
    expect(await attempt(database, 'admin', 'select * from public.admin_stats()')).toBe(1);
  });
});
