import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNotices, tellOnce } from '../../../../src/features/notices/notices.queries.ts';
import { NoticesPage } from '../../../../src/features/notices/NoticesPage.tsx';
import { UnreadCount } from '../../../../src/features/notices/UnreadCount.tsx';
import { openIsland } from '../../../support/browser/island.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, newAddress } from '../../../support/database/people.ts';
import { serviceClient } from '../../../support/host/server-jobs.ts';

const { server, environment, enter } = await startBrowser();

let id: string;
beforeEach(async () => {
  const person = await createPerson(server, newAddress(), { full_name: 'Ada Example' });
  ({ id } = person);
  const title = { kind: 'movie' as const, id: 603, name: 'The Matrix', posterPath: null };
  const tellings = [1, 2].map((number) => ({ users: [id], key: `movie:${number}`, title }));
  await tellOnce(serviceClient(server), 'release', tellings);
  await enter(person);
});

test('Labels the bell with the unread count, updated by marks on the page', async () => {
  const { notices, total } = await loadNotices(await environment.backend(), id, 1);
  const person = openIsland(
    <>
      <a href="/notices">
        Notices <UnreadCount rendered={null} />
      </a>
      <NoticesPage notices={notices} total={total} page={1} unread imageBase="" />
    </>,
  );
  await waitFor(() => screen.getByRole('link', { name: /^Notices.*2 unread notifications/ }));
  const [first] = screen.getAllByRole('button', { name: /^Mark as read/ });
  if (!first) throw new Error('nothing can be marked');
  await person.click(first);
  await waitFor(() => screen.getByRole('link', { name: /^Notices.*One unread notification/ }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => screen.getByRole('link', { name: /^Notices$/ }));
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
});

test('Links users without notices to where they can get some', () => {
  openIsland(<NoticesPage notices={[]} total={0} page={1} unread={false} imageBase="" />);
  screen.getByText('No notifications yet');
  screen.getByRole('link', { name: 'Browse Upcoming Movies' });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('Pages many notices', () => {
  openIsland(<NoticesPage notices={[]} total={75} page={2} unread={false} imageBase="" />);
  expect(screen.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/notices');
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/notices?page=3');
  screen.getByText('Page 2 of 3');
});
