import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { advice } from '../support/database/database-advice.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { look } from '../../packages/embedded/tests/support/persona.ts';

// What hosted Supabase's advisors would say and we mean to do. Each entry has its reason.
const accepted: Record<string, Record<string, string>> = {
  'open definer functions': {
    'anon unsubscribe_from_reminders':
      'the link in a mail works without signing in; the token in it is the proof',
    'authenticated unsubscribe_from_reminders': 'the same link, opened by somebody signed in',
    'anon mails_ended': 'tells the same whether its link has done it',
    'authenticated mails_ended': 'the same link, opened by somebody signed in',
    'anon unsubscribe_from_notices': 'the same for letters of notices',
    'authenticated unsubscribe_from_notices': 'the same link, opened by somebody signed in',
    'anon calendar_feed': 'a secret address of one calendar, opened by a program that signs in nowhere',
    'authenticated calendar_feed': 'the same address, opened by somebody signed in',
    'anon shared_year': 'a secret link to the numbers of one year, opened by whoever has it',
    'authenticated shared_year': 'the same link, opened by somebody signed in',
    'authenticated my_calendar': 'reads what the private schema knows of releases, for the caller alone',
    'authenticated renew_calendar_feed': 'writes the hash nobody may read, the caller’s row alone',
    'anon public_feed': 'a public page that shows this part, as everybody sees it',
    'authenticated public_feed': 'a public page that shows this part, as everybody sees it',
    'anon public_titles': 'a public list, as everybody sees it',
    'authenticated public_titles': 'a public list, as everybody sees it',
    'anon own_feed': 'a secret address, opened by a program that signs in nowhere',
    'authenticated own_feed': 'a secret address, opened by a program that signs in nowhere',
    'anon own_titles': 'a secret address, opened by a program that signs in nowhere',
    'authenticated own_titles': 'a secret address, opened by a program that signs in nowhere',
    'authenticated renew_feed_address': 'writes the hash nobody may read, the caller’s row alone',
    'authenticated make_webhook': 'writes the secret nobody may read, the caller’s row alone',
    'authenticated try_webhook': 'the outbox is in a private schema; the caller’s webhooks alone',
    'authenticated my_webhooks': 'the outbox is in a private schema; tells the caller’s webhooks alone',
    'authenticated my_series_without_number':
      'numbers of series are in a private schema; counts the caller’s lists alone',
    'authenticated follow_letterboxd': 'starts looks of the server, for the caller alone',
    'authenticated leave_letterboxd': 'takes back what the server entered, of the caller’s rows alone',
    'authenticated make_api_token': 'writes the hash nobody may read, the caller’s row alone',
    'authenticated my_changes':
      'what has changed stands in a private schema; tells the caller’s changes alone',
    'authenticated api_me': 'reads the name of the caller’s page, theirs alone',
    'authenticated api_day': 'how zones are read is in a private schema; tells the caller’s day alone',
    'authenticated api_put_series':
      'how days are read is in a private schema; writes the caller’s rows alone',
    'authenticated api_put_watch':
      'what is one viewing is told in a private schema; writes the caller’s rows alone',
    'authenticated restore_watch': 'puts back what the caller deleted, with its times, for them alone',
    'authenticated api_put_opinion':
      'writes times nobody else may write, of the caller’s rows alone, for a token',
    'authenticated delete_user': 'only the owner may delete from auth.users; deletes the caller alone',
    'authenticated save_api_key':
      'an upsert reads the column nobody may select; writes the caller’s row alone',
    'authenticated encrypted_api_key': 'reads the column nobody may select, the caller’s row alone',
    'authenticated titles_of_mine': 'names titles the caller has an opinion of, whose facts nobody may read',
    'authenticated own_language': 'reads the column nobody may select, the caller’s row alone',
    'authenticated own_region': 'reads the column nobody may select, the caller’s row alone',
    'authenticated restore_my_review': 'the copy is in a private schema; checks the author and the hour',
    'authenticated admin_invite': 'checks the admin role first',
    'authenticated admin_invitations': 'checks the admin role first',
    'authenticated admin_revoke_invitation': 'checks the admin role first',
    'authenticated admin_stats': 'checks the admin role first',
    'authenticated admin_charts': 'checks the admin role first',
    'authenticated admin_operations': 'checks the admin role first',
    'authenticated admin_feedback': 'checks the admin role first',
    'authenticated admin_remove_review': 'checks the admin role first',
    'authenticated admin_restore_review': 'checks the admin role first',
    'authenticated admin_dismiss_reports': 'checks the admin role first',
    'authenticated admin_report_queue': 'checks the admin role first',
    'authenticated admin_moderation_log': 'checks the admin role first',
    'authenticated recently_liked':
      'names of titles are in a private schema; tells the caller’s ratings alone',
    'authenticated my_series_reminders':
      'what is known of seasons is in a private schema; tells the caller’s reminders alone',
    'anon season_rating': 'an average everybody sees, of stars nobody else reads one by one',
    'authenticated season_rating': 'an average everybody sees, of stars nobody else reads one by one',
    'authenticated my_watch_numbers':
      'the facts of titles are in a private schema; counts the caller’s diary alone',
    'authenticated my_numbered_titles':
      'the facts of titles are in a private schema; tells titles of the caller’s diary alone',
    'authenticated keep_tags_and_note':
      'people write tags and notes by functions alone, which keep the bounds; of the caller alone',
    'authenticated rename_tag': 'tags are written by functions alone; the caller’s alone',
    'authenticated delete_tag': 'tags are written by functions alone; the caller’s alone',
    'authenticated put_back_tag': 'what was deleted is in a private schema; the caller’s alone',
    'authenticated my_tagged_titles':
      'the facts of titles are in a private schema; tells titles the caller tagged alone',
    'authenticated api_put_marks': 'tags and notes are written by functions alone, for a token',
    'authenticated handle_state': 'tells that a name is taken, and of nobody by whom',
    'authenticated claim_handle':
      'names are judged together with those of all others; gives the caller one alone',
    'authenticated my_profile_page': 'reads the column nobody may select, the caller’s row alone',
    'anon blocked_between': 'policies call it as the caller; its schema is closed to everybody',
    'authenticated blocked_between': 'policies call it as the caller; its schema is closed to everybody',
    'anon may_see_profile': 'policies call it as the caller; its schema is closed to everybody',
    'anon people_blocked': 'policies call it as the caller; its schema is closed to everybody',
    'authenticated people_blocked': 'policies call it as the caller; its schema is closed to everybody',
    'authenticated may_see_profile': 'policies call it as the caller; its schema is closed to everybody',
    'anon profile_page': 'a page by its name for whoever may see it; asks private.opens_profile',
    'authenticated profile_page': 'a page by its name for whoever may see it; asks private.opens_profile',
    'anon profile_favorites_of': 'a part of such a page',
    'authenticated profile_favorites_of': 'a part of such a page',
    'anon profile_watches': 'a part of such a page',
    'authenticated profile_watches': 'a part of such a page',
    'anon profile_reviews': 'a part of such a page',
    'authenticated profile_reviews': 'a part of such a page',
    'anon profile_numbers': 'a part of such a page',
    'authenticated profile_numbers': 'a part of such a page',
    'anon profile_part': 'policies call it as the caller; its schema is closed to everybody',
    'authenticated profile_part': 'policies call it as the caller; its schema is closed to everybody',
    'authenticated renew_profile_link': 'writes the column nobody may write, the caller’s row alone',
    'authenticated my_followers': 'tells of who follows the caller what their pages say of them',
    'authenticated remove_follower': 'ends what somebody else began, of the caller alone',
    'authenticated my_unchecked_titles':
      'tells of the caller’s own lists what it reads where nobody may look',
    'authenticated make_my_profile': 'makes the caller’s row alone, of their own account',
    'authenticated my_for_you': 'reads what a job made of what the caller did, by their own id',
    'authenticated my_connections':
      'reads deliveries nobody may read, of the caller’s connections and accounts',
    'authenticated renew_connection': 'writes the hash nobody may read, the caller’s row alone',
    'authenticated take_account':
      'plays are written by the server alone; takes an account of the caller’s connection',
    'authenticated leave_account': 'gives back or leaves out an account of the caller’s alone',
    'authenticated invite_to_account':
      'writes the hash nobody may read, of an account of the caller’s connection',
    'authenticated invited_account': 'an account of somebody else’s for whoever has its secret',
    'authenticated accept_account': 'the same, taken for the caller',
    'authenticated choose_played': 'deliveries are nobody’s to write; the caller’s own doubtful one',
    'authenticated undo_play': 'plays are written by the server alone; takes back the caller’s own',
    'authenticated redo_play': 'the same, back again',
    'authenticated my_following': 'tells of whom the caller follows what their pages say of them',
    'authenticated followed_activity': 'tells of whom the caller follows what their public pages show',
    'authenticated reportable_profile': 'policies call it as the caller; its schema is closed to everybody',
    'authenticated admin_profile_reports': 'checks the admin role first',
    'authenticated admin_hide_profile': 'checks the admin role first',
    'authenticated admin_dismiss_profile_reports': 'checks the admin role first',
    'authenticated reportable_list': 'policies call it as the caller; its schema is closed to everybody',
    'authenticated admin_list_reports': 'checks the admin role first',
    'authenticated admin_hide_list': 'checks the admin role first',
    'authenticated admin_dismiss_list_reports': 'checks the admin role first',
    'anon read_list': 'a list by link is read by whoever knows its address; tells nothing of any other',
    'authenticated read_list': 'the same address, opened by somebody signed in',
    'authenticated move_list_item': 'nobody writes positions past it; moves in the caller’s lists alone',
    'authenticated copy_list': 'reads a list as read_list does; writes the caller’s rows alone',
    'authenticated remove_list': 'a removed list is nobody’s to see; removes the caller’s alone',
    'authenticated restore_list': 'the same, back again',
    'authenticated is_admin': 'policies call it as the caller; its schema is closed to everybody',
  },
  'row level security without policies': {
    title_offers: 'that a row is there tells what somebody keeps: functions and views of the server read it',
  },
  'policies that ask who is calling on every row': {
    'follows: people follow whose page they may see':
      'whether it may be seen depends on the row, of which there is one',
    'profile_reports: people report the pages of others': 'the same',
    'list_reports: people report the lists of others': 'the same',
  },
};

