import { fireEvent } from '@testing-library/dom';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AccountMenu } from '../../../../src/features/shell/AccountMenu.tsx';
import { ProfileForm } from '../../../../src/features/profile/ProfileForm.tsx';
import { $toast } from '../../../../src/core/stores/toasts.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';

const id = '00000000-0000-4000-8000-00000000000a';
const account = { id, email: 'ada@example.org', fullName: 'Ada Example' };
const profile = {
  id,
  fullName: 'Ada Example',
  avatarUrl: `/storage/v1/object/public/avatars/${id}.png?v=1`,
  createdAt: '2026-01-01',
};

test.each([
  ['while one looks at the page', false],
  ['before the page was awake', true],
])('Shows the initial in the profile for a picture that failed to load %s', (_when, failed) => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(failed);
  onTestFinished(() => complete.mockRestore());
  openIsland(<ProfileForm account={account} profile={profile} backendUrl="" />);
  const picture = screen.queryByRole('img', { name: 'Your avatar' });
  expect(picture === null).toBe(failed);
  if (picture) fireEvent.error(picture);
  expect(screen.queryByRole('img', { name: 'Your avatar' })).toBeNull();
  expect(screen.getByText('A')).toBeTruthy();
});

test('Shows the initial in the header for a missing picture', () => {
  browserEnvironment();
  openIsland(<AccountMenu session={{ kind: 'signedIn', account, profile, admin: false }} backendUrl="" />);
  const letter = screen.getByText('A');
  const picture = letter.nextElementSibling;
  expect(picture?.getAttribute('src')).toBe(profile.avatarUrl);
  // Without an alternative text, a failed picture covers no letter.
  expect(picture?.getAttribute('alt')).toBe('');
});

test.each([
  ['of a kind browsers cannot read', 'image/heic'],
  ['of no picture at all', 'text/plain'],
])('Refuses a file %s, naming accepted types', async (_what, type) => {
  browserEnvironment();
  // A browser's error for an unreadable picture; happy-dom decodes none.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  const decode = vi
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockRejectedValue(new DOMException('', 'EncodingError'));
  // Node's own does not accept happy-dom's files.
  const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    decode.mockRestore();
    address.mockRestore();
  });
  openIsland(<ProfileForm account={account} profile={profile} backendUrl="" />);
  const file = new File(['ftypheic'], 'holiday', { type });
  fireEvent.drop(screen.getByText(/drop one here/), { dataTransfer: { files: [file] } });
  const sentence = 'Please choose an image file: PNG, JPEG, WebP, GIF or SVG.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect($toast.get()).toMatchObject({ title: 'Error', text: sentence, destructive: true });
});
