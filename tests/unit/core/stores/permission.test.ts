import { m } from '../../../../src/paraglide/messages.js';
import type { WritableAtom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../../../src/core/backend/errors.ts';
import {
  $authDialog,
  closeAuthDialog,
  completeAuthDialog,
  reasonOfDialog,
} from '../../../../src/core/stores/auth-dialog.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { asSignedIn } from '../../../../src/core/stores/permission.ts';
import { $session, startSession, type Session } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

const now = $session as WritableAtom<Session>;
const ada = { kind: 'signedIn', account: { id: 'ada', email: 'ada@example.org' } } as Session;
const REFUSED = { title: 'Please sign in', text: 'To keep it' };
const run = vi.fn();

beforeEach(() => {
  browserEnvironment();
  startSession();
  run.mockReset();
  dismissToast();
  closeAuthDialog();
});

test('Runs an action for the signed-in user', () => {
  now.set(ada);
  void asSignedIn(REFUSED, run);
  expect(run.mock.calls).toEqual([[{ id: 'ada', email: 'ada@example.org' }]]);
  expect([$toast.get(), $authDialog.get()]).toEqual([null, null]);
});

test('Tells a visitor why not, and runs it after signing in', async () => {
  now.set({ kind: 'signedOut' });
  void asSignedIn(REFUSED, run);
  expect(run).not.toHaveBeenCalled();
  expect($toast.get()).toMatchObject(REFUSED);
  expect([$authDialog.get(), reasonOfDialog()]).toEqual([{ name: 'signIn' }, 'To keep it']);
  now.set(ada);
  await completeAuthDialog();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['why', undefined, m.backend_offline()],
  ['what it is for', { title: m.words_error(), text: 'Failed to keep it' }, 'Failed to keep it'],
])('Says %s when the user cannot be determined', async (_what, failed, text) => {
  now.set({ kind: 'unknown' });
  setEnvironment({ backend: () => Promise.reject(new BackendError('offline')) });
  const asking = asSignedIn(REFUSED, run, failed);
  expect([run.mock.calls, $toast.get()]).toEqual([[], null]);
  await asking;
  expect([run.mock.calls, $authDialog.get()]).toEqual([[], null]);
  expect($toast.get()).toMatchObject({ title: 'No connection', text, destructive: true });
});

test('Shows a failure’s own message', async () => {
  now.set(ada);
  await asSignedIn(REFUSED, () => Promise.reject(new BackendError('offline')));
  expect($toast.get()).toMatchObject({ title: 'No connection', destructive: true });
  expect($toast.get()?.text).toMatch(/offline/);
});