describe('The advisors of hosted Supabase', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it.each(Object.entries(advice))('find no unintended %s', async (name, sql) => {
    const findings = await look<{ finding: string }>(database, sql);
    expect(findings.map(({ finding }) => finding).sort()).toEqual(Object.keys(accepted[name] ?? {}).sort());
  });

  describe('detect', () => {
    const faults: [string, string][] = [
      ['tables without row level security', 'create table public.t (id int primary key)'],
      [
        'policies without row level security',
        'create table public.t (id int primary key); create policy p on public.t for select to anon using (true)',
      ],
      [
        'row level security without policies',
        'create table public.t (id int primary key); alter table public.t enable row level security',
      ],
      ['tables without primary key', 'create table public.t (id int)'],
      [
        'foreign keys without index',
        'create table public.t (id int primary key, u uuid references public.profiles)',
      ],
      ['duplicate indexes', 'create index x on public.profiles (lower(email))'],
      [
        'foreign keys to another column of auth',
        'create table public.t (id int primary key, p text references auth.users (phone))',
      ],
      [
        'functions with an open search path',
        `create function public.f() returns int language sql as 'select 1'`,
      ],
      [
        'open definer functions',
        `create function public.f() returns int language sql security definer set search_path = '' as 'select 1'`,
      ],
      [
        'functions anybody may call by default',
        `create function public.f() returns int language sql set search_path = '' as 'select 1'`,
      ],
      [
        'views with the rights of their owner',
        'create view public.v as select 1 as x; grant select on public.v to anon',
      ],
      [
        'policies that ask who is calling on every row',
        'create policy p on public.user_roles for delete to authenticated using (auth.uid() = user_id)',
      ],
      ['policies open to every role', 'create policy p on public.user_roles for select using (role is null)'],
      [
        'several policies for one verb',
        'create policy p on public.user_roles for select to authenticated using (role is null)',
      ],
      [
        'policies that let everybody write',
        'create policy p on public.profiles for insert to authenticated with check (true)',
      ],
      [
        'policies that trust the metadata of a user',
        `create policy p on public.user_roles for delete to authenticated using ((select auth.jwt() -> 'user_metadata' ->> 'x') = '1')`,
      ],
      [
        'policy columns without leading index',
        'create table public.t (id int primary key, user_id uuid); alter table public.t enable row level security; create policy p on public.t for select to authenticated using ((select auth.uid()) = user_id)',
      ],
      [
        'public buckets everybody can list',
        `create policy p on storage.objects for select to anon using (bucket_id = 'avatars')`,
      ],
      ['grants on whole tables that hold private columns', 'grant select on public.profiles to anon'],
      [
        'extensions and odd types in the exposed schema',
        'create table public.t (id int primary key, r regclass)',
      ],
    ];
    it.each(faults)('%s', async (name, sql) => {
      const undone = new Error('undone');
      const check = database.transaction(async (tx) => {
        await tx.exec(sql);
        const found = await tx.query<{ finding: string }>(advice[name] ?? '');
        expect(found.rows.length).toBeGreaterThan(Object.keys(accepted[name] ?? {}).length);
        throw undone;
      });
      await expect(check).rejects.toBe(undone);
    });

    it('each of them', () => {
      expect(faults.map(([name]) => name).sort()).toEqual(Object.keys(advice).sort());
    });
  });
});
