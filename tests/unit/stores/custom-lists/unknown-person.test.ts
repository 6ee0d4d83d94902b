import { afterAll, expect, test, vi } from 'vitest';
import { signIn } from '../../../../src/backend/auth/auth.ts';
import { BackendError } from '../../../../src/backend/errors.ts';
import type { ListTitle } from '../../../../src/domain/lists/lists.ts';
import { $authDialog } from '../../../../src/stores/auth/auth-dialog.ts';
import { $choices, openChoices } from '../../../../src/stores/custom-lists/choices.ts';
import { beginWithLists } from '../../../../src/stores/custom-lists/showing.ts';
import { setEnvironment } from '../../../../src/stores/environment.ts';
import { $session } from '../../../../src/stores/session.ts';
import { $toast } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { refusing } from '../../../support/browser/refused-answer.ts';
import { createPerson, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment } = browserEnvironment(server);
const { email } = await createPerson(server);
// As on a page that opens: somebody is signed in, and nobody has looked who.
await signIn(await environment.backend(), email, PASSWORD);

const FILM: ListTitle = {
  ...{ kind: 'movie', id: 1, title: 'Heat', posterPath: null, date: null, voteAverage: null },
};

test('nothing is begun with lists where nobody can tell who is signed in, which is said', async () => {
  setEnvironment({ ...environment, backend: () => Promise.reject(new BackendError('offline')) });
  const goOn = vi.fn();
  await beginWithLists(goOn);
  setEnvironment(environment);
  expect($session.get().kind).toBe('unknown');
  expect($toast.get()).toMatchObject({ text: 'Failed to create the list', destructive: true });
  expect([goOn.mock.calls, $authDialog.get()]).toEqual([[], null]);
});

test('a menu that was opened before it was known who is signed in says that lists could not be loaded', async () => {
  refusing('my_lists_for', 403, { code: '42501', message: 'No.' });
  await openChoices(FILM);
  expect($choices.get()).toEqual({ key: 'movie-1', state: 'failed', lists: [] });
});
