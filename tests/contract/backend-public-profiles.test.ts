import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import {
  blockPerson,
  followPerson,
  loadActivity,
  loadBlocked,
  loadFollows,
  removeFollower,
  reportProfile,
  unblockPerson,
} from '../../src/features/public-profile/follows.queries.ts';
import {
  hideProfile,
  loadReportedProfiles,
  dismissProfileReports,
  showProfile,
} from '../../src/features/admin/admin-profiles.queries.ts';
import {
  changeOwnPublicProfile,
  chooseFavorites,
  claimHandle,
  loadOwnPublicProfile,
  renewProfileLink,
} from '../../src/features/public-profile/own-profile-page.queries.ts';
import {
  loadProfileFavorites,
  loadProfileNumbers,
  loadProfileReviews,
  loadProfileWatches,
  loadPublicProfile,
} from '../../src/features/public-profile/public-profiles.queries.ts';
import { loadReviewPage, postReview } from '../../src/features/reviews/reviews.queries.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { createPerson, newAddress, signIn } from '../support/database/people.ts';

interface Someone {
  id: string;
  client: Client;
}

const movie = { kind: 'movie', id: 603 } as const;
const heat = { kind: 'movie', id: 949, title: 'Heat', posterPath: '/heat.jpg', date: '1995-12-15' } as const;
const day = '2026-11-20';

