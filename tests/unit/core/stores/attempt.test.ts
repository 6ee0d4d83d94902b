import { expect, test } from 'vitest';
import { BackendError } from '../../../../src/core/backend/errors.ts';
import { attempt, because, sayFailure, type Failure } from '../../../../src/core/stores/attempt.ts';
import { OwnServerError } from '../../../../src/core/stores/own-server.ts';
import { $toast } from '../../../../src/core/stores/toasts.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

const { seen } = browserEnvironment();

const rejecting = (error: Error) => () => Promise.reject(error);

test('Returns the result', async () => {
  expect(await attempt(() => 7)).toEqual({ kind: 'ok', value: 7 });
  expect(await attempt(() => Promise.resolve(null))).toEqual({ kind: 'ok', value: null });
});

test('Returns a backend’s refusal with its message, without a defect report', async () => {
  const error = new BackendError('forbidden');
  expect(await attempt(rejecting(error))).toEqual({
    kind: 'failed',
    code: 'forbidden',
    message: 'You are not allowed to do this.',
  });
  expect(seen.defects).toEqual([]);
});

test('Returns a refusal of this site’s server with its message', async () => {
  const error = new OwnServerError('noKey', 'No API key found.');
  expect(await attempt(rejecting(error))).toEqual({
    kind: 'failed',
    code: 'noKey',
    message: 'No API key found.',
  });
  expect(seen.defects).toEqual([]);
});

test.each([
  'Failed to fetch dynamically imported module: https://marquee.example/_astro/acts.js',
  'error loading dynamically imported module: https://marquee.example/_astro/acts.js',
  'Importing a module script failed.',
])('Treats a failed script import as a network failure: %s', async (message) => {
  expect(await attempt(rejecting(new TypeError(message)))).toMatchObject({ kind: 'failed', code: 'offline' });
  expect(seen.defects).toEqual([]);
});

test.each([
  ['rejects', rejecting(new TypeError('x is not a function'))],
  [
    'throws',
    () => {
      throw new TypeError('x is not a function');
    },
  ],
])('Reports a defect that %s as such', async (_, work) => {
  const failed = (await attempt(work)) as Failure;
  expect(failed).toMatchObject({ kind: 'failed', code: 'defect' });
  expect(failed.message).toMatch(/^Something went wrong here/);
  expect(seen.defects.splice(0)).toEqual([new TypeError('x is not a function')]);
});

test('Shows the message of the failed action, and of a defect that it is ours', () => {
  const words = { title: 'Error', text: 'Failed to save rating' };
  sayFailure({ kind: 'failed', code: 'limited', message: '' }, words);
  expect($toast.get()).toMatchObject({ ...words, destructive: true });
  sayFailure({ kind: 'failed', code: 'offline', message: '' }, words);
  expect($toast.get()).toMatchObject({ ...words, title: 'No connection', destructive: true });
  const action = { label: 'Try again', run: () => undefined };
  sayFailure({ kind: 'failed', code: 'defect', message: '' }, { ...words, action });
  expect($toast.get()).toMatchObject({ title: 'Something went wrong here', destructive: true, action });
  expect($toast.get()?.text).not.toContain('Failed');
});

test('Appends the reason to a failure’s message', () => {
  const failed: Failure = { kind: 'failed', code: 'offline', message: 'You seem to be offline.' };
  const action = { label: 'Try again', run: () => undefined };
  expect(because(failed, { title: 'Error', text: 'It was not saved.', action })).toEqual({
    ...{ title: 'Error', action },
    text: 'It was not saved. You seem to be offline.',
  });
});
