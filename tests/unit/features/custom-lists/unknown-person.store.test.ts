import { afterAll, expect, test } from 'vitest';
import { signIn } from '../../../../src/core/backend/auth.ts';
import { $choices, openChoices } from '../../../../src/features/custom-lists/choices.store.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { refusing } from '../../../support/browser/refused-answer.ts';
import { createPerson, PASSWORD } from '../../../support/database/people.ts';
import { film } from '../../../support/films.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment } = browserEnvironment(server);
const { email } = await createPerson(server);
// As on a new page: signed in, but the session is not read yet.
await signIn(await environment.backend(), email, PASSWORD);

test('Reports that lists failed to load in a menu opened before the user is known', async () => {
  refusing('my_lists_for', 403, { code: '42501', message: 'No.' });
  await openChoices(film(1));
  expect($choices.get()).toEqual({ key: 'movie-1', state: 'failed', lists: [] });
});