describe('A user’s public page', () => {
  let server: BackendServer;
  let visitor: Client;
  let ana: Someone;
  let bob: Someone;
  let eve: Someone;
  let admin: Someone;

  async function someone(name: string): Promise<Someone> {
    const { email, id } = await createPerson(server, newAddress(name), { full_name: name });
    return { id, client: (await signIn(server, email)).client as Client };
  }
  const rows = (sql: string) => server.database.exec(sql);
  const level = (value: 'private' | 'link' | 'public') =>
    changeOwnPublicProfile(ana.client, ana.id, { level: value });

  beforeAll(async () => {
    server = await startBackend();
    visitor = server.client() as Client;
    [ana, bob, eve, admin] = [
      await someone('Ana'),
      await someone('Bob'),
      await someone('Eve'),
      await someone('Root'),
    ];
    await rows(`insert into public.user_roles (user_id, role) values ('${admin.id}', 'admin')`);
    expect(await claimHandle(ana.client, 'ana_films')).toBe('claimed');
    await chooseFavorites(ana.client, [heat]);
    await postReview(ana.client, ana.id, movie, 'They all die.', true);
    await rows(`
      insert into public.watches (user_id, kind, title_id, title, day, note) values
        ('${ana.id}', 'movie', 949, 'Heat', '${day}', 'With my secret friend'),
        ('${ana.id}', 'movie', 603, 'The Matrix', '${day}', null),
        ('${ana.id}', 'movie', 11, 'Long ago', null, null);
      insert into public.series_facts (series_id, series_name) values (1396, 'Breaking Bad') on conflict do nothing;
      insert into public.episode_watches (user_id, series_id, season, number, day) values
        ('${ana.id}', 1396, 1, 1, '2026-11-21'), ('${ana.id}', 1396, 1, 2, '2026-11-21');`);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await rows('delete from public.blocks; delete from public.follows; delete from public.profile_reports;');
    await level('public');
  });

  it('shows a visitor what its owner allows, without e-mail and notes', async () => {
    const page = await loadPublicProfile(visitor, 'Ana_Films', null);
    expect(page).toMatchObject({
      handle: 'ana_films',
      name: 'Ana',
      level: 'public',
      isOwn: false,
      followers: 0,
    });
    const whose = { userId: ana.id, key: null };
    expect(await loadProfileFavorites(visitor, whose)).toEqual([heat]);
    const watches = await loadProfileWatches(visitor, whose);
    expect(watches.map(({ title, episodes, day: on }) => [title, episodes, on])).toEqual([
      ['Breaking Bad', 2, '2026-11-21'],
      ['The Matrix', 0, day],
      ['Heat', 0, day],
    ]);
    const { reviews, total } = await loadProfileReviews(visitor, whose, 1);
    expect(total).toBe(1);
    expect(reviews[0]).toMatchObject({ text: 'They all die.', tellsEnd: true, title: 'The Matrix', id: 603 });
    const numbers = await loadProfileNumbers(visitor, whose, '2026-11-22');
    expect(numbers).toMatchObject({ titles: 4, movies: 3, series: 1, thisYear: 3, reviews: 1, ratings: 0 });
    expect(JSON.stringify([page, watches, reviews, numbers])).not.toMatch(/@example|secret friend/);
  });

  it('leaves out hidden parts, also for its owner', async () => {
    const parts = { favorites: false, watches: false, reviews: false, numbers: false };
    await changeOwnPublicProfile(ana.client, ana.id, { parts });
    const whose = { userId: ana.id, key: null };
    for (const client of [visitor, bob.client, ana.client]) {
      expect(await loadProfileFavorites(client, whose)).toEqual([]);
      expect(await loadProfileWatches(client, whose)).toEqual([]);
      expect(await loadProfileReviews(client, whose, 1)).toEqual({ reviews: [], total: 0 });
      expect(await loadProfileNumbers(client, whose, day)).toBeNull();
    }
    const on = { favorites: true, watches: true, reviews: true, numbers: true };
    await changeOwnPublicProfile(ana.client, ana.id, { parts: on });
  });

  it('looks nonexistent to others while private, and its reviews have no link', async () => {
    await level('private');
    for (const client of [visitor, bob.client, admin.client]) {
      expect(await loadPublicProfile(client, 'ana_films', null)).toBeNull();
      expect(await loadPublicProfile(client, 'nobody_has_it', null)).toBeNull();
      expect(await loadProfileWatches(client, { userId: ana.id, key: null })).toEqual([]);
    }
    expect(await loadPublicProfile(ana.client, 'ana_films', null)).toMatchObject({ isOwn: true });
    const query = { page: 1, order: 'newest' } as const;
    const [review] = (await loadReviewPage(visitor, movie, query)).reviews;
    expect(review).toMatchObject({ authorName: 'Ana', handle: null, tellsEnd: true });
    await level('public');
    expect((await loadReviewPage(visitor, movie, query)).reviews[0]?.handle).toBe('ana_films');
  });

  it('opens by link with its key only, and a new key invalidates the old one', async () => {
    await level('link');
    const key = (await loadOwnPublicProfile(ana.client))?.key ?? '';
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await loadPublicProfile(visitor, 'ana_films', null)).toBeNull();
    expect(await loadPublicProfile(visitor, 'ana_films', 'x'.repeat(64))).toBeNull();
    expect(await loadPublicProfile(visitor, 'ana_films', key)).toMatchObject({ level: 'link' });
    expect(await loadProfileFavorites(visitor, { userId: ana.id, key })).toHaveLength(1);
    const next = await renewProfileLink(ana.client);
    expect(await loadPublicProfile(visitor, 'ana_films', key)).toBeNull();
    expect(await loadPublicProfile(visitor, 'ana_films', next)).not.toBeNull();
    await expect(followPerson(bob.client, bob.id, ana.id)).rejects.toMatchObject({ kind: 'forbidden' });
    await blockPerson(ana.client, ana.id, bob.id);
    expect(await loadPublicProfile(bob.client, 'ana_films', next)).toBeNull();
  });

  it('is found under its former name for ninety days', async () => {
    expect(await claimHandle(ana.client, 'ana_cinema')).toBe('claimed');
    expect(await loadPublicProfile(visitor, 'ana_films', null)).toMatchObject({ handle: 'ana_cinema' });
    await rows(`update private.former_handles set left_at = now() - interval '91 days'`);
    expect(await loadPublicProfile(visitor, 'ana_films', null)).toBeNull();
    expect(await claimHandle(ana.client, 'ana_films')).toBe('claimed');
  });

  it('can be followed, which shows followers watches and reviews as far as the page does', async () => {
    await followPerson(bob.client, bob.id, ana.id);
    await followPerson(bob.client, bob.id, ana.id);
    expect(await loadPublicProfile(bob.client, 'ana_films', null)).toMatchObject({
      isFollowed: true,
      followers: 1,
    });
    const { people, total } = await loadFollows(bob.client, 'following', 1);
    expect([people[0]?.handle, total]).toEqual(['ana_films', 1]);
    const activity = await loadActivity(bob.client, '2026-11-01', 12);
    expect(activity.map(({ name, title, episodes, others }) => [name, title, episodes, others])).toEqual([
      ['Ana', 'Breaking Bad', 2, 0],
      ['Ana', 'The Matrix', 0, 1],
    ]);
    expect(await loadActivity(eve.client, '2026-11-01', 12)).toEqual([]);

    await postReview(eve.client, eve.id, movie, 'The latest');
    const names = async (client: Client) =>
      (await loadReviewPage(client, movie, { page: 1, order: 'newest' })).reviews.map(
        (one) => one.authorName,
      );
    expect(await names(visitor)).toEqual(['Eve', 'Ana']);
    expect(await names(bob.client)).toEqual(['Ana', 'Eve']);

    await changeOwnPublicProfile(ana.client, ana.id, { parts: { watches: false } });
    expect(await loadActivity(bob.client, '2026-11-01', 12)).toEqual([]);
    await changeOwnPublicProfile(ana.client, ana.id, { parts: { watches: true } });
    await level('private');
    expect(await loadActivity(bob.client, '2026-11-01', 12)).toEqual([]);
    const left = await loadFollows(bob.client, 'following', 1);
    expect(left.people).toEqual([{ userId: ana.id, handle: null, name: null, avatarUrl: null }]);
  });

  it('lists its followers to its owner, by name where their page is visible, and can remove them', async () => {
    await followPerson(bob.client, bob.id, ana.id);
    await followPerson(eve.client, eve.id, ana.id);
    await claimHandle(eve.client, 'eve_films');
    await changeOwnPublicProfile(eve.client, eve.id, { level: 'public' });
    const followers = async (client: Client) => {
      const { people, total } = await loadFollows(client, 'followers', 1);
      return [people.map(({ userId, name, handle }) => [userId, name, handle]), total];
    };
    const ofEve = [eve.id, 'Eve', 'eve_films'];
    expect(await followers(ana.client)).toEqual([[ofEve, [bob.id, null, null]], 2]);
    expect(await followers(bob.client)).toEqual([[], 0]);
    await expect(loadFollows(visitor, 'followers', 1)).rejects.toMatchObject({ kind: 'expired' });

    await removeFollower(eve.client, bob.id);
    await expect(removeFollower(visitor, bob.id)).rejects.toMatchObject({ kind: 'expired' });
    expect(await followers(ana.client)).toEqual([expect.anything(), 2]);
    await removeFollower(ana.client, bob.id);
    expect(await followers(ana.client)).toEqual([[ofEve], 1]);
    await followPerson(bob.client, bob.id, ana.id);
    expect((await followers(ana.client))[1]).toBe(2);
    await changeOwnPublicProfile(eve.client, eve.id, { level: 'private' });
  });

  it('is hidden between users after a block, including reviews for the one who blocked', async () => {
    await followPerson(eve.client, eve.id, ana.id);
    await blockPerson(ana.client, ana.id, eve.id);
    await expect(blockPerson(ana.client, ana.id, ana.id)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(blockPerson(visitor, ana.id, eve.id)).rejects.toMatchObject({ kind: 'expired' });
    expect(await loadPublicProfile(eve.client, 'ana_films', null)).toBeNull();
    expect(await loadActivity(eve.client, '2026-11-01', 12)).toEqual([]);
    expect(await loadBlocked(ana.client, ana.id, 1)).toEqual({
      people: [{ userId: eve.id, knownAs: 'Eve' }],
      total: 1,
    });
    const query = { page: 1, order: 'newest' } as const;
    const shown = await loadReviewPage(ana.client, movie, query);
    expect([shown.reviews.map((one) => one.authorName), shown.total]).toEqual([['Ana'], 1]);
    expect((await loadReviewPage(visitor, movie, query)).total).toBe(2);
    await unblockPerson(ana.client, ana.id, eve.id);
    expect(await loadPublicProfile(eve.client, 'ana_films', null)).toMatchObject({ followers: 0 });
  });

  it('is reported once by each user, and hidden by an admin until shown again', async () => {
    await reportProfile(bob.client, bob.id, ana.id, 'Pretends to be Ana');
    await expect(reportProfile(bob.client, bob.id, ana.id, 'Again')).rejects.toMatchObject({
      kind: 'duplicate',
    });
    await expect(reportProfile(ana.client, ana.id, ana.id, 'Me')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(reportProfile(visitor, bob.id, ana.id, 'Hm')).rejects.toMatchObject({ kind: 'expired' });
    await blockPerson(ana.client, ana.id, eve.id);
    await expect(reportProfile(eve.client, eve.id, ana.id, 'Hm')).rejects.toMatchObject({
      kind: 'forbidden',
    });

    await expect(loadReportedProfiles(bob.client)).rejects.toMatchObject({ kind: 'forbidden' });
    const { rows: reported, total } = await loadReportedProfiles(admin.client);
    expect([reported[0]?.handle, reported[0]?.reasons, total]).toEqual([
      'ana_films',
      ['Pretends to be Ana'],
      1,
    ]);
    await expect(hideProfile(bob.client, ana.id, 'No')).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(hideProfile(admin.client, ana.id, ' ')).rejects.toMatchObject({ kind: 'invalid' });
    expect(await hideProfile(admin.client, ana.id, 'Not Ana')).toBe(true);
    expect(await loadPublicProfile(visitor, 'ana_films', null)).toBeNull();
    expect(await loadPublicProfile(ana.client, 'ana_films', null)).toMatchObject({ suspended: true });
    expect(await showProfile(admin.client, ana.id)).toBe(true);
    expect(await showProfile(admin.client, ana.id)).toBe(false);
    expect(await loadPublicProfile(visitor, 'ana_films', null)).not.toBeNull();
    expect(await dismissProfileReports(admin.client, ana.id)).toBe(1);
    expect((await loadReportedProfiles(admin.client)).rows).toEqual([]);
  });
});
