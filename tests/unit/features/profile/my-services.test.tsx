import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadMyServices } from '../../../../src/features/watch/my-services.queries.ts';
import type { Service } from '../../../../src/core/offers.ts';
import { MyServices } from '../../../../src/features/profile/MyServices.tsx';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { changeSession, signOutHere } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, PASSWORD } from '../../../support/database/people.ts';

const { server, environment } = await startBrowser();

const all: Service[] = [
  ...Array.from({ length: 60 }, (_, at) => ({ id: at + 1, name: `Channel ${at + 1}`, logoPath: null })),
  { id: 90, name: 'خدمة المشاهدة', logoPath: null },
  { id: 91, name: '映画チャンネル', logoPath: '/s91.svg' },
  { id: 92, name: 'Père & Fils Plus', logoPath: null },
];

let id: string;
let person: ReturnType<typeof openIsland>;
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const names = () => screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent);
const stored = async () => loadMyServices(await environment.backend(), id);

async function open(mine: number[] = [], total: number | null = all.length): Promise<void> {
  const first = [...all.filter((one) => mine.includes(one.id)), ...all.slice(0, 30)];
  person = openIsland(
    <MyServices
      {...{ userId: id, region: 'DE', mine, total, imageBase: 'http://images' }}
      first={total === null ? [] : first}
    />,
  );
  await Promise.resolve();
}

beforeEach(async () => {
  await signOutHere();
  const created = await createPerson(server);
  id = created.id;
  await changeSession((client) =>
    client.auth.signInWithPassword({ email: created.email, password: PASSWORD }),
  );
  dismissToast();
  const answer = { region: 'DE', services: all };
  setEnvironment({ ...environment, fetch: () => Promise.resolve(Response.json(answer)) });
});

describe('my services in the profile', () => {
  test('are ticked by mouse and keyboard, and saved', async () => {
    await open();
    await person.click(await box('Channel 2'));
    await person.tab();
    await person.keyboard(' ');
    await waitFor(async () => expect(await stored()).toEqual([2, 3]));
    expect(screen.getByRole('status').textContent).toBe('2 services picked');
  });

  test('show ticked ones first, and revert a failed tick', async () => {
    await open([92]);
    expect(names()[0]).toBe('Père & Fils Plus');
    const first = await box('Channel 1');
    await offline(async () => {
      await person.click(first);
      await waitFor(() => expect($toast.get()?.text).toBe('Your services could not be changed'));
    });
    expect(first.checked).toBe(false);
  });

  test.each([
    ['pere fils', ['Père & Fils Plus']],
    ['خدمة', ['خدمة المشاهدة']],
    ['映画', ['映画チャンネル']],
    ['channel 59', ['Channel 59']],
  ])('are found by name, in any spelling: %s', async (text, found) => {
    await open();
    await person.type(screen.getByRole('searchbox'), text);
    await waitFor(() => expect(names()).toEqual(found));
  });

  test('show thirty of many and say so, and report no matches', async () => {
    await open();
    expect(names()).toHaveLength(30);
    expect(screen.getByText('The first 30 of 63. Type to find the others.')).toBeTruthy();
    await person.type(screen.getByRole('searchbox'), 'zzz');
    expect((await screen.findByRole('status')).textContent).toBe('No service here is called “zzz”');
  });

  test('offer a retry when loading fails', async () => {
    await open([], null);
    expect(screen.getByRole('alert').textContent).toContain(
      'The services of this region could not be loaded.',
    );
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/profile');
  });

  test('list ticked ones of another region, which can be removed', async () => {
    person = openIsland(
      <MyServices
        {...{ userId: id, region: 'DE', mine: [777], total: all.length, imageBase: '' }}
        first={all.slice(0, 30)}
      />,
    );
    expect((await box('Service 777')).checked).toBe(true);
  });
});
